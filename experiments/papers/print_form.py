# SPDX-License-Identifier: Apache-2.0
"""The papers' page with its pictures in one HTML, and that as a PDF."""

import base64
import html as text
import shutil
import subprocess
import tempfile
from datetime import date
from pathlib import Path

from lab.files import replaced_atomically
from papers import page
from papers.catalogue import RESULTS, Item, Paper

STYLE = """
body { font: 10pt/1.4 sans-serif; margin: 2em auto; max-width: 62em; }
table { border-collapse: collapse; font-size: 8.5pt; }
td, th { border: 1px solid #bbb; padding: 2px 5px; text-align: left; vertical-align: top; }
h3 { break-after: avoid; margin-bottom: 0.2em; } figure { break-inside: avoid; margin: 0.5em 0; }
img { max-width: 34em; } .no { background: #fdd; } .note { color: #555; }
@page { size: A4; margin: 14mm; }
"""


def html(papers: list[Paper], machine: str, version: str) -> str:
    """Opens without any other file; `version` of the simulator."""
    parts = [
        "<!doctype html><html lang=en><meta charset=utf-8>",
        "<title>AES on Sunway: five papers</title>",
        f"<style>{STYLE}</style><h1>AES on Sunway: five papers beside swsim</h1>",
        f"<p class=note>{text.escape(version)}; machine {machine}; {date.today().isoformat()}</p>",
    ]
    for paper in papers:
        parts.append(f"<h2>{text.escape(paper.short)}</h2>")
        parts.append(f"<p>{text.escape(f'{paper.authors}: {paper.title}. {paper.where}.')}</p>")
        parts += [_item(item) for item in paper.items]
    return "\n".join(parts) + "\n"


def _item(item: Item) -> str:
    escape = text.escape
    title = f"{item.name[0].upper()}{item.name[1:]} (section {item.section}): {item.about}"
    parts = [f"<h3>{escape(title)}</h3>"]
    if item.published:
        parts.append(f"<p>Published: {escape(item.published)}.</p>")
    result = item.result
    if result is None:
        parts.append(f"<p class=note>{escape(item.instead or f'Missing: {item.command}')}.</p>")
        return "\n".join(parts)
    rows = []
    for each in result.comparisons:
        cells = (each.quantity, each.published, each.simulated, each.difference, str(each.role))
        mark = " class=no" if each.comes_out is False else ""
        verdict = page.VERDICT[each.comes_out]
        rows.append(f"<tr{mark}>{''.join(f'<td>{escape(c)}' for c in (*cells, verdict))}</tr>")
    head = "".join(
        f"<th>{name}"
        for name in ("quantity", "published", "simulated", "difference", "role", "comes out")
    )
    parts.append(f"<table><tr>{head}</tr>{''.join(rows)}</table>")
    picture = RESULTS / f"{result.name}.png"
    if picture.exists():
        data = base64.b64encode(picture.read_bytes()).decode()
        image = f'<img alt="{escape(title)}" src="data:image/png;base64,{data}">'
        parts.append(f"<figure>{image}</figure>")
    machine = f"machine {result.machine[:12]}; " if result.machine else ""
    parts.append(f"<p class=note>{escape(f'{machine}{result.command}. {result.note}')}</p>")
    return "\n".join(parts)


def write_pdf(source: Path, target: Path) -> Path | None:
    """By Chromium; None without it."""
    browser = shutil.which("chromium")
    if browser is None:
        return None
    with replaced_atomically(target) as temporary, tempfile.TemporaryDirectory() as profile:
        options = ["--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer"]
        options += [f"--user-data-dir={profile}", f"--print-to-pdf={temporary}"]
        subprocess.run(
            [browser, *options, source],
            check=True,
            capture_output=True,
            timeout=120,
        )
    return target
