import TextUI

/// A screen in which the wheel goes as the arrows up and down do.
protocol ScrollingScreen: PartScreen {}

extension ScrollingScreen {
  mutating func wheel(_ key: Key, in area: Area) -> [ScreenEffect] { press(key, in: area) ?? [] }
}

/// A screen with a list: a click selects a row, and one on the selected row does what Enter does.
protocol ListScreen: ScrollingScreen {
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
  mutating func choose(in area: Area) -> [ScreenEffect] { press(.enter, in: area) ?? [] }
  func load(in area: Area) -> [ScreenEffect] { [] }

  /// Moves the selection by a key; nothing when the key does not move in lists.
  mutating func move(by key: Key, in area: Area) -> [ScreenEffect]? {
    cursor.move(by: key, height: list(in: area).size.rows) ? load(in: area) : nil
  }

  mutating func click(_ place: Point, in area: Area) -> [ScreenEffect] {
    finish(cursor.click(place, in: list(in: area)), in: area)
  }

  /// Does what a click came to.
  mutating func finish(_ click: ListClick, in area: Area) -> [ScreenEffect] {
    switch click {
    case .nothing: []
    case .moved: load(in: area)
    case .again: choose(in: area)
    }
  }
}
