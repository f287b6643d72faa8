import Testing

@testable import Domain

// Y-11, Y-12
@Suite struct `A note from elsewhere` {
  /// A calendar whose zone is nine hours ahead.
  private let calendar = LocalCalendar(
    moment: { Now(day: $0, time: $1, offset: 32_400) },
    local: { Now(instant: $0, offset: 32_400) })
  /// Friday, 27 November 2026, 18:00.
  private let modified = Now(instant: 1_795_770_000, offset: 32_400)

  private func read(_ text: String, as name: String = "note.txt") throws -> NoteContent {
    try NoteContent(text, name: #require(NoteName(name)), modified: modified, calendar)
  }

  /// Returns the lines of a note as `number time text`.
  private func lines(_ text: String, as name: String = "note.txt") throws -> [String] {
    guard case .lines(let lines) = try read(text, as: name) else { return ["no lines"] }
    return lines.map { "\($0.number) \($0.at) \($0.text)" }
  }

  @Test func `was written when its file was`() throws {
    #expect(modified.description == "2026-11-27T18:00:00+09:00")
    #expect(try lines("dentist tomorrow 15:00\n") == ["1 \(modified) dentist tomorrow 15:00"])
  }

  @Test(arguments: [
    ("2026-11-25T0931.txt", "2026-11-25T09:31:00+09:00"),
    ("20261125-093100.txt", "2026-11-25T09:31:00+09:00"),
    ("note 2026-11-25 09.31.md", "2026-11-25T09:31:00+09:00"),
    ("2026-11-25T09:31:05Z.txt", "2026-11-25T18:31:05+09:00"),
    ("2026-11-25T09-31-05+0200", "2026-11-25T16:31:05+09:00"),
    ("메모_20261125_0931", "2026-11-25T09:31:00+09:00"),
  ])
  func `was written when the name of its file says`(_ name: String, _ at: String) throws {
    #expect(try lines("ran", as: name) == ["1 \(at) ran"])
  }

  @Test(arguments: [
    "2026-11-25.txt", "2026-13-25T0931.txt", "20261125093100999.txt", "5-0931.txt", "T0931.txt",
    "2026-11-25T2561.txt",
  ])
  func `was not written at what is no moment`(_ name: String) throws {
    #expect(try lines("ran", as: name) == ["1 \(modified) ran"])
  }

  @Test(arguments: [
    ("2026-11-25 09:31 ran", "1 2026-11-25T09:31:00+09:00 ran"),
    ("2026-11-25T09:31:07+01:00 ran", "1 2026-11-25T17:31:07+09:00 ran"),
    ("[2026-11-25 09:31] ran", "1 2026-11-25T09:31:00+09:00 ran"),
    ("09:31 ran", "1 2026-11-27T09:31:00+09:00 ran"),
    // Later than the note itself: the hour is what the line is about.
    ("19:30 dinner with Mina", "1 2026-11-27T18:00:00+09:00 19:30 dinner with Mina"),
    ("2026-12-24 19:30 dinner", "1 2026-11-27T18:00:00+09:00 2026-12-24 19:30 dinner"),
    ("9:31 ran", "1 2026-11-27T18:00:00+09:00 9:31 ran"),
    ("2026-11-25 ran", "1 2026-11-27T18:00:00+09:00 2026-11-25 ran"),
    ("09:31-10:00 ran", "1 2026-11-27T18:00:00+09:00 09:31-10:00 ran"),
  ])
  func `has lines that say when they were written`(_ text: String, _ line: String) throws {
    #expect(try lines(text) == [line])
  }

  @Test func `has comments, empty lines, and lines that go on`() throws {
    let text = "\u{FEFF}# Phone\n\n#run 5 km\r\n  with Tom\n#\n## more\nmood 72\n2026-11-25 09:31\n"
    let at = modified
    #expect(try lines(text) == ["3 \(at) #run 5 km with Tom", "7 \(at) mood 72"])
    #expect(try lines("") == [] && lines(" \n\n") == [])
  }

  @Test func `is a diary entry if its first line says so`() throws {
    let text = "It rained all day.\n\n# We stayed in."
    for word in ["diary", "Diary:", "일기", " 일기 "] {
      #expect(
        try read(word + "\n" + text) == .diary(NoteLine(number: 1, text: text, at: modified)),
        "\(word)")
    }
    #expect(
      try read("\n09:31 일기\n비가 왔다.")
        == .diary(
          NoteLine(
            number: 2, text: "비가 왔다.", at: Now(instant: 1_795_739_460, offset: 32_400))))
    #expect(try lines("diary") == ["1 \(modified) diary"])
  }

  @Test func `is a paragraph if it is long or has more than three lines`() throws {
    let four = "We went out.\nIt rained.\nWe came back.\nTea."
    guard case .paragraph(let entry, let lines, isProse: true) = try read(four + "\n") else {
      Issue.record("no paragraph")
      return
    }
    #expect(entry == NoteLine(number: 1, text: four, at: modified) && lines.count == 4)
    let long = String(repeating: "비가 오는 날 ", count: 40)
    guard case .paragraph(_, let one, isProse: true) = try read(long) else {
      Issue.record("no paragraph")
      return
    }
    #expect(one.count == 1)
    for few in ["a\nb\nc", "a\n\nb\nc\nd", "# a\nb\nc\nd\ne", "09:31 a\nb\nc\nd\ne"] {
      guard case .lines = try read(few) else {
        Issue.record("\(few) is a paragraph")
        continue
      }
    }
  }

  // Y-12
  @Test(arguments: [
    "call the bank\nmood 60 fine\nWalden p.140\nbuy stamps\nasdf", "milk\neggs\nbread\nbutter",
    "우유 사기\n내일 오후 4시 치과\n기분 50 피곤\n계란\n빵", "제로 사이다\n딸기 잼\n휘핑 크림\n담요\n편지지",
  ])
  func `is a list if its lines are short`(_ text: String) throws {
    guard case .paragraph(let entry, let lines, isProse: false) = try read(text) else {
      Issue.record("no list")
      return
    }
    #expect(entry.text == text && lines.count == text.split(separator: "\n").count)
  }

  // Y-12
  @Test func `has lines of their own if they have bullets`() throws {
    let text = "- Ask the neighbours about the key of the cellar.\n- Thank Tom.\n- x\n- y"
    #expect(try lines(text).count == 4)
  }

  // Y-12
  @Test(arguments: [
    "It rained.\nWe stayed in.\nmood 40\nThen we slept!", "비가 왔다\n집에 있었음\n좋았다 ㅎㅎ\n산책",
    "We went out early in the morning because of the market\nand came back with far more than we had"
      + " planned\nand then it began to rain\nso we stayed at home and read for the rest of the day",
  ])
  func `is prose if its lines are long or are sentences`(_ text: String) throws {
    guard case .paragraph(let entry, _, isProse: true) = try read(text) else {
      Issue.record("no paragraph")
      return
    }
    #expect(entry.text == text)
  }

  // Y-12
  @Test(arguments: [
    ("- milk", ["milk"]), ("* milk\n+ eggs", ["milk", "eggs"]),
    ("• milk\n•eggs", ["milk", "eggs"]),
    ("- [ ] milk\n[x] eggs\n☐ jam", ["milk", "eggs", "jam"]),
    ("1. milk\n2) eggs", ["milk", "eggs"]),
    ("1. 2 eggs\n2. milk", ["2 eggs", "milk"]), ("- milk\n  - eggs", ["milk", "eggs"]),
    // No bullets: a date, a number below zero, and what continues a line.
    ("11. 27. dentist", ["11. 27. dentist"]), ("-5 degrees", ["-5 degrees"]), ("-\nmilk", ["milk"]),
    ("milk\n  and eggs", ["milk and eggs"]), ("2. 14. a\n3. 15. b", ["2. 14. a", "3. 15. b"]),
  ])
  func `has bullets that are no part of its lines`(_ text: String, _ texts: [String]) throws {
    guard case .lines(let lines) = try read(text) else {
      Issue.record("no lines")
      return
    }
    #expect(lines.map(\.text) == texts)
  }

  // Y-11
  @Test(arguments: [
    ("09:31 ran", "09:31 ran"), ("2026-11-25 08:31 ran", "2026-11-25 08:31 ran"),
    ("07:59 ran", "ran"), ("08:00:30 ran", "ran"), ("2026-11-24 08:31 ran", "ran"),
  ])
  func `has no line that is later than its name, although its file is`(
    _ text: String, _ rest: String
  ) throws {
    guard case .lines(let lines) = try read(text, as: "2026-11-25T0800.txt") else {
      Issue.record("no lines")
      return
    }
    #expect(lines.map(\.text) == [rest])
  }

  // Y-16
  @Test func `stays if it has too many lines`() throws {
    let most = NoteContent.mostLines
    guard case .lines(let all) = try read(String(repeating: "- a\n", count: most)) else {
      Issue.record("no lines")
      return
    }
    #expect(all.count == most)
    #expect(throws: NoteRefusal.tooManyLines(limit: most)) {
      try read(String(repeating: "a\n", count: most + 1))
    }
  }
}

// Y-10, Y-15
@Suite struct `The name of a note` {
  @Test(arguments: [
    ".hidden", "note.tmp", "note.part", ".note.txt.icloud", "note.txt.icloud", "x.CRDOWNLOAD",
    "note.txt~", "taken", "",
  ])
  func `is not that of a file in the making`(_ name: String) { #expect(NoteName(name) == nil) }

  @Test(arguments: [
    ("note.txt", "note.txt"), ("note", "note"), ("메모 (1).txt", "메모 (1).txt"),
    ("note (conflict).txt", "note.txt"), ("note (conflicted copy 2026-11-25 093100).md", "note.md"),
    ("note (Mina's conflicted copy 2026-11-25)", "note"),
    ("note.sync-conflict-20261125-093100-ABCDEFG.txt", "note.txt"),
    ("(conflict).txt", "(conflict).txt"),
  ])
  func `is that of the original in a conflicting copy`(_ name: String, _ original: String) throws {
    #expect(try #require(NoteName(name)).original == original)
  }
}
