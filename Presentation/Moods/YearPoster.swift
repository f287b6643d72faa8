import Domain
import PresentationKit
import TextUI

/// A year in moods as a printable poster: the months in order, with a column for each week and a square for each day in
/// the colour of its average.
struct YearPoster {
  private let year: MoodYear
  private let artist: String?
  private let words: MoodsWords
  private let tones = MoodTheme.dawn

  init(_ year: MoodYear, artist: String?, _ words: MoodsWords) {
    self.year = year
    self.artist = artist
    self.words = words
  }

  /// The measures on a sheet of width 100: the distance and side of the days, the horizontal and vertical distance of
  /// the months, and the position of the first month.
  private static let (step, square) = (3.5, 3.1)
  private static let (across, down) = (31.0, 28.8)
  private static let (left, top) = (8.5, 21.5)

  /// The poster as an SVG document.
  var svg: [UInt8] {
    var sketch = Sketch(grain: 0)
    var lines: [Lettering] = []
    func write(
      _ text: String, _ x: Double, _ y: Double, _ size: Double, _ ink: Ink,
      _ anchor: Lettering.Anchor = .start, isBold: Bool = false
    ) {
      lines.append(
        Lettering(
          text: text, position: SketchPoint(x, y), size: size, ink: ink, isBold: isBold,
          anchor: anchor))
    }
    let right = 100 - Self.left
    write(words.yearTitle(year.year), Self.left, 12, 4.2, tones.text, isBold: true)
    if let artist { write(artist, right, 12, 2.4, quiet, .end) }
    write(words.yearSummary(year), Self.left, 16, 1.8, quiet)
    for (number, first) in YearGrid(year.days, order).months.enumerated() {
      let x = Self.left + Double(number % 3) * Self.across
      let y = Self.top + Double(number / 3) * Self.down
      write(words.shortMonth(first), x, y, 1.9, tones.text, isBold: true)
      draw(monthFrom: first, x, y + 1.4, into: &sketch)
    }
    drawLegend(right, into: &sketch)
    write(words.lowEnd, right - 23.5, 139, 1.5, quiet, .end)
    write(words.highEnd, right, 139, 1.5, quiet, .end)
    let size = SharePicture.poster
    var file = SVG(side: size.width, height: size.height, paper: tones.paper)
    file.add(sketch)
    file.add(lines)
    return file.bytes
  }

  private var order: WeekOrder { WeekOrder(in: words.language) }
  /// The barely visible colour of a day without moods.
  private var empty: Ink { tones.paper.mixed(with: tones.text, 0.07) }
  private var quiet: Ink { tones.paper.mixed(with: tones.text, 0.72) }

  private func draw(monthFrom first: Day, _ x: Double, _ y: Double, into sketch: inout Sketch) {
    let (number, month, _) = first.parts
    let last = first + (Day.length(ofMonth: month, in: number) - 1)
    let grid = YearGrid(first...last, order)
    for ahead in 0...(last - first) {
      let position = grid.cell(of: first + ahead)
      let square = year.square(of: first + ahead)
      let (left, top) = (
        x + Double(position.week) * Self.step, y + Double(position.row) * Self.step
      )
      sketch.fill(
        .block(left, top, Self.square, Self.square, radius: 0.5),
        square.flatMap { day in day.level.map { day.theme.ink(of: $0) } } ?? empty)
      // A day with only entries has no average, and so a neutral mark.
      guard let square, square.level == nil else { continue }
      let middle = SketchPoint(left + Self.square / 2, top + Self.square / 2)
      sketch.fill(
        Outline([.disc(SketchPoint(0, 0), 0.5)], at: middle, side: Self.square / 3), quiet)
    }
  }

  /// Draws a legend of the colours from low to high.
  private func drawLegend(_ right: Double, into sketch: inout Sketch) {
    for (number, level) in stride(from: 5, through: 95, by: 10).enumerated() {
      sketch.fill(
        .block(right - 22.5 + Double(number) * 1.8, 137.4, 1.5, 1.5, radius: 0.3),
        tones.ink(at: level))
    }
  }
}
