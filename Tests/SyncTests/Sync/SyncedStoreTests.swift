import Domain
import Support
import Testing

@testable import Data

/// Syncs stores after changes of every kind.
@Suite struct `Stores that meet` {
  private func pair(_ remote: RemoteInMemory) throws -> (SyncedStore, SyncedStore) {
    let (one, two) = (try SyncedStore(), try SyncedStore())
    try one.begin(1)
    try two.begin(2)
    for store in [one, two] { _ = try store.meet(at: remote) }
    return (one, two)
  }

  @Test func `say what was written on the other one`() throws {
    let remote = RemoteInMemory()
    let (one, two) = try pair(remote)
    try one.parts.people.insert(.sample(id: "ada", name: "Ada", phone: "010-1"))
    #expect(try one.meet(at: remote).sent == 1)
    #expect(try two.meet(at: remote).received.keys.map(\.value.low) == [1])
    #expect(try two.lines() == one.lines())
    #expect(try two.person("ada")?.name.text == "Ada")
    _ = try two.parts.people.change(ID("ada")) { person in
      var changed = person
      changed.nickname = SingleLineText(stored: "A")
      return changed
    }
    for store in [two, one] { _ = try store.meet(at: remote) }
    #expect(try one.person("ada")?.nickname?.text == "A")
    #expect(try one.fieldVersions() == two.fieldVersions())
    // Now there are no new changes, so nothing is written.
    for store in [one, two] {
      let files = remote.files
      #expect(try store.meet(at: remote).sent == 0)
      _ = try store.meet(at: remote)
      #expect(remote.files == files || remote.files.count == files.count)
    }
  }

  /// The counts of two devices that are both offline are added.
  @Test func `add up what both counted`() throws {
    let remote = RemoteInMemory()
    let (one, two) = try pair(remote)
    try one.parts.people.insert(.sample(id: "ada", name: "Ada"))
    for store in [one, two] { _ = try store.meet(at: remote) }
    for store in [one, two] {
      _ = try store.parts.people.change(ID("ada")) { person in
        var changed = person
        changed.timesWatered += store === one ? 1 : 2
        return changed
      }
    }
    for store in [one, two, one] { _ = try store.meet(at: remote) }
    for store in [one, two] {
      #expect(try store.person("ada")?.timesWatered == 3)
    }
    #expect(try one.fieldVersions() == two.fieldVersions())
  }

  /// The store that begins the group sends its earlier data as a snapshot. The other stores send what they had before
  /// they joined.
  @Test(.slow, arguments: 1...12)
  func `come to the same, whatever was done in them`(_ seed: Int) throws {
    let randomSource = RandomSource.seeded(UInt64(seed))
    let folder = try SampleFolder()
    let paths = (1...(2 + seed % 2)).map { folder.path("data/\($0)/haru.sqlite") }
    // The doctor checks only stores in files.
    let areFiles = seed % 3 == 0
    let stores = try paths.map { try SyncedStore(areFiles ? .file($0) : .memory) }
    let remote = RemoteInMemory()
    var time: Int64 = 1_000_000
    func act(in store: SyncedStore) throws {
      try store.act(by: randomSource)
      if randomSource.below(6) == 0 { try store.attempt { _ = try $0.history.undo() } }
    }
    for (number, store) in stores.enumerated() {
      store.set(time)
      if seed % 3 > 0 { for _ in 0..<randomSource.below(30) { try act(in: store) } }
      try store.begin(number + 1)
      if randomSource.below(2) == 0 { for _ in 0..<randomSource.below(5) { try act(in: store) } }
      _ = try store.meet(at: remote)
    }
    for _ in 0..<60 {
      let store = stores[randomSource.below(stores.count)]
      time += Int64(randomSource.below(50)) - 10
      store.set(time + Int64(randomSource.below(5)) * 1000)
      for _ in 0..<(1 + randomSource.below(4)) {
        try act(in: store)
        if randomSource.below(20) == 0 { try store.emptyTrash() }
      }
      if randomSource.below(3) == 0 { _ = try store.meet(at: remote) }
      // The remote loses some or all of its files.
      if seed % 4 == 0, randomSource.below(20) == 0 {
        for name in remote.names where randomSource.below(3) == 0 { remote.remove(name) }
      }
    }
    for _ in 0..<5 { for store in stores { _ = try store.meet(at: remote) } }
    for store in stores {
      #expect(try store.meet(at: remote).waiting == [:])
      #expect(try store.complaints() == [])
      let counted = try store.counted()
      #expect(counted.kept == counted.anew)
    }
    for other in stores.dropFirst() {
      let (fieldVersions, theirs) = (try stores[0].fieldVersions(), try other.fieldVersions())
      #expect(
        fieldVersions == theirs, Comment(rawValue: SyncFixture.difference(fieldVersions, theirs)))
      let (lines, othersLines) = (try stores[0].lines(), try other.lines())
      #expect(Set(lines).symmetricDifference(othersLines) == [])
      // Snapshots replace lost files when `seed` is a multiple of 4. They have no conflicts of fields without a value.
      if seed % 4 > 0 {
        let (conflicts, othersConflicts) = (try stores[0].conflicts(), try other.conflicts())
        #expect(
          conflicts == othersConflicts,
          Comment(rawValue: SyncFixture.difference(conflicts, othersConflicts)))
      }
      #expect(try other.found() == stores[0].found())
    }
    for (store, path) in zip(stores, paths) {
      #expect(try store.strayIndexes() == [])
      let problems = areFiles ? try store.problems(in: folder, path) : []
      #expect(problems == [])
    }
  }

  /// Done when 2: folders that deliver files late and out of order, with undo, redo and emptied trash.
  @Test(.slow, arguments: 1...8)
  func `come to the same through folders that are late and mix things up`(_ seed: Int) throws {
    let randomSource = RandomSource.seeded(UInt64(seed) &* 7919)
    let shared = RemoteInMemory()
    let stores = try (1...3).map { _ in try SyncedStore() }
    let remotes = stores.map { _ in LateRemote(shared) }
    var time: Int64 = 1_000_000
    for (number, store) in stores.enumerated() {
      store.set(time)
      try store.begin(number + 1)
      remotes[number].carry(randomSource, all: true)
      _ = try store.meet(at: remotes[number])
    }
    for _ in 0..<70 {
      let number = randomSource.below(stores.count)
      let store = stores[number]
      time += Int64(randomSource.below(2000))
      store.set(time)
      try store.act(by: randomSource)
      switch randomSource.below(12) {
      case 0: try store.attempt { _ = try $0.history.undo() }
      case 1: try store.attempt { _ = try $0.history.redo() }
      case 2: try store.emptyTrash()
      case _: break
      }
      remotes[number].carry(randomSource)
      if randomSource.below(2) == 0 { _ = try store.meet(at: remotes[number]) }
    }
    for _ in 0..<6 {
      for (store, remote) in zip(stores, remotes) {
        remote.carry(randomSource, all: true)
        _ = try store.meet(at: remote)
      }
    }
    for (store, remote) in zip(stores, remotes) {
      remote.carry(randomSource, all: true)
      #expect(try store.meet(at: remote).waiting == [:])
      #expect(try store.complaints() == [])
      let counted = try store.counted()
      #expect(counted.kept == counted.anew)
      #expect(try Set(store.lines()).symmetricDifference(stores[0].lines()) == [])
      #expect(try store.fieldVersions() == stores[0].fieldVersions())
      let (conflicts, others) = (try store.conflicts(), try stores[0].conflicts())
      #expect(conflicts == others, Comment(rawValue: SyncFixture.difference(conflicts, others)))
      #expect(try store.found() == stores[0].found())
      #expect(try store.strayIndexes() == [])
    }
  }
}
