package import Domain
package import TextUI

/// The selection in a long list of which only a stretch is loaded: lazy loading. What comes into
/// sight and is not there yet has to be asked for.
package struct ListSliceCursor<Item: Equatable & Sendable>: RowCursor {
  package private(set) var slice = ListSlice<Item>.empty
  package var selected = 0

  package init(slice: ListSlice<Item> = ListSlice<Item>.empty, selected: Int = 0) {
    self.slice = slice
    self.selected = selected
  }

  package var count: Int { slice.total }
  package var isEmpty: Bool { slice.total == 0 }
  /// What the keys act on, where it is loaded.
  package var chosen: Item? { slice[selected] }

  /// Takes what was loaded, and selects what it was asked for around.
  package mutating func show(_ slice: ListSlice<Item>) {
    self.slice = slice
    selected = slice.focus
  }

  /// Whether some of the rows that are shown have to be asked for.
  package func lacksRows(in height: Int) -> Bool { slice.lacks(shown(in: height)) }

  /// Where the list is to be loaded around: the selected record wherever it stands by then, or, where
  /// it is gone, the nearest one below it that is left, or else above it.
  package func spot<Name>(_ name: (Item) -> Name) -> ListAnchor<Name> {
    if chosen == nil { return .place(selected) }
    let below = selected...(selected + Self.neighbours)
    let above = (selected - Self.neighbours)..<selected
    let near = (Array(below) + above.reversed()).compactMap { slice[$0] }
    return .nearest(near.map(name), else: selected)
  }

  /// So many rows on either side are asked for one that is left.
  private static var neighbours: Int { 8 }

  /// The list as a table; of a row that is not loaded yet only an ellipsis is seen.
  package func table(
    _ columns: [Rows.Column], height: Int, _ glyphs: Glyphs, row: (Item) -> Rows.Row
  ) -> Rows {
    Rows(columns: columns, total: count, selected: selected, height: height) { place in
      slice[place].map(row) ?? [[StyledText(glyphs.ellipsis, .dim)]]
    }
  }

  /// The places of the loaded rows that are marked.
  package func places(where isMarked: (Item) -> Bool) -> Set<Int> {
    Set(slice.items.indices.filter { isMarked(slice.items[$0]) }.map { $0 + slice.start })
  }
}

extension ListSlice {
  /// Whether some of these places are not loaded.
  package func lacks(_ places: Range<Int>) -> Bool {
    places.clamped(to: start..<(start + items.count)) != places
  }
}
