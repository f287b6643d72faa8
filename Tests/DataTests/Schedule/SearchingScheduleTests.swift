import Domain
import Support
import Testing

@testable import Data

@Suite struct `Searching the schedule` {
  private let events: [Event] = [
    .sample("0", "Dentist at 2022", "강물 위의 윤슬을 보았다.", at: 0..<10),
    .sample("1", "Café meeting", at: 10..<20),
    .sample("2", "회의", "1. master of my fate\n2. 둘째", at: 20..<30),
    .sample("3", "a* b\"c (d) AND NEAR:e -f ^g", "ＡＢＣ초콜릿 日本語", at: 30..<40),
  ]

  @Test(
    .slow,
    arguments: ScheduleBacking.allCases,
    [
      ("FATE", "2"), ("ate", "2"), ("f", "23"), ("y fate", ""), ("MASTER  of, my!", "2"),
      ("윤슬", "0"), ("슬", "0"), ("윤슬이", "0"), ("윤슬가", ""), ("회의에서", "2"),
      ("\u{110B}\u{1172}\u{11AB}\u{1109}\u{1173}\u{11AF}", "0"),
      ("물 위", "0"), ("강물위", "0"), ("물위의윤슬", "0"), ("회의", "2"), ("회의 둘째", "2"), ("둘째 fate 회의", "2"),
      ("둘째 윤슬", ""), ("ㅎㅇ", "2"), ("ㅎㅇ 둘째", "2"), ("ㅇㅅ", ""), ("ｃａｆé", "1"),
      ("meeting", "1"),
      ("2022", "0"), ("abc초콜릿", "3"), ("本語", "3"), ("(d)", "03"), ("NEAR:e", "3"), ("a*", "03"),
      ("NOT", ""), ("a' OR '1'='1", ""), ("fate OR 윤슬", ""), ("title:회의", ""), ("", ""), ("  ", ""),
      ("\"*-!", ""),
    ])
  func `finds what contains it, in the title or in the body`(
    _ backing: ScheduleBacking, _ search: (text: String, found: String)
  ) throws {
    try backing.open(with: events) { schedule throws in
      let ids = try schedule.found(search.text)
      #expect(ids.joined() == search.found)
      #expect(try schedule.found(search.text, around: 999) == ids)
    }
  }

  @Test(arguments: ScheduleBacking.allCases)
  func `takes the next of what is not over and the last of what is`(_ backing: ScheduleBacking)
    throws
  {
    let events = (0..<9).map { Event.sample("\($0)", at: ($0 * 10)..<($0 * 10 + 15)) }
    try backing.open(with: events.reversed()) { schedule throws in
      // An event that goes on is not past; one that ends at this time is.
      for (instant, limit, ids) in [
        (44, 2, "1234"), (45, 2, "2345"), (45, 1, "34"), (45, 99, "012345678"), (45, 0, ""),
        (-1, 3, "012"), (999, 3, "678"), (15, 3, "0123"), (14, 3, "012"), (95, 2, "78"),
        (94, 2, "678"), (45, -1, ""),
      ] {
        #expect(try schedule.found("회의", around: instant, atMost: limit).joined() == ids)
      }
    }
  }

  @Test(arguments: ScheduleBacking.allCases)
  func `puts what it finds in order on both sides`(_ backing: ScheduleBacking) throws {
    // SC-14
    let titles = ["회의 Z", "회의 a", "회의 가"]
    let same = titles.enumerated().flatMap { index, title in
      [2, 1].map { Event.sample("\($0)\(index)", title, at: 10..<20) }
    }
    try backing.open(with: same) { schedule throws in
      let ordered = ["10", "20", "11", "21", "12", "22"]
      for instant in [0, 99] {
        #expect(try schedule.found("회의", around: instant) == ordered)
      }
      #expect(try schedule.found("회의", around: 99, atMost: 2) == ["12", "22"])
      #expect(try schedule.found("회의", around: 0, atMost: 2) == ["10", "20"])
    }
  }

  @Test(arguments: ScheduleBacking.allCases, [true, false])
  func `follows every change, searched before or not`(_ backing: ScheduleBacking, isIndexed: Bool)
    throws
  {
    try backing.open(with: events) { schedule throws in
      if isIndexed { #expect(try schedule.found("윤슬") == ["0"]) }
      try schedule.keep(.sample("new", "또 윤슬", at: 90..<99))
      _ = try schedule.change(ID("0")) { _ in .sample("0", "Zahnarzt", nil, at: 0..<10) }
      // Changing only the time changes no words.
      _ = try schedule.change(ID("1")) { _ in .sample("1", "Café meeting", at: 50..<60) }
      _ = try schedule.change(ID("2")) { _ in .sample("2", "회의", "윤슬", at: 20..<30) }
      _ = try schedule.remove(ID("3"), at: .on("2026-03-01"))
      #expect(try schedule.found("윤슬") == ["2", "new"])
      for (text, ids) in [
        ("강물", []), ("Dentist", []), ("zahn", ["0"]), ("fate", []), ("회의", ["2"]),
        ("café", ["1"]), ("초콜릿", []),
      ] {
        #expect(try schedule.found(text) == ids, "\(text)")
      }
      _ = try schedule.restore(ID("3"))
      _ = try schedule.remove(ID("new"), at: .on("2026-03-01"))
      #expect(try schedule.found("초콜릿") == ["3"] && schedule.found("윤슬") == ["2"])
      _ = try schedule.restore(ID("new"))
      _ = try schedule.restore(ID("new"))
      #expect(try schedule.found("윤슬") == ["2", "new"])
      #expect(throws: ScheduleFailure.refused(.titleEmpty)) {
        _ = try schedule.change(ID("new")) { (_) throws(EventRefusal) in throw .titleEmpty }
      }
      #expect(try schedule.found("윤슬") == ["2", "new"])
    }
  }

  @Test func `has an index only once somebody searched, and keeps it whole`() throws {
    let database = try Database(.memory)
    let schedule = SQLiteSchedule(database)
    try schedule.keep(events)
    _ = try schedule.remove(ID("0"), at: .on("2026-03-01"))
    #expect(try schedule.found("") == [] && schedule.found("a", atMost: 0) == [])
    #expect(try !database.hasEventsIndex())
    #expect(try schedule.found("fate") == ["2"])
    #expect(try database.hasEventsIndex())
    let randomSource = RandomSource.seeded(31)
    let words = ["윤슬", "강물", "fate", "Café", "회의", "a b", "2022"]
    func some() -> String {
      (0...randomSource.below(3)).map { _ in words[randomSource.below(7)] }.joined()
    }
    for turn in 0..<200 {
      let id = ID<Event>("\(randomSource.below(4))")
      do throws(ScheduleFailure) {
        switch randomSource.below(4) {
        case 0: _ = try schedule.remove(id, at: .on("2026-03-01"))
        case 1: _ = try schedule.restore(id)
        case 2: try schedule.keep(.sample("n\(turn)", some(), some(), at: turn..<(turn + 1)))
        default:
          let (title, body) = (some(), randomSource.below(3) == 0 ? nil : some())
          _ = try schedule.change(id) { .sample($0.id.text, title, body, at: 0..<10) }
        }
      } catch { #expect(error == .unknown(reference: id.text)) }
      try #require(try database.eventsIndexProblem() == nil, "after \(turn)")
    }
    let fake = ScheduleInMemory()
    try fake.keep(try schedule.list())
    for word in words + ["슬", "ate"] {
      #expect(try schedule.found(word, atMost: 999) == fake.found(word, atMost: 999))
    }
  }

  @Test func `finds the same in a store that is only read, and writes nothing`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      do { try SQLiteSchedule(try Database(.file(path))).keep(events) }
      let before = try folder.bytes("haru.sqlite")
      do {
        let database = try Database(.file(path), readOnly: true)
        let reader = SQLiteSchedule(database)
        #expect(try reader.found("윤슬") == ["0"])
        #expect(try reader.found("ate") == ["2"])
        #expect(throws: ScheduleFailure.storage(.openedForReading)) { try reader.keep(.sample()) }
        #expect(try !database.hasEventsIndex())
        let writer = SQLiteSchedule(try Database(.file(path)))
        try writer.keep(.sample("new", "윤슬", at: 90..<99))
        #expect(try reader.found("윤슬") == ["0", "new"])
        #expect(try writer.found("윤슬") == ["0", "new"])
        _ = try writer.remove(ID("0"), at: .on("2026-03-01"))
        #expect(try reader.found("윤슬") == ["new"])
      }
      do {
        let path = folder.path("read.sqlite")
        try folder.write(before, to: "read.sqlite")
        #expect(
          try SQLiteSchedule(try Database(.file(path), readOnly: true)).found("윤슬") == ["0"])
      }
      #expect(try folder.bytes("read.sqlite") == before)
    }
  }
}
