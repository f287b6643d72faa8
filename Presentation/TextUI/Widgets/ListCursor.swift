/// The selection in a list whose rows are all in memory. The same record stays selected when the list is reloaded.
public struct ListCursor<Row: Equatable & Sendable>: RowCursor {
  public private(set) var rows: [Row]
  /// The index of the selected row.
  public var selected: Int

  public init(_ rows: [Row] = [], selected: Int = 0) {
    self.rows = rows
    self.selected = selected
  }

  public var count: Int { rows.count }
  public var isEmpty: Bool { rows.isEmpty }
  /// The selected row; nil if the list is empty.
  public var chosen: Row? { rows.indices.contains(selected) ? rows[selected] : nil }

  /// Replaces the rows. The selected index stays the same, but is clamped to the last row.
  public mutating func show(_ rows: [Row]) {
    self.rows = rows
    selected = min(selected, max(0, rows.count - 1))
  }

  /// Replaces the rows and keeps the selected record, or selects the nearest remaining record. The closure `name`
  /// identifies the record of a row. Among several rows with the same name, the one with the same ordinal stays
  /// selected.
  public mutating func show<Name: Equatable>(_ rows: [Row], keeping name: (Row) -> Name) {
    let (names, index) = (self.rows.map(name), selected)
    show(rows)
    guard names.indices.contains(index) else { return }
    let left = rows.map(name)
    guard let kept = Rows.storedPosition(index, of: names, in: left) else { return }
    let turn = names[..<kept].count { $0 == names[kept] }
    let same = left.indices.filter { left[$0] == names[kept] }
    if let last = same.last { selected = same.indices.contains(turn) ? same[turn] : last }
  }
}

extension ListCursor {
  /// Returns the list as a table; `row` is called only for visible rows.
  public func table(_ columns: [Rows.Column], height: Int, row: (Row) -> Rows.Row) -> Rows {
    Rows(columns: columns, total: count, selected: selected, height: height) { row(rows[$0]) }
  }

  /// Draws one line per row, with the pointer before the selected row.
  public func draw(
    into frame: inout Frame, in list: Area, glyphs: Glyphs,
    line: (_ row: Row, _ isChosen: Bool) -> [StyledText]
  ) {
    for (row, index) in shown(in: list.size.rows).enumerated() {
      let isChosen = index == selected
      let lead = StyledText((isChosen ? glyphs.pointer : " ") + " ", .bold)
      frame.write(
        ([lead] + line(rows[index], isChosen))
          .clipped(to: list.size.columns, ellipsis: glyphs.ellipsis), in: list, row: row)
      if isChosen { frame.select(list.rows(row, 1)) }
    }
  }
}
