#!/usr/bin/env python3
"""Asks pytodotxt how it reads lines of todo.txt, and writes its answers for the tests.

  python3 Scripts/oracle/todotxt.py

It makes an environment of its own below .build. The answers go to Tests/ImportTests/Imports/todotxt.txt,
where an ordinary test compares every line of them with the program.
"""

import itertools
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HOME = ROOT / ".build" / "oracle-todotxt"
FROZEN = ROOT / "Tests" / "ImportTests" / "Imports" / "todotxt.txt"

if Path(sys.prefix) != HOME:
    if not (HOME / "ready").exists():
        subprocess.run([sys.executable, "-m", "venv", str(HOME)], check=True)
        subprocess.run([str(HOME / "bin" / "pip"), "install", "-q", "pytodotxt==3.1.0"], check=True)
        (HOME / "ready").touch()
    python = str(HOME / "bin" / "python")
    os.execv(python, [python, __file__, *sys.argv[1:]])

import pytodotxt  # noqa: E402

DONE = ["", "x ", "X ", "xy "]
DATES = ["", "2016-05-20 ", "2016-05-20 2016-04-30 ", "2016-5-20 "]
PRIORITIES = ["", "(A) ", "(a) ", "A "]
TEXTS = [
    "measure space for +chapelShelving @chapel due:2016-05-30", "우유 사기 +집",
    "see http://todotxt.org due:tomorrow", "due:2016-05-30 pay due:2016-06-30", "x (B) later",
]


def lines():
    for done, first, priority, second, text in itertools.product(
            DONE, DATES, PRIORITIES, ["", "2016-04-30 "], TEXTS):
        yield done + first + priority + second + text


def answer(line):
    task = pytodotxt.Task(line)
    due = [day for day in task.attributes.get("due", []) if len(day) == 10]
    fields = [
        "x" if task.is_completed else "", task.completion_date, task.priority, task.creation_date,
        due[0] if due else "", task.description,
    ]
    return "\t".join([line, *(str(field or "") for field in fields)])


answers = sorted({answer(line) for line in lines()})
head = "# Line, done mark, day of completion, priority, day of creation, due day and text, by pytodotxt."
FROZEN.write_text("\n".join([head, *answers]) + "\n")
print(f"{FROZEN.name}: {len(answers)} lines")
