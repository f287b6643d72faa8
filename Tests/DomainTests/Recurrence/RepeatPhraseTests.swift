import Domain
import Foundation
import Support
import Testing

/// Repeat rules in words, for an event that begins on Tuesday 10 March 2026.
@Suite struct `Rhythms in words` {
  private let phrase = RepeatPhrase(start: Day(ordinal: 20_522))

  private func answer(_ text: String) -> String {
    do throws(RepeatRefusal) {
      switch try phrase.parse(text) {
      case .rule(let rule): return rule.text
      case .lunar(let date): return "lunar" + (date.map { " \($0)" } ?? "")
      }
    } catch { return "?" }
  }

  private func examples() throws -> [(line: Int, text: String, meaning: String)] {
    let file = ProjectFolder.root
      .appendingPathComponent("Tests/DomainTests/Recurrence/repeat-phrases.txt")
    return try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { !$1.isEmpty && !$1.hasPrefix("#") }
      .compactMap { number, line in
        guard let sign = line.range(of: "= ", options: .backwards) else { return nil }
        let text = line[..<sign.lowerBound].trimmingCharacters(in: .whitespaces)
        return (number + 1, text, String(line[sign.upperBound...]))
      }
  }

  private func isKorean(_ text: String) -> Bool {
    text.unicodeScalars.contains { ("가"..."힣").contains($0) }
  }

  // K-01, Q-28
  @Test func `mean what the table says`() throws {
    let examples = try examples()
    #expect(examples.count >= 150)
    #expect(examples.count { isKorean($0.text) } * 2 >= examples.count - 10)
    for (line, text, meaning) in examples {
      #expect(answer(text) == meaning, "line \(line): \(text)")
    }
  }

  @Test func `mean the same in letters that are put together and taken apart`() throws {
    for (line, text, meaning) in try examples() where isKorean(text) {
      #expect(answer(text.decomposedStringWithCanonicalMapping) == meaning, "line \(line)")
    }
  }

  @Test func `mean the same in capital letters and between blanks`() throws {
    for (line, text, meaning) in try examples() where !text.isEmpty {
      #expect(answer("  " + text.uppercased() + " ") == meaning, "line \(line): \(text)")
    }
  }

  // K-01: a phrase with an unknown word is refused, not read without it.
  @Test func `mean nothing with a word too many`() throws {
    for (line, text, _) in try examples() where !text.contains("=") {
      #expect(answer(text + " 어쩌면") == "?", "line \(line): \(text)")
      #expect(answer("perhaps " + text) == "?", "line \(line): \(text)")
    }
  }

  @Test(arguments: [
    ("until 3/4", "FREQ=DAILY;UNTIL=20270304", "FREQ=DAILY;UNTIL=20260403"),
    ("until 13/4", "FREQ=DAILY;UNTIL=20260413", "FREQ=DAILY;UNTIL=20260413"),
  ])
  func `have days in the order somebody writes them`(end: String, month: String, day: String)
    throws
  {
    let start = Day(ordinal: 20_522)
    for (order, meaning) in [(DateOrder.monthFirst, month), (.dayFirst, day)] {
      let options = try RepeatPhrase(start: start, order: order).parse("daily " + end)
      #expect(options == .rule(try RepeatRule(meaning)))
    }
  }

  // K-35
  @Test(arguments: [
    ("FREQ=SOMETIMES", RepeatRefusal.unknownFrequency),
    ("FREQ=DAILY;INTERVAL=0", .outOfRange(.interval)),
    ("FREQ=HOURLY", .finerThanDay), ("often", .notUnderstood), ("", .notUnderstood),
  ])
  func `are refused for a reason`(text: String, reason: RepeatRefusal) {
    #expect(throws: reason) { try phrase.parse(text) }
  }

  // K-35
  @Test func `are no text of a megabyte, and come to an end`() {
    for piece in [
      "매주 ", "until ", "까지", "10번 ", "every ", "1", "for ", "마지막 ", "FREQ=", "\u{1100}",
    ] {
      let text = String(repeating: piece, count: 1 << 18)
      #expect(throws: RepeatRefusal.tooLong) { try phrase.parse(text) }
      // The longest text that is parsed comes to an end, whatever its words are.
      _ = answer(String(text.prefix(200)))
    }
  }
}
