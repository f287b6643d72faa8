import StoreSupport
import Testing

// K-19: the test files of khal that `anchors.md` names, written again, and what Haru reads in them.
@Suite struct `The calendars that trouble other programs` {
  private static let weekly = "FREQ=WEEKLY"
  private static let berlin = "Europe/Berlin"

  static let stories: [(name: String, story: [String])] = [
    (
      "event_dt_multi_recuid_no_master",
      [
        "u1 for 2026-03-02T09:30:00 \(berlin) “늦춘 회의” 2026-03-02T10:30:00 \(berlin) … 2026-03-02T11:30:00 \(berlin)",
        "u1 for 2026-03-09T09:30:00 \(berlin) “옮긴 회의” 2026-03-10T09:30:00 \(berlin) … 2026-03-10T10:30:00 \(berlin)",
      ]
    ),
    (
      "event_dt_mixed_awareness",
      [
        "a “start knows its zone” 2026-03-01T10:00:00 Asia/Seoul … 2026-03-01T11:30:00 Asia/Seoul",
        "b “end knows its zone” 2026-03-01T10:00:00 Asia/Seoul … 2026-03-01T11:30:00 Asia/Seoul",
        "c “a day until a time” 2026-03-01 … 2026-03-03",
        "d “a time until a day” 2026-03-01T10:00:00Z … 2026-03-02T00:00:00Z",
      ]
    ),
    (
      "event_d_rdate",
      [
        "u1 “며칠” 2026-03-01 … 2026-03-02 and 2026-03-08, 2026-04-01, 2026-04-10T00:00:00Z"
      ]
    ),
    (
      "event_dt_rrule_invalid_until",
      [
        "a “until a day” 2026-03-01T10:00:00 Asia/Seoul … 2026-03-01T11:00:00 Asia/Seoul FREQ=DAILY;UNTIL=20260305"
      ]
    ),
    (
      "event_dt_rrule_invalid_until2",
      ["a “a day until a time” 2026-03-01 … 2026-03-02 FREQ=DAILY;UNTIL=20260305T235959Z"]
    ),
    (
      "rrule_until_before_start",
      [
        "u1 “over before it began” 2026-03-01T10:00:00Z … 2026-03-01T11:00:00Z \(weekly);UNTIL=20250101T000000Z"
      ]
    ),
    (
      "rrule_no_occurence",
      ["u1 “30 February” 2026-03-01 … 2026-03-02 FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30"]
    ),
    (
      "event_rrule_recuid_cancelled",
      [
        "u1 “Arbeit” 2026-03-02T09:30:00 \(berlin) … 2026-03-02T10:30:00 \(berlin) \(weekly);COUNT=6",
        "u1 cancelled for 2026-03-16T09:30:00 \(berlin) “Arbeit” 2026-03-16T09:30:00 \(berlin) … 2026-03-16T10:30:00 \(berlin)",
      ]
    ),
    (
      "event_rrule_recuid_invalid_tzid",
      [
        "u1 “nowhere” 2026-03-02T09:30:00 … 2026-03-02T10:30:00 \(weekly);COUNT=6 (zone Nowhere/At All)",
        "u1 for 2026-03-09T09:30:00 “nowhere, later” 2026-03-09T10:30:00 … 2026-03-09T11:30:00 (zone Nowhere/At All)",
      ]
    ),
    (
      "cal_lots_of_timezones",
      zip(
        0...,
        [
          berlin, "Moon Base", berlin, "Odd summer", "America/New_York", berlin,
          "America/Argentina/Buenos_Aires", "Asia/Seoul", "UTC", "Behind", "America/New_York",
        ]
      ).map { number, zone in
        "z\(number) “\(number)” 2026-07-01T12:00:00 \(zone) … 2026-07-01T13:00:00 \(zone)"
      }
    ),
    (
      "cal_no_dst",
      [
        "u1 “sin verano” 2026-07-01T12:00:00 America/Bogota … 2026-07-01T13:00:00 America/Bogota"
      ]
    ),
    (
      "tz_windows_format",
      [
        "a “Besprechung” 2026-07-01T12:00:00 \(berlin) … 2026-07-01T13:00:00 \(berlin)",
        "b “회의” 2026-07-01T12:00:00 Asia/Seoul … 2026-07-01T12:45:00 Asia/Seoul",
        "c “summer” 2026-07-01T12:00:00 America/New_York … 2026-07-01T13:00:00 America/New_York",
      ]
    ),
    (
      "invalid_tzoffset",
      [
        "a “floats” 2026-07-01T12:00:00 … 2026-07-01T13:00:00 (zone Broken)",
        "b “good” 2026-07-01T12:00:00Z … 2026-07-01T13:00:00Z",
      ]
    ),
    (
      "without_uid", ["- “nobody knows me” 2026-07-01T12:00:00Z … 2026-07-01T13:00:00Z"]
    ),
    (
      "event_dt_no_end",
      [
        "a “한 시간” 2026-07-01T23:30:00 Asia/Seoul … 2026-07-02T00:30:00 Asia/Seoul",
        "b “하루” 2026-07-01 … 2026-07-02",
        "c “over the gap” 2026-03-08T01:30:00 America/New_York … 2026-03-08T03:30:00 America/New_York",
      ]
    ),
    (
      "event_d_same_start_end",
      [
        "a “하루” 2026-07-01 … 2026-07-02",
        "b “a moment” 2026-07-01T12:00:00Z … 2026-07-01T12:00:00Z", "18 endBeforeStart",
      ]
    ),
    (
      "event_dtr_notz_untilz",
      [
        "u1 “floating until an instant” 2026-03-02T09:30:00 … 2026-03-02T10:30:00 \(weekly);UNTIL=20260401T000000Z"
      ]
    ),
    (
      "mult_uids_and_recuid_no_order",
      [
        "a for 2026-03-09T09:30:00Z “first, changed” 2026-03-09T10:30:00Z … 2026-03-09T11:30:00Z",
        "b “second” 2026-03-05T09:30:00Z … 2026-03-05T10:30:00Z",
        "a “first” 2026-03-02T09:30:00Z … 2026-03-02T10:30:00Z \(weekly)",
        "a for 2026-03-23T09:30:00Z and later “first, later from here” 2026-03-23T11:30:00Z … 2026-03-23T12:30:00Z",
      ]
    ),
  ]

  @Test(arguments: stories)
  func `are read as they were meant`(name: String, story: [String]) throws {
    #expect(CalendarStory.describe(try CalendarStory.file(name + ".ics")) == story)
  }

  // K-15, K-17: a file that is exported and imported again gives the same events.
  @Test(arguments: stories.map(\.name) + ["everything"])
  func `are the same after they were written and read again`(name: String) throws {
    let events = CalendarStory.events(try CalendarStory.file(name + ".ics"))
    let once = CalendarStory.written(events)
    let again = CalendarStory.events(once)
    #expect(CalendarStory.written(again) == once)
    for (one, other) in zip(events, again) {
      #expect(
        CalendarStory.describe(one) == CalendarStory.describe(other) || one.uid == nil
          || one.unknownZone != nil)
      #expect(one.kept == other.kept)
      #expect(one.reminders == other.reminders)
    }
    #expect(events.count == again.count)
  }
}
