package import TextUI

/// A screen on which the mouse wheel acts like the up and down arrow keys.
package protocol ScrollingScreen: PartScreen {}

extension ScrollingScreen {
  package mutating func wheel(_ key: Key, in area: Area) -> [ScreenEffect] {
    press(key, in: area) ?? []
  }
}

/// A screen with a list: a click selects a row, and a click on the selected row acts like Enter.
package protocol ListScreen: ScrollingScreen {
  associatedtype Cursor: RowCursor
  var cursor: Cursor { get set }
  /// Returns the area of the list.
  func list(in area: Area) -> Area
  /// Acts on the selected row, as Enter does.
  mutating func choose(in area: Area) -> [ScreenEffect]
  /// Requests visible rows that are not loaded yet.
  func load(in area: Area) -> [ScreenEffect]
}

extension ListScreen {
  package mutating func choose(in area: Area) -> [ScreenEffect] { press(.enter, in: area) ?? [] }
  package func load(in area: Area) -> [ScreenEffect] { [] }

  /// Moves the selection by a key; nil if the key does not move in lists.
  package mutating func move(by key: Key, in area: Area) -> [ScreenEffect]? {
    cursor.move(by: key, height: list(in: area).size.rows) ? load(in: area) : nil
  }

  package mutating func click(_ point: Point, in area: Area) -> [ScreenEffect] {
    finish(cursor.click(point, in: list(in: area)), in: area)
  }

  /// Applies the result of a click.
  package mutating func finish(_ click: ListClick, in area: Area) -> [ScreenEffect] {
    switch click {
    case .nothing: []
    case .moved: load(in: area)
    case .again: choose(in: area)
    }
  }
}
