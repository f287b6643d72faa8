"""When the sun reaches the longitude of a term, reckoned in two independent ways (UTC)."""

import datetime
import math

import ephem
import erfa
import numpy

Span = datetime.timedelta
J2000 = datetime.datetime(2000, 1, 1, 12)
YEAR = 365.2422
NAMES = (
    "소한 대한 입춘 우수 경칩 춘분 청명 곡우 입하 소만 망종 하지 "
    "소서 대서 입추 처서 백로 추분 한로 상강 입동 소설 대설 동지").split()


def hours_ahead(utc):
    """The standard time of Korea: 127.5° east from 21 March 1954 until 9 August 1961."""
    changed = datetime.datetime(1954, 3, 20, 15) <= utc < datetime.datetime(1961, 8, 9, 15, 30)
    return 8.5 if changed else 9


def korean_day(utc):
    return (utc + Span(hours=hours_ahead(utc))).date()


def turn_to(target, longitude, days):
    """Newton's way to the moment of a longitude, in days of whatever the longitude counts."""
    for _ in range(6):
        rest = (target - longitude(days) + math.pi) % (2 * math.pi) - math.pi
        days += rest / (2 * math.pi) * YEAR
    return days


def target(term):
    return math.radians((285 + 15 * term) % 360)


def by_ephem(year, term):
    def longitude(days):
        sun = ephem.Sun()
        sun.compute(ephem.Date(days), epoch=ephem.Date(days))
        return float(ephem.Ecliptic(ephem.Equatorial(sun.g_ra, sun.g_dec, epoch=days), epoch=days).lon)

    start = float(ephem.Date(f"{year}/1/5.5")) + term * YEAR / 24
    return ephem.Date(turn_to(target(term), longitude, start)).datetime()


def by_erfa(year, term):
    """The earth of ERFA, its precession and nutation of 2006/2000A, and aberration; it keeps within
    a second of the equinoxes and solstices that Meeus printed."""
    def longitude(days):
        earth, around = erfa.epv00(2451545.0, days)
        way = -numpy.array(earth["p"])
        far = numpy.linalg.norm(way)
        speed = numpy.array(around["v"]) * 499.004783836 / 86400
        seen = erfa.ab(way / far, speed, far, math.sqrt(1 - speed @ speed))
        x, y, z = erfa.pnm06a(2451545.0, days) @ seen
        tilt = erfa.obl06(2451545.0, days) + erfa.nut06a(2451545.0, days)[1]
        return math.atan2(y * math.cos(tilt) + z * math.sin(tilt), x)

    start = (datetime.datetime(year, 1, 5, 12) - J2000).days + term * YEAR / 24
    terrestrial = J2000 + Span(days=turn_to(target(term), longitude, start))
    return terrestrial - Span(seconds=clock_behind(terrestrial))


def clock_behind(moment):
    """Terrestrial time less UTC. Nobody has announced a leap second since 2017."""
    if moment.year < 1972:
        return ephem.delta_t(ephem.Date(moment))
    return 32.184 + erfa.dat(min(moment.year, 2026), moment.month, moment.day, 0.5)
