#!/usr/bin/env python3
"""Checks a published calendar with other programs that read calendars strictly.

  python3 Scripts/oracle/published.py [--haru PROGRAM] [--events 400] [--seed N]

It makes an environment of its own below .build. A data file gets events of all kinds, people with
birthdays, books with a last day, moods and a diary, which `haru publish` writes to a folder. The file is then
read by icalendar, ics, ical and vobject (which also validates each component), and by the rules of RFC 5545 about
lines, and each must find the same events. It ends with 1 if one complains or finds something else.
"""

import argparse
import os
import random
import re
import subprocess
import sys
import tempfile
from datetime import date, datetime, timedelta
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HOME = ROOT / ".build" / "oracle-published"
PACKAGES = ["icalendar>=6", "ics>=0.7", "ical>=8", "vobject>=0.9"]

if Path(sys.prefix) != HOME:
    if not (HOME / "ready").exists():
        subprocess.run([sys.executable, "-m", "venv", str(HOME)], check=True)
        subprocess.run([str(HOME / "bin" / "pip"), "install", "-q", *PACKAGES], check=True)
        (HOME / "ready").touch()
    python = str(HOME / "bin" / "python")
    os.execv(python, [python, __file__, *sys.argv[1:]])

import ical.calendar_stream  # noqa: E402
import icalendar  # noqa: E402
import ics  # noqa: E402
import vobject  # noqa: E402

TITLES = [
    "Dentist",
    "엄마와 저녁",
    "Tea, then; a walk \\ home",
    "👩‍👩‍👧 family " + "한글이 길어지는 제목 " * 8,
    "x" * 300,
    'Say "hi": now',
    "END:VEVENT",
]


def filled(haru, draw, events):
    """Fills a data file through the program's own commands."""
    for name, more in [
        ("Mina", ["--every", "7", "--birthday", "1990-03-02"]),
        ("할머니", ["--every", "none", "--birthday", "lunar:3-8"]),
        ("Leap, Day; Jr.", ["--every", "30", "--birthday", "1996-02-29"]),
    ]:
        haru("people", "add", name, *more)
    haru("books", "add", "--manual", "--title", "월든, or Life", "--pages", "90", "--target", "2026-03-09")
    haru("moods", "add", "72", "slept well, at last")
    for number in range(events):
        start = datetime(2026, 3, 1, 8) + timedelta(days=draw.randrange(60), minutes=15 * draw.randrange(50))
        words = [f"{draw.choice(TITLES)} {number}"]
        if draw.random() < 0.3:
            words += ["--day", f"{start:%Y-%m-%d}"]
            if draw.random() < 0.5:
                words += ["--to", f"{start + timedelta(days=draw.randrange(1, 5)):%Y-%m-%d}"]
        else:
            end = start + timedelta(minutes=draw.choice([5, 45, 60, 600, 3000]))
            words += ["--from", f"{start:%Y-%m-%dT%H:%M}", "--to", f"{end:%Y-%m-%dT%H:%M}"]
        if draw.random() < 0.4:
            words += ["--body", draw.choice(["Bring the book.\nTwo; of, them", "메모 " * 60, "a\tb"])]
        if draw.random() < 0.4:
            words += ["--location", draw.choice(["Luigi, 2nd floor", "서울역 4번 출구; 앞"])]
        if draw.random() < 0.3:
            rules = ["weekly on mon and thu", "monthly", "daily", "FREQ=MONTHLY;BYDAY=-1FR;COUNT=5", "yearly"]
            words += ["--repeat", draw.choice(rules)]
        if draw.random() < 0.4:
            words += ["--remind", draw.choice(["10m", "1h", "1d"]), "--remind", "5m"]
        haru("schedule", "add", *words)
    # Series with one occurrence that is different and one that is removed.
    for number in range(5):
        title = f"Yoga {number}"
        haru("schedule", "add", title, "--from", "2026-03-09T19:00", "--repeat", "weekly on mon and thu")
        haru("schedule", "edit", title, "--from", "20:00", "--this", "2026-03-12")
        haru("schedule", "remove", title, "--this", "2026-03-16", "--yes")


def line_faults(data):
    """The faults of the lines themselves (RFC 5545, 3.1)."""
    if not data.endswith(b"\r\n") or b"\n" in data.replace(b"\r\n", b"") or b"\r" in data.replace(b"\r\n", b""):
        yield "a line does not end with CR and LF"
    for line in data.split(b"\r\n"):
        if len(line) > 75:
            yield f"a line of {len(line)} bytes: {line[:40]!r}"
        try:
            line.decode()
        except UnicodeDecodeError:
            yield f"a letter was cut: {line[:40]!r}"
    if re.search(rb"[\x00-\x08\x0b-\x1f\x7f]", data.replace(b"\r\n", b"")):
        yield "a control character"


def day_or_time(value):
    """A start as the readers agree on it: the time in UTC, or the day."""
    if isinstance(value, datetime):
        return f"{value.timestamp():.0f}"
    return value.isoformat() if isinstance(value, date) else str(value)


def by_icalendar(text):
    calendar = icalendar.Calendar.from_ical(text)
    events = calendar.walk("VEVENT")
    for event in events:
        if event.errors:
            raise ValueError(f"{event['UID']}: {event.errors}")
    return [(str(e["UID"]), str(e["SUMMARY"]), day_or_time(e["DTSTART"].dt)) for e in events]


def by_ical(text):
    events = ical.calendar_stream.IcsCalendarStream.calendar_from_ics(text).events
    return [(e.uid, e.summary, day_or_time(e.dtstart)) for e in events]


def by_ics(text):
    events = ics.Calendar(text).events
    return [
        (e.uid, e.name, e.begin.date().isoformat() if e.all_day else day_or_time(e.begin.datetime))
        for e in events
    ]


def by_vobject(text):
    calendar = vobject.readOne(text)
    calendar.validate(raiseException=True)
    for event in calendar.vevent_list:
        event.validate(raiseException=True)
    return [(e.uid.value, e.summary.value, day_or_time(e.dtstart.value)) for e in calendar.vevent_list]


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--haru", default=str(ROOT / ".build" / "debug" / "haru"))
    arguments.add_argument("--events", type=int, default=400)
    arguments.add_argument("--seed", type=int, default=1)
    chosen = arguments.parse_args()
    faults = []
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            "PATH": "/usr/bin:/bin",
            "HOME": folder,
            "HARU_HOME": folder + "/home",
            "HARU_NOW": "2026-03-05T12:00:00+09:00",
            "TZ": "Asia/Seoul",
            "LC_ALL": "C.UTF-8",
        }

        def haru(*words):
            done = subprocess.run(
                [chosen.haru, *words], env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True
            )
            if done.returncode != 0:
                sys.exit(f"haru {' '.join(words)}: {done.stderr}")

        filled(haru, random.Random(chosen.seed), chosen.events)
        os.mkdir(folder + "/public")
        parts = "schedule,people,books,moods,diary,memos"
        haru("publish", "start", folder + "/public", "--parts", parts, "--name", "Home; sweet, home", "--yes")
        (path,) = Path(folder, "public").glob("*/haru.ics")
        data = path.read_bytes()
        faults += [("lines", fault) for fault in line_faults(data)]
        found = {}
        for name, reader in [
            ("icalendar", by_icalendar),
            ("ical", by_ical),
            ("ics", by_ics),
            ("vobject", by_vobject),
        ]:
            try:
                found[name] = sorted(reader(data.decode()))
            except Exception as error:  # whatever a reader complains about
                faults.append((name, f"{type(error).__name__}: {error}"))
        for name, events in found.items():
            print(f"{name} reads {len(events)} events")
            if events != found.get("icalendar", events):
                odd = set(events) ^ set(found["icalendar"])
                faults.append((name, f"other events than icalendar: {sorted(odd)[:4]}"))
    for name, fault in faults:
        print(f"{name}: {fault}"[:1500], file=sys.stderr)
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
