/// The shortest unambiguous prefixes of ids. Only the prefixes that several ids share are stored, as numbers.
public struct ShortIDs: Equatable, Sendable {
  /// The maximum number of ids that are looked up one by one. For more ids, all ids of the kind are read in order.
  public static let mostLookedUp = 10_000

  /// The hashes of the shared prefixes. If two prefixes have the same hash by chance, a short id is longer than needed.
  private var shared: Set<UInt64> = []
  private var last: String?

  public init() {}

  /// Computes the prefixes of some ids, given in any order.
  public init(_ ids: some Sequence<String>) {
    for id in ids.sorted() { add(id) }
  }

  /// Adds an id. Ids must be added in ascending order.
  public mutating func add(_ id: String) {
    if let last, last != id { share(id, with: last) }
    last = id
  }

  /// Adds an id with its neighbours in the order of all ids. A neighbour is nil at either end.
  public mutating func add(_ id: String, between before: String?, and after: String?) {
    for neighbour in [before, after].compactMap(\.self) { share(id, with: neighbour) }
  }

  private mutating func share(_ id: String, with other: String) {
    var prefix = Prefix()
    for (byte, there) in zip(id.utf8, other.utf8) {
      if byte != there { return }
      prefix.add(byte)
      if prefix.length >= Naming.shortestID { shared.insert(prefix.hash) }
    }
  }

  /// Returns the shortest unambiguous prefix of an id.
  public func short(_ id: String) -> String {
    var prefix = Prefix()
    for byte in id.utf8 {
      prefix.add(byte)
      if prefix.length >= Naming.shortestID, !shared.contains(prefix.hash) { break }
    }
    return String(id.prefix(prefix.length))
  }

  /// The length of a prefix and its hash (FNV-1a).
  private struct Prefix {
    private(set) var length = 0
    private(set) var hash: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ byte: UInt8) {
      length += 1
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
  }
}

/// The kinds of records whose ids are shown to the user, because their names are not unique.
public enum RecordKind: Sendable, CaseIterable {
  case person, mood, event, book, sentence, note, gift
}

/// Loads the shortest unambiguous prefixes of ids.
public protocol ShortIDRepository: Sendable {
  /// Returns the prefixes of all ids of a kind. Reads every id.
  func shortIDs(of kind: RecordKind) throws(StorageFailure) -> ShortIDs
  /// Returns the prefixes of some ids of a kind. Reads only the neighbours of each id, so it takes O(log n) time per
  /// id.
  func shortIDs(of kind: RecordKind, among ids: [String]) throws(StorageFailure) -> ShortIDs
}
