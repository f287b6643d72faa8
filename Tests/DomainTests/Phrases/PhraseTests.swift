import Domain
import Foundation
import FuzzPromises
import Support
import Testing

/// Dates and times in words, read on Tuesday 10 March 2026.
@Suite struct `Days and times in words` {
  private let today = Day.on("2026-03-10")

  // spec Q-20…Q-32
  @Test func `mean what the table says`() throws {
    let table = try PhraseTable.standard()
    #expect(table.examples.count >= 600)
    #expect(table.examples.count { $0.isKorean } * 2 >= table.examples.count)
    for example in table.examples {
      let answer = example.answer(on: today)
      #expect(answer == example.meaning, "line \(example.line): \(example.text)")
    }
  }

  @Test func `mean the same in letters that are put together and taken apart`() throws {
    for example in try PhraseTable.standard().examples where example.isKorean {
      let apart = example.with(text: example.text.decomposedStringWithCanonicalMapping)
      #expect(apart.answer(on: today) == example.meaning, "line \(example.line)")
    }
  }

  @Test func `never trap, whatever is written`() {
    var promises = PhrasePromises()
    // `Scripts/fuzz` runs many more phrases.
    for number in 0..<TestDepth.some(200, of: 500) {
      var dice = Dice(seed: 31, input: number)
      let text = PhraseGrammar.phrase(&dice)
      #expect(promises.broken(by: text) == nil, "\(text.debugDescription)")
    }
    #expect(promises.understood > TestDepth.some(100, of: 250))
  }

  @Test(arguments: [
    "3\u{301}", "12\u{20E3}", "내일 3\u{301}시", "2026-03-0\u{308}8", "e\u{301}", "15:3\u{301}",
  ])
  func `know no digit with a mark on it, and come to an end`(text: String) {
    let reader = PhraseReader(today: today)
    #expect(throws: PhraseParseError.unknown) { try reader.read(text, as: .moment) }
    #expect(throws: PhraseParseError.unknown) { try reader.birthday(text) }
    #expect(reader.cycle(text) == nil)
  }

  @Test func `are no text of a megabyte`() {
    let reader = PhraseReader(today: today)
    for piece in ["내일 ", "1", "in ", "2026-", "-", "\u{1100}"] {
      let text = String(repeating: piece, count: 1 << 18)
      #expect(throws: PhraseParseError.unknown) { try reader.read(text, as: .moment) }
      #expect(reader.cycle(text) == nil)
    }
  }

  @Test(arguments: [
    ("7", 7), ("7d", 7), ("7일", 7), ("7일마다", 7), ("every 7 days", 7), ("weekly", 7), ("매주", 7),
    ("일주일", 7), ("1주일", 7), ("일주일에 한 번", 7), ("every week", 7), ("once a week", 7), ("2w", 14),
    ("2주", 14), ("두 주", 14), ("2주마다", 14), ("격주", 14), ("a fortnight", 14), ("한 달", 30), ("한달", 30),
    ("매달", 30), ("monthly", 30), ("every month", 30), ("3개월", 90), ("열흘", 10), ("보름", 15),
    ("daily", 1), ("매일", 1), ("사흘", 3), ("every 3 days", 3), ("a week", 7), ("1 week 3 days", 10),
  ])
  func `name a rhythm in days`(text: String, days: Int) {
    // newcomer 14, korean section 3
    #expect(PhraseReader(today: today).cycle(text) == days)
  }

  @Test(arguments: ["", "often", "2시간", "30분", "every", "every monday", "-7", "7 7", "주말", "3월"])
  func `name no rhythm`(text: String) {
    #expect(PhraseReader(today: today).cycle(text) == nil)
  }
}
