import Domain
import FuzzPromises
import Support
import Testing

@testable import Data

@Suite struct `Entries out of jrnl` {
  @Test func `come from its text, and lines that only look like dates stay theirs`() throws {
    // I-21.
    #expect(
      try LifeReading.story("jrnl") == [
        concatenated(
          "1 2026-03-01 21:05#1 | 2026-03-01 21:05:00 | “강가를 걸었다.”",
          " | @민아 와 함께. 바람이 찼다.⏎⏎[2026-03-04]라고 적힌 돌을 보았다.⏎[1] mail@example.com",
          " | #민아 | starred:true"),
        "7 2026-03-02 08:00#1 | 2026-03-02 08:00:00 | One line. With two sentences @Work. | #work",
      ])
    #expect(
      try LifeReading.story("jrnl before 2") == [
        concatenated(
          "1 2026-03-01 21:05#1 | 2026-03-01 21:05:00 | “The first one”",
          " | It has a body.⏎2026-03-04 is only a day in it."),
        "5 2026-03-02 08:00#1 | 2026-03-02 08:00:00 | The second one | starred:true",
      ])
  }

  @Test func `come from its export and from its folder`() throws {
    #expect(
      try LifeReading.story("jrnl json") == [
        concatenated(
          "1 2026-03-01 21:05#1 | 2026-03-01 21:05:00 | “강가를 걸었다.” | @민아 와 함께. | #민아",
          " | starred:true | uuid=AB12"),
        "2 2026-03-02 08:00#1 | 2026-03-02 08:00:00 | One line.",
      ])
    #expect(
      try LifeReading.story("jrnl folder") == [
        "1 2026-03-01 21:05#1 | 2026-03-01 21:05:00 | “Evening” | by the river",
        "4 2026-03-01 22:10#1 | 2026-03-01 22:10:00 | Night",
        "1 2026-03-02#1 | 2026-03-02 | Nothing but words",
      ])
  }

  // A damaged file once gave a tag that was only a sign.
  @Test func `have no tag without a word`() throws {
    let text = """
      {"tags": {"@": 1}, "entries": [{"title": "One line.", "body": "", "date": "2026-03-02",
       "time": "08:00", "tags": ["@", "", "@work"], "starred": false}]}
      """
    #expect(
      try LifeReading.story(of: text) == [
        "1 2026-03-02 08:00#1 | 2026-03-02 08:00:00 | One line. | #work"
      ])
  }

  @Test(arguments: [
    ("2026-03-01 21:05", "2026-03-01 21:05:00"), ("2026-03-01 09:05:07 PM", "2026-03-01 21:05:07"),
    ("01.03.2026", "2026-03-01"), ("01.03.2026 21:05", "2026-03-01 21:05:00"),
    ("1. 3. 2026 21.05", "2026-03-01 21:05:00"), ("01.03.26 21:05", "2026-03-01 21:05:00"),
    ("03/13/26 21:05:07", "2026-03-13 21:05:07"), ("13/03/2026 9:05 pm", "2026-03-13 21:05:00"),
    ("13-03-2026 21:05", "2026-03-13 21:05:00"), ("2026/03/01 21:05", "2026-03-01 21:05:00"),
    ("Sunday, 01 March 2026", "2026-03-01"),
    ("Sunday, March 1, 2026 9:05 a.m.", "2026-03-01 09:05:00"),
    ("Sonntag, 01. März 2026 21:05", "2026-03-01 21:05:00"),
    ("dimanche 1 février 2026", "2026-02-01"),
    ("1 de marzo de 2026 21:05", "2026-03-01 21:05:00"),
    ("01-Mar-2026 21:05", "2026-03-01 21:05:00"),
    ("Sun Mar  1 21:05:07 2026", "2026-03-01 21:05:07"), ("일요일, 01 3월 2026", "2026-03-01"),
    ("2026년 03월 01일 오후 09시 05분 07초", "2026-03-01 21:05:07"),
    ("2026년 3월 1일 (일) 21:05", "2026-03-01 21:05:00"),
    ("2026. 3. 1. 오전 12:05", "2026-03-01 00:05:00"),
    ("2026年03月01日 21時05分07秒", "2026-03-01 21:05:07"), ("21:05 01.03.2026", "2026-03-01 21:05:00"),
    ("2026-03-01T21:05:07", "2026-03-01 21:05:07"), ("20260301 21:05", "2026-03-01 21:05:00"),
    ("2026-03-01 21:05:07 +0900", "2026-03-01 21:05:07+540"),
    ("Sun 2026-03-01 21h05", "2026-03-01 21:05:00"),
  ])
  func `have dates in any form it can be set to`(written: String, meant: String) throws {
    let lines = try LifeReading.story(of: "[\(written)] Words\nand more\n")
    #expect(lines.last?.split(separator: " | ").dropFirst().first.map(String.init) == meant)
    // The first version of jrnl wrote no brackets.
    let bare = try LifeReading.story(of: "\(written) Words\nand more\n")
    if !meant.contains("+") {
      #expect(bare.last?.contains("| \(meant) | “Words” | and more") == true, "\(bare)")
    }
  }

  @Test func `decide over the whole file whether the day comes first`() throws {
    func notes(_ dates: [String], _ choice: ImportChoice = ImportChoice()) throws -> [String] {
      let text = dates.map { "[\($0) 10:00] Words\n" }.joined()
      return try LifeReading.story(of: text, choice).map { line in
        line.hasPrefix("note") ? line : String(line.split(separator: " | ")[1].prefix(10))
      }
    }
    #expect(
      try notes(["03/04/2026", "25/04/2026"])
        == ["note dates(Domain.ImportDateOrder.dayFirst)", "2026-04-03", "2026-04-25"])
    #expect(
      try notes(["03/04/2026", "04/25/2026"])
        == ["note dates(Domain.ImportDateOrder.monthFirst)", "2026-03-04", "2026-04-25"])
    // No number is above twelve, but only one order of day and month keeps the dates sorted.
    #expect(
      try notes(["05/11/2026", "03/12/2026", "04/12/2026"]).first
        == "note dates(Domain.ImportDateOrder.dayFirst)")
    #expect(try notes(["03/03/2026"]) == ["2026-03-03"])
    #expect(throws: ImportFailure.ambiguousDates) { try notes(["03/04/2026"]) }
    #expect(
      try notes(["03/04/2026"], ImportChoice(dates: .monthFirst)).last == "2026-03-04")
    // A date that does not fit this order is reported.
    let both = "[25/04/2026 10:00] a\n[26/04/2026 10:00] b\n[04/27/2026 10:00] c\n"
    #expect(try LifeReading.story(of: both).last == "3 failed dateUnreadable(\"04/27/2026 10:00\")")
  }

  @Test func `are refused by name where they are encrypted`() throws {
    #expect(try LifeReading.failure(of: Array("JRNLv3\u{0}\u{18}abc".utf8)) == .encrypted(.jrnl))
    #expect(try LifeReading.failure(of: Array("gAAAAABVIHB7tnwKExG7".utf8)) == .encrypted(.jrnl))
  }

  @Test func `are named where their day cannot be`() throws {
    #expect(
      try LifeReading.story(
        of: "[0000-01-01 10:00] a\n[2026-03-01 99:00] b\n[2026-03-01 10:00]\n\n")
        == [
          "1 failed dateUnreadable(\"0000-01-01 10:00\")",
          "2 failed dateUnreadable(\"2026-03-01 99:00\")", "3 failed textMissing",
        ])
    #expect(
      try LifeReading.story(
        of: concatenated(
          "{\"tags\":{},\"entries\":[{\"title\":\"a\",\"body\":\"\",\"date\":\"x\"},",
          "{\"title\":\"a\",\"body\":\"\\ud83d\",\"date\":\"2026-03-01\"},{\"title\":3 4}]}"))
        == [
          "1 failed dateUnreadable(\"x\")",
          "2 2026-03-01#1 | 2026-03-01 | “a” | \u{FFFD}", "3 failed notJSON",
        ])
    #expect(
      try LifeReading.failure(of: Array("{\"tags\":{},\"entries\":[{\"title\":\"a".utf8))
        == .badFile(.cut, line: 1))
  }

  @Test func `are no calendar of lines, and no letter in brackets`() throws {
    for text in [
      "03/01/2026 @ 21:05 -> 03/01/2026 @ 22:00 |Dinner\n", "03/01/2026 [1] Holiday\n",
      "[1] a footnote\n", "2026 was a year\n", "[yesterday] words\n", "",
    ] {
      #expect(try LifeReading.failure(of: Array(text.utf8)) == .unknownFormat, "\(text)")
    }
  }
}
