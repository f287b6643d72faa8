/// The shortest unambiguous prefixes of ids. Most need no more than the minimum length, so only
/// the longer ones are stored.
public struct ShortIDs: Equatable, Sendable {
  /// Up to this many ids are looked up one by one; for more, all ids are read in order.
  public static let mostLookedUp = 1000

  private var lengths: [String: Int] = [:]
  private var last: String?

  /// Starts with no ids.
  public init() {}

  /// The beginnings of some ids, in whatever order.
  public init(_ ids: some Sequence<String>) {
    for id in ids.sorted() { add(id) }
  }

  /// Adds an id; they have to come in their order.
  public mutating func add(_ id: String) {
    defer { last = id }
    guard let last, last != id else { return }
    let common = zip(last.utf8, id.utf8).prefix { $0 == $1 }.count
    guard common >= Naming.shortestID else { return }
    lengths[last] = max(lengths[last] ?? 0, common + 1)
    lengths[id] = max(lengths[id] ?? 0, common + 1)
  }

  /// Adds one id with the ids before and after it in the order of all ids.
  public mutating func add(_ id: String, between before: String?, and after: String?) {
    let common = [before, after].compactMap(\.self).map { neighbour in
      zip(neighbour.utf8, id.utf8).prefix { $0 == $1 }.count
    }.max()
    guard let common, common >= Naming.shortestID else { return }
    lengths[id] = max(lengths[id] ?? 0, common + 1)
  }

  /// How an id may be written for short.
  public func short(_ id: String) -> String {
    String(id.prefix(lengths[id] ?? Naming.shortestID))
  }
}

/// The records whose ids are shown, because they have no names of their own.
public enum RecordKind: Sendable, CaseIterable {
  case person, mood, event, book, sentence
}

/// Where the ids of all records are read.
public protocol ShortIDRepository: Sendable {
  /// The short forms of all ids of a kind. It reads every id.
  func shortIDs(of kind: RecordKind) throws(StorageFailure) -> ShortIDs
  /// The short forms of some ids of a kind. It reads their neighbours only.
  func shortIDs(of kind: RecordKind, among ids: [String]) throws(StorageFailure) -> ShortIDs
}
