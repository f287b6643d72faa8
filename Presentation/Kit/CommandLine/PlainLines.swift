import TextUI

/// Turns texts into lines for a screen reader: without empty lines and indentation, broken between words, with
/// punctuation at the end of each, and without repeated lines in one answer.
package struct PlainLines {
  private let words: PlainWords
  private let width: Int
  /// How often each line was written.
  private var counts: [String: Int] = [:]

  /// The maximum width of a line, in cells.
  package static let widest = 100
  /// The characters that end a sentence.
  private static let ends: Set<Character> = [".", "?", "!", "…", ":"]
  /// The characters that may follow the end of a sentence.
  private static let closing: Set<Character> = ["\"", "'", "”", "’", ")", "]", "』", "」"]

  /// Creates the lines of one answer.
  package init(_ language: Language, columns: Int = Self.widest) {
    words = PlainWords(language)
    width = max(20, min(columns, Self.widest))
  }

  /// Returns the lines of a text. A word that is longer than a line stays whole, because a broken address is useless.
  package mutating func lines(of text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).flatMap { (line) -> [String] in
      let line = TextLayout.trimmedEnd(Printable.line(line.drop(while: \.isWhitespace)))
      return line.isEmpty ? [] : broken(Self.ended(line))
    }
  }

  /// Returns the text with a full stop, unless it ends with punctuation or is a label with a value. A value is never
  /// changed, because a full stop would make a key or an address wrong.
  private static func ended(_ line: String) -> String {
    if line.contains(": ") { return line }
    let last = line.last { !closing.contains($0) }
    if let last, ends.contains(last) { return line }
    let word = line.split(separator: " ").last ?? ""
    let isAddress = word.contains { "/@=\\".contains($0) }
    return isAddress ? line : line + "."
  }

  private mutating func broken(_ line: String) -> [String] {
    var rest = line.split(separator: " ").map(String.init)[...]
    var lines: [String] = []
    while !rest.isEmpty {
      var piece = first(&rest)
      let count = (counts[piece] ?? 0) + 1
      counts[piece] = count
      if count > 1 {
        // The piece is put back, because it may not fit behind its number. One word of it always follows the number: a
        // number alone would leave the same piece to repeat, for ever.
        let pieces = piece.split(separator: " ").map(String.init)
        let number = words.again(count) + (pieces.first ?? "")
        rest = ([number] + pieces.dropFirst() + rest)[...]
        piece = first(&rest)
        counts[piece, default: 0] += 1
      }
      lines.append(piece)
    }
    return lines
  }

  /// Removes the words of one line from `rest` and returns the line, which ends after a sentence if one fits.
  private func first(_ rest: inout ArraySlice<String>) -> String {
    var taken = 0
    var cells = -1
    var sentence = 0
    for (offset, word) in rest.enumerated() {
      let wanted = cells + 1 + CellWidth.of(word)
      if wanted > width, offset > 0 { break }
      (taken, cells) = (offset + 1, wanted)
      let last = word.last { !Self.closing.contains($0) }
      if let last, Self.ends.contains(last), last != ":" { sentence = taken }
    }
    if taken < rest.count, sentence > 0 { taken = sentence }
    let piece = rest.prefix(taken).joined(separator: " ")
    rest = rest.dropFirst(taken)
    return piece
  }
}

/// The words that plain lines add to texts.
struct PlainWords: Words {
  let language: Language

  /// Returns the beginning of a line that was written before.
  func again(_ count: Int) -> String { say("\(count)번째: ", "Number \(count): ") }
}
