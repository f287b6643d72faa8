import Domain
import FuzzPromises
import Support
import Testing

@testable import Data

@Suite struct `People out of files` {
  @Test func `of friends come with what was done with them, and the rest is the diary's`() throws {
    // I-32, I-21.
    #expect(
      try LifeReading.story("friends") == [
        "5 failed dateUnreadable(\"someday\")",
        concatenated(
          "11 Grace Hopper | Grace Hopper | Amazing Grace | #navy #science | location=New York",
          " | locationAliases:[\"NYC\",\"Big Apple\"] | nicknames:[\"Amazing Grace\",\"Grace\"]"),
        "  met 2026-03-02#2 | 2026-03-02 | Grace Hopper and I went to Paris with 민아. @food",
        "  met 2026-03-01#1 | 2026-03-01 | Called Grace Hopper, who said 2**3 is 8.",
        "12 민아 | 민아 | location=서울",
        "  met 2026-03-02#2 | 2026-03-02 | Grace Hopper and I went to Paris with 민아. @food",
        "  memo 2026-02-01#1 note | 2026-02-01 | 민아 likes plums.",
        "3 2026-03-02#1 | 2026-03-02 | Alone in a snake_case place.",
      ])
  }

  @Test func `of Monica come with birthdays, ways to reach them and what was done`() throws {
    // I-32: a date from a time zone further east, a birthday without a year, and an estimated age.
    #expect(
      try LifeReading.story("monica") == [
        concatenated(
          "1 c-1 | 김민아 | 미나 | 010-1234-5678 | mina@example.com | 03-08 | every 30 | #친구 #그림",
          " | contact_fields:[{\"data\":\"@mina\",\"name\":\"Chat\"}]",
          " | gift:[{\"properties\":{\"name\":\"붓\"},\"uuid\":\"g-1\"}] | is_starred:true | job=화가",
          " | relationships:[{\"contact_is\":\"c-1\",\"of_contact\":\"c-2\",\"type\":\"friend\"}]"),
        "  met k-1 | 2026-02-03 | call | 안부를 물었다",
        "  met v-1 | 2026-01-15 | met | Museum⏎All three floors",
        "  memo n-1 | 2026-02-04 10:00:00Z | 자두를 좋아한다",
        "1 partly missingPart(\"v-none\")",
        concatenated(
          "2 c-2 | Ada King Lovelace | card: dead | birthdate:{\"date\":\"1990-01-01T00:00:00.000000Z\",",
          "\"is_age_based\":true,\"is_year_unknown\":false}"),
        "  met v-1 | 2026-01-15 | met | Museum⏎All three floors",
        "3 c-3 | Child | 2015-06-01 | card: partial",
        "4 failed nameMissing",
        "5 j-1 | 2026-03-01 | “밤” | 바람이 찼다",
        "6 j-2 | 2026-03-02 | 70 | good | rate:3",
        "7 failed dateUnreadable(\"0000-00-00\")",
      ])
  }

  @Test func `of Google become whole cards, by the names of columns it had before`() throws {
    // I-30.
    let story = try LifeReading.story("google old")
    let card: [String] = story.dropFirst().filter { !$0.hasPrefix("  UID") }
    #expect(
      card == [
        "  BEGIN:VCARD", "  VERSION:3.0", "  FN:김민아", "  N:김;민아;;;", "  NICKNAME:미나",
        "  BDAY;X-APPLE-OMIT-YEAR=1604:1604-03-08", "  EMAIL;TYPE=PREF;TYPE=HOME:mina@example.com",
        "  EMAIL;TYPE=PREF;TYPE=HOME:kim@example.com", "  TEL;TYPE=CELL:010-1234-5678",
        "  TEL;TYPE=CELL:02-123-4567", "  ADR;TYPE=HOME:;;강변로 1\\n2층;서울;;;",
        "  item1.URL:https://example.com", "  item1.X-ABLabel:Blog",
        "  NOTE:자두를 좋아한다\\, 아주", "  CATEGORIES:친구", "  X-GOOGLE-LABEL:* myContacts",
        "  X-GOOGLE-HOBBY:등산", "  END:VCARD",
      ])
    // The second import gives the same entries.
    #expect(try LifeReading.story("google old") == story)
  }

  @Test func `of Google become whole cards, by those it has now`() throws {
    let story = try LifeReading.story("google new")
    let card: [String] = story.dropFirst().filter { !$0.hasPrefix("  UID") }
    #expect(
      card == [
        "  BEGIN:VCARD", "  VERSION:3.0", "  FN:Ada Lovelace", "  N:Lovelace;Ada;;;",
        "  BDAY:1815-12-10", "  EMAIL;TYPE=WORK:ada@example.com", "  item1.TEL:+44 20 7946 0000",
        "  item1.X-ABLabel:Ship", "  ORG:Engines Ltd;Numbers", "  TITLE:Countess",
        "  PHOTO;VALUE=URI:https://example.com/a.jpg", "  CATEGORIES:Friends",
        "  X-GOOGLE-LABEL:* starred", "  END:VCARD", "4 failed nameMissing",
      ])
  }

  @Test func `of Google are read by our own reader of cards as they are meant`() throws {
    try SampleFolder.using { folder in
      let fixture = try #require(LifeFixtures.all.first { $0.name == "google old" })
      let pieces = try LifeReading.pieces(LifeReading.file(fixture, in: folder))
      guard case .entry(let entry)? = pieces.first, case .card(let card) = entry.content else {
        Issue.record("no card")
        return
      }
      var reader = VCardReader(card.card)
      guard case .card(let read)? = reader.next() else {
        Issue.record("not read")
        return
      }
      #expect(read.uid == entry.id && read.name.text == "김민아" && read.nickname?.text == "미나")
      #expect(read.birthday?.description == "03-08" && read.numbers.count == 2)
    }
  }

  @Test func `of friends have no tag and no place where nothing stands there`() throws {
    try SampleFolder.using { folder in
      let text =
        "### Activities:\n\n### Notes:\n\n### Friends:\n- Mina [] @ @navy\n\n### Locations:\n"
      let pieces = try LifeReading.pieces(LifeReading.file(Array(text.utf8), in: folder))
      let entries = pieces.compactMap { if case .entry(let entry) = $0 { entry } else { nil } }
      let entry = try #require(entries.first)
      guard case .person(let person) = entry.content else {
        Issue.record("\(entry)")
        return
      }
      #expect(person.tags == ["navy"] && entry.kept.isEmpty)
    }
  }

  @Test func `are named where a file of theirs is cut or says nothing`() throws {
    #expect(try LifeReading.failure(of: Array(LifeFixturesOfTests.cutMonica.utf8)) != nil)
    #expect(
      try LifeReading.story(
        of: "### Friends:\n- (a.k.a. Nobody)\n- 민아\n### Notes:\n- 0000-01-01: a\n")
        == [
          "2 failed nameMissing", "5 failed dateUnreadable(\"0000-01-01\")", "3 민아 | 민아",
        ])
    let head = "First Name,Last Name,Labels,Birthday\n"
    let story = try LifeReading.story(of: head + "Ada,,,--02-30\n,,* myContacts,\nBo,\"cut")
    #expect(story.contains("  X-GOOGLE-BIRTHDAY:--02-30"))
    #expect(story.contains("2 partly dateUnreadable(\"--02-30\")"), "\(story)")
    // Either number may be the month.
    let open = try LifeReading.story(of: head + "Ada,,,03/04/1990\nBo,,,13/04/1990\n")
    #expect(open.contains("2 partly dateUnreadable(\"03/04/1990\")"), "\(open)")
    #expect(open.contains("  BDAY:1990-04-13"), "\(open)")
    #expect(story.suffix(2) == ["3 failed nameMissing", "4 failed cutOff"])
  }
}

enum LifeFixturesOfTests {
  static let cutMonica =
    concatenated(
      "{\"version\":\"1\",\"app_version\":\"4.1.2\",\"account\":{\"data\":[{\"count\":1,\"type\":\"contact\",",
      "\"values\":[{\"uuid\":\"c-1\",\"properties\":{\"first_name\":\"Mi")
}
