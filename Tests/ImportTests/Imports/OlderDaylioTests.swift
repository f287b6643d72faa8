import Domain
import FuzzPromises
import Support
import Testing

@testable import Data

// F-3, F-13: backups of earlier versions of Daylio.
@Suite struct `Backups of an older Daylio` {
  private func story(_ entries: String) throws -> [String] {
    let backup =
      #"{"customMoods":[{"id":1,"custom_name":"","mood_group_id":1,"predefined_name_id":1}],"#
      + #""tags":[],"dayEntries":[\#(entries)]}"#
    return try LifeReading.story(
      of: StoredArchive.bytes([("backup.daylio", StoredArchive.letters(backup))]))
  }

  @Test func `have entries of which only the day is known`() throws {
    #expect(
      try story(
        """
        {"id":1,"minute":-1,"hour":-1,"day":29,"month":5,"year":2017,"datetime":1498765822500,
         "timeZoneOffset":0,"mood":1,"note":"a day","tags":[]},
        {"id":2,"minute":-1,"hour":-1,"day":29,"month":5,"year":2017,"datetime":1498765822501,
         "timeZoneOffset":7200000,"mood":1,"note":"the same day","tags":[]}
        """) == [
          "1 2017-06-29#1 | 2017-06-29 | 90 | a day | mood=rad | timeZoneOffset:0",
          "2 2017-06-29#2 | 2017-06-29 | 90 | the same day | mood=rad | timeZoneOffset:7200000",
        ])
  }

  @Test func `show the clock that Daylio shows, whatever offset they say`() throws {
    // Two hours ahead of UTC at night, when it is still the day before in UTC.
    #expect(
      try story(
        """
        {"id":1,"minute":52,"hour":22,"day":30,"month":5,"year":2017,"datetime":1498855965313,
         "timeZoneOffset":0,"mood":1,"note":"evening","tags":[]},
        {"id":2,"minute":0,"hour":1,"day":3,"month":7,"year":2017,"datetime":1501714800000,
         "timeZoneOffset":0,"mood":1,"note":"night","tags":[]}
        """) == [
          "1 2017-06-30 22:52#1 | 2017-06-30 22:52:45+120 | 90 | evening | mood=rad | timeZoneOffset:0",
          "2 2017-08-03 01:00#1 | 2017-08-03 01:00:00+120 | 90 | night | mood=rad | timeZoneOffset:0",
        ])
  }

  @Test func `have the clock alone where no zone leads from it to the moment`() throws {
    #expect(
      try story(
        """
        {"id":1,"minute":7,"hour":9,"day":1,"month":0,"year":2018,"datetime":1501714800000,
         "timeZoneOffset":0,"mood":1,"note":"moved","tags":[]}
        """) == [
          "1 2018-01-01 09:07#1 | 2018-01-01 09:07:00 | 90 | moved | mood=rad | timeZoneOffset:0"
        ])
  }
}
