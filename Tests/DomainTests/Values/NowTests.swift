import Domain
import Support
import Testing

@Suite struct `A time of day` {
  @Test(arguments: [
    ("9:05", 9 * 3600 + 300), ("09:05", 9 * 3600 + 300), ("00:00", 0), ("23:59:59", 86_399),
  ])
  func `is read with one digit or two, with seconds or without`(text: String, seconds: Int) {
    #expect(TimeOfDay(text)?.seconds == seconds)
  }

  @Test(arguments: [
    "", "9", "24:00", "23:60", "23:59:60", "9:5", "009:05", ":05", "9:", "09:05:", "09:05:3",
    "-9:05", "+9:05", " 9:05", "9:05pm", "９:05", "09:05:30:00",
  ])
  func `is not read from anything else`(text: String) {
    #expect(TimeOfDay(text) == nil)
  }

  @Test func `knows its hour, minute and second`() {
    let time = TimeOfDay.at("21:07:05")
    #expect([time.hour, time.minute, time.second] == [21, 7, 5])
    #expect(time.description == "21:07:05")
    #expect(TimeOfDay(hour: 21, minute: 7, second: 5) == time)
    #expect(TimeOfDay.at("21:07") < time)
  }

  @Test func `wraps around at midnight, both ways`() {
    #expect(TimeOfDay(seconds: 86_400) == TimeOfDay.at("00:00"))
    #expect(TimeOfDay(seconds: -1) == TimeOfDay.at("23:59:59"))
    #expect(TimeOfDay(seconds: -86_400 * 3 + 61) == TimeOfDay.at("00:01:01"))
  }
}

@Suite struct `A moment` {
  @Test(arguments: [
    (0, 0, "1970-01-01T00:00:00+00:00"),
    (0, 9 * 3600, "1970-01-01T09:00:00+09:00"),
    (0, -5 * 3600, "1969-12-31T19:00:00-05:00"),
    (-1, 0, "1969-12-31T23:59:59+00:00"),
    (-86_400, 0, "1969-12-31T00:00:00+00:00"),
    (-86_401, 0, "1969-12-30T23:59:59+00:00"),
    (-3600, 3600, "1970-01-01T00:00:00+01:00"),
    (1_772_323_200, 14 * 3600, "2026-03-01T14:00:00+14:00"),
    (1_772_323_200, -(9 * 3600 + 1800), "2026-02-28T14:30:00-09:30"),
    (1_772_323_200, 5 * 3600 + 45 * 60, "2026-03-01T05:45:00+05:45"),
  ])
  func `says the local day, time and offset`(instant: Int, offset: Int, text: String) {
    let now = Now(instant: instant, offset: offset)
    #expect(now.description == text)
    #expect(now.day.description == text.prefix(10))
    #expect(now.time.description == text.dropFirst(11).prefix(8))
  }

  @Test func `made from a local clock is the instant that clock showed`() {
    let now = Now(day: .on("2026-03-08"), time: .at("21:00"), offset: 9 * 3600)
    #expect(now.instant == 1_772_971_200)
    #expect(now == Now(instant: 1_772_971_200, offset: 9 * 3600))
    #expect(now.day == .on("2026-03-08"))
    #expect(now.time == .at("21:00"))
  }

  @Test func `belongs to another day elsewhere, at the same instant`() {
    let seoul = Now.on("2026-03-01", at: "08:59:59")
    #expect(seoul.day == .on("2026-03-01"))
    #expect(Now(instant: seoul.instant, offset: 0).day == .on("2026-02-28"))
  }
}
