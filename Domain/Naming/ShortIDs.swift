/// The shortest beginnings by which ids can be told from each other: almost always as many
/// characters as name a record at least, so that only those that need more are remembered.
public struct ShortIDs: Equatable, Sendable {
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

  /// How an id may be written for short.
  public func short(_ id: String) -> String {
    String(id.prefix(lengths[id] ?? Naming.shortestID))
  }
}

/// The records whose ids are shown, because they have no names of their own.
public enum RecordKind: Sendable, CaseIterable {
  case person, mood, event, book, sentence
}

/// Where all ids of a kind are known.
public protocol ShortIDRepository: Sendable {
  /// How the ids of a kind may be written for short.
  func shortIDs(of kind: RecordKind) throws(StorageFailure) -> ShortIDs
}
