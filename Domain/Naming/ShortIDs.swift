/// The shortest unambiguous prefixes of ids. Most need no more than the minimum length, so only
/// the longer ones are stored.
public struct ShortIDs: Equatable, Sendable {
  /// Up to this many ids are looked up one by one; for more, all ids are read in order.
  public static let mostLookedUp = 1000

  private var lengths: [String: Int] = [:]
  private var last: String?

  public init() {}

  /// The short forms of some ids, in any order.
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

  /// Adds an id with its neighbours in the order of all ids; nil at either end.
  public mutating func add(_ id: String, between before: String?, and after: String?) {
    let common = [before, after].compactMap(\.self).map { neighbour in
      zip(neighbour.utf8, id.utf8).prefix { $0 == $1 }.count
    }.max()
    guard let common, common >= Naming.shortestID else { return }
    lengths[id] = max(lengths[id] ?? 0, common + 1)
  }

  /// The shortest unambiguous prefix of an id.
  public func short(_ id: String) -> String {
    String(id.prefix(lengths[id] ?? Naming.shortestID))
  }
}

/// The kinds of records whose ids are shown, because their names are not unique.
public enum RecordKind: Sendable, CaseIterable {
  case person, mood, event, book, sentence
}

/// Reads the ids of all records.
public protocol ShortIDRepository: Sendable {
  /// The short forms of all ids of a kind. It reads every id.
  func shortIDs(of kind: RecordKind) throws(StorageFailure) -> ShortIDs
  /// The short forms of some ids of a kind. It reads only their neighbours, so it takes O(log n) time per id.
  func shortIDs(of kind: RecordKind, among ids: [String]) throws(StorageFailure) -> ShortIDs
}
