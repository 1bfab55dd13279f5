# SPDX-License-Identifier: Apache-2.0
"""Do folders use each other in one direction, does the map of them tell the truth, and is nothing
large loaded before it is needed?"""

import re
import subprocess
import sys
from pathlib import Path

import folders
import generate_docs
from conftest import ROOT, call
from lab import markdown
from test_docs import DOCUMENTS

ARCHITECTURE = generate_docs.ARCHITECTURE


def test_includes_and_imports_between_folders_point_one_way():
    circle = folders.circle(folders.arrows())
    assert not circle, "these go round:\n" + "\n".join(circle)


def test_a_circle_is_found(tmp_path):
    sources = {"a/one.h": "b/two.h", "b/two.h": "c/three.h", "c/three.h": "a/one.h"}
    subprocess.run(["git", "init", "--quiet"], cwd=tmp_path, check=True)
    for name, used in sources.items():
        source = tmp_path / name
        source.parent.mkdir()
        source.write_text(f'#include "{used}"\n')
    subprocess.run(["git", "add", "."], cwd=tmp_path, check=True)
    circle = folders.circle(folders.arrows(tmp_path))
    assert sorted(circle) == [f"{name}: {used}" for name, used in sources.items()]


def test_the_picture_is_made_from_the_sources():
    said = markdown.part(ARCHITECTURE, generate_docs.FOLDERS)
    assert said == generate_docs.folders_picture().strip(), "run make docs"


def test_the_map_lists_each_folder_once():
    listed = re.findall(r"^\| `([^`]+)/` \|", ARCHITECTURE.read_text(), re.MULTILINE)
    top = {Path(name).parts[0] for name in folders.arrows()}
    expected = {name for name in folders.arrows() if name.startswith(folders.CPP)} | top
    assert sorted(listed) == sorted(expected | {"docs", "tests"})


def test_the_documents_name_no_file_that_is_not_there():
    named = re.compile(rf"`((?:{'|'.join(folders.CPP)}|kernels|tests|tools)/[\w/.]*\w)(?:\.\*)?`")
    for document in DOCUMENTS:
        for name in named.findall(document.read_text()):
            assert (ROOT / name).exists() or list(ROOT.glob(f"{name}.*")), (document, name)


def test_no_experiment_waits_for_matplotlib_before_it_draws():
    commands = sorted(path.name for path in (ROOT / "experiments").glob("*.py"))
    program = f"import runpy, sys\nfor command in {commands}: runpy.run_path(command)\n"
    program += "print('matplotlib' in sys.modules)"
    assert call(sys.executable, "-c", program, cwd=ROOT / "experiments").stdout == "False\n"
