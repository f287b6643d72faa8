import Domain
import PresentationKit
import TextUI

/// A screen that shows two seconds of confetti for a finished book. Any key closes it.
struct CelebrationScreen: Equatable, Sendable, StillScreen {
  var look: ViewContext
  let celebration: Celebration
  var words: ReadingWords { ReadingWords(look.language) }
  private var elapsed = 0

  /// The duration in milliseconds.
  private static let length = 2_000

  init(_ celebration: Celebration, _ look: ViewContext) {
    self.look = look
    self.celebration = celebration
  }

  var liesOver: Bool { false }
  func isMoving(in area: Area) -> Bool { hasMotion }
  var bindings: [Binding] {
    [
      Binding(
        .escape, meaning: ShellWords(words.language).keyClose, isPrimary: true, glyphs: glyphs)
    ]
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? { [.back] }

  /// Closes the screen on any key.
  mutating func endMoment() -> [ScreenEffect] { [.back] }

  mutating func pass(_ milliseconds: Int) -> [ScreenEffect] {
    elapsed += max(0, milliseconds)
    return hasMotion && elapsed >= Self.length ? [.back] : []
  }

  func draw(into frame: inout Frame, in area: Area) {
    if hasMotion {
      Confetti(elapsed: elapsed, of: Self.length).draw(into: &frame, in: area, glyphs)
    }
    let book = celebration.book
    let lines: [(String, Style)] =
      [
        (book.facts.title.text, Style(ink: book.theme.textInk, .bold)),
        ("", .plain),
        (words.finished(celebration), .bold),
        (words.took(celebration), .plain),
      ] + (words.ahead(celebration).map { [($0, .plain)] } ?? [])
      + (hasMotion ? [] : [("", .plain), (words.finishedHint(glyphs), .dim)])
    let wrapped = lines.flatMap { text, style in
      text.isEmpty
        ? [("", style)]
        : TextLayout.wrapped(text, to: max(1, area.size.columns - 4)).map { ($0, style) }
    }
    let first = max(0, (area.size.rows - wrapped.count) / 2)
    for (row, (line, style)) in wrapped.enumerated() where first + row < area.size.rows {
      let cells = TextLayout.cells(line)
      let column = area.origin.column + (area.size.columns - cells) / 2
      // Keep confetti out of the cells around the text.
      let clear = Area(
        column: max(area.origin.column, column - 1), row: area.origin.row + first + row,
        columns: min(area.size.columns, cells + 2), rows: 1)
      frame.fill(clear, .plain)
      frame.write([StyledText(line, style)], column, in: area, row: first + row)
    }
  }
}

/// Falling confetti. Positions and colours depend only on each piece's index, so that the same moment always looks the
/// same.
struct Confetti: Equatable, Sendable {
  private let time: Double

  /// Creates the confetti after `elapsed` of `length` milliseconds.
  init(elapsed: Int, of length: Int) { time = Double(elapsed) / Double(max(1, length)) }

  private static let pieces = 150
  private static let themes: [BookTheme] = [
    .red, .orange, .yellow, .green, .mint, .blue, .purple, .pink,
  ]

  func draw(into frame: inout Frame, in area: Area, _ glyphs: Glyphs) {
    let signs = glyphs.across.count > 1 ? ["▀", "▄", "▖", "▝", "•"] : ["*", ".", "'", "o"]
    for number in 0..<Self.pieces {
      // Three bursts, 0.22 of the whole duration apart.
      let start = Double(number % 3) * 0.22
      let age = time - start
      guard age >= 0 else { continue }
      let fall = Self.lot(number, 1) * 0.5 + age * (0.8 + Self.lot(number, 2)) - 0.5
      let drift = (Self.lot(number, 4) - 0.5) * age * 0.2
      let column = Int((Self.lot(number, 3) + drift) * Double(area.size.columns))
      let row = Int(fall * Double(area.size.rows))
      guard (0..<area.size.columns).contains(column), (0..<area.size.rows).contains(row) else {
        continue
      }
      let ink = Self.themes[number % Self.themes.count].ink
      let sign = signs[number % signs.count]
      frame.write(
        [StyledText(sign, Style(ink: ink))], area.origin.column + column, in: area, row: row)
    }
  }

  /// Returns a deterministic pseudo-random number in 0..<1.
  private static func lot(_ number: Int, _ turn: UInt64) -> Double {
    var value = UInt64(number + 1) &* 0x9E37_79B9_7F4A_7C15 &+ turn &* 0xBF58_476D_1CE4_E5B9
    value ^= value >> 31
    value = value &* 0x94D0_49BB_1331_11EB
    value ^= value >> 29
    return Double(value % 10_000) / 10_000
  }
}
