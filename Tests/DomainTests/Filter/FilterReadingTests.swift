import Domain
import Support
import Testing

// B 4
@Suite struct `A filter that somebody types` {
  private typealias Clause = FilterClause<MoodFacet>

  private func read(_ text: String) throws(FilterRefusal) -> [FilterClause<MoodFacet>] {
    try MoodFilter(reading: text).clauses
  }

  private func words(_ text: String, not: Bool = false) -> FilterClause<MoodFacet> {
    FilterClause(.text(.words(text)), isExcluded: not)
  }

  @Test(arguments: [
    "바람", "바람 바다", "  바람   바다 ", "a<b", "1+1=2", "x=2", "<3", "=)", "!", "#", "<",
    ">", "=", "!!", "!?", "# 1", "#1", "don't", "'tis", "rock'n'roll", "id:5", "100%", "\\", "",
    "  ",
    "a=b=c", "->", "=>", "https://haru.example/?level", "a!", "e=mc2",
  ])
  func `is a search like before where it has no sign that means something`(_ text: String) throws {
    let typed = text.split(separator: " ").isEmpty ? [] : [words(text.trimmingBlanks)]
    #expect(try read(text) == typed)
  }

  @Test func `leaves out what stands behind an exclamation mark`() throws {
    #expect(try read("바람 !비 바다") == [words("바람 바다"), words("비", not: true)])
    #expect(try read("!비") == [words("비", not: true)])
    #expect(try read("！비") == [words("비", not: true)])
    #expect(try read("바람 ! 비") == [words("바람 ! 비")])
  }

  @Test func `keeps a phrase together, and looks for signs in quotation marks`() throws {
    func phrase(_ text: String, not: Bool = false) -> FilterClause<MoodFacet> {
      FilterClause(.text(.phrase(text)), isExcluded: not)
    }
    #expect(try read("'바람 분다' 바다") == [words("바다"), phrase("바람 분다")])
    #expect(try read("!\"a b\"") == [phrase("a b", not: true)])
    #expect(try read("“a b” ‘c’") == [phrase("a b"), phrase("c")])
    #expect(try read("'it's fine'") == [phrase("it's fine")])
    #expect(try read("'level<40'") == [phrase("level<40")])
    #expect(try read("'no end") == [words("'no end")])
    #expect(try read("''") == [words("''")])
  }

  @Test func `takes a sign for a letter behind a backslash`() throws {
    #expect(try read("\\!비") == [words("!비")])
    #expect(try read("\\#a \\level<40") == [words("#a level<40")])
    #expect(try read("!\\#a") == [words("#a", not: true)])
  }

  @Test func `reads tags`() throws {
    let tag = FilterTerm<MoodFacet>.text(.tag("산책"))
    #expect(try read("#산책") == [Clause(tag)])
    #expect(try read("!#산책 바다") == [words("바다"), Clause(tag, isExcluded: true)])
    #expect(try read("#Walk") == [Clause(.text(.tag("walk")))])
    #expect(try read("＃산책") == [Clause(tag)])
  }

  @Test(arguments: [
    ("level<40", FilterSign.less, 400), ("level<=40", .atMost, 400), ("level>40", .more, 400),
    ("level>=40", .atLeast, 400), ("level=40", .equal, 400), ("level==40", .equal, 400),
    ("LEVEL=3.5", .equal, 35), ("level=3,5", .equal, 35), ("수치<40", .less, 400),
    ("level<40%", .less, 400), ("level＜40", .less, 400), ("le-vel<0", .less, 0),
  ])
  func `compares numbers`(_ typed: (text: String, sign: FilterSign, tenths: Int)) throws {
    #expect(try read(typed.text) == [Clause(.number(.level, typed.sign, tenths: typed.tenths))])
    #expect(
      try read("!" + typed.text)
        == [Clause(.number(.level, typed.sign, tenths: typed.tenths), isExcluded: true)])
  }

  @Test func `says what is not so by two signs as well`() throws {
    #expect(
      try read("level!=40") == [Clause(.number(.level, .equal, tenths: 400), isExcluded: true)])
    #expect(try read("!level!=40") == [Clause(.number(.level, .equal, tenths: 400))])
  }

  @Test(arguments: [
    ("2026", "2026-01-01", "2026-12-31"), ("2026-02", "2026-02-01", "2026-02-28"),
    ("2026-2", "2026-02-01", "2026-02-28"), ("2024.02", "2024-02-01", "2024-02-29"),
    ("2026-01-15", "2026-01-15", "2026-01-15"), ("2026.1.15", "2026-01-15", "2026-01-15"),
    ("2026.1.15.", "2026-01-15", "2026-01-15"), ("2026/1/5", "2026-01-05", "2026-01-05"),
    ("2026년", "2026-01-01", "2026-12-31"), ("2026년1월", "2026-01-01", "2026-01-31"),
    ("2026년1월15일", "2026-01-15", "2026-01-15"), ("9999", "9999-01-01", "9999-12-31"),
    ("0001-01-01", "0001-01-01", "0001-01-01"),
  ])
  func `compares days, months and years, of a field or of the record itself`(
    _ typed: (text: String, first: String, last: String)
  ) throws {
    let days = Day.on(typed.first)...Day.on(typed.last)
    for sign in FilterSign.allCases {
      let term = FilterTerm.days(MoodFacet.day, sign, days)
      #expect(try read("\(sign.rawValue)\(typed.text)") == [Clause(term)])
      #expect(try read("day\(sign.rawValue)\(typed.text)") == [Clause(term)])
      #expect(try read("!\(sign.rawValue)\(typed.text)") == [Clause(term, isExcluded: true)])
    }
  }

  @Test func `is after a month when that is over, and before it until it begins`() {
    let january = Day.on("2026-01-01")...Day.on("2026-01-31")
    func holds(_ day: String) -> [Bool] {
      [FilterSign.less, .atMost, .more, .atLeast, .equal].map { $0.holds(.on(day), january) }
    }
    #expect(holds("2025-12-31") == [true, true, false, false, false])
    #expect(holds("2026-01-01") == [false, true, false, true, true])
    #expect(holds("2026-01-31") == [false, true, false, true, true])
    #expect(holds("2026-02-01") == [false, false, true, true, false])
  }

  @Test(arguments: [
    ("level<high", FilterRefusal.notANumber(field: "level", value: "high")),
    (">=today", .notADay(value: "today")),
    (
      "title=Dentist",
      .unknownField("title", fields: ["day", "level"])
    ),
    ("-sport", .foreign("-sport")),
    ("#work or #sport", .foreign("or")),
    ("level<40 AND #work", .foreign("AND")),
    ("level<", .notANumber(field: "level", value: "")),
    ("level<4.25", .notANumber(field: "level", value: "4.25")),
    ("level<-4", .notANumber(field: "level", value: "-4")),
    ("level<1234567890", .notANumber(field: "level", value: "1234567890")),
    ("level<4<5", .notANumber(field: "level", value: "4<5")),
    (">2026-13", .notADay(value: "2026-13")), (">2026-02-30", .notADay(value: "2026-02-30")),
    (">20260101", .notADay(value: "20260101")), (">0000", .notADay(value: "0000")),
    ("day<40", .notADay(value: "40")), ("날=", .notADay(value: "")),
    ("levle<40", .unknownField("levle", fields: ["day", "level"])),
    ("수처<40", .unknownField("수처", fields: ["day", "level"])),
    ("leve=high", .unknownField("leve", fields: ["day", "level"])),
    ("rating>4", .unknownField("rating", fields: ["day", "level"])),
    ("!rating>2026-01", .unknownField("rating", fields: ["day", "level"])),
  ])
  func `is refused where it was meant and makes no sense`(
    _ typed: (text: String, refusal: FilterRefusal)
  ) {
    #expect(throws: typed.refusal) { try read("바다 " + typed.text) }
  }

  @Test func `has an end`() {
    let tooLong = FilterRefusal.tooLong(letters: 400, words: 40)
    #expect(throws: tooLong) { try read(String(repeating: "a", count: 401)) }
    #expect(throws: tooLong) { try read(String(repeating: "a ", count: 41)) }
    #expect(throws: tooLong) { try read("a" + String(repeating: "\u{301}", count: 5000)) }
    #expect(throws: Never.self) { try read(String(repeating: "a ", count: 40)) }
  }

  @Test func `takes control characters for blanks`() throws {
    #expect(
      try read("!비\u{1B}level<40") == [
        words("비", not: true), Clause(.number(.level, .less, tenths: 400)),
      ])
  }

  @Test func `never fails on any text`() throws {
    var dice = TerminalDice(seed: 4)
    let letters = Array("!#<>='\"\\ leveldaytag0123456789-./년월일 ㅁ민\u{1F}\u{0301}")
    for _ in 0..<5000 {
      let text = String(
        (0..<Int.random(in: 0...14, using: &dice)).map { _ in
          letters[Int.random(in: letters.indices, using: &dice)]
        })
      do throws(FilterRefusal) { _ = try read(text) } catch { #expect(!"\(error)".isEmpty) }
    }
  }

  @Test func `hands its words to a search where there is none yet`() throws {
    let filter = try MoodFilter(reading: "바람 !비 바다")
    let (search, rest) = filter.beside(nil)
    #expect(search == "바람 바다" && rest.clauses == [words("비", not: true)])
    #expect(filter.beside("산").search == "산" && filter.beside("산").rest == filter)
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
