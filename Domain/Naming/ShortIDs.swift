/// The shortest unambiguous prefixes of ids. Most prefixes have the minimum length, so only longer prefixes are stored.
public struct ShortIDs: Equatable, Sendable {
  /// The maximum number of ids that are looked up one by one. For more ids, all ids of the kind are read in order.
  public static let mostLookedUp = 1000

  private var lengths: [String: Int] = [:]
  private var last: String?

  public init() {}

  /// Computes the prefixes of some ids, given in any order.
  public init(_ ids: some Sequence<String>) {
    for id in ids.sorted() { add(id) }
  }

  /// Adds an id. Ids must be added in ascending order.
  public mutating func add(_ id: String) {
    defer { last = id }
    guard let last, last != id else { return }
    let common = zip(last.utf8, id.utf8).prefix { $0 == $1 }.count
    guard common >= Naming.shortestID else { return }
    lengths[last] = max(lengths[last] ?? 0, common + 1)
    lengths[id] = max(lengths[id] ?? 0, common + 1)
  }

  /// Adds an id with its neighbours in the order of all ids. A neighbour is nil at either end.
  public mutating func add(_ id: String, between before: String?, and after: String?) {
    let common = [before, after].compactMap(\.self).map { neighbour in
      zip(neighbour.utf8, id.utf8).prefix { $0 == $1 }.count
    }.max()
    guard let common, common >= Naming.shortestID else { return }
    lengths[id] = max(lengths[id] ?? 0, common + 1)
  }

  /// Returns the shortest unambiguous prefix of an id.
  public func short(_ id: String) -> String {
    String(id.prefix(lengths[id] ?? Naming.shortestID))
  }
}

/// The kinds of records whose ids are shown to the user, because their names are not unique.
public enum RecordKind: Sendable, CaseIterable {
  case person, mood, event, book, sentence, note
}

/// Loads the shortest unambiguous prefixes of ids.
public protocol ShortIDRepository: Sendable {
  /// Returns the prefixes of all ids of a kind. Reads every id.
  func shortIDs(of kind: RecordKind) throws(StorageFailure) -> ShortIDs
  /// Returns the prefixes of some ids of a kind. Reads only the neighbours of each id, so it takes O(log n) time per
  /// id.
  func shortIDs(of kind: RecordKind, among ids: [String]) throws(StorageFailure) -> ShortIDs
}
