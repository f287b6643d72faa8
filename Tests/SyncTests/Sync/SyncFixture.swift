import Domain
import Support
import Testing

@testable import Data

/// Stores that sync over one remote in memory and share a clock.
final class SyncFixture {
  let remote = RemoteInMemory()
  private var time: Int64 = 5_000_000

  /// Moves the clock of all stores forward by one minute.
  func pass(_ stores: [SyncedStore]) {
    time += 60_000
    for store in stores { store.set(time) }
  }

  /// Makes stores that belong to one group and have synced.
  func stores(_ count: Int) throws -> [SyncedStore] {
    let stores = try (1...count).map { _ in try SyncedStore() }
    pass(stores)
    for (number, store) in stores.enumerated() {
      try store.begin(number + 1)
      _ = try store.meet(at: remote)
    }
    try all(stores)
    return stores
  }

  /// Syncs all stores three times, so that none has new changes, and moves their clocks forward.
  func all(_ stores: [SyncedStore]) throws {
    for _ in 0..<3 { for store in stores { _ = try store.meet(at: remote) } }
    pass(stores)
  }

  func expectSame(_ stores: [SyncedStore]) throws {
    for store in stores {
      #expect(try store.complaints() == [])
      let counted = try store.counted()
      #expect(counted.kept == counted.anew)
      #expect(try store.lines() == stores[0].lines())
      let (fieldVersions, others) = (try store.fieldVersions(), try stores[0].fieldVersions())
      #expect(fieldVersions == others, Comment(rawValue: Self.difference(fieldVersions, others)))
      let (conflicts, othersConflicts) = (try store.conflicts(), try stores[0].conflicts())
      #expect(
        conflicts == othersConflicts, Comment(rawValue: Self.difference(conflicts, othersConflicts))
      )
      #expect(try store.found() == stores[0].found())
      #expect(try store.strayIndexes() == [])
    }
  }

  /// Returns a description of the field versions that only one of the two lists has.
  static func difference(_ one: [NamedFieldVersion], _ two: [NamedFieldVersion]) -> String {
    difference(one.map(line), two.map(line))
  }

  static func difference(_ one: [ConflictingVersion], _ two: [ConflictingVersion]) -> String {
    func line(_ conflicts: ConflictingVersion) -> String {
      Self.line(
        NamedFieldVersion(conflicts.id.name, FieldVersion(conflicts.value, conflicts.id.stamp)))
        + (conflicts.isSettled ? " settled" : " open")
    }
    return difference(one.map(line), two.map(line))
  }

  private static func difference(_ one: [String], _ two: [String]) -> String {
    let (mine, theirs) = (Set(one), Set(two))
    return mine.subtracting(theirs).sorted().map { "- " + $0 }.joined(separator: "\n") + "\n"
      + theirs.subtracting(mine).sorted().map { "+ " + $0 }.joined(separator: "\n")
  }

  private static func line(_ fieldVersion: NamedFieldVersion) -> String {
    let (name, stamp) = (fieldVersion.name, fieldVersion.fieldVersion.stamp)
    return "\(name.list) \(String(decoding: name.identity, as: UTF8.self)) \(name.field) "
      + "\(fieldVersion.fieldVersion.value.bytes) \(stamp.clock) \(stamp.device.value.low)/\(stamp.seq)"
  }
}
