"""What a public forge does with this repository: the workflow, and the forms for issues and changes."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[1]
WORKFLOW: dict[str, Any] = yaml.safe_load((ROOT / ".github/workflows/ci.yml").read_text(encoding="utf-8"))
FORMS = sorted((ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml"))


def _commands() -> list[str]:
    """Every command of every job."""
    return [step["run"] for job in WORKFLOW["jobs"].values() for step in job["steps"] if "run" in step]


def test_the_workflow_tries_every_python_that_the_package_names_on_two_systems() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = re.findall(r"Python :: (3\.\d+)", "\n".join(project["classifiers"]))
    matrix = WORKFLOW["jobs"]["quick"]["strategy"]["matrix"]
    assert matrix["python"] == named
    assert {system.partition("-")[0] for system in matrix["system"]} == {"ubuntu", "macos"}


def test_the_workflow_lints_tests_measures_and_builds() -> None:
    run = "\n".join(_commands())
    for command in ("make quick", "make coverage", "make dist", "make docs", ".ci/run"):
        assert command in run, command


def test_what_the_workflow_makes_is_in_the_makefile() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = re.findall(r"\bmake (\w[\w-]*)", "\n".join(_commands()))
    assert targets
    assert [name for name in targets if not re.search(rf"^{name}:", makefile, re.MULTILINE)] == []


def test_no_job_may_write_or_run_for_ever() -> None:
    assert WORKFLOW["permissions"] == {"contents": "read"}
    assert all(job["timeout-minutes"] <= 90 for job in WORKFLOW["jobs"].values())
    steps = [step for job in WORKFLOW["jobs"].values() for step in job["steps"]]
    fetched = [step for step in steps if step.get("uses", "").startswith("actions/checkout@")]
    assert len(fetched) == len(WORKFLOW["jobs"])
    assert all(step["with"]["persist-credentials"] is False for step in fetched)


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.stem)
def test_a_form_is_one_that_a_forge_can_show(form: Path) -> None:
    read = yaml.safe_load(form.read_text(encoding="utf-8"))
    if form.stem == "config":
        assert read == {"blank_issues_enabled": True}
        return
    assert {"name", "description", "body"} <= set(read)
    for part in read["body"]:
        assert part["type"] in ("markdown", "textarea", "input", "dropdown")
        assert part["attributes"].get("label") or part["attributes"]["value"]
        # A number among the options would be no text there.
        assert all(isinstance(option, str) for option in part["attributes"].get("options", []))
    names = [part["id"] for part in read["body"] if "id" in part]
    assert len(names) == len(set(names)) > 0


def test_a_change_is_asked_for_its_tests_and_the_change_log() -> None:
    asked = (ROOT / ".github/pull_request_template.md").read_text(encoding="utf-8")
    assert "make quick" in asked and "CHANGELOG.md" in asked
