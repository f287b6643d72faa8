import Domain
import PresentationKit
import PresentationMoods
import TextUI

/// The mood picture of a day for features that span all parts: drawn on screen, printed in letters,
/// or written as JSON.
package struct DayPicture: Equatable, Sendable {
  private let canvas: Canvas

  /// Loads the picture of a day; nil if the day has no moods.
  init?(of day: Day, _ features: Features, in language: Language) throws(Report) {
    let canvas = try MoodsFailure.mapError(in: language) { () throws(MoodsFailure) in
      try features.moods.queries.canvas(day, .daily)
    }
    if canvas.total == 0 { return nil }
    self.canvas = canvas
  }

  /// Returns the number of moods as text, for the heading of a panel.
  func figure(in language: Language) -> String { MoodsWords(language).count(canvas.total) }

  /// Returns the legend of the marks at the edge of the picture; nil if there are none.
  func note(in language: Language) -> String? {
    canvas.marks.flatMap { MoodsWords(language).describe($0) }
  }

  // MARK: On a screen

  /// The smallest size in which the picture is drawn.
  static let smallest = CanvasScene.smallest

  /// Draws the picture as large as it fits, and highlights the shape of the chosen mood.
  func draw(into frame: inout Frame, in area: Area, _ glyphs: Glyphs, choosing id: String?) {
    let chosen = canvas.shapes.firstIndex { $0.record.id.text == id }
    CanvasScene(canvas, selected: chosen).draw(into: &frame, in: area, glyphs)
  }

  /// Returns the id of the mood whose shape is at a position, for mouse clicks; nil if there is none.
  func feeling(at point: Point, in area: Area) -> String? {
    CanvasScene(canvas).item(at: point, in: area).map { canvas.shapes[$0].record.id.text }
  }

  // MARK: For commands

  /// The height of the printed picture in rows. It leaves room for a level beside each shape.
  private static let printedRows = 16

  /// Returns the picture as text, smaller if there are few columns; empty if it would be too small to recognise.
  func lines(columns: Int, in language: Language) -> [String] {
    // The moods of the day are listed above it, with their levels.
    if language.isPlain { return [note(in: language)].compactMap(\.self) }
    let rows = min(Self.printedRows, (columns - 2) / 2)
    guard rows >= Self.smallest.rows else { return [] }
    let size = Size(columns: 2 * rows, rows: rows)
    var frame = Frame(size: size)
    CanvasLetters(CanvasScene(canvas), .unicode).draw(
      into: &frame, in: Area(column: 0, row: 0, columns: size.columns, rows: size.rows))
    let lines = frame.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return (lines + [note(in: language)].compactMap(\.self)).map { "  " + $0 }
  }

  /// Writes the picture in the same JSON form as the `moods` commands.
  func write(into json: inout JSONText) { json.canvas(canvas) }
}
