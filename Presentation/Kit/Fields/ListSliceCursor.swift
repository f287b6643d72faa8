package import Domain
package import TextUI

/// The cursor of a long list of which only a slice is loaded (lazy loading). The screen must request visible rows that
/// are not loaded.
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
  package var chosen: Item? { slice[selected] }

  /// Stores a loaded slice and selects the row around which it was loaded.
  package mutating func show(_ slice: ListSlice<Item>) {
    self.slice = slice
    selected = slice.focus
  }

  /// Returns whether some visible rows are not loaded yet.
  package func lacksRows(in height: Int) -> Bool { slice.lacks(shown(in: height)) }

  /// Returns the anchor around which the list is reloaded: the selected record, even if its index has changed. If the
  /// record no longer exists, the nearest remaining record below it is used, or else the nearest one above it. If the
  /// selected row is not loaded, its index is used.
  package func anchor<Name>(_ name: (Item) -> Name) -> ListAnchor<Name> {
    if chosen == nil { return .index(selected) }
    let below = selected...(selected + Self.neighbours)
    let above = (selected - Self.neighbours)..<selected
    let near = (Array(below) + above.reversed()).compactMap { slice[$0] }
    return .nearest(near.map(name), else: selected)
  }

  /// The number of records on each side of the selected one that the anchor includes, in case the selected record
  /// leaves the list.
  private static var neighbours: Int { 8 }

  /// Returns the list as a table. A row that is not loaded shows only an ellipsis.
  package func table(
    _ columns: [Rows.Column], height: Int, _ glyphs: Glyphs, row: (Item) -> Rows.Row
  ) -> Rows {
    Rows(columns: columns, total: count, selected: selected, height: height) { index in
      slice[index].map(row) ?? [[StyledText(glyphs.ellipsis, .dim)]]
    }
  }

  /// Returns the indices of the loaded rows for which `isSelected` returns true.
  package func indices(where isSelected: (Item) -> Bool) -> Set<Int> {
    Set(slice.items.indices.filter { isSelected(slice.items[$0]) }.map { $0 + slice.start })
  }
}

extension ListSlice {
  /// Returns whether some of these rows are not loaded.
  package func lacks(_ indices: Range<Int>) -> Bool {
    indices.clamped(to: start..<(start + items.count)) != indices
  }
}
