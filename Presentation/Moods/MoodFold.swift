import Domain
import PresentationKit
import TextUI

/// The beginning of a long text as lists show it, and how much of it is left (truncation).
struct MoodFold: Equatable, Sendable {
  /// The first lines; of a text that is not long all of them.
  let lines: [String]
  /// How many lines with words are left, one that was cut among them; 0 where all is shown.
  let left: Int

  /// How many lines a list shows of a long text, and how much of one of them.
  private static let (most, longest) = (3, 160)

  init(_ record: MoodRecord) {
    let text = record.text?.text ?? ""
    guard record.isLong else {
      lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      left = 0
      return
    }
    var lines: [String] = []
    var rest = text[...]
    var isCut = false
    while lines.count < Self.most, !isCut, !rest.isEmpty {
      let line = rest.prefix { $0 != "\n" }
      let shown = line.prefix(Self.longest)
      isCut = shown.endIndex < line.endIndex
      if !shown.allSatisfy(\.isWhitespace) { lines.append(String(shown) + (isCut ? "…" : "")) }
      rest = isCut ? rest[shown.endIndex...] : rest[line.endIndex...].dropFirst()
    }
    self.lines = lines
    left = Self.lines(of: rest)
  }

  /// How many lines with words there are.
  private static func lines(of text: Substring) -> Int {
    var (count, isBlank) = (0, true)
    for byte in text.utf8 {
      if byte == 10 {
        isBlank = true
      } else if isBlank, byte > 32 {
        count += 1
        isBlank = false
      }
    }
    return count
  }
}

extension MoodsWords {
  /// How much of a text is not shown.
  func left(_ lines: Int) -> String {
    say("… \(lines)줄 더 있어요", lines == 1 ? "… 1 more line" : "… \(lines) more lines")
  }
}
