import Domain
import PresentationKit
import TextUI

/// A screen that shows two seconds of confetti for a finished book. Any key closes it.
struct CelebrationScreen: Equatable, Sendable, StillScreen {
  var context: ViewContext
  let celebration: Celebration
  var words: ReadingWords { ReadingWords(context.language) }
  private var elapsed = 0

  /// The duration in milliseconds.
  private static let length = 2_000

  init(_ celebration: Celebration, _ context: ViewContext) {
    self.context = context
    self.celebration = celebration
  }

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
    let picture = FinishedPicture(
      book: book, words: words, glyphs: glyphs, rating: book.rating, hasFocus: true)
    picture.draw(into: &frame, in: area)
    picture.drawHint(into: &frame, in: area)
  }
}

/// Falling confetti. Positions and colours depend only on each piece's index, so that the same moment always looks the
/// same.
struct Confetti: Equatable, Sendable {
  private let time: Double

  /// Creates the confetti after `elapsed` of `length` milliseconds.
  init(elapsed: Int, of length: Int) { time = Double(elapsed) / Double(max(1, length)) }

  /// The number of cells for each piece, so that the whole screen is full of confetti at any size.
  private static let cellsForEach = 18
  private static let themes: [BookTheme] = [
    .red, .orange, .yellow, .green, .mint, .blue, .purple, .pink,
  ]

  func draw(into frame: inout Frame, in area: Area, _ glyphs: Glyphs) {
    let signs = glyphs.across.count > 1 ? ["▀", "▄", "▖", "▝", "•"] : ["*", ".", "'", "o"]
    let pieces = min(600, max(60, area.size.columns * area.size.rows / Self.cellsForEach))
    for number in 0..<pieces {
      // Three bursts; the last pieces fall out of the screen at the end.
      let start = Double(number % 3) * 0.14
      let age = time - start
      guard age >= 0 else { continue }
      // Each piece starts above the screen or already in its upper half, and falls at its own speed.
      let fall =
        Scatter.share(number, 1) * 0.9 - 0.45 + age * (0.9 + Scatter.share(number, 2) * 0.9)
      let drift = (Scatter.share(number, 4) - 0.5) * age * 0.2
      let column = Int((Scatter.share(number, 3) + drift) * Double(area.size.columns))
      let row = Int(fall * Double(area.size.rows))
      guard fall >= 0, (0..<area.size.columns).contains(column), (0..<area.size.rows).contains(row)
      else { continue }
      let ink = Self.themes[number % Self.themes.count].ink
      let sign = signs[number % signs.count]
      frame.write(
        [StyledText(sign, Style(ink: glyphs.pictures.isDrawn ? ink : nil))],
        area.origin.column + column, in: area, row: row)
    }
  }
}
