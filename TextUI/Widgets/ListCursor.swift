/// The selection in a list that is loaded whole. It stays on its record when the list is loaded anew.
public struct ListCursor<Row: Equatable & Sendable>: RowCursor {
  /// What the list shows.
  public private(set) var rows: [Row]
  /// The number of the row the keys act on.
  public var selected: Int

  /// Makes a list that stands at a row of it.
  public init(_ rows: [Row] = [], selected: Int = 0) {
    self.rows = rows
    self.selected = selected
  }

  /// How many rows there are.
  public var count: Int { rows.count }
  /// Whether there is none.
  public var isEmpty: Bool { rows.isEmpty }
  /// The row the keys act on.
  public var chosen: Row? { rows.indices.contains(selected) ? rows[selected] : nil }

  /// Takes the rows anew and keeps the place, or the last one where the list is shorter now.
  public mutating func show(_ rows: [Row]) {
    self.rows = rows
    selected = min(selected, max(0, rows.count - 1))
  }

  /// Takes the rows anew and keeps the record, or the nearest one that is left where it is gone. Of
  /// several rows with one name it is the same one of them again.
  public mutating func show<Name: Equatable>(_ rows: [Row], keeping name: (Row) -> Name) {
    let (names, place) = (self.rows.map(name), selected)
    show(rows)
    guard names.indices.contains(place) else { return }
    let left = rows.map(name)
    guard let kept = Rows.storedPosition(place, of: names, in: left) else { return }
    let turn = names[..<kept].count { $0 == names[kept] }
    let same = left.indices.filter { left[$0] == names[kept] }
    if let last = same.last { selected = same.indices.contains(turn) ? same[turn] : last }
  }
}

extension ListCursor {
  /// The list as a table, of which only what is shown is laid out.
  public func table(_ columns: [Rows.Column], height: Int, row: (Row) -> Rows.Row) -> Rows {
    Rows(columns: columns, total: count, selected: selected, height: height) { row(rows[$0]) }
  }

  /// Draws the list line by line, with the pointer before the selected one.
  public func draw(
    into frame: inout Frame, in list: Area, glyphs: Glyphs,
    line: (_ row: Row, _ isChosen: Bool) -> [StyledText]
  ) {
    for (place, index) in shown(in: list.size.rows).enumerated() {
      let isChosen = index == selected
      let lead = StyledText((isChosen ? glyphs.pointer : " ") + " ", .bold)
      frame.write(
        ([lead] + line(rows[index], isChosen))
          .clipped(to: list.size.columns, ellipsis: glyphs.ellipsis), in: list, row: place)
      if isChosen { frame.select(list.rows(place, 1)) }
    }
  }
}
