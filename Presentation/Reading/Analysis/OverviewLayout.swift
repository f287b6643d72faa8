import PresentationKit
import TextUI

/// The areas of the overview's cards: two columns if they fit, otherwise one row per card.
struct OverviewLayout: Equatable {
  /// The row that shows the numbers of books.
  let counts: Area
  /// The area below the row of numbers.
  let room: Area
  let hasColumns: Bool
  /// The area of the year's heat map below all cards; nil if there is no room.
  let year: Area?
  private let areas: [ChartKind: Area]

  init(in area: Area) {
    let inner = area.inset(columns: 2)
    let isLow = inner.size.rows < 8
    func stripe(_ row: Int, _ rows: Int, _ column: Int = 0, _ columns: Int? = nil) -> Area {
      Area(
        column: inner.origin.column + column, row: inner.origin.row + row,
        columns: columns ?? inner.size.columns, rows: max(0, rows))
    }
    counts = stripe(0, 1)
    let top = isLow ? 1 : 2
    room = stripe(top, inner.size.rows - top)
    hasColumns = inner.size.columns >= 64 && room.size.rows >= 14
    var areas: [ChartKind: Area] = [:]
    if hasColumns {
      let yearRows = YearHeat.smallest.rows + 2
      let hasYear = room.size.rows >= 20 + yearRows
      let rows = min(40, room.size.rows - (hasYear ? yearRows : 0))
      year = hasYear ? stripe(top + rows + 1, yearRows - 1) : nil
      let left = inner.size.columns * 3 / 5 - 2
      let right = inner.size.columns - left - 4
      // Leave a blank row between cards.
      let low = min(9, max(6, rows / 4))
      areas[.daily] = stripe(top, rows - low - 1, 0, left)
      areas[.categories] = stripe(top + rows - low, low, 0, left)
      // The calendar needs a row per week; the other cards share the rest.
      let calendar = rows >= 28 ? 11 : rows >= 20 ? 9 : 3
      let finished = (rows - calendar) / 2
      let hours = rows - calendar - finished
      areas[.finished] = stripe(top, finished - 1, left + 4, right)
      areas[.hours] = stripe(top + finished, hours - 1, left + 4, right)
      areas[.calendar] = stripe(top + rows - calendar, calendar, left + 4, right)
    } else {
      year = nil
      for (row, kind) in ChartKind.allCases.enumerated() where row < room.size.rows {
        areas[kind] = stripe(top + row, 1)
      }
    }
    self.areas = areas
  }

  /// Returns the area of a card; nil if there is no room for the card.
  func area(of kind: ChartKind) -> Area? { areas[kind] }

  /// Returns the card at a screen position, for the mouse; nil if no card is there.
  func card(at point: Point) -> ChartKind? {
    ChartKind.allCases.first { areas[$0]?.contains(point) ?? false }
  }

  /// Returns the nearest card to the left or right of a card; nil if there is none.
  func beside(_ kind: ChartKind, toRight: Bool) -> ChartKind? {
    guard hasColumns, let here = areas[kind] else { return nil }
    let others = ChartKind.allCases.filter { other in
      guard let there = areas[other] else { return false }
      return toRight
        ? there.origin.column > here.origin.column : there.origin.column < here.origin.column
    }
    return others.min { one, other in
      distance(one, here) < distance(other, here)
    }
  }

  private func distance(_ kind: ChartKind, _ area: Area) -> Int {
    abs((areas[kind]?.origin.row ?? 0) - area.origin.row)
  }
}
