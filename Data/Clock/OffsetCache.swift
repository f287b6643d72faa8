import Synchronization

/// Caches the UTC offsets of a zone by blocks of two days. The C library parses the rule of the zone again on each call
/// for a time after the last transition in its table.
///
/// An offset is cached only if it is the same at both ends of a block. No zone has changed its offset twice within two
/// days (the shortest time between two changes is 95 hours, Freetown in 1939), so it is then the same in between.
final class OffsetCache: Sendable {
  private struct Entry {
    let block: Int
    let offset: Int
  }

  private static let seconds = 172_800
  /// The number of blocks that are cached at once: about a year and a half.
  private static let count = 256

  private static let dates = -(1 << 48)...(1 << 48)

  private let entries = Mutex<[Entry?]>([])
  private let lookUp: @Sendable (Int) -> Int

  /// Creates a cache of a function that returns the UTC offset at an instant.
  init(_ lookUp: @escaping @Sendable (Int) -> Int) { self.lookUp = lookUp }

  /// Returns the UTC offset at an instant, in seconds.
  func offset(at instant: Int) -> Int {
    // The instants of blocks far from all dates would overflow.
    guard Self.dates.contains(instant) else { return lookUp(instant) }
    let block = (instant - (instant < 0 ? Self.seconds - 1 : 0)) / Self.seconds
    let slot = ((block % Self.count) + Self.count) % Self.count
    let known = entries.withLock { $0.isEmpty ? nil : $0[slot] }
    if let known, known.block == block { return known.offset }
    let offset = lookUp(block * Self.seconds)
    guard offset == lookUp((block + 1) * Self.seconds) else { return lookUp(instant) }
    entries.withLock { entries in
      if entries.isEmpty { entries = Array(repeating: nil, count: Self.count) }
      entries[slot] = Entry(block: block, offset: offset)
    }
    return offset
  }
}
