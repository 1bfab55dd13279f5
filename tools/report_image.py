#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Makes docs/images/report.png: what `swsim report` shows of the fastest kernel, in Chromium."""

import subprocess
import tempfile
from pathlib import Path

from PIL import Image

from report_browser import ReportPage, browser

ROOT = Path(__file__).resolve().parents[1]
PICTURE = ROOT / "docs" / "images" / "report.png"
COLOURS = 200  # a picture of few colours is a small file


def main() -> None:
    """Writes the picture of the report for the documents."""
    with tempfile.TemporaryDirectory() as folder, browser(1500, 1010) as driver:
        file = Path(folder) / "report.html"
        command = ["build/swsim", "report", "simd_selldw_pipeline", "--bytes", "64K", "-o", file]
        subprocess.run(command, cwd=ROOT, check=True)
        page = ReportPage(driver, file)
        page.find("#formats button[data-format='words']").click()
        # The look-ups of a round, with one instruction's producers and readers.
        cycle, pipe = page.script(FIRST_WITH_NEIGHBOURS)
        page.click_cycle(cycle, pipe)
        page.hover(cycle, pipe)
        page.script("document.activeElement.blur()")
        screen = Path(folder) / "screen.png"
        driver.save_screenshot(str(screen))
        Image.open(screen).convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE).save(
            PICTURE, optimize=True
        )


# The first instruction on P0 whose producers and readers are all within 12 cycles.
FIRST_WITH_NEIGHBOURS = """
const { core } = page.timeline;
for (let i = 200; i < core.issueCycle.length; ++i) {
    const others = [...core.producers[i], ...core.consumers[i]].map((each) => each.issue);
    const distance = (j) => Math.abs(core.issueCycle[j] - core.issueCycle[i]);
    const near = others.every((j) => j >= 0 && distance(j) < 12);
    if (near && core.issuePipe[i] === 0 && core.producers[i].length > 1 && core.consumers[i].length)
        return [core.issueCycle[i], 0];
}
"""

if __name__ == "__main__":
    main()
