import Domain
import PresentationKit
import PresentationMoods
import TextUI

/// The picture of a day for whatever tells of all parts (view of the canvas): drawn on a screen,
/// printed in letters, or written for scripts. A day without feelings has none.
package struct DayPicture: Equatable, Sendable {
  private let canvas: Canvas

  /// Asks for the picture of a day; nothing where nothing was felt on it.
  init?(of day: Day, _ features: Features, in language: Language) throws(Report) {
    let canvas = try MoodsError.told(in: language) { () throws(MoodsError) in
      try features.moods.look.canvas(day, .daily)
    }
    if canvas.total == 0 { return nil }
    self.canvas = canvas
  }

  /// The one thing to know of it.
  func figure(in language: Language) -> String { MoodsWords(language).count(canvas.total) }

  /// What the marks at its edge stand for; nothing where it has none.
  func note(in language: Language) -> String? {
    canvas.marks.flatMap { MoodsWords(language).told($0) }
  }

  // MARK: On a screen

  /// The smallest room it is worth drawing in.
  static let smallest = CanvasScene.smallest

  /// Draws it as large as it fits; the shape of a chosen feeling is marked.
  func draw(into frame: inout Frame, in area: Area, _ glyphs: Glyphs, choosing id: String?) {
    let chosen = canvas.shapes.firstIndex { $0.record.id.text == id }
    CanvasScene(canvas, selected: chosen).draw(into: &frame, in: area, glyphs)
  }

  /// The id of the feeling whose shape is at a place, for the mouse.
  func feeling(at place: Point, in area: Area) -> String? {
    CanvasScene(canvas).item(at: place, in: area).map { canvas.shapes[$0].record.id.text }
  }

  // MARK: For commands

  /// How high it is printed: so that a level stands beside each shape.
  private static let printedRows = 16

  /// The picture in letters, smaller where there are fewer columns; nothing where it would not be
  /// recognised.
  func lines(columns: Int, in language: Language) -> [String] {
    let rows = min(Self.printedRows, (columns - 2) / 2)
    guard rows >= Self.smallest.rows else { return [] }
    let size = Size(columns: 2 * rows, rows: rows)
    var frame = Frame(size: size)
    CanvasLetters(CanvasScene(canvas), .unicode).draw(
      into: &frame, in: Area(column: 0, row: 0, columns: size.columns, rows: size.rows))
    let lines = frame.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return (lines + [note(in: language)].compactMap(\.self)).map { "  " + $0 }
  }

  /// Writes it as the command of pictures does.
  func write(into json: inout JSONText) { json.canvas(canvas) }
}
