import Domain
import Support
import Testing

@testable import Data

/// The time zone belongs to the whole process. So each test starts the built program, which stores
/// the instant and the offset of each record.
@Suite struct `The local clock` {
  private func recorded(_ zone: String, _ now: String) throws -> String {
    try SampleFolder.using { folder in
      var haru = try BinaryUnderTest(home: folder.path)
      haru.environment["TZ"] = zone
      haru.environment["HARU_NOW"] = now
      #expect(try haru("people", "add", "민아", "--every", "7").status == 0)
      #expect(try haru("people", "water", "민아", "--early").status == 0)
      let people = SQLitePeople(try Database(.file(haru.store)))
      let person = try #require(try people.list().first)
      let watering = try #require(
        try people.waterings(of: person.id, newest: 1, withMemo: false).first)
      #expect(person.startedOn == watering.at.day)
      #expect(person.nextWatering == watering.at.day + 7)
      return watering.at.description
    }
  }

  @Test(
    .slow,
    arguments: [
      ("Asia/Seoul", "2026-03-01T09:00", "2026-03-01T09:00:00+09:00"),
      ("Asia/Seoul", "2026-03-01T00:00:30Z", "2026-03-01T09:00:30+09:00"),
      ("Asia/Seoul", "2026-02-28T10:00:00-05:00", "2026-03-01T00:00:00+09:00"),
      ("Asia/Seoul", "1988-07-01T12:00", "1988-07-01T12:00:00+10:00"),
      ("UTC", "2026-03-01 23:59:59", "2026-03-01T23:59:59+00:00"),
      ("Pacific/Kiritimati", "2026-01-01T00:00", "2026-01-01T00:00:00+14:00"),
      ("Etc/GMT+12", "2026-01-01T12:00Z", "2026-01-01T00:00:00-12:00"),
      ("Asia/Kathmandu", "2026-01-01T00:00Z", "2026-01-01T05:45:00+05:45"),
    ])
  func `shows the zone the program runs in`(zone: String, now: String, shown: String) throws {
    #expect(try recorded(zone, now) == shown)
  }

  @Test(
    .slow,
    arguments: [
      ("America/New_York", "2026-03-08T01:59", "2026-03-08T01:59:00-05:00"),
      ("America/New_York", "2026-03-08T02:30", "2026-03-08T03:30:00-04:00"),
      ("America/New_York", "2026-03-08T03:00", "2026-03-08T03:00:00-04:00"),
      ("Australia/Lord_Howe", "2026-10-04T02:15", "2026-10-04T02:45:00+11:00"),
      ("Asia/Seoul", "1988-05-08T02:30", "1988-05-08T03:30:00+10:00"),
      ("America/Sao_Paulo", "2018-11-04T00:00", "2018-11-04T01:00:00-02:00"),
      ("Pacific/Apia", "2011-12-30T12:00", "2011-12-31T12:00:00+14:00"),
    ])
  func `moves a time that spring skips forward by what was skipped`(
    zone: String, now: String, shown: String
  ) throws {
    #expect(try recorded(zone, now) == shown)
  }

  @Test(
    .slow,
    arguments: [
      ("America/New_York", "2026-11-01T00:59", "2026-11-01T00:59:00-04:00"),
      ("America/New_York", "2026-11-01T01:30", "2026-11-01T01:30:00-04:00"),
      ("America/New_York", "2026-11-01T06:30Z", "2026-11-01T01:30:00-05:00"),
      ("America/New_York", "2026-11-01T02:00", "2026-11-01T02:00:00-05:00"),
      ("Australia/Lord_Howe", "2026-04-05T01:45", "2026-04-05T01:45:00+11:00"),
      ("Europe/Dublin", "2026-10-25T01:30", "2026-10-25T01:30:00+01:00"),
    ])
  func `takes the first of a time that autumn repeats`(
    zone: String, now: String, shown: String
  ) throws {
    #expect(try recorded(zone, now) == shown)
  }

  @Test func `stands still when it is pinned`() {
    let clock = WallClock.pinned(.instant(1_772_323_200), in: LocalZone())
    #expect(clock.now().instant == 1_772_323_200)
    #expect(clock.now() == clock.now())
  }
}

@Suite struct `A moment somebody wrote down` {
  @Test(arguments: [
    ("2026-03-01T09:00", "09:00"), ("2026-03-01T09:00:30", "09:00:30"),
    ("2026-03-01 09:00", "09:00"), ("2026-03-01T00:00", "00:00"),
  ])
  func `without an offset is local`(text: String, time: String) {
    #expect(PinnedMoment(text) == .local(.on("2026-03-01"), .at(time)))
  }

  @Test(arguments: [
    ("1970-01-01T00:00Z", 0), ("1970-01-01T09:00+09:00", 0), ("1970-01-01T09:00:00+0900", 0),
    ("1969-12-31T19:00:01-05:00", 1), ("1970-01-01T00:00:00z", 0),
    ("2026-03-01T00:00:00+00:00", 1_772_323_200), ("1970-01-01T00:00+05:45", -20_700),
  ])
  func `with an offset is exact`(text: String, instant: Int) {
    #expect(PinnedMoment(text) == .instant(instant))
  }

  @Test(arguments: [
    "", "2026-03-01", "09:00", "2026-03-01T", "2026-03-01T9", "2026-02-30T09:00",
    "2026-03-01T24:00", "2026-03-01T09:60", "2026-03-01X09:00", "2026-03-01T09:00+9",
    "2026-03-01T09:00+09:0", "2026-03-01T09:00+24:00", "2026-03-01T09:00 Z",
    "2026-03-01T09:00Zulu", "2026-03-01T09:00:00.5", "now", "２０２６-03-01T09:00",
    "2026-03-01T09:00+09:00:00", "2026-03-01T09:00+:0900",
  ])
  func `is not read from anything else`(text: String) {
    #expect(PinnedMoment(text) == nil)
  }
}
