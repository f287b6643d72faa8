#!/usr/bin/env python3
"""Shows the snippets of docs/status-bars.md in waybar and polybar, on screens that nobody sees, and
asks them whether they took what `haru widget` says: with a plan whose title each of them would do
something with. Needs waybar, sway, polybar, xvfb, grim and python3-pil, and the built program:
    HARU=.build/debug/haru Scripts/oracle/bars.py
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

from PIL import Image

ROOT = pathlib.Path(__file__).resolve().parents[2]
TITLE = "<b>&%{A1:x:}#(t)`t`"


def snippet(name):
    page = (ROOT / "docs/status-bars.md").read_text()
    return re.search(rf"<!-- bar {name} -->\n```\w*\n(.*?)```", page, re.S).group(1)


def wait(seen, what):
    """Waits until something is seen; what never comes is a failure."""
    for _ in range(600):
        if seen():
            return
        time.sleep(0.1)
    sys.exit(f"never seen: {what}")


def colours(path, wanted):
    """How many dots of a picture have a colour."""
    with Image.open(path) as picture:
        return sum(1 for dot in picture.convert("RGB").getdata() if dot == wanted)


class Home:
    """A home with the plan, and what is started in it, which ends with it."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.started = []
        (self.folder / "bin").mkdir()
        (self.folder / "bin/haru").symlink_to(pathlib.Path(os.environ["HARU"]).resolve())
        run = self.folder / "run"
        run.mkdir(mode=0o700)
        self.environment = {
            "PATH": f"{self.folder}/bin:/usr/bin:/bin", "HOME": folder, "HARU_HOME": f"{folder}/haru",
            "HARU_NOW": "2026-03-01T09:00", "TZ": "Asia/Seoul", "LANG": "C.UTF-8",
            "XDG_RUNTIME_DIR": str(run), "NO_AT_BRIDGE": "1", "WLR_BACKENDS": "headless",
            "WLR_LIBINPUT_NO_DEVICES": "1", "WLR_RENDERER": "pixman",
        }
        self.haru("schedule", "add", TITLE, "--from", "14:00")

    def haru(self, *words):
        subprocess.run(["haru", *words], env=self.environment, check=True, capture_output=True)

    def start(self, *words):
        log = open(self.folder / f"{words[0]}.log", "wb")
        self.started.append(
            subprocess.Popen(
                words, env=self.environment, cwd=self.folder, stdout=log, stderr=log))

    def log(self, name):
        return (self.folder / f"{name}.log").read_text(errors="replace")

    def end(self):
        for process in reversed(self.started):
            process.terminate()
            process.wait()


def waybar(home):
    """The class that says what is due has to come with the change, and colours the module."""
    (home.folder / "config").write_text(snippet("waybar"))
    (home.folder / "style.css").write_text(
        "#custom-haru.calm { background: #00ff00; } #custom-haru.due { background: #ff00ff; }")
    (home.folder / "sway").write_text("output HEADLESS-1 resolution 800x100\n")
    home.start("sway", "-c", "sway")
    displays = home.folder / "run"
    wait(lambda: [p for p in displays.glob("wayland-?") if p.is_socket()], "sway")
    home.environment["WAYLAND_DISPLAY"] = next(displays.glob("wayland-?")).name
    home.start("waybar", "-c", "config", "-s", "style.css")
    shot = home.folder / "shot.png"

    def shows(colour):
        done = subprocess.run(["grim", shot], env=home.environment, capture_output=True)
        return done.returncode == 0 and colours(shot, colour) > 1000

    wait(lambda: shows((0, 255, 0)), "waybar, in the colour of a calm day")
    home.haru("books", "add", "--manual", "--title", "Emma", "--pages", "90", "--target", "+2d")
    wait(lambda: shows((255, 0, 255)), "waybar, in the colour of what is due")
    if "markup" in home.log("waybar").lower():
        sys.exit(home.log("waybar"))


def polybar(home):
    """A feeling has its colour, and nothing is a tag that is none."""
    (home.folder / "config.ini").write_text(
        "[bar/day]\nwidth = 100%\nheight = 24\nmodules-right = haru\nbackground = #000000\n"
        "font-0 = DejaVu Sans:size=10\n" + snippet("polybar"))
    home.environment["DISPLAY"] = ":87"
    home.start("Xvfb", ":87", "-screen", "0", "800x60x24", "-fbdir", str(home.folder))
    wait(lambda: pathlib.Path("/tmp/.X11-unix/X87").exists(), "Xvfb")
    home.start("polybar", "-l", "info", "-c", "config.ini", "day")
    time.sleep(2)
    home.haru("moods", "add", "95", "bright")
    pixels = home.folder / "Xvfb_screen0"
    # A dot of the screen is blue, green, red and one more that some leave empty.
    wait(lambda: pixels.read_bytes().count(b"\xce\xab\xf1") > 8, "the colour of a feeling")
    if "error" in home.log("polybar"):
        sys.exit(home.log("polybar"))


for check in (waybar, polybar):
    with tempfile.TemporaryDirectory() as folder:
        home = Home(folder)
        try:
            check(home)
        finally:
            home.end()
    print(f"{check.__name__}: as it should be")
