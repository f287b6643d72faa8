/// The selection in a list of rows.
public protocol RowCursor: Equatable, Sendable {
  /// The number of rows, visible or not.
  var count: Int { get }
  /// The index of the selected row.
  var selected: Int { get set }
}

/// The effect of a click in a list.
public enum ListClick: Equatable, Sendable {
  /// No row is at the clicked position.
  case nothing
  /// The selection moved to another row.
  case moved
  /// The row was already selected.
  case again
}

extension RowCursor {
  /// Returns the indices of the visible rows, in a list of `height` screen rows.
  public func shown(in height: Int) -> Range<Int> {
    Rows.window(count: count, selected: selected, height: height)
  }

  /// Moves the selection; returns false if the key does not move in lists or the list is empty.
  public mutating func move(by key: Key, height: Int) -> Bool {
    guard let row = Rows.moved(selected, by: key, count: count, height: height) else {
      return false
    }
    selected = row
    return true
  }

  /// Selects the row at a screen position, and returns the effect of the click.
  public mutating func click(_ point: Point, in list: Area) -> ListClick {
    guard let row = Rows.row(at: point, in: list, count: count, selected: selected) else {
      return .nothing
    }
    return select(row)
  }

  /// Selects a clicked row, and returns the effect of the click.
  public mutating func select(_ row: Int) -> ListClick {
    if row == selected { return .again }
    selected = row
    return .moved
  }
}

extension Key {
  /// Whether the key moves in a list even while a text field receives typed keys.
  public var movesBesideText: Bool { [.up, .down, .pageUp, .pageDown].contains(self) }
}

extension Rows {
  /// Returns the index in `before` of the record to select after a reload: the selected record, else the nearest
  /// remaining record below, else the nearest above. Returns nil if no record remains.
  public static func storedPosition<Name: Equatable>(
    _ selected: Int, of before: [Name], in left: [Name]
  ) -> Int? {
    let order = Array(selected..<before.count) + (0..<selected).reversed()
    return order.first { left.contains(before[$0]) }
  }

  /// Returns the name in `before` to select after a reload: the selected name, or the nearest name that is still in
  /// `left`. Returns nil if no name remains, or if nothing was selected.
  public static func nearestRemaining<Name: Equatable>(
    _ selected: Name?, of before: [Name], in left: [Name]
  ) -> Name? {
    guard let selected, let index = before.firstIndex(of: selected) else { return nil }
    return storedPosition(index, of: before, in: left).map { before[$0] }
  }

  /// Returns the name to which a key moves the selection. Returns nil if the key does not move in lists, or if the list
  /// is empty.
  public static func moved<Name: Equatable>(
    _ selected: Name?, by key: Key, among all: [Name], height: Int
  ) -> Name? {
    let here = all.firstIndex { $0 == selected } ?? 0
    return moved(here, by: key, count: all.count, height: height).map { all[$0] }
  }
}
