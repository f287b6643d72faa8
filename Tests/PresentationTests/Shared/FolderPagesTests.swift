import Domain
import Testing

@testable import PresentationKit
@testable import PresentationShared

/// I-35: tests of the exported folder of readable pages.
@Suite struct `The pages of the folder that people read` {
  /// Returns the exported files by path, for these records.
  private func files(_ records: [ExportedRecord], _ language: Language = .english) throws
    -> [String: String]
  {
    var pages = FolderPages(language, at: Now(instant: 1_772_323_200, offset: 9 * 3600))
    var files: [String: [UInt8]] = [:]
    var name = ""
    for piece in records.flatMap({ pages.write($0) }) + pages.end() {
      switch piece {
      case .file(let next):
        #expect(files[next] == nil, "\(next) is written twice")
        name = next
        files[name] = []
      case .bytes(let bytes): files[name]? += bytes
      }
    }
    return files.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  private func book(_ id: String, _ title: String) -> ExportedRecord {
    .book(
      Book(
        id: ID(id), facts: BookMetadata(title: SingleLineText(stored: title)),
        started: Now(instant: 1_772_323_200, offset: 9 * 3600), target: nil), before: [])
  }

  @Test(arguments: [
    ("../x", "x"), ("/etc/passwd", "etc passwd"), (".hidden", "hidden"), ("CON", "CON_"),
    ("com1.txt", "com1.txt_"), ("a\u{0007}b\nc", "a b c"), ("?!", "!"), ("...", "nameless"),
    ("라면: 지금 물 올리러 갑니다", "라면 지금 물 올리러 갑니다"), ("👩‍👩‍👧", "👩‍👩‍👧"), ("a\u{202E}b", "a b"),
    ("[[link]]|#^", "link"), ("end. ", "end"),
  ])
  func `have names that every disk takes`(title: String, name: String) {
    var names = PageNames()
    #expect(names.name(for: title, otherwise: "nameless") == name)
  }

  @Test func `have no names that are too long, cut within a character or the same`() {
    var names = PageNames(["To read"])
    for title in [String(repeating: "가", count: 300), String(repeating: "👩‍👩‍👧", count: 300)] {
      let name = names.name(for: title, otherwise: "x")
      #expect(name.utf8.count <= 120 && name.utf8.count > 90 && title.hasPrefix(name))
      let other = names.name(for: title, otherwise: "x")
      #expect(other == name + " (2)" && other.utf8.count <= 120)
    }
    #expect(names.name(for: "to READ", otherwise: "x") == "to READ (2)")
    #expect(names.name(for: "Emma", otherwise: "x") == "Emma")
    #expect(names.name(for: "EMMA", otherwise: "x") == "EMMA (2)")
    #expect(names.name(for: "e\u{301}", otherwise: "x") == "é")
    #expect(names.name(for: "é", otherwise: "x") == "é (2)")
  }

  @Test func `of two books with one title are two`() throws {
    let files = try files([book("b1", "Emma"), book("b2", "emma"), book("b3", "../../up")])
    #expect(files["books/Emma.md"]?.contains("id: b1") == true)
    #expect(files["books/emma (2).md"] != nil && files["books/up.md"] != nil)
    #expect(files["haru.md"]?.contains("[../../up](<books/up.md>)") == true)
    #expect(files.keys.allSatisfy { !$0.contains("..") })
  }

  @Test(arguments: [
    ("# heading", "\\# heading"), ("#tag stays", "#tag stays"), ("- item", "\\- item"),
    ("1. one", "1\\. one"), ("> quote", "\\> quote"),
    ("*a* _b_ snake_case", "\\*a\\* \\_b\\_ snake_case"),
    ("[[link]] <b> `c`", "\\[\\[link\\]\\] &lt;b> \\`c\\`"),
    ("    code", "&nbsp;&nbsp;&nbsp;&nbsp;code"),
    ("%%hidden%% ==no", "\\%\\%hidden\\%\\% \\==no"), ("a\nb\n\nc", "a  \nb\n\nc"),
    ("---", "\\---"),
    ("&amp;", "\\&amp;"), ("C:\\new", "C:\\\\new"),
  ])
  func `show a text as it was typed`(text: String, written: String) {
    #expect(MarkdownText.multilineText(text) == written)
  }

  // Markdown without escapes for `<`, and viewers that show front matter, would read a tag.
  @Test func `have no tag and no link that was typed`() throws {
    let text = "<script>alert(1)</script> [x](javascript:alert(1)) <javascript:x>"
    var person = Person(
      id: ID("p1"), name: SingleLineText(stored: text),
      startedOn: Now(instant: 1_772_323_200, offset: 32400).day, alarmHour: 20)
    person.nickname = SingleLineText(stored: text)
    var dinner = Event(
      id: ID("e1"), title: SingleLineText(stored: text),
      start: Now(instant: 1_772_323_200, offset: 32400),
      end: Now(instant: 1_772_326_800, offset: 32400))
    dinner.companions = ["p1"]
    for (name, page) in try files([.person(person), book("b1", text), .event(dinner)]) {
      for found in ["<script", "<javascript", "</", "[x](", "|<"] {
        #expect(!page.contains(found), "\(name): \(page)")
      }
    }
  }

  @Test(arguments: [
    ("민아", "민아"), ("true", "\"true\""), ("12", "\"12\""), ("a: b", "\"a: b\""), ("-", "\"-\""),
    ("say \"x\"\\", "\"say \\\"x\\\"\\\\\""), ("", "\"\""), ("two words", "two words"),
  ])
  func `say before their text what any reader of YAML takes for it`(text: String, value: String) {
    #expect(FrontMatter.value(text) == value)
  }

  @Test func `of events name the people they are with`() throws {
    var dinner = Event(
      id: ID("e1"), title: SingleLineText(stored: "*저녁*"),
      start: Now(instant: 1_772_323_200, offset: 32400),
      end: Now(instant: 1_772_326_800, offset: 32400),
      rule: SingleLineText(stored: "FREQ=WEEKLY;BYDAY=SU"))
    dinner.companions = ["p1", "gone"]
    let person = Person(
      id: ID("p1"), name: SingleLineText(stored: "민아 [언니]"), startedOn: dinner.start.day,
      alarmHour: 20)
    let files = try files([.person(person), .event(dinner)], .korean)
    let month = try #require(files["schedule/2026-03.md"])
    #expect(month.contains("· \\*저녁\\*\n"))
    #expect(month.contains("(`RRULE:FREQ=WEEKLY;BYDAY=SU`)"))
    #expect(month.contains("함께: [[people/민아 언니|민아 언니]]\n"))
    #expect(files["people/민아 언니.md"]?.contains("\n# 민아 \\[언니\\]\n") == true)
    #expect(files["haru.md"]?.contains("- 사람 1명\n- 일정 1개\n") == true)
  }
}
