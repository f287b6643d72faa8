import Domain
import FuzzPromises
import Support
import Testing

@testable import Data

@Suite struct `Entries out of diaries` {
  private static let first =
    "1 AB12CD | 2026-03-02 00:30:00+540 | # 강가⏎⏎바람이 찼다. (아주) 좋았다! 1-2 C:\\dir | #산책 #밤"
  private static let facts =
    concatenated(
      "modifiedDate=2026-03-01T16:00:00Z",
      " | location:{\"latitude\":37.5,\"longitude\":127.0,\"placeName\":\"한강\"}",
      " | weather:{\"conditionsDescription\":\"맑음\",\"temperatureCelsius\":8.5}")

  @Test func `of Day One stand on the day on which they were written`() throws {
    // I-21: each entry has its own time zone, and the newest entry of the archive has a photo.
    let story = try LifeReading.story("dayone json")
    #expect(story.count == 5)
    #expect(story[0].hasPrefix(Self.first + " | — — | " + Self.facts))
    #expect(story[0].hasSuffix(" | timeZone=Asia/Seoul | starred:true"))
    #expect(
      story[1...] == [
        "1 partly photoMissing(\"5d41402abc4b2a76b9719d911017c592.jpeg\")",
        "1 partly photoMissing(\"missing.png\")",
        "2 EF34 | 2026-07-03 | A whole day | timeZone=America/New_York",
        "3 failed dateUnreadable(\"0000-00-00T00:00:00Z\")",
      ])
  }

  @Test func `of Day One come from an archive with several journals`() throws {
    let story = try LifeReading.story("dayone zip")
    let photos = " | photos/5d41402abc4b2a76b9719d911017c592.jpeg —"
    #expect(story[0].hasPrefix(Self.first + photos))
    #expect(story[0].hasSuffix(" | starred:true | journal=일기"))
    #expect(story[1] == "1 partly photoMissing(\"missing.png\")")
    #expect(
      story.last
        == "1 W1 | 2026-03-05 09:00:00Z | Work | timeZone=Nowhere/Land | journal=Work")
  }

  @Test func `of the first Day One come from its property lists`() throws {
    #expect(
      try LifeReading.story("dayone classic") == [
        concatenated(
          "0 AB12 | 2014-03-02 05:00:00+540 | Tea & bread⏎with Mina. | #tea #민아 | photos/AB12.jpg",
          " | Location:{\"Latitude\":37.5} | Time Zone=Asia/Seoul | starred:true")
      ])
  }

  @Test func `of Diarium have their headings and photos`() throws {
    let kept = " | people:[\"민아\"] | rating:4 | location:[37.5,127.0] | sun=7:01"
    let first = "1 2026-03-01 21:05#1 | 2026-03-01 21:05:30 | “강가” | 바람이 찼다.⏎⏎끝. | #산책"
    let second = "2 2026-03-02 12:00#1 | 2026-03-02 12:00:00 | Noon"
    let bare = [first + kept, second]
    #expect(try LifeReading.story("diarium") == bare)
    let photo = " | Diarium/media/2026-03-01_210530482/one.jpg"
    let pictured = [first + photo + kept, second]
    #expect(try LifeReading.story("diarium zip") == pictured)
  }

  @Test func `of Journey have their photos, and no place where there is none`() throws {
    #expect(
      try LifeReading.story("journey") == [
        concatenated(
          "0 1772368530000-3fd1 | 2026-03-01 21:35:30+540 | 바람이 찼다. | #산책 #밤",
          " | 1772368530000-3fd1-1.jpg — | date_modified:1772368540000 | timezone=Asia/Seoul",
          " | mood:3 | weather:{\"id\":-1,\"degree_c\":8.5,\"description\":\"맑음\"} | starred:true"),
        "0 partly photoMissing(\"1772368530000-3fd1-2.jpg\")",
        "0 X2 | 1969-12-31 23:59:59Z | Before it *all* began | lat:51.5 | lon:-0.1",
      ])
  }

  @Test func `of Markdown come from the names of files, from headings and from what stands before`()
    throws
  {
    #expect(
      try LifeReading.story("markdown folder") == [
        concatenated(
          "1 2026-03-01 | 2026-03-01 | 강가를 걸었다. [[민아]] #산책⏎![[river.jpg]]⏎![](lost.png)",
          " | attachments/river.jpg —"),
        "1 partly photoMissing(\"lost.png\")",
        concatenated(
          "1 2026-03-02 A long day | 2026-03-02 | “A long day” | # A heading⏎Words | #work #late",
          " | weather=rain"),
        "1 2026-03-04 | 2026-03-04 | Fourth",
        "1 2026-03-03 | 2026-03-03 | Third",
        "1 failed dateMissing", "1 failed dateMissing",
        "3 2026-04-01#1 | 2026-04-01 | First⏎```⏎# 2026-04-09⏎```",
        "8 2026-04-02#1 | 2026-04-02 | “Rain” | Second",
        "1 trips/Busan.md | 2026-05-01 21:05:00 | “부산” | 바다를 보았다. | #여행",
      ])
    #expect(
      try LifeReading.story("markdown file") == [
        "1 2026-03-01 21:05#1 | 2026-03-01 21:05:00+540 | Tea by the river. | #tea #민아 | mood=calm"
      ])
    #expect(
      try LifeReading.story("markdown month") == [
        "3 2026-03-01#1 | 2026-03-01 | One⏎⏎### Not a day⏎Still one",
        "9 2026-03-02 21:05#1 | 2026-03-02 21:05:00 | “Two” | Two",
      ])
  }

  @Test func `of a folder that Haru wrote are left to it`() throws {
    try SampleFolder.using { folder in
      let pages = [("haru.md", "# Haru"), ("2026-03-01.md", "Words")]
      let file = try LifeReading.file(ImportFixture("", .markdown, folder: pages), in: folder)
      #expect(LifeReading.formats(file) == [])
    }
  }

  @Test func `lose no words where what they begin with does not end`() throws {
    let text = "# 2026-03-01\n---\ndate: 2026-03-02\nnever closed\n"
    #expect(
      try LifeReading.story(of: text)
        == ["1 2026-03-01#1 | 2026-03-01 | ---⏎date: 2026-03-02⏎never closed"])
    #expect(try LifeReading.failure(of: Array("---\ndate: 2026-03-02\n".utf8)) == .unknownFormat)
  }

  @Test func `are named where an archive holds something else than it says`() throws {
    func story(_ parts: [(String, [UInt8])]) throws -> [String] {
      try LifeReading.story(of: StoredArchive.bytes(parts))
    }
    let parts: [(String, String)] = [
      ("a.json", "{\"id\":\"a\",\"date_journal\":0,\"text\":\"x\"}"), ("b.json", "{\"id\":"),
      ("c.json", "{\"text\":\"x\"}"),
      ("d.json", "{\"text\":\"x\",\"date_journal\":-9223372036854775808}"),
      ("e.json", "{\"text\":\"\",\"date_journal\":0}"),
    ]
    let read = try story(parts.map { ($0.0, Array($0.1.utf8)) })
    #expect(
      read == [
        "0 a | 1970-01-01 00:00:00Z | x", "0 failed notJSON", "0 failed dateMissing",
        "0 failed dateUnreadable(\"-9223372036854775808\")", "0 failed textMissing",
      ])
    let broken = "{\"metadata\":{},\"entries\":[{\"uuid\":\"a\",\"creationDate\":1},7,{]}]}"
    let failure = try LifeReading.failure(of: Array(broken.utf8))
    #expect(failure == .badFile(.notJSON, line: 4))
  }
}
