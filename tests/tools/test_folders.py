# SPDX-License-Identifier: Apache-2.0
"""Do folders use each other in one direction, does the map of them tell the truth, and is nothing
large loaded before it is needed?"""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import folders
import generate_docs
from lab import markdown
from support.commands import DOCUMENTS, ROOT, call

ARCHITECTURE = generate_docs.ARCHITECTURE


@pytest.mark.parametrize("depth", (1, 2, 9))
def test_includes_and_imports_between_folders_point_one_way(depth):
    found = folders.merged(folders.arrows(), depth)
    circle = folders.circle(found)
    assert not circle, "these go round:\n" + "\n".join(circle)


def test_nothing_is_made_of_tests():
    found = [source for uses in folders.merged(folders.arrows(), 1).values() for source in uses]
    assert "tests" not in found


def repository(folder: Path, sources: dict[str, str]) -> Path:
    subprocess.run(["git", "init", "--quiet"], cwd=folder, check=True)
    for name, text in sources.items():
        source = folder / name
        source.parent.mkdir(parents=True, exist_ok=True)
        source.write_text(text)
    subprocess.run(["git", "add", "."], cwd=folder, check=True)
    return folder


def test_a_circle_is_found(tmp_path):
    sources = {"a/one.h": "b/two.h", "b/two.h": "c/three.h", "c/three.h": "a/one.h"}
    including = {name: f'#include "{used}"\n' for name, used in sources.items()}
    circle = folders.circle(folders.arrows(repository(tmp_path, including)))
    assert sorted(circle) == [f"{name}: {used}" for name, used in sources.items()]


def test_a_circle_through_other_languages_is_found(tmp_path):
    sources = {
        "experiments/lab/run.py": "from micro.kit import RUNS\n",
        "experiments/lab/run.S": "    nop\n",
        "experiments/micro.py": "import lab.run\n",
        "experiments/micro/__init__.py": "",
        "experiments/micro/kit.py": "RUNS = 1\n",
        "experiments/micro/kernel.toml": 'sources = ["../../kernels/a/a.S"]\nhost = "host.c"\n',
        "experiments/micro/host.c": '#include "../../kernels/a/a.h"\n',
        "kernels/a/a.S": '    .include "a.h"\n',
        "kernels/a/a.h": '#include "../b/b.h"\n',
        "kernels/b/b.h": '#include "../../experiments/lab/run.S"\n',
    }
    found = folders.arrows(repository(tmp_path, sources))
    assert folders.circle(folders.merged(found, 1))
    assert len(folders.circle(found)) == 4
    assert found["experiments/lab"] == {
        "experiments/micro": "experiments/lab/run.py: experiments/micro/kit.py"
    }
    assert found["experiments/micro"] == {"kernels/a": "experiments/micro/host.c: kernels/a/a.h"}


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
