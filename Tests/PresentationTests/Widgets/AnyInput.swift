import PresentationKit
import TextUI

/// Random keys, texts and areas, including extreme ones, from a seed.
struct AnyInput {
  var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// Pieces of text that are typed or pasted, including control characters and incomplete
  /// characters.
  private static let pieces = [
    "a", "Z", " ", "  ", "\n", "\r\n", "\t", "-", "긴", "글", "천천히", "안녕하세요", "\u{1112}", "\u{1161}",
    "\u{11AB}", "\u{301}", "\u{FE0F}", "\u{200D}", "👩‍👩‍👧‍👦", "👍🏽", "🇰🇷", "🇰", "❤️", "1️⃣", "日本語。", "ｗｉｄｅ",
    "\u{1B}[31m", "\u{202E}", "\u{0}", "\u{2028}", "\u{85}", "e\u{301}\u{302}", "𐍈", "\u{E0067}",
    "ﷺ",
    "supercalifragilistic", "é", "ㅋㅋ", "\u{A0}", "\u{3000}",
  ]

  private static let named: [Key] = [
    .enter, .tab, .backTab, .backspace, .delete, .insert, .up, .down, .left, .right, .home, .end,
    .pageUp, .pageDown, .escape, .function(3), .control("a"), .control("e"), .control("u"),
    .control("k"), .control("w"), .control("s"), .alt("b"), .alt("f"), .modified(.left, .control),
    .modified(.right, .alt), .modified(.backspace, .alt), .modified(.up, .shift),
    .modified(.delete, .control), .character("t"), .character("5"), .character("-"),
  ]

  mutating func text(upTo most: Int) -> String {
    (0..<number(0...most)).map { _ in piece() }.joined()
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &generator) }

  mutating func key() -> Key {
    if Bool.random(using: &generator) {
      return Self.named.randomElement(using: &generator) ?? .enter
    }
    let text = piece()
    // If the scalars of a character arrive in separate reads, a terminal delivers them one by one.
    if Bool.random(using: &generator), let scalar = text.unicodeScalars.first {
      return .character(Character(scalar))
    }
    return .character(text.first ?? "x")
  }

  /// Returns a screen size, and an area that may lie outside the screen.
  mutating func stage() -> (size: Size, area: Area) {
    let size = Size(columns: number(0...40), rows: number(0...12))
    if number(0...3) > 0 {
      return (size, Area(column: 0, row: 0, columns: size.columns, rows: size.rows))
    }
    let area = Area(
      column: number(-3...42), row: number(-3...13), columns: number(0...45), rows: number(0...14))
    return (size, area)
  }

  private mutating func piece() -> String { Self.pieces.randomElement(using: &generator) ?? "" }
}

extension Frame {
  /// Returns the first error in a frame that was drawn into this area: half of a wide character, a
  /// cell outside the area, or a caret outside it. Returns nil if there is none.
  func fault(in area: Area) -> String? {
    if let caret, !area.contains(caret) { return "caret at \(caret) outside \(area)" }
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let cell = self[column, row]
        let isInside = area.contains(Point(column: column, row: row))
        if !isInside, cell.character != " " { return "\(cell.character) outside \(area)" }
        if cell.width == 2 {
          guard column + 1 < size.columns, self[column + 1, row].width == 0 else {
            return "half of \(cell.character) at \(column), \(row)"
          }
        }
        if cell.width == 0 {
          guard column > 0, self[column - 1, row].width == 2 else {
            return "lost half at \(column), \(row)"
          }
        }
      }
    }
    return nil
  }
}
