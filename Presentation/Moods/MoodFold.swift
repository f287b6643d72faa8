import Domain
import PresentationKit
import TextUI

/// A long text truncated for lists, with the number of remaining lines.
struct MoodFold: Equatable, Sendable {
  /// The first lines of the text, or all lines if the text is not long.
  let lines: [String]
  /// The number of non-blank lines that are not shown completely; 0 if all are.
  let left: Int

  /// The maximum number of lines of a long text in a list, and the maximum number of characters of each line.
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

  /// Counts the non-blank lines.
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
  /// Says how many lines are not shown.
  func left(_ lines: Int) -> String {
    say("… \(lines)줄 더 있어요", lines == 1 ? "… 1 more line" : "… \(lines) more lines")
  }
}
