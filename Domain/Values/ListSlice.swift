/// A part of a long list, and where in the list it lies.
public struct ListSlice<Item: Equatable & Sendable>: Equatable, Sendable {
  /// What is shown.
  public let items: [Item]
  /// The place of the first one in the whole list.
  public let start: Int
  /// How many the whole list has.
  public let total: Int
  /// The place that was asked for, within the list.
  public let focus: Int

  /// Puts a stretch together.
  public init(items: [Item], start: Int, total: Int, focus: Int) {
    self.items = items
    self.start = start
    self.total = total
    self.focus = focus
  }

  /// A list without anything.
  public static var empty: ListSlice { ListSlice(items: [], start: 0, total: 0, focus: 0) }

  /// The item at a place of the whole list, if that part is loaded.
  public subscript(place: Int) -> Item? {
    items.indices.contains(place - start) ? items[place - start] : nil
  }
}

/// A spot in a list.
public enum ListAnchor<Name: Equatable & Sendable>: Equatable, Sendable {
  /// Wherever this one stands now; the beginning when the list leaves it out.
  case record(Name)
  /// So many places from the beginning.
  case place(Int)
  /// Wherever the first of these stands that the list still has; so many places from the beginning
  /// where it has none of them any more.
  case nearest([Name], else: Int)
}

extension ListAnchor {
  /// The place it means in a list that says where one stands; nothing where the list leaves it out.
  package func place<Failure: Error>(
    _ find: (Name) throws(Failure) -> Int?
  ) throws(Failure) -> Int? {
    switch self {
    case .record(let name): return try find(name)
    case .place(let place): return place
    case .nearest(let names, let place):
      for name in names { if let found = try find(name) { return found } }
      return place
    }
  }

  /// The same spot in a list whose records are called otherwise; what has no name there is nowhere.
  package func called<Other>(_ name: (Name) -> Other?) -> ListAnchor<Other> {
    switch self {
    case .record(let record): name(record).map { .record($0) } ?? .place(0)
    case .place(let place): .place(place)
    case .nearest(let names, let place): .nearest(names.compactMap(name), else: place)
    }
  }
}

/// Which part of a list is to be loaded around a place.
public struct ListWindow: Sendable {
  /// The place of the first one that is loaded.
  public let start: Int
  /// How many are loaded.
  public let shown: Int
  /// The place that was asked for, within the list.
  public let focus: Int
  /// How many the whole list has.
  public let total: Int
  /// Skipping costs time, so the list is walked from its nearer end.
  let isBackward: Bool
  /// How many to pass over from that end.
  let skip: Int

  /// Chooses the part of a list of so many that has a place in its middle, or is as near to that
  /// as the list allows.
  public init(around place: Int, of total: Int, length: Int) {
    let length = max(0, length)
    self.total = total
    focus = max(0, min(place, total - 1))
    start = max(0, min(focus - length / 2, total - length))
    shown = min(length, total - start)
    isBackward = start > total - start - shown
    skip = isBackward ? max(0, total - start - shown) : start
  }

  /// The places that are loaded.
  public var places: Range<Int> { start..<(start + shown) }

  /// The part with what was loaded, in the order of the list.
  public func filled<Item>(with items: [Item]) -> ListSlice<Item> {
    ListSlice(items: items, start: start, total: total, focus: focus)
  }
}
