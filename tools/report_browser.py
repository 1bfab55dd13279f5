# SPDX-License-Identifier: Apache-2.0
"""Debian's Chromium without a window, for tests and pictures of `swsim report`."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.common import utils
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait

CHROMIUM = Path("/usr/bin/chromium")
DRIVER = Path("/usr/bin/chromedriver")
MISSING = "{} is missing: tools/setup.sh test installs Debian's chromium and chromium-driver"


class Driver(webdriver.ChromeService):
    """ChromeDriver by its number: a bare machine does not know the name localhost."""

    HOST = "127.0.0.1"

    @property
    def service_url(self) -> str:
        """Where it takes commands."""
        return f"http://{self.HOST}:{self.port}"

    def is_connectable(self) -> bool:
        """Whether it does already."""
        return utils.is_connectable(self.port, self.HOST)


@contextmanager
def browser(width: int = 1600, height: int = 1000) -> Iterator[webdriver.Chrome]:
    """A browser with a window of this size, which notes its console and its requests."""
    for program in (CHROMIUM, DRIVER):
        if not program.exists():
            raise FileNotFoundError(MISSING.format(program))
    options = webdriver.ChromeOptions()
    options.binary_location = str(CHROMIUM)
    for argument in (
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--hide-scrollbars",
        "--remote-debugging-pipe",
        f"--window-size={width},{height}",
    ):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    driver = webdriver.Chrome(options, Driver(str(DRIVER)))
    try:
        yield driver
    finally:
        driver.quit()


class ReportPage:
    """A report in a browser, used as a reader uses it."""

    def __init__(self, driver: webdriver.Chrome, file: Path, view: str = "timeline"):
        self.driver = driver
        self.file = file
        driver.get("about:blank")
        driver.get_log("browser")
        driver.get_log("performance")
        driver.get(f"{file.resolve().as_uri()}#{view}")
        self.ready_ms = WebDriverWait(driver, 20).until(
            lambda d: d.execute_script("return window.swsimReady")
        )

    def script(self, text: str, *arguments):
        """What JavaScript returns."""
        return self.driver.execute_script(text, *arguments)

    def find(self, selector: str):
        """The first element."""
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def all(self, selector: str) -> list:
        """All elements."""
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def open(self, view: str) -> None:
        """Shows a view by its tab."""
        self.find(f"#tab-{view}").click()

    def data(self) -> dict:
        """The JSON in the page."""
        return json.loads(self.script("return document.getElementById('data').textContent"))

    def keys(self, text: str) -> None:
        """Types into the timeline."""
        self.find("#lanes").send_keys(text)

    # ---- The timeline ------------------------------------------------------------------------

    def view(self) -> dict:
        """First cycle and number of cycles that are visible, and the chosen cycle."""
        return self.script(
            "const t = page.timeline;"
            "return {left: t.left, visible: t.visible, scale: t.scale, cycle: t.cycle};"
        )

    def show_around(self, cycle: int) -> None:
        """Brings a cycle into view without choosing it."""
        self.script("page.timeline.centre(arguments[0])", cycle)

    def point_of(self, cycle: int, pipe: int, core: int = 0) -> tuple[float, float]:
        """Where in the canvas the middle of a cycle's box is."""
        return tuple(
            self.script(
                "const t = page.timeline, row = t.rows[arguments[2]];"
                "return [t.x(arguments[0] + 0.5),"
                "        (arguments[1] ? row.p1 : row.p0) + LANE / 2];",
                cycle,
                pipe,
                core,
            )
        )

    def move_to(self, x: float, y: float, selector: str = "#lanes") -> ActionChains:
        """The pointer, at a place in a canvas: selenium counts from its middle."""
        canvas = self.find(selector)
        size = canvas.size
        return ActionChains(self.driver, duration=0).move_to_element_with_offset(
            canvas, round(x - size["width"] / 2), round(y - size["height"] / 2)
        )

    def click_cycle(self, cycle: int, pipe: int = 0, core: int = 0) -> None:
        """Selects a cycle of a pipe in the timeline."""
        self.show_around(cycle)
        self.move_to(*self.point_of(cycle, pipe, core)).click().perform()

    def hover(self, cycle: int, pipe: int = 0, core: int = 0) -> str:
        """The text that appears at a box or stall."""
        self.move_to(*self.point_of(cycle, pipe, core)).perform()
        return self.tooltip()

    def tooltip(self) -> str:
        """Its text; empty if it is hidden."""
        box = self.find("#tooltip")
        return box.text if box.is_displayed() else ""

    def instructions(self) -> list[tuple[int, int]]:
        """(pipe, pc) of what the chosen cycle's card shows."""
        return [
            (int(box.get_attribute("data-pipe")), int(box.get_attribute("data-pc")))
            for box in self.all("#cycle-body .what[data-pc]")
        ]

    def register(self, index: int) -> str:
        """The value as 64 hexadecimal digits."""
        row = self.find(f"#registers-table tr[data-register='{index}']")
        return row.get_attribute("data-value")

    def changed_registers(self) -> list[int]:
        """Numbers of those that are marked as changed."""
        return [
            int(row.get_attribute("data-register"))
            for row in self.all("#registers-table tr.changed")
        ]

    # ---- What a browser says -----------------------------------------------------------------

    def console(self) -> list[dict]:
        """Messages of the browser."""
        return self.driver.get_log("browser")

    def requests(self) -> list[str]:
        """Addresses of all requests since the page was opened, but that of the page itself."""
        events = [json.loads(entry["message"])["message"]
                  for entry in self.driver.get_log("performance")]  # fmt: skip
        sent = [
            event["params"]["request"]["url"]
            for event in events
            if event["method"] == "Network.requestWillBeSent"
        ]
        return [url for url in sent if not url.startswith((self.file.resolve().as_uri(), "about:"))]
