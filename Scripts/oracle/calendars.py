#!/usr/bin/env python3
"""Compares how Haru reads and writes calendars, and time zones, with other programs.

Makes a virtual environment of its own and installs icalendar and khal there. Needs the program
OracleCalendars, which `swift build -c release --product OracleCalendars` makes.

  Scripts/oracle/calendars.py [COUNT [SEED]]
"""

import json
import os
import random
import subprocess
import sys
import tempfile
import venv
from datetime import date, datetime, timedelta, timezone

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PLACE = os.path.join(tempfile.gettempdir(), "haru-oracle-calendars")
EPOCH = datetime(1970, 1, 1, tzinfo=timezone.utc)


def enter_environment():
    """Starts this script again inside an environment that has what it needs."""
    python = os.path.join(PLACE, "bin", "python")
    if os.path.realpath(sys.prefix) == os.path.realpath(PLACE):
        return
    if not os.path.exists(python):
        venv.create(PLACE, with_pip=True)
        subprocess.run([python, "-m", "pip", "-q", "install", "icalendar", "khal", "tzdata"], check=True)
    os.execv(python, [python, *sys.argv])


def program(*words, text=None):
    path = os.environ.get("ORACLE") or os.path.join(ROOT, ".build/release/OracleCalendars")
    done = subprocess.run([path, *words], input=text, capture_output=True, check=True)
    return done.stdout


class Tally:
    def __init__(self, name):
        self.name, self.same, self.different = name, 0, 0

    def add(self, ours, theirs, what):
        if ours == theirs:
            self.same += 1
            return
        self.different += 1
        if self.different <= 5:
            print(f"  differs: {what}\n    Haru:   {ours!r}\n    oracle: {theirs!r}")

    def __str__(self):
        return f"{self.name}: {self.same} the same, {self.different} different"


def compare_zones(draw):
    import zoneinfo

    names = sorted(
        name for name in zoneinfo.available_timezones() if name not in ("localtime", "Factory")
    )
    first, last = (int((datetime(y, 1, 1, tzinfo=timezone.utc) - EPOCH).total_seconds()) for y in (1900, 2500))
    questions = {name: [draw.randrange(first, last) for _ in range(1000)] for name in names}
    text = "".join(f"{name} {' '.join(map(str, asked))}\n" for name, asked in questions.items())
    answers = program("zones", text=text.encode()).decode().splitlines()
    tally = Tally("offsets of zones")
    for (name, asked), answer in zip(questions.items(), answers):
        zone = zoneinfo.ZoneInfo(name)
        ours = [int(word) for word in answer.split()] if answer != "?" else [None] * len(asked)
        for instant, offset in zip(asked, ours):
            moment = (EPOCH + timedelta(seconds=instant)).astimezone(zone)
            tally.add(offset, int(moment.utcoffset().total_seconds()), f"{name} at {instant}")
    print(f"{len(names)} zones;", tally)
    return tally


def told_time(value, parameters):
    if not isinstance(value, datetime):
        return f"D{value:%Y-%m-%d}"
    zone = parameters.get("TZID")
    if zone:
        return f"Z{value:%Y-%m-%dT%H:%M:%S}|{zone}"
    if value.tzinfo is not None:
        return f"I{int((value - EPOCH).total_seconds())}"
    return f"L{value:%Y-%m-%dT%H:%M:%S}"


def told_times(component, name):
    found = component.get(name, [])
    lines = found if isinstance(found, list) else [found]
    return [told_time(item.dt, line.params) for line in lines for item in line.dts]


def instant(component, name):
    found = component.get(name)
    return int((found.dt - EPOCH).total_seconds()) if found is not None else None


OWN = {"UID", "DTSTAMP", "LAST-MODIFIED", "SEQUENCE", "RECURRENCE-ID", "DTSTART", "DTEND", "RRULE",
       "EXDATE", "RDATE", "SUMMARY", "DESCRIPTION", "STATUS", "DURATION"}


def told_event(component):
    """An event as icalendar understands it, in the words of the program's side."""
    original = component.get("RECURRENCE-ID")
    alarms = [c.get("TRIGGER").dt for c in component.subcomponents if c.name == "VALARM"]
    rule = component.get("RRULE")
    return {
        "uid": str(component["UID"]),
        "sequence": int(component.get("SEQUENCE", 0)),
        "stamp": instant(component, "DTSTAMP"),
        "lastModified": instant(component, "LAST-MODIFIED"),
        "title": str(component.get("SUMMARY", "")),
        "body": str(component["DESCRIPTION"]) if "DESCRIPTION" in component else None,
        "start": told_time(component["DTSTART"].dt, component["DTSTART"].params),
        "end": told_time(component["DTEND"].dt, component["DTEND"].params),
        "rule": sorted(rule.to_ical().decode().split(";")) if rule else None,
        "recurrenceID": told_time(original.dt, original.params) if original is not None else None,
        "range": original is not None and original.params.get("RANGE") == "THISANDFUTURE",
        "leftOut": told_times(component, "EXDATE"),
        "added": told_times(component, "RDATE"),
        "cancelled": str(component.get("STATUS", "")) == "CANCELLED",
        "reminders": sorted((-int(t.total_seconds()) for t in alarms), reverse=True),
        "kept": sorted(name for name in component if name not in OWN),
    }


def shortened(told):
    """What the program says, with as much detail as icalendar gives back."""
    told = {"lastModified": None, "stamp": None, "body": None, "rule": None, "recurrenceID": None, **told}
    # icalendar takes away blanks that no reader shows.
    told["rule"] = sorted(told["rule"].split(";")) if told["rule"] else None
    kept, depth = [], 0
    for line in told["kept"]:
        if line.startswith("BEGIN:"):
            depth += 1
        if depth == 0 and not line.startswith("STATUS:"):
            kept.append(line.replace(":", ";").split(";")[0])
        if line.startswith("END:"):
            depth -= 1
    told["kept"] = sorted(kept)
    return told


def compare_writing(count, seed, folder):
    """What Haru writes, read by icalendar and by khal."""
    import icalendar
    from khal.icalendar import split_ics

    calendar, words = os.path.join(folder, "haru.ics"), os.path.join(folder, "haru.jsonl")
    program("write", str(count), str(seed), calendar, words)
    with open(calendar, "rb") as file:
        raw = file.read()
    lines = raw.split(b"\r\n")
    assert b"\n" not in raw.replace(b"\r\n", b""), "a line that ends otherwise"
    assert all(len(line) <= 75 for line in lines), "a line that is too long"
    for line in lines:
        line.decode("utf-8")
    with open(words, encoding="utf-8") as file:
        ours = [shortened(json.loads(line)) for line in file]
    read = icalendar.Calendar.from_ical(raw)
    errors = [error for part in read.walk() for error in part.errors]
    events = read.walk("VEVENT")
    tally = Tally("events Haru wrote and icalendar read")
    for told, event in zip(ours, events):
        tally.add(told, told_event(event), told["uid"])
    tally.add(len(ours), len(events), "the number of events")
    tally.add([], errors, "complaints")
    print(tally)
    khal = Tally("files khal's parser makes of it")
    pieces = list(split_ics(raw.decode("utf-8"), default_timezone=None))
    khal.add(len({told["uid"] for told in ours}), len(pieces), "the number of files")
    print(khal)
    return tally, khal


def random_event(draw, number):
    """An event as icalendar writes it."""
    import icalendar
    import zoneinfo

    event = icalendar.Event()
    event.add("uid", f"{number}@oracle")
    event.add("dtstamp", EPOCH + timedelta(seconds=1_700_000_000 + number))
    moment = datetime(1990, 1, 1) + timedelta(minutes=5 * draw.randrange(6_000_000))
    zone = draw.choice(["Asia/Seoul", "America/New_York", "Europe/Berlin", "Australia/Lord_Howe"])
    kind = draw.randrange(4)
    length = timedelta(minutes=15 * draw.randrange(1, 90))
    if kind == 0:
        start, end = moment.date(), moment.date() + timedelta(days=draw.randrange(1, 5))
    elif kind == 1:
        start, end = moment, moment + length
    elif kind == 2:
        start = moment.replace(tzinfo=timezone.utc)
        end = start + length
    else:
        start = moment.replace(tzinfo=zoneinfo.ZoneInfo(zone))
        end = (moment + length).replace(tzinfo=zoneinfo.ZoneInfo(zone))
    event.add("dtstart", start)
    event.add("dtend", end)
    event.add("summary", draw.choice(["산책", "a, b; c \\ d", "Lunch — “x”", "가나다라 " * 30 + "끝", "👩🏽‍🚀"]))
    if draw.random() < 0.5:
        event.add("description", "한 줄\n두 줄, 셋; 넷\\" + draw.choice(["", " 끝", "다" * 80]))
    if draw.random() < 0.4:
        event.add("rrule", {"freq": "weekly", "byday": ["mo", "we"], "interval": draw.randrange(1, 4)})
        step = timedelta(days=7)
        event.add("exdate", [start + step * n for n in range(1, draw.randrange(2, 5))])
        if draw.random() < 0.5:
            event.add("rdate", [start + timedelta(days=3)])
    if draw.random() < 0.3:
        event.add("location", "한강, 서울; 여의도")
        attendee = icalendar.vCalAddress("mailto:mina@example.org")
        attendee.params["cn"] = "김민아, 하루: 그리고"
        event.add("attendee", attendee)
        event.add("categories", ["가족", "산책, 길게"])
    if draw.random() < 0.3:
        alarm = icalendar.Alarm()
        alarm.add("action", "DISPLAY")
        alarm.add("description", "곧")
        alarm.add("trigger", -timedelta(minutes=draw.choice([5, 15, 60, 1440])))
        event.add_component(alarm)
    event.add("sequence", draw.randrange(4))
    return event


def compare_reading(count, draw, folder):
    """What icalendar writes, read by Haru."""
    import icalendar

    calendar = icalendar.Calendar()
    calendar.add("prodid", "-//oracle//EN")
    calendar.add("version", "2.0")
    for number in range(count):
        calendar.add_component(random_event(draw, number))
    path = os.path.join(folder, "oracle.ics")
    raw = calendar.to_ical()
    with open(path, "wb") as file:
        file.write(raw)
    ours = [json.loads(line) for line in program("read", path).decode().splitlines()]
    theirs = icalendar.Calendar.from_ical(raw).walk("VEVENT")
    tally = Tally("events icalendar wrote and Haru read")
    tally.add(len(ours), len(theirs), "the number of events")
    for told, event in zip(ours, theirs):
        if "uid" not in told:
            tally.add(told, None, "a finding that is no event")
            continue
        tally.add(shortened(told), told_event(event), told["uid"])
    print(tally)
    return tally


SAME = ("sequence", "stamp", "lastModified", "title", "body", "rule", "reminders", "kept")


def compare_through(folder):
    """What Haru gives back of a calendar that it kept, read by icalendar."""
    import icalendar

    given, back = os.path.join(folder, "haru.ics"), os.path.join(folder, "back.ics")
    program("through", given, back)
    calendars = []
    for path in (given, back):
        with open(path, "rb") as file:
            calendars.append(icalendar.Calendar.from_ical(file.read()))
    before, after = ({str(event["UID"]): event for event in calendar.walk("VEVENT")} for calendar in calendars)
    tally = Tally("events that went through a store")
    tally.add([], [error for part in calendars[1].walk() for error in part.errors], "complaints")
    for uid, event in before.items():
        told = told_event(event)
        if told["cancelled"]:
            continue
        other = told_event(after[uid]) if uid in after else dict.fromkeys(told)
        tally.add({name: told[name] for name in SAME}, {name: other[name] for name in SAME}, uid)
    print(tally)
    return tally


def compare_blocks(draw):
    """The rules of zones (VTIMEZONE) Haru writes, as icalendar understands them."""
    import icalendar
    import zoneinfo

    # khal asks for zones of another kind, which cannot be had from local times.
    icalendar.use_zoneinfo()
    tally = Tally("local times by the rules of zones Haru wrote")
    names = sorted(name for name in zoneinfo.available_timezones() if name not in ("localtime", "Factory"))
    chosen = draw.sample(names, 150)
    for must in ["America/Nuuk", "Asia/Gaza", "America/Santiago", "Africa/Casablanca", "Europe/Dublin"]:
        if must in names and must not in chosen:
            chosen.append(must)
    for name in chosen:
        first = draw.randrange(1950, 2030)
        last = first + draw.randrange(0, 20)
        for words in ([], ["endless"]):
            raw = program("blocks", name, str(first), str(last), *words)
            blocks = icalendar.Calendar.from_ical(raw).walk("VTIMEZONE")
            if len(blocks) != 1:
                tally.add(len(blocks), 1, name)
                continue
            zone, real = blocks[0].to_tz(lookup_tzid=False), zoneinfo.ZoneInfo(name)
            until = min(last + 15, 2036) if words else last
            for _ in range(60):
                local = datetime(first, 1, 1) + timedelta(minutes=draw.randrange(525_600 * (until - first + 1)))
                wanted = local.replace(tzinfo=real).utcoffset()
                again = (local.replace(tzinfo=real).astimezone(timezone.utc)).astimezone(real)
                # Times that clocks skip or show twice are left to each program.
                if again.replace(tzinfo=None) != local or local.replace(tzinfo=real, fold=1).utcoffset() != wanted:
                    continue
                near = local.replace(tzinfo=real)
                tally.add(local.replace(tzinfo=zone).utcoffset(), near.utcoffset(), f"{name} {local} {first}–{until} {words}")
    print(f"{len(chosen)} zones;", tally)
    return tally


def main():
    enter_environment()
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 5000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else random.SystemRandom().randrange(1 << 30)
    print(f"{count} events of seed {seed}")
    draw = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        tallies = [compare_zones(draw), *compare_writing(count, seed, folder),
                   compare_through(folder), compare_reading(count, draw, folder),
                   compare_blocks(draw)]
    sys.exit(1 if any(tally.different for tally in tallies) else 0)


if __name__ == "__main__":
    main()
