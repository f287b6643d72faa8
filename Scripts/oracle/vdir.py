#!/usr/bin/env python3
"""A storm of edits against a real CalDAV server: three programs change one calendar at random.

  python3 Scripts/oracle/vdir.py [--haru PROGRAM] [--edits 600] [--kills 200] [--seed N]

It makes an environment of its own below .build, with Radicale, vdirsyncer, khal and python-caldav. Three
sides change events: Haru (`haru vdir` and a folder of vdirsyncer), khal (another folder of vdirsyncer) and
a telephone (python-caldav, on the server itself). Rounds happen in random order, and rounds of Haru are
killed. At the end all sides are synced until nothing changes, and then compared. It ends with 1 if two
sides differ, if a change that was acknowledged is lost, or if something that was removed is back.

An event is changed by one side at a time between two complete exchanges, so what it must say is known;
which event, which side and when is random. Contradictions are the matter of the tests in Tests/.
"""

import argparse
import contextlib
import datetime
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HOME = ROOT / ".build" / "oracle-vdir"
PACKAGES = ["radicale>=3.5", "vdirsyncer>=0.19", "khal>=0.13", "caldav>=2.0"]

if Path(sys.prefix) != HOME:
    if not (HOME / "ready").exists():
        subprocess.run([sys.executable, "-m", "venv", str(HOME)], check=True)
        subprocess.run([str(HOME / "bin" / "pip"), "install", "-q", *PACKAGES], check=True)
        (HOME / "ready").touch()
    python = str(HOME / "bin" / "python")
    os.execv(python, [python, __file__, *sys.argv[1:]])

import caldav  # noqa: E402
import icalendar  # noqa: E402

SEOUL = datetime.timezone(datetime.timedelta(hours=9))
FIRST = datetime.datetime(2026, 3, 9, 10, 0, tzinfo=SEOUL)


def free_port():
    with contextlib.closing(socket.socket()) as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


class Server:
    """Radicale on loopback, without authentication."""

    def __init__(self, folder):
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}/"
        config = folder / "radicale.conf"
        config.write_text(
            f"[server]\nhosts = 127.0.0.1:{self.port}\n[auth]\ntype = none\n"
            f"[storage]\nfilesystem_folder = {folder / 'server'}\n[logging]\nlevel = error\n")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "radicale", "--config", str(config)],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for _ in range(100):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                break
            time.sleep(0.1)
        self.client = caldav.DAVClient(self.url, username="me", password="x")
        self.calendar = self.client.principal().make_calendar(name="cal", cal_id="cal")

    def stop(self):
        self.process.terminate()
        self.process.wait(10)


class Exchange:
    """A folder of vdirsyncer with its own state."""

    def __init__(self, folder, name, url):
        self.home = folder / name
        self.path = self.home / "cal"
        self.path.mkdir(parents=True)
        self.config = folder / f"{name}.vdirsyncer"
        self.config.write_text(
            f'[general]\nstatus_path = "{folder / (name + "-status")}"\n'
            '[pair p]\na = "f"\nb = "s"\ncollections = ["cal"]\nconflict_resolution = "b wins"\n'
            f'[storage f]\ntype = "filesystem"\npath = "{self.home}"\nfileext = ".ics"\n'
            f'[storage s]\ntype = "caldav"\nurl = "{url}"\nusername = "me"\npassword = "x"\n')
        self.run("discover", answers="y\n" * 10)

    def run(self, *words, answers=""):
        done = subprocess.run(
            [sys.executable, "-m", "vdirsyncer", "--config", str(self.config), *words],
            input=answers, text=True, capture_output=True, timeout=120)
        if done.returncode != 0:
            sys.exit(f"vdirsyncer {words}: {done.stdout}{done.stderr}")

    def sync(self):
        # A calendar that one side emptied is no mistake here.
        self.run("sync", "--force-delete")


class Haru:
    """Haru with its folder. An event is known by its title."""

    def __init__(self, folder, exchange, program):
        self.exchange, self.program = exchange, program
        self.environment = {
            "HARU_HOME": str(folder / "home"), "HARU_NOW": "2026-03-01T09:00", "TZ": "Asia/Seoul",
            "LANG": "en_US.UTF-8", "PATH": os.environ.get("PATH", "/usr/bin:/bin")}
        self.kills = 0

    def run(self, *words):
        done = subprocess.run(
            [self.program, *words], env=self.environment, text=True, capture_output=True, timeout=120)
        if done.returncode != 0:
            sys.exit(f"haru {words}: {done.stdout}{done.stderr}")
        return done.stdout

    def round(self):
        return self.run("vdir", str(self.exchange.path), "--calendar", "--accept-removals")

    def killed_round(self, dice):
        process = subprocess.Popen(
            [self.program, "vdir", str(self.exchange.path), "--calendar", "--accept-removals"],
            env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(dice.uniform(0, 0.06))
        process.send_signal(signal.SIGKILL)
        process.wait()
        self.kills += 1

    def pull(self):
        self.exchange.sync()
        self.round()

    def push(self):
        self.round()
        self.exchange.sync()

    def add(self, title):
        self.run("schedule", "add", title, "--from", "2026-03-09 10:00")

    def change(self, title, field, value):
        self.run("schedule", "edit", title, {"title": "--title", "body": "--body"}[field], value)

    def remove(self, title):
        self.run("schedule", "remove", title, "--yes")

    def events(self):
        import json
        text = self.run("schedule", "list", "--from", "2026-03-01", "--to", "2026-03-31", "--json")
        return {event["title"]: event.get("body") or "" for event in json.loads(text)["events"]}


class Khal:
    """khal's own library over its folder."""

    def __init__(self, folder, exchange):
        from khal.khalendar import CalendarCollection
        import pytz
        zone = pytz.timezone("Asia/Seoul")
        self.exchange = exchange
        self.locale = {
            "default_timezone": zone, "local_timezone": zone, "dateformat": "%Y-%m-%d",
            "longdateformat": "%Y-%m-%d", "timeformat": "%H:%M", "datetimeformat": "%Y-%m-%d %H:%M",
            "longdatetimeformat": "%Y-%m-%d %H:%M", "unicode_symbols": True, "firstweekday": 0,
            "weeknumbers": False}
        self.make = lambda: CalendarCollection(
            calendars={"cal": {
                "name": "cal", "path": str(exchange.path), "readonly": False, "color": "",
                "priority": 10, "ctype": "calendar", "addresses": []}},
            locale=self.locale, dbpath=str(folder / "khal.db"))

    def find(self, title):
        calendar = self.make()
        found = [event for event in calendar.search(title) if str(event.summary) == title]
        if len(found) != 1:
            sys.exit(f"khal: {title} is there {len(found)} times")
        return calendar, found[0]

    def pull(self):
        self.exchange.sync()

    push = pull

    def add(self, title):
        calendar = self.make()
        start = FIRST.replace(tzinfo=None)
        event = calendar.create_event_from_dict({
            "dtstart": start, "dtend": start + datetime.timedelta(hours=1),
            "summary": title, "timezone": self.locale["local_timezone"], "allday": False},
            calendar_name="cal")
        calendar.insert(event)

    def change(self, title, field, value):
        calendar, event = self.find(title)
        (event.update_summary if field == "title" else event.update_description)(value)
        calendar.update(event)

    def remove(self, title):
        calendar, event = self.find(title)
        calendar.delete(event.href, event.etag, "cal")

    def events(self):
        calendar = self.make()
        start, end = datetime.datetime(2026, 3, 1), datetime.datetime(2026, 3, 31)
        zone = self.locale["local_timezone"]
        return {
            str(event.summary): str(event.description or "")
            for event in calendar.get_localized(zone.localize(start), zone.localize(end))}


class Phone:
    """python-caldav, which changes the server itself, and writes properties that nobody knows."""

    def __init__(self, server):
        self.calendar = server.calendar
        self.marks = {}

    def pull(self):
        pass

    push = pull

    def find(self, title):
        for event in self.calendar.events():
            if str(event.icalendar_component.get("summary")) == title:
                return event
        sys.exit(f"phone: {title} is not there")

    def add(self, title):
        mark = f"mark-{title}"
        self.calendar.add_event(
            "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Phone//EN\r\nBEGIN:VEVENT\r\n"
            f"UID:phone-{title}\r\nDTSTAMP:20260101T000000Z\r\nX-MARK:{mark}\r\n"
            "DTSTART:20260309T010000Z\r\nDTEND:20260309T020000Z\r\n"
            f"SUMMARY:{title}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n")
        self.marks[f"phone-{title}"] = mark

    def change(self, title, field, value):
        event = self.find(title)
        component = event.icalendar_component
        name = {"title": "SUMMARY", "body": "DESCRIPTION"}[field]
        component.pop(name, None)
        component.add(name, value)
        # The revision stays as it is, as many programs leave it.
        event.save()

    def remove(self, title):
        self.find(title).delete()

    def components(self):
        return [event.icalendar_component for event in self.calendar.events()]

    def events(self):
        return {
            str(one.get("summary")): str(one.get("description") or "") for one in self.components()}


def storm(options, folder):
    dice = random.Random(options.seed)
    server = Server(folder)
    try:
        haru = Haru(folder, Exchange(folder, "haru", server.url), options.haru)
        khal = Khal(folder, Exchange(folder, "khal", server.url))
        phone = Phone(server)
        haru.round()
        sides = [haru, khal, phone]
        # What all sides agree on: the body of each event by its title; and changes on their way.
        known, dirty, removed, count = {}, {}, set(), 0
        for edit in range(options.edits):
            side = dice.choice(sides)
            kind = dice.choice(["add", "title", "body", "body", "title", "remove"])
            # An event belongs to the side that changed it until all have exchanged their changes.
            mine = [title for title in known if dirty.get(title, side) is side]
            count += 1
            new = f"e{count}e"
            if kind == "add" or not mine or len(known) < 5:
                side.add(new)
                known[new], dirty[new] = "", side
            elif kind == "remove":
                title = dice.choice(mine)
                side.remove(title)
                del known[title]
                dirty.pop(title, None)
                removed.add(title)
            elif kind == "title":
                title = dice.choice(mine)
                side.change(title, "title", new)
                known[new] = known.pop(title)
                dirty.pop(title, None)
                dirty[new] = side
                removed.add(title)
            else:
                title = dice.choice(mine)
                side.change(title, "body", new)
                known[title], dirty[title] = new, side
            # Exchanges in random order; most are partial, and rounds of Haru are killed.
            if haru.kills < options.kills * (edit + 1) / options.edits:
                haru.killed_round(dice)
            if dice.random() < 0.15:
                dice.choice([haru.pull, haru.push, khal.pull, haru.round])()
            if dice.random() < 0.12:
                settle(haru, khal)
                dirty.clear()
        settle(haru, khal)
        settle(haru, khal)
        return check(haru, khal, phone, known, removed)
    finally:
        server.stop()


def settle(haru, khal):
    """Exchanges until every side has every change."""
    haru.pull()
    haru.push()
    khal.pull()
    haru.pull()
    haru.push()
    khal.pull()


def check(haru, khal, phone, known, removed):
    wrong = 0
    for name, side in (("haru", haru), ("khal", khal), ("phone", phone)):
        found = side.events()
        lost = {title: body for title, body in known.items() if found.get(title) != body}
        back = [title for title in found if title in removed or title not in known]
        print(f"{name}: {len(found)} events, {len(lost)} lost or stale, {len(back)} back or doubled")
        for title, body in list(lost.items())[:10]:
            print("  ", title, repr(body), "but", repr(found.get(title)))
        for title in back[:10]:
            print("  ", title, "should not be there")
        wrong += len(lost) + len(back)
    for component in phone.components():
        mark = phone.marks.get(str(component.get("uid")))
        if mark is not None and str(component.get("x-mark")) != mark:
            print("  ", component.get("uid"), "has lost its mark")
            wrong += 1
    for file in haru.exchange.path.iterdir():
        # A half file could not be read.
        icalendar.Calendar.from_ical(file.read_bytes())
    print(f"{haru.kills} rounds of Haru were killed")
    said = haru.run("vdir")
    if "nothing changed" not in said:
        print("  ", "haru vdir is not at rest:", said)
        wrong += 1
    return wrong


def main():
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    reader.add_argument("--haru", default=os.environ.get("HARU_RELEASE_BINARY")
                        or str(ROOT / ".build" / "debug" / "haru"))
    reader.add_argument("--edits", type=int, default=600)
    reader.add_argument("--kills", type=int, default=200)
    reader.add_argument("--seed", type=int, default=None)
    options = reader.parse_args()
    if options.seed is None:
        options.seed = random.SystemRandom().randrange(1 << 30)
    if not os.access(options.haru, os.X_OK):
        sys.exit(f"There is no program at {options.haru}; build it first.")
    print(f"seed {options.seed}")
    folder = Path(tempfile.mkdtemp(prefix="haru-vdir-"))
    try:
        wrong = storm(options, folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
