import Domain
import FuzzPromises
import Support
import Testing

@testable import Data

@Suite struct `Feelings out of Daylio` {
  @Test func `come from a table of eight columns in Korean`() throws {
    // I-20.
    #expect(
      try LifeReading.story("daylio 8") == [
        concatenated(
          "2 2026-03-02 21:05#1 | 2026-03-02 21:05:00 | 70 | “산책” | 강가를 걸었다.⏎바람이 찼다.",
          " | #운동 #친구 | mood=좋음"),
        "4 2026-03-02 21:05#2 | 2026-03-02 21:05:00 | 10 | mood=최악",
        concatenated(
          "5 2026-03-01 07:30#1 | 2026-03-01 07:30:00 | ?뿌듯함 | 긴 하루⏎였다 & 끝 | #독서", " | mood=뿌듯함"),
      ])
  }

  @Test func `come from the older seven columns and the newer nine, and from a table with tabs`()
    throws
  {
    #expect(
      try LifeReading.story("daylio 7") == [
        "2 2019-02-17 19:05#1 | 2019-02-17 19:05:00 | 50 | #Lesen #Yoga | mood=Ok",
        "3 2019-02-16 23:54#1 | 2019-02-16 23:54:00 | 90 | a < b, sagt sie | mood=Super",
      ])
    #expect(
      try LifeReading.story("daylio 9") == [
        concatenated(
          "2 2026-07-27 13:48#1 | 2026-07-27 13:48:00 | 50 | “Noon” | Plain words | #work #walk",
          " | mood=meh | scales=Sleep: 4"),
        "3 2026-07-26 00:20#1 | 2026-07-26 00:20:00 | 90 | #run | mood=rad",
      ])
    #expect(
      try LifeReading.story("daylio tab") == [
        "2 2026-05-20 22:13#1 | 2026-05-20 22:13:00 | 70 | café au lait 🙂 | mood=good"
      ])
  }

  @Test func `come from a backup with the levels of moods somebody made, and their photos`() throws
  {
    // Two entries of the same minute are both imported, with the same ids as in the table.
    #expect(
      try LifeReading.story("daylio backup") == [
        concatenated(
          "1 2026-03-02 21:05#1 | 2026-03-02 21:05:00+540 | 50 | “산책”",
          " | 강가를 걸었다.⏎바람이 찼다. | #운동 #독서 | assets/photos/2026/3/0a1b2c | mood=그냥",
          " | assets:[3,5] | activities:[{\"group\":\"몸\",\"name\":\"운동\"},",
          "{\"group\":null,\"name\":\"독서\"}] | timeZoneOffset:32400000 | isFavorite:true"),
        concatenated(
          "2 2026-03-02 21:05#2 | 2026-03-02 21:05:00+540 | 10 | — | mood=바닥",
          " | timeZoneOffset:32400000"),
        "2 partly photoMissing(\"ffffff\")",
        "3 failed dateUnreadable(\"1772000000000\")",
        concatenated(
          "4 2026-03-01 07:30#1 | 2026-03-01 07:30:00+540 | 90 | mood=rad",
          " | timeZoneOffset:32400000"),
      ])
  }

  @Test func `have the levels of the five names in each language`() {
    for (word, level) in [
      ("rad", 90), ("Good", 70), ("MEH", 50), ("bad", 30), ("awful", 10), ("좋음", 70),
      ("einfach scheiße", 10), ("Così così", 50), ("普通", 50), ("ужасно", 10), ("kötü", 30),
    ] {
      #expect(DaylioMoods.level(word) == level, "\(word)")
    }
    #expect(DaylioMoods.level("뿌듯함") == nil)
  }

  @Test func `are named where a day or a time cannot be`() throws {
    let head = "full_date,time,mood,activities,note\n"
    #expect(
      try LifeReading.story(
        of: head
          + concatenated(
            "0000-01-01,10:00,rad,,a\n2026-02-30,10:00,rad,,b\n,10:00,rad,,c\n",
            "2026-03-01,25:00,rad,,d\n2026-03-01,,,,\n2026-03-01,10:00,good,,\"cut")) == [
          "2 failed dateUnreadable(\"0000-01-01\")", "3 failed dateUnreadable(\"2026-02-30\")",
          "4 failed dateMissing",
          "5 2026-03-01#1 | 2026-03-01 | 90 | d | mood=rad",
          "5 partly dateUnreadable(\"25:00\")",
          "6 failed textMissing", "7 failed cutOff",
        ])
  }

  @Test func `are read in the letters of their file`() throws {
    let text = "full_date,time,mood,activities,note\n2026-03-01,10:00,좋음,운동,강가\n"
    let entry = ["2 2026-03-01 10:00#1 | 2026-03-01 10:00:00 | 70 | 강가 | #운동 | mood=좋음"]
    #expect(try LifeReading.story(of: "\u{FEFF}" + text) == entry)
    let units = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let wide: [UInt8] = [0xFF, 0xFE] + units
    #expect(try LifeReading.story(of: wide) == entry)
    let korean: [UInt8] =
      Array("full_date,time,mood,activities,note\n2026-03-01,10:00,".utf8)
      + [0xC1, 0xC1, 0xC0, 0xBD, 44, 0xBF, 0xEE, 0xB5, 0xBF, 44, 0xB0, 0xAD, 0xB0, 0xA1, 10]
    #expect(try LifeReading.story(of: korean) == entry)
  }

  @Test func `are refused where a backup is no letters, cut, or without entries`() throws {
    func failure(_ bytes: [UInt8]) throws -> ImportFailure? {
      try LifeReading.failure(of: StoredArchive.bytes([("backup.daylio", bytes)]))
    }
    let whole = StoredArchive.letters(LifeFixtures.daylioBackup, lineLength: 0)
    #expect(try failure(whole) == nil)
    #expect(try failure(Array("{\"dayEntries\":[]}".utf8)) == .badFile(.notJSON, line: nil))
    #expect(try failure(Array(whole.prefix(whole.count / 2))) == .badFile(.cut, line: nil))
    #expect(
      try failure(StoredArchive.letters("{\"tags\":[]}"))
        == .badFile(.missingPart("dayEntries"), line: nil))
    #expect(try failure([]) == .badFile(.notJSON, line: nil))
  }
}
