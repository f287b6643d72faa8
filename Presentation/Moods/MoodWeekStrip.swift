package import Domain
package import PresentationKit
package import TextUI

/// Seven small pictures side by side, each with its weekday and its average below.
package struct MoodWeekStrip: Equatable, Sendable {
  private let week: MoodWeek
  private let context: ViewContext
  /// The day that is marked; nil if none is.
  private let chosen: Day?

  package init(_ week: MoodWeek, _ context: ViewContext, chosen: Day? = nil) {
    self.week = week
    self.context = context
    self.chosen = chosen
  }

  /// The smallest useful size.
  package static let smallest = Size(columns: 27, rows: 3)

  /// The widest tile in columns.
  private static let widest = 16

  /// Returns the size of a tile and the gap between two tiles.
  private static func tile(columns: Int) -> (columns: Int, gap: Int) {
    let gap = columns >= 80 ? 2 : 1
    // Captions of even width stand in the middle of an even tile.
    let width = max(3, min(widest, (columns - 6 * gap) / 7))
    return (width < 6 ? width : width / 2 * 2, gap)
  }

  /// The number of rows below the tiles: one if the weekday and the average fit beside each other, else two.
  private static func captions(columns: Int) -> Int { tile(columns: columns).columns >= 6 ? 1 : 2 }

  /// Returns the number of rows at which the tiles are half as high as wide.
  package static func rows(columns: Int) -> Int {
    (tile(columns: columns).columns + 1) / 2 + captions(columns: columns)
  }

  /// Draws the strip from the upper left corner of an area.
  package func draw(into frame: inout Frame, in area: Area) {
    guard area.size.columns >= Self.smallest.columns, area.size.rows >= Self.smallest.rows else {
      return
    }
    let (columns, gap) = Self.tile(columns: area.size.columns)
    let captions = Self.captions(columns: area.size.columns)
    let rows = min((columns + 1) / 2, area.size.rows - captions)
    let left = area.origin.column + max(0, area.size.columns - 7 * columns - 6 * gap) / 2
    for (index, day) in week.days.enumerated() {
      let tile = Area(
        column: left + index * (columns + gap), row: area.origin.row, columns: columns, rows: rows)
      MoodTile(week.picture(of: day)).draw(into: &frame, in: tile, context.glyphs)
      draw(captionOf: day, in: tile, captions, into: &frame)
    }
  }

  /// Returns the day whose tile is at a position, for the mouse; nil if there is none.
  package func day(at point: Point, in area: Area) -> Day? {
    guard area.contains(point) else { return nil }
    let (columns, gap) = Self.tile(columns: area.size.columns)
    let left = area.origin.column + max(0, area.size.columns - 7 * columns - 6 * gap) / 2
    let (index, rest) = (point.column - left).quotientAndRemainder(dividingBy: columns + gap)
    return (0..<7).contains(index) && rest >= 0 && rest < columns ? week.days[index] : nil
  }

  private func draw(
    captionOf day: Day, in tile: Area, _ captions: Int, into frame: inout Frame
  ) {
    let isChosen = day == chosen && context.glyphs.pictures.isDrawn
    let name = CalendarWords.weekday(day.weekday, in: context.language)
    let level = week.level(of: day)
    let theme = week.picture(of: day)?.theme ?? .dawn
    let value = StyledText(
      level.map { "\($0.value)" } ?? "", Style(ink: level.map(theme.readable)))
    let title =
      isChosen
      ? StyledText(
        tile.size.columns >= 6 ? " \(name) " : name,
        Style(ink: Hue.onFill, paper: frame.hue.fill, .bold))
      : StyledText(name, day == chosen ?? week.today ? .bold : .dim)
    let rows =
      captions == 1 ? [[title] + (level == nil ? [] : [" ", value])] : [[title], [value]]
    for (row, pieces) in rows.enumerated() {
      let indent = max(0, (tile.size.columns - pieces.cells + 1) / 2)
      frame.write(
        pieces, tile.origin.column + indent,
        in: Area(
          column: tile.origin.column, row: tile.endRow + row, columns: tile.size.columns, rows: 1))
    }
  }
}
