/// The selection in a list: which of so many rows the keys act on.
public protocol RowCursor: Equatable, Sendable {
  /// How many rows the whole list has.
  var count: Int { get }
  /// The number of the row the keys act on.
  var selected: Int { get set }
}

/// What a click in a list came to.
public enum ListClick: Equatable, Sendable {
  /// No row lies there.
  case nothing
  /// Another row is selected now.
  case moved
  /// The row was selected before.
  case again
}

extension RowCursor {
  /// The rows that are shown in so many rows of the screen.
  public func shown(in height: Int) -> Range<Int> {
    Rows.window(count: count, selected: selected, height: height)
  }

  /// Moves the selection; false when the key does not move in lists, or there is nothing to select.
  public mutating func move(by key: Key, height: Int) -> Bool {
    guard let row = Rows.moved(selected, by: key, count: count, height: height) else {
      return false
    }
    selected = row
    return true
  }

  /// Selects what lies under a place of the screen.
  public mutating func click(_ place: Point, in list: Area) -> ListClick {
    guard let row = Rows.row(at: place, in: list, count: count, selected: selected) else {
      return .nothing
    }
    return select(row)
  }

  /// Selects a row that was clicked on.
  public mutating func select(_ row: Int) -> ListClick {
    if row == selected { return .again }
    selected = row
    return .moved
  }
}

extension Key {
  /// Whether it moves in a list while letters and the other keys belong to a line that is typed.
  public var movesBesideText: Bool { [.up, .down, .pageUp, .pageDown].contains(self) }
}

extension Rows {
  /// Which of the rows there were before is chosen once a list was loaded anew: the one that was, or
  /// the nearest one below it that is left, or else above it; nothing where none of them is.
  public static func storedPosition<Name: Equatable>(
    _ selected: Int, of before: [Name], in left: [Name]
  ) -> Int? {
    let order = Array(selected..<before.count) + (0..<selected).reversed()
    return order.first { left.contains(before[$0]) }
  }

  /// The same by names.
  public static func kept<Name: Equatable>(
    _ selected: Name?, of before: [Name], in left: [Name]
  ) -> Name? {
    guard let selected, let place = before.firstIndex(of: selected) else { return nil }
    return storedPosition(place, of: before, in: left).map { before[$0] }
  }

  /// The neighbour a key moves to among things that have names, or nothing when it does not move.
  public static func moved<Name: Equatable>(
    _ selected: Name?, by key: Key, among all: [Name], height: Int
  ) -> Name? {
    let here = all.firstIndex { $0 == selected } ?? 0
    return moved(here, by: key, count: all.count, height: height).map { all[$0] }
  }
}
