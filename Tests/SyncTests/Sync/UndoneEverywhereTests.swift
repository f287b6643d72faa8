import Domain
import StoreSupport
import Support
import Testing

@testable import Data

/// Makes changes of every kind on a synced device. When they are undone on it, they are undone on all devices.
@Suite struct `Whatever is done on one of several devices` {
  private let remote = RemoteInMemory()
  private let one: SyncedStore
  private let two: SyncedStore

  init() throws { (one, two) = try SyncedStore.pair(at: remote) }

  private func expectSame(_ comment: String) throws {
    for store in [one, two, one, two] { _ = try store.meet(at: remote) }
    let (mine, theirs) = (Set(try one.lines()), Set(try two.lines()))
    #expect(mine.subtracting(theirs) == [], "\(comment): only here")
    #expect(theirs.subtracting(mine) == [], "\(comment): only there")
    #expect(try one.fieldVersions() == two.fieldVersions(), "\(comment)")
    for store in [one, two] {
      #expect(try store.complaints() == [])
      let counted = try store.counted()
      #expect(counted.kept == counted.anew, "\(comment)")
    }
  }

  @Test(.slow, arguments: 1...8)
  func `is taken back and done again, in whatever order and wherever they met`(seed: Int) throws {
    let randomSource = RandomSource.seeded(UInt64(seed))
    let parts = one.parts
    var states = [try parts.dump()]
    while states.count < 50 {
      let change = parts.changes[randomSource.below(parts.changes.count)]
      let before = try parts.history.count()
      try EveryPart.attempt(change.act, randomSource.below(1000))
      if try parts.history.count() == before { continue }
      states.append(try parts.dump())
      if randomSource.below(4) == 0 {
        _ = try one.meet(at: remote)
        #expect(try parts.dump() == states.last, "\(change.kind): meeting changed something")
      }
    }
    try expectSame("done")
    for index in states.indices.dropLast().reversed() {
      let entry = try parts.history.undo()
      try #require(try parts.dump() == states[index], "back to \(index), before \(entry.kind)")
      if randomSource.below(4) == 0 { _ = try one.meet(at: remote) }
    }
    try expectSame("undone")
    for index in states.indices.dropFirst() {
      let entry = try parts.history.redo()
      try #require(try parts.dump() == states[index], "on to \(index), after \(entry.kind)")
      if randomSource.below(4) == 0 { _ = try one.meet(at: remote) }
    }
    try expectSame("done again")
  }
}
