import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `A folder of single events` {
  private func text(_ story: ExchangeStory, _ path: String) -> String? {
    story.files[path].map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `has one file for each event, and only what changed is touched`() throws {
    // K-18
    let story = try ExchangeStory()
    _ = try story.edit.plan(.sample("하나", on: "2026-03-02"))
    _ = try story.edit.plan(.sample("둘", on: "2026-03-03"))
    #expect(try story.bringFolder("/cal") == [2, 0, 0])
    let first = try #require(text(story, "/cal/e1@haru.ics"))
    #expect(first.contains("SUMMARY:하나\r\n"))
    #expect(try story.bringFolder("/cal") == [0, 2, 0])
    _ = try story.edit.edit(ID("e1"), EventChange(title: "하나 더"))
    #expect(try story.bringFolder("/cal") == [1, 1, 0])
    let later = try #require(text(story, "/cal/e1@haru.ics"))
    #expect(later.contains("SUMMARY:하나 더\r\n") && later.contains("SEQUENCE:1\r\n"))
    #expect(try story.bring(from: "/cal") == [0, 0, 2, 0, 0])
  }

  @Test func `brings in what a phone changed`() throws {
    // K-14, K-18
    let story = try ExchangeStory()
    _ = try story.edit.plan(.sample("하나", on: "2026-03-02"))
    _ = try story.bringFolder("/cal")
    let file = try #require(text(story, "/cal/e1@haru.ics"))
    let changed = file.replacing("SUMMARY:하나", with: "SEQUENCE:1\r\nSUMMARY:둘")
    story.files["/cal/e1@haru.ics"] = Array(changed.utf8)
    #expect(try story.bring(from: "/cal") == [0, 1, 0, 0, 0])
    #expect(try story.schedule.list().map(\.title.text) == ["둘"])
  }

  @Test func `keeps the names that files have, and those of others`() throws {
    // K-18
    let story = try ExchangeStory()
    let foreign =
      "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:x\r\nDTSTART:20260302T010000Z\r\n"
      + "SUMMARY:x\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
    story.files["/cal/abc.ics"] = Array(foreign.utf8)
    story.files["/cal/other.ics"] = Array(foreign.replacing("UID:x", with: "UID:y").utf8)
    #expect(try story.bring(from: "/cal/abc.ics") == [1, 0, 0, 0, 0])
    #expect(try story.bringFolder("/cal") == [1, 0, 0])
    #expect(text(story, "/cal/abc.ics")?.contains("PRODID:-//Haru//") == true)
    #expect(text(story, "/cal/other.ics")?.contains("PRODID") == false)
    #expect(story.files["/cal/x.ics"] == nil)
  }

  @Test func `loses the files of what is put away, where they were written here`() throws {
    // K-18
    let story = try ExchangeStory()
    _ = try story.edit.plan(.sample("하나", on: "2026-03-02"))
    _ = try story.edit.plan(.sample("둘", on: "2026-03-03"))
    _ = try story.bringFolder("/cal")
    let second = try #require(text(story, "/cal/e2@haru.ics"))
    story.files["/cal/e2@haru.ics"] = Array(
      second.replacing("PRODID:-//Haru//Haru Calendar//KO", with: "PRODID:-//Phone//").utf8)
    for id in ["e1", "e2"] { _ = try story.schedule.remove(ID(id), at: .on("2026-03-01")) }
    #expect(try story.bringFolder("/cal") == [0, 0, 1])
    #expect(story.files["/cal/e1@haru.ics"] == nil && story.files["/cal/e2@haru.ics"] != nil)
  }

  @Test func `has a series and what was changed of it in one file`() throws {
    // K-18
    let story = try ExchangeStory()
    try story.bring(try CalendarStory.file("mult_uids_and_recuid_no_order.ics"))
    let files = try story.bringFolder("/cal")
    #expect(files == [2, 0, 0])
    let other = try ExchangeStory(files: story.files)
    _ = try other.bring(from: "/cal")
    #expect(try other.lines().sorted() == story.lines().sorted())
  }

  @Test func `brings in what a phone changed of a series`() throws {
    // K-08, K-18
    let story = try ExchangeStory()
    try story.bring(try CalendarStory.file("mult_uids_and_recuid_no_order.ics"))
    let yoga = try story.edit.plan(
      EventDraft(
        title: "요가", .hours(from: .on("2026-03-02", at: "10:00"), to: nil),
        repeating: TypedRepeat("weekly"))
    ).event
    let change = EventChange(title: "늦은 요가")
    _ = try story.edit.edit(yoga, change, .this(.on("2026-03-09")), evenPast: true)
    _ = try story.bringFolder("/cal")
    let path = "/cal/\(yoga.occurrence?.series.text ?? "")@haru.ics"
    let file = try #require(text(story, path))
    #expect(try story.bring(from: path) == [0, 0, 2, 0, 0])
    story.files[path] = Array(
      file.replacing("SUMMARY:늦은 요가", with: "SEQUENCE:2\r\nSUMMARY:아침 요가").utf8)
    #expect(try story.bring(from: path) == [0, 1, 1, 0, 0])
    #expect(try story.events().contains { $0.contains("| 아침 요가 2026-03-09 10:00:00") })
  }

  @Test func `gives a plain name to what is called badly`() throws {
    let story = try ExchangeStory()
    let file =
      "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:../../etc/passwd\r\n"
      + "DTSTART:20260302T010000Z\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
    try story.bring(Array(file.utf8))
    _ = try story.bringFolder("/cal")
    #expect(story.files["/cal/e1.ics"] != nil)
  }
}

@Suite struct `Calendars of other programs` {
  @Test func `are known by what is in them`() throws {
    // K-20
    let files = FilesInMemory([
      "/c/apts": "03/02/2026 @ 10:00 -> 03/02/2026 @ 11:00 {1W} >\(note)|회의\n03/05/2026 [1] 여행\n",
      "/c/notes/\(note)": "안건",
      "/t.json": """
      [{"uuid":"u1","status":"pending","entry":"20260101T000000Z","description":"세금",
      "due":"20260309T010000Z"},{"uuid":"u2","status":"pending","entry":"20260101T000000Z",
      "description":"언젠가"}]
      """,
    ])
    let story = try ExchangeStory(files: files)
    #expect(try story.bring(from: "/c/apts") == [2, 0, 0, 0, 0])
    #expect(try story.bring(from: "/c", as: .calcurse) == [0, 0, 2, 0, 0])
    #expect(try story.bring(from: "/t.json") == [1, 0, 0, 1, 0])
    #expect(
      try story.events() == [
        "회의 2026-03-02 10:00:00 FREQ=WEEKLY", "여행 2026-03-05", "세금 2026-03-09 10:00:00 UTC",
      ])
    #expect(try story.lines().contains("DESCRIPTION:안건"))
  }

  private let note = "da39a3ee5e6b4b0d3255bfef95601890afd80709"

  @Test func `are refused where nobody knows what they are`() throws {
    // K-20
    let story = try ExchangeStory(files: FilesInMemory(["/a.txt": "hello", "/a.ics": "hello"]))
    #expect(throws: EventExchangeFailure.unknownForm(path: "/a.txt")) {
      try story.bring(from: "/a.txt")
    }
    #expect(throws: EventExchangeFailure.unknownForm(path: nil)) { try story.bring([]) }
    #expect(try story.bring(from: "/a.ics") == [0, 0, 0, 0, 1])
    let missing = FileFailure(path: "/none", .missing)
    #expect(throws: EventExchangeFailure.file(missing)) { try story.bring(from: "/none") }
  }
}
