package import Domain
package import TextUI

/// The cursor of a long list of which only a slice is loaded (lazy loading). Visible rows that are not loaded have to
/// be requested.
package struct ListSliceCursor<Item: Equatable & Sendable>: RowCursor {
  package private(set) var slice = ListSlice<Item>.empty
  package var selected = 0

  package init(slice: ListSlice<Item> = ListSlice<Item>.empty, selected: Int = 0) {
    self.slice = slice
    self.selected = selected
  }

  package var count: Int { slice.total }
  package var isEmpty: Bool { slice.total == 0 }
  /// The selected row; nil if it is not loaded.
  package var chosen: Item? { slice[index: selected] }

  /// Takes a loaded slice and selects the row it was loaded around.
  package mutating func show(_ slice: ListSlice<Item>) {
    self.slice = slice
    selected = slice.focus
  }

  /// Whether some visible rows have to be loaded.
  package func lacksRows(in height: Int) -> Bool { slice.lacks(shown(in: height)) }

  /// The anchor to reload the list around: the selected record, at whatever index it is then. If it no longer exists,
  /// the nearest remaining one below it is used, otherwise above it.
  package func anchor<Name>(_ name: (Item) -> Name) -> ListAnchor<Name> {
    if chosen == nil { return .index(selected) }
    let below = selected...(selected + Self.neighbours)
    let above = (selected - Self.neighbours)..<selected
    let near = (Array(below) + above.reversed()).compactMap { slice[index: $0] }
    return .nearest(near.map(name), else: selected)
  }

  /// How many rows on each side are candidates for that.
  private static var neighbours: Int { 8 }

  /// The list as a table; a row that is not loaded shows only an ellipsis.
  package func table(
    _ columns: [Rows.Column], height: Int, _ glyphs: Glyphs, row: (Item) -> Rows.Row
  ) -> Rows {
    Rows(columns: columns, total: count, selected: selected, height: height) { index in
      slice[index: index].map(row) ?? [[StyledText(glyphs.ellipsis, .dim)]]
    }
  }

  /// The indices of the loaded rows that match.
  package func indices(where isMarked: (Item) -> Bool) -> Set<Int> {
    Set(slice.items.indices.filter { isMarked(slice.items[$0]) }.map { $0 + slice.start })
  }
}

extension ListSlice {
  /// Whether some of these rows are not loaded.
  package func lacks(_ indices: Range<Int>) -> Bool {
    indices.clamped(to: start..<(start + items.count)) != indices
  }
}
