/// The loaded part of a long list.
public struct ListSlice<Item: Equatable & Sendable>: Equatable, Sendable {
  public let items: [Item]
  /// The index of the first item in the whole list.
  public let start: Int
  /// The length of the whole list.
  public let total: Int
  /// The index of the requested item, clamped to the list.
  public let focus: Int

  public init(items: [Item], start: Int, total: Int, focus: Int) {
    self.items = items
    self.start = start
    self.total = total
    self.focus = focus
  }

  public static var empty: ListSlice { ListSlice(items: [], start: 0, total: 0, focus: 0) }

  /// Returns the item at an index of the whole list; nil if the item is not loaded.
  public subscript(_ index: Int) -> Item? {
    items.indices.contains(index - start) ? items[index - start] : nil
  }
}

/// A position in a list, given by a record or by an index.
public enum ListAnchor<Name: Equatable & Sendable>: Equatable, Sendable {
  /// The current index of a record, or the start if the list does not contain the record.
  case record(Name)
  /// An index in the list.
  case index(Int)
  /// The index of the first of these records that the list still contains, or the index `else` if it contains none.
  case nearest([Name], else: Int)
}

extension ListAnchor {
  /// Returns the index that the anchor means; nil for a single record that the list does not contain. The closure
  /// `find` returns the index of a record, or nil.
  package func index<Failure: Error>(
    _ find: (Name) throws(Failure) -> Int?
  ) throws(Failure) -> Int? {
    switch self {
    case .record(let name): return try find(name)
    case .index(let index): return index
    case .nearest(let names, let index):
      for name in names { if let found = try find(name) { return found } }
      return index
    }
  }

  /// Returns the same anchor for a list of other records. The closure `name` returns the counterpart of a record. A
  /// record without a counterpart becomes the start.
  package func called<Other>(_ name: (Name) -> Other?) -> ListAnchor<Other> {
    switch self {
    case .record(let record): name(record).map { .record($0) } ?? .index(0)
    case .index(let index): .index(index)
    case .nearest(let names, let index): .nearest(names.compactMap(name), else: index)
    }
  }
}

/// The part of a list to load around an index.
public struct ListWindow: Sendable {
  /// The index of the first item to load.
  public let start: Int
  /// The number of items to load.
  public let shown: Int
  /// The requested index, clamped to the list.
  public let focus: Int
  /// The length of the whole list.
  public let total: Int
  /// Whether to read the list from its end, because skipping many rows from the start costs time.
  let isBackward: Bool
  /// The number of rows to skip from the end at which reading starts.
  let skip: Int

  /// Centres the window on an index, as far as the ends of the list allow.
  public init(around index: Int, of total: Int, length: Int) {
    let length = max(0, length)
    self.total = total
    focus = max(0, min(index, total - 1))
    start = max(0, min(focus - length / 2, total - length))
    shown = min(length, total - start)
    isBackward = start > total - start - shown
    skip = isBackward ? max(0, total - start - shown) : start
  }

  /// The indices to load.
  public var indices: Range<Int> { start..<(start + shown) }

  /// Returns the slice with the loaded items, in list order.
  public func filled<Item>(with items: [Item]) -> ListSlice<Item> {
    ListSlice(items: items, start: start, total: total, focus: focus)
  }
}
