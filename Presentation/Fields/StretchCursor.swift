import Domain
import TextUI

/// The selection in a long list of which only a stretch is loaded: lazy loading. What comes into
/// sight and is not there yet has to be asked for.
struct StretchCursor<Item: Equatable & Sendable>: RowCursor {
  private(set) var stretch = Stretch<Item>.empty
  var selected = 0

  var count: Int { stretch.total }
  var isEmpty: Bool { stretch.total == 0 }
  /// What the keys act on, where it is loaded.
  var chosen: Item? { stretch[selected] }

  /// Takes what was loaded, and selects what it was asked for around.
  mutating func show(_ stretch: Stretch<Item>) {
    self.stretch = stretch
    selected = stretch.focus
  }

  /// Whether some of the rows that are shown have to be asked for.
  func lacksRows(in height: Int) -> Bool { stretch.lacks(shown(in: height)) }

  /// Where the list is to be loaded around: the selected record wherever it stands by then, or, where
  /// it is gone, the nearest one below it that is left, or else above it.
  func spot<Name>(_ name: (Item) -> Name) -> ListSpot<Name> {
    if chosen == nil { return .place(selected) }
    let below = selected...(selected + Self.neighbours)
    let above = (selected - Self.neighbours)..<selected
    let near = (Array(below) + above.reversed()).compactMap { stretch[$0] }
    return .nearest(near.map(name), else: selected)
  }

  /// So many rows on either side are asked for one that is left.
  private static var neighbours: Int { 8 }

  /// The list as a table; of a row that is not loaded yet only an ellipsis is seen.
  func table(
    _ columns: [Rows.Column], height: Int, _ glyphs: Glyphs, row: (Item) -> Rows.Row
  ) -> Rows {
    Rows(columns: columns, total: count, selected: selected, height: height) { place in
      stretch[place].map(row) ?? [[StyledText(glyphs.ellipsis, .dim)]]
    }
  }

  /// The places of the loaded rows that are marked.
  func places(where isMarked: (Item) -> Bool) -> Set<Int> {
    Set(stretch.items.indices.filter { isMarked(stretch.items[$0]) }.map { $0 + stretch.start })
  }
}

extension Stretch {
  /// Whether some of these places are not loaded.
  func lacks(_ places: Range<Int>) -> Bool {
    places.clamped(to: start..<(start + items.count)) != places
  }
}
