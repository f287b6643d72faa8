import TextUI

/// The positions of a saying's rows on a card, and the size of its letters.
struct SayingCardLayout {
  struct Row: Equatable {
    let text: String
    /// The index of the paragraph to which the row belongs.
    let paragraph: Int
    /// The y of the baseline, in the card's units.
    let baseline: Double
  }

  /// The maximum letter size, in hundredths of the width of the card.
  static let largest = 5.6
  /// The share of the width that rows may use, in case letters are drawn slightly wider than measured.
  private static let spare = 0.98
  /// The line height, in letter sizes; `gap` is added to it before a new paragraph.
  static let leading = 1.5
  static let gap = 1.2
  /// The distances that letters reach above and below the baseline, in letter sizes, including emoji and diacritics.
  private static let (ascent, descent) = (0.95, 0.28)

  /// The letter size, in hundredths of the width of the card.
  let size: Double
  /// The rows from top to bottom. Empty rows are left out, because they only add distance.
  let rows: [Row]

  init(_ paragraphs: [String]) {
    let lines = paragraphs.enumerated().flatMap { number, paragraph in
      paragraph.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .map { MeasuredLine($0, paragraph: number) }
    }
    size = Self.size(for: lines)
    rows = Self.placed(lines, size)
  }

  /// Returns the largest letter size at which every row fits, to within 3 %. The size is reduced in large steps until
  /// everything fits, and then refined by bisection.
  private static func size(for lines: [MeasuredLine]) -> Double {
    if fits(lines, largest) { return largest }
    var (tooLarge, fitting) = (largest, largest * 0.8)
    while !fits(lines, fitting) { (tooLarge, fitting) = (fitting, fitting * 0.8) }
    while fitting < tooLarge * 0.97 {
      let middle = (tooLarge + fitting) / 2
      if fits(lines, middle) { fitting = middle } else { tooLarge = middle }
    }
    return fitting
  }

  private static func fits(_ lines: [MeasuredLine], _ size: Double) -> Bool {
    let room = units(size)
    if lines.contains(where: { $0.widestCharacter > room }) { return false }
    let steps = lines.reduce(0) { $0 + $1.rows(room).count } - 1
    let height = Double(steps) * leading + gaps(lines) + ascent + descent
    return height * size <= SayingCard.room
  }

  /// Returns the width available to a row, in thousandths of a letter size.
  private static func units(_ size: Double) -> Int {
    Int(min(1e12, SayingCard.room * spare / size * 1000))
  }

  private static func gaps(_ lines: [MeasuredLine]) -> Double {
    Double(max(0, lines.last?.paragraph ?? 0)) * gap
  }

  /// Positions the rows in the vertical centre, or slightly higher if there is much room, which looks more balanced.
  private static func placed(_ lines: [MeasuredLine], _ size: Double) -> [Row] {
    let room = units(size)
    var offset = 0.0
    var rows: [Row] = []
    for (number, line) in lines.enumerated() {
      if number > 0, lines[number - 1].paragraph != line.paragraph { offset += gap * size }
      for text in line.balanced(room) {
        rows.append(Row(text: text, paragraph: line.paragraph, baseline: offset))
        offset += leading * size
      }
    }
    let span = rows.last?.baseline ?? 0
    let free = SayingCard.room - span - (ascent + descent) * size
    let first = 50 - span / 2 + (ascent - descent) / 2 * size - max(0, free) * 0.012
    return rows.filter { !$0.text.isEmpty }.map {
      Row(text: $0.text, paragraph: $0.paragraph, baseline: first + $0.baseline)
    }
  }
}

/// A line of a saying with the widths of its characters.
package struct MeasuredLine {
  /// The index of the paragraph to which the line belongs.
  let paragraph: Int
  let widestCharacter: Int
  private let characters: [Character]
  private let widths: [Int]

  package init(_ line: Substring, paragraph: Int) {
    self.paragraph = paragraph
    // Removing characters may have joined their neighbours into one character, so each is checked again.
    let shown = Printable.line(line).compactMap(Printable.shown).flatMap(Self.withoutBlank)
    characters = Array(shown.drop { $0.isWhitespace })
    widths = characters.map { LetterWidth.of($0) }
    widestCharacter = widths.max() ?? 0
  }

  /// Returns the rows into which the line is broken at a width, as ranges of characters.
  func rows(_ room: Int) -> [Range<Int>] {
    LineBreaks(characters, measures: widths).rows(room: room)
  }

  /// Returns the rows of the line as texts, balanced to about the same length without using more rows than necessary.
  package func balanced(_ room: Int) -> [String] {
    let count = rows(room).count
    var (tooNarrow, enough) = (max(0, widestCharacter - 1), room)
    while count > 1, enough - tooNarrow > 40 {
      let middle = (tooNarrow + enough) / 2
      if rows(middle).count <= count { enough = middle } else { tooNarrow = middle }
    }
    return rows(enough).map { row in
      var row = characters[row]
      while row.last?.isWhitespace == true { row.removeLast() }
      return String(row)
    }
  }

  /// Splits a combining mark from a blank before it, so that the mark remains if the blank is dropped.
  private static func withoutBlank(_ character: Character) -> [Character] {
    let scalars = character.unicodeScalars
    guard character.isWhitespace, let first = scalars.first, scalars.count > 1 else {
      return [character]
    }
    return [Character(first)] + String(String.UnicodeScalarView(scalars.dropFirst()))
  }
}
