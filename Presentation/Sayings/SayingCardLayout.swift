import TextUI

/// Where the rows of a saying stand on a card, and how large their letters are.
struct SayingCardLayout {
  /// A row of the card.
  struct Row: Equatable {
    let text: String
    /// The number of the paragraph it belongs to.
    let paragraph: Int
    /// The height on the sheet its letters stand at.
    let baseline: Double
  }

  /// The size of letters that have room enough.
  static let largest = 5.6
  /// What is kept free of a row, in case the letters are drawn a little wider than thought.
  private static let spare = 0.98
  /// The step from row to row, and what a new paragraph adds to it, in letter sizes.
  private static let leading = 1.5
  private static let gap = 1.2
  /// How far letters reach above and below where they stand, emoji and marks included.
  private static let (ascent, descent) = (0.95, 0.28)

  /// The size of the letters on the sheet.
  let size: Double
  /// The rows from top to bottom, without the empty ones, which are only distance.
  let rows: [Row]

  init(_ paragraphs: [String]) {
    let lines = paragraphs.enumerated().flatMap { number, paragraph in
      paragraph.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .map { MeasuredLine($0, paragraph: number) }
    }
    size = Self.size(for: lines)
    rows = Self.placed(lines, size)
  }

  /// The largest size at which every row fits, to within three in a hundred: down in strides until
  /// one fits, and then back as far as it still does.
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

  /// The room of a row in thousandths of a letter size.
  private static func units(_ size: Double) -> Int {
    Int(min(1e12, SayingCard.room * spare / size * 1000))
  }

  private static func gaps(_ lines: [MeasuredLine]) -> Double {
    Double(max(0, lines.last?.paragraph ?? 0)) * gap
  }

  /// Puts the rows in the middle; where there is much room a little above it, which looks right.
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
  /// The number of the paragraph it belongs to.
  let paragraph: Int
  let widestCharacter: Int
  private let characters: [Character]
  private let widths: [Int]

  package init(_ line: Substring, paragraph: Int) {
    self.paragraph = paragraph
    // Where something was left out, its neighbours may have become one character.
    let shown = Printable.line(line).compactMap(Printable.shown).flatMap(Self.withoutBlank)
    characters = Array(shown.drop { $0.isWhitespace })
    widths = characters.map { LetterWidth.of($0) }
    widestCharacter = widths.max() ?? 0
  }

  /// The rows it takes in some room.
  func rows(_ room: Int) -> [Range<Int>] {
    LineBreaks.rows(of: characters, room: room, measures: widths)
  }

  /// The texts of its rows, of about the same length: no more rows than there must be, and in as
  /// little room as that takes.
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

  /// A mark that stands on a blank is kept when the blank is not: they are taken apart.
  private static func withoutBlank(_ character: Character) -> [Character] {
    let scalars = character.unicodeScalars
    guard character.isWhitespace, let first = scalars.first, scalars.count > 1 else {
      return [character]
    }
    return [Character(first)] + String(String.UnicodeScalarView(scalars.dropFirst()))
  }
}
