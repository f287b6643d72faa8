import Domain
import PresentationKit
import TextUI

/// The positions on the sheet of the quick mood: five tiles side by side with their names below, or five rows if there
/// is little room or no colour.
struct QuickMoodLayout: Equatable {
  /// The sheet with its border.
  let card: Area
  /// The tiles in order; empty if the steps are rows.
  private(set) var tiles: [Area] = []
  /// The names below the tiles, each in lines.
  private(set) var names: [[String]] = []
  private let inside: Area

  /// The maximum width of the sheet, and the maximum size of a tile.
  private static let widest = 104
  private static let largest = Size(columns: 16, rows: 9)

  init(_ words: MoodsWords, _ glyphs: Glyphs, in area: Area) {
    let columns = min(area.size.columns, Self.widest)
    let gap = columns >= 100 ? 4 : 2
    let width = min(Self.largest.columns, (columns - 6 - 4 * gap) / 5)
    let short = MoodStep.allCases.map { "\($0.rawValue)  \(words.name(of: $0))" }
    let room = width + gap - 1
    let names = zip(MoodStep.allCases, short).map { step, name in
      short.allSatisfy { TextLayout.cells($0) <= room }
        ? [name]
        : ["\(step.rawValue)"] + TextLayout.wrapped(words.name(of: step), to: room, rows: 2)
    }
    let nameRows = names.map(\.count).max() ?? 1
    // The border, a row above and below the tiles, the hints and the row above the hints.
    let others = 6 + nameRows
    let high = min(Self.largest.rows, width * 9 / 16 + (width % 16 == 0 ? 0 : 1))
    let height = min(high, area.size.rows - others)
    let hasTiles = glyphs.pictures.isDrawn && width >= 8 && height >= 3
    let isAiry = hasTiles && area.size.rows >= height + others + 3
    let rows = hasTiles ? height + others + (isAiry ? 2 : 0) : min(area.size.rows, 9)
    let across = hasTiles ? columns : min(columns, 44)
    card = Area(
      column: area.origin.column + max(0, area.size.columns - across) / 2,
      row: area.origin.row + max(0, area.size.rows - rows) / 2, columns: across, rows: rows)
    inside = card.inset(columns: 3, rows: 1)
    guard hasTiles else { return }
    self.names = names
    let left = card.origin.column + (card.size.columns - 5 * width - 4 * gap) / 2
    tiles = MoodStep.allCases.indices.map { index in
      Area(
        column: left + index * (width + gap), row: inside.origin.row + (isAiry ? 2 : 1),
        columns: width, rows: height)
    }
  }

  /// Whether the five steps are drawn as rows instead of tiles.
  var hasRows: Bool { tiles.isEmpty }

  /// Returns the row of a step, which is used if the steps are drawn as rows.
  func row(of step: MoodStep) -> Area { inside.rows(step.rawValue - 1, 1) }

  /// The row of the hints; nil if the five rows leave no room for it.
  var hints: Area? {
    hasRows && inside.size.rows <= MoodStep.allCases.count
      ? nil : inside.rows(inside.size.rows - 1, 1)
  }

  /// Returns the step at a position, for the mouse; nil if there is none.
  func step(at point: Point) -> MoodStep? {
    MoodStep.allCases.first { step in
      hasRows
        ? row(of: step).contains(point)
        : tiles[step.rawValue - 1].contains(point)
    }
  }
}
