import Domain
import PresentationKit
import TextUI

/// The moods of a day over its hours. The height is the level, and each mood is the sign of its shape. Faint columns
/// behind the signs show the typical level of each hour.
struct MoodDayChart {
  private let shapes: [Canvas.Shape]
  private let chosen: Canvas.Shape?
  /// The number and the average of last year's moods in each of the 24 hours; empty if they are unknown.
  private let typical: [MoodTally]
  private let words: MoodsWords
  /// The first and the last hour.
  private let hours: ClosedRange<Int>

  init(_ canvas: Canvas, chosen: Int, typical: [MoodTally] = [], _ words: MoodsWords) {
    shapes = Self.timed(canvas).reversed()
    self.chosen = canvas.shapes.indices.contains(chosen) ? canvas.shapes[chosen] : nil
    (self.typical, self.words) = (typical, words)
    let felt = shapes.map(\.record.at.time.hour)
    hours = min(6, felt.min() ?? 6)...min(24, max(22, (felt.max() ?? 21) + 1))
  }

  /// Returns whether there is something to draw, and room for it.
  static func fits(_ canvas: Canvas, in area: Area) -> Bool {
    area.size.columns >= 24 && !timed(canvas).isEmpty
  }

  private static func timed(_ canvas: Canvas) -> [Canvas.Shape] {
    canvas.shapes.filter { $0.record.isTimed && $0.record.level != nil }
  }

  /// Returns the number of rows that a chart uses if `rows` are available. From six rows on, the number is even: one
  /// row for the hours, and an odd number above it, so that level 50 has the middle row.
  static func rows(atMost rows: Int) -> Int { rows < 6 ? rows : rows / 2 * 2 }

  /// The width of the column with the levels at the left.
  private static let gutter = 5

  func draw(into frame: inout Frame, in area: Area, _ glyphs: Glyphs) {
    let plot = Area(
      column: area.origin.column + Self.gutter, row: area.origin.row,
      columns: area.size.columns - Self.gutter - 1, rows: Self.rows(atMost: area.size.rows) - 1)
    drawAxes(plot, into: &frame, in: area, glyphs)
    if glyphs.pictures.isDrawn { drawTypical(into: &frame, in: plot) }
    for shape in shapes {
      let point = cell(of: shape, in: plot)
      let ink = shape.theme.readable(shape.record.level)
      let isChosen = shape.record.id == chosen?.record.id
      let sign = glyphs.sign(of: shape.record.shape)
      let left = isChosen ? max(area.origin.column, point.column - 1) : point.column
      let texts = isChosen ? ["[", sign, "]"] : [sign]
      for (offset, text) in texts.enumerated() {
        let column = left + offset
        if column >= area.endColumn || point.row >= area.endRow { continue }
        // A sign within a column keeps its ground, or it would be a hole. At the top of a column it would be a bump.
        let under = frame[column, point.row]
        let isOnTone = under.character == "█" && under.style.ink == tone(frame)
        frame.put(
          text, column, point.row,
          Style(ink: text == sign ? ink : nil, paper: isOnTone ? tone(frame) : nil, .bold),
          upTo: area.endColumn)
      }
    }
  }

  /// The colour of the typical levels.
  private func tone(_ frame: Frame) -> Ink { frame.fill(frame.text(on: frame.ground), 0.13) }

  /// Returns the position of a mood from 0 to 1: its time, and its level from the top.
  private func position(of shape: Canvas.Shape) -> SketchPoint {
    let time = shape.record.at.time
    let hour = Double(time.hour) + Double(time.minute) / 60 - Double(hours.lowerBound)
    let level = Double(shape.record.level?.value ?? 50)
    return SketchPoint(hour / Double(hours.count - 1), (100 - level) / 100)
  }

  private func cell(of shape: Canvas.Shape, in plot: Area) -> Point {
    let position = position(of: shape)
    return Point(
      column: plot.origin.column + Int(position.x * Double(plot.size.columns - 1)),
      row: plot.origin.row + min(plot.size.rows - 1, Int(position.y * Double(plot.size.rows))))
  }

  private func drawAxes(_ plot: Area, into frame: inout Frame, in area: Area, _ glyphs: Glyphs) {
    let tone = frame.fill(frame.text(on: frame.ground), 0.3)
    let faint = frame.knownGround == nil ? Style.dim : Style(ink: tone)
    let last = plot.size.rows - 1
    for row in 0...max(0, last) {
      let level = row == 0 ? "100" : row == last ? "0" : row * 2 == last && last >= 4 ? "50" : ""
      let text = TextLayout.aligned(level, .right, in: 3) + " " + glyphs.edge
      frame.put(text, area.origin.column, plot.origin.row + row, faint, upTo: area.endColumn)
    }
    let step = plot.size.columns >= 36 ? 3 : 6
    for hour in hours where hour % step == 0 {
      let part = Double(hour - hours.lowerBound) / Double(hours.count - 1)
      let column = plot.origin.column + Int(part * Double(plot.size.columns - 1))
      let name = hour < 10 ? "0\(hour)" : "\(hour)"
      frame.put(name, min(column, area.endColumn - 2), plot.endRow, .dim, upTo: area.endColumn)
    }
  }

  /// Adds the typical level of each hour as a faint column. Returns whether there is any.
  private func addTypical(to sketch: inout Sketch, _ size: SketchPoint, _ tone: Ink) -> Bool {
    let width = (size.x - 1) / Double(hours.count - 1)
    for (hour, tally) in typical.enumerated() where hours.contains(hour) {
      guard let level = tally.level else { continue }
      let left = (Double(hour - hours.lowerBound) * width).rounded()
      let right = min(size.x, (Double(hour + 1 - hours.lowerBound) * width).rounded())
      let top = (size.y * Double(100 - level.value) / 100).rounded()
      sketch.fill(.rectangle(SketchPoint(left, top), SketchPoint(right, size.y)), tone)
    }
    return !sketch.shapes.isEmpty
  }

  /// Draws the legend of the faint columns at the upper right or upper left. Draws nothing if signs or columns are at
  /// both places.
  private func drawLegend(into frame: inout Frame, in plot: Area) {
    let legend = [StyledText("▆ ", Style(ink: tone(frame))), StyledText(words.typical, .dim)]
    let taken = shapes.map { cell(of: $0, in: plot) }.filter { $0.row <= plot.origin.row + 1 }
    let tone = tone(frame)
    func isTone(_ column: Int) -> Bool {
      plot.contains(Point(column: column, row: plot.origin.row + 1))
        && (0...1).contains { frame[column, plot.origin.row + $0].style.ink == tone }
    }
    for column in [plot.endColumn - legend.cells, plot.origin.column + 1] {
      let room = column - 2..<column + legend.cells + 2
      if taken.contains(where: { room.contains($0.column) }) || room.contains(where: isTone) {
        continue
      }
      frame.write(legend, column, in: plot)
      return
    }
  }

  /// Draws the typical levels and their legend.
  private func drawTypical(into frame: inout Frame, in plot: Area) {
    guard frame.knownGround != nil else { return }
    let size = SketchPoint(Double(plot.size.columns), Double(plot.size.rows * 2))
    var sketch = Sketch(grain: 0.5)
    guard addTypical(to: &sketch, size, tone(frame)) else { return }
    sketch.draw(into: &frame, in: plot, fit: .halves)
    drawLegend(into: &frame, in: plot)
  }
}

extension MoodsWords {
  /// The legend of the typical level of each hour.
  var typical: String { say("평소 이 시간", "usual") }
}
