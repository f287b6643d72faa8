package import TextUI

/// A screen in which the wheel goes as the arrows up and down do.
package protocol ScrollingScreen: PartScreen {}

extension ScrollingScreen {
  package mutating func wheel(_ key: Key, in area: Area) -> [ScreenEffect] {
    press(key, in: area) ?? []
  }
}

/// A screen with a list: a click selects a row, and one on the selected row does what Enter does.
package protocol ListScreen: ScrollingScreen {
  associatedtype Cursor: RowCursor
  /// The selection in the list.
  var cursor: Cursor { get set }
  /// Where the list lies.
  func list(in area: Area) -> Area
  /// Does what is done with the selected row.
  mutating func choose(in area: Area) -> [ScreenEffect]
  /// What asks for rows that have come into sight and are not loaded yet.
  func load(in area: Area) -> [ScreenEffect]
}

extension ListScreen {
  package mutating func choose(in area: Area) -> [ScreenEffect] { press(.enter, in: area) ?? [] }
  package func load(in area: Area) -> [ScreenEffect] { [] }

  /// Moves the selection by a key; nothing when the key does not move in lists.
  package mutating func move(by key: Key, in area: Area) -> [ScreenEffect]? {
    cursor.move(by: key, height: list(in: area).size.rows) ? load(in: area) : nil
  }

  package mutating func click(_ place: Point, in area: Area) -> [ScreenEffect] {
    finish(cursor.click(place, in: list(in: area)), in: area)
  }

  /// Does what a click came to.
  package mutating func finish(_ click: ListClick, in area: Area) -> [ScreenEffect] {
    switch click {
    case .nothing: []
    case .moved: load(in: area)
    case .again: choose(in: area)
    }
  }
}
