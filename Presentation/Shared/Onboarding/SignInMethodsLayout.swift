import TextUI

/// The layout of the ways to sign in or sign up, at the bottom of the screen. Large ways are stacked. Small ways are in
/// a row below, which wraps.
struct SignInMethodsLayout: Equatable, Sendable {
  /// A way with its area. The first cells of the area are for the mark of the selected way.
  struct Item: Equatable, Sendable {
    let option: StartOption
    let area: Area
  }

  let items: [Item]
  /// The lines of the hint above the ways, and the row at which they begin.
  let hint: [String]
  let top: Int

  init(
    large: [(option: StartOption, cells: Int)], quiet: [(option: StartOption, cells: Int)],
    hint: [String],
    isRoomy: Bool, in area: Area
  ) {
    let room = area.inset(columns: 2)
    let rows = Self.rows(quiet, columns: room.size.columns)
    let gap = isRoomy ? 1 : 0
    let height = large.count + gap + rows.count
    var row = max(0, area.size.rows - height)
    top = max(0, row - gap - hint.count)
    self.hint = hint.count + height <= area.size.rows ? hint : []
    let widest = min(room.size.columns, large.map(\.cells).max() ?? 0)
    let left = room.origin.column + (room.size.columns - widest) / 2
    var items: [Item] = []
    for (option, _) in large where row < area.size.rows {
      let line = Area(
        column: left, row: area.origin.row + row, columns: min(widest + 1, room.endColumn - left),
        rows: 1)
      items.append(Item(option: option, area: line))
      row += 1
    }
    row += gap
    for line in rows where row < area.size.rows {
      let width = line.reduce(0) { $0 + $1.cells }
      var column = room.origin.column + max(0, room.size.columns - width) / 2
      for (option, cells) in line {
        let itemArea = Area(
          column: column, row: area.origin.row + row,
          columns: min(cells, room.endColumn - column), rows: 1)
        items.append(Item(option: option, area: itemArea))
        column += cells + 1
      }
      row += 1
    }
    self.items = items
  }

  /// Wraps the small ways into as few rows as needed.
  private static func rows(_ options: [(option: StartOption, cells: Int)], columns: Int)
    -> [[(option: StartOption, cells: Int)]]
  {
    var rows: [[(option: StartOption, cells: Int)]] = []
    var width = 0
    for option in options {
      if rows.isEmpty || width + 1 + option.cells > columns {
        rows.append([option])
        width = option.cells
      } else {
        rows[rows.count - 1].append(option)
        width += 1 + option.cells
      }
    }
    return rows
  }
}
