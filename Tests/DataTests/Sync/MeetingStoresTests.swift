import Domain
import Support
import Testing

@testable import Data

/// Stores that meet, with everything that is done in them.
@Suite struct `Stores that meet` {
  private func pair() throws -> (MeetingStore, MeetingStore) {
    let (one, two) = (try MeetingStore(1), try MeetingStore(2))
    try one.begin()
    try two.begin()
    return (one, two)
  }

  private func send(_ one: MeetingStore, to two: MeetingStore) throws {
    // What is written here has to be sealed before anything is received.
    let own = try two.seal()
    for batch in try one.seal() { #expect(try two.receive(batch).isApplied) }
    for batch in own { #expect(try one.receive(batch).isApplied) }
  }

  @Test func `say what was written on the other one`() throws {
    let (one, two) = try pair()
    try one.parts.people.insert(.sample(id: "ada", name: "Ada", phone: "010-1"))
    try send(one, to: two)
    #expect(try two.lines() == one.lines())
    #expect(try two.person("ada")?.name.text == "Ada")
    _ = try two.parts.people.change(ID("ada")) { person in
      var changed = person
      changed.nickname = Line(stored: "A")
      return changed
    }
    try send(two, to: one)
    #expect(try one.person("ada")?.nickname?.text == "A")
    #expect(try one.facts() == two.facts())
  }

  /// Two devices that water offline count two.
  @Test func `add up what both counted`() throws {
    let (one, two) = try pair()
    try one.parts.people.insert(.sample(id: "ada", name: "Ada"))
    try send(one, to: two)
    for store in [one, two] {
      _ = try store.parts.people.change(ID("ada")) { person in
        var changed = person
        changed.timesWatered += store === one ? 1 : 2
        return changed
      }
    }
    try send(one, to: two)
    for store in [one, two] {
      #expect(try store.person("ada")?.timesWatered == 3)
    }
    #expect(try one.facts() == two.facts())
  }

  @Test(arguments: 1...12)
  func `come to the same, whatever was done in them`(_ seed: Int) throws {
    let chance = Chance.seeded(UInt64(seed))
    let stores = try (1...(2 + seed % 2)).map { try MeetingStore($0) }
    for store in stores {
      store.set(1_000_000)
      try store.begin()
    }
    var place: [DeviceID: [SyncBatch]] = [:]
    var time: Int64 = 1_000_000
    func meet(_ store: MeetingStore) throws {
      place[store.device, default: []] += try store.seal()
      var goesOn = true
      while goesOn {
        goesOn = false
        for batch in place.values.flatMap(\.self) where batch.device != store.device {
          let receipt = try store.receive(batch)
          if receipt.isApplied { goesOn = true }
        }
      }
      try store.giveNumbers()
      place[store.device, default: []] += try store.seal()
    }
    for _ in 0..<60 {
      let store = stores[chance.below(stores.count)]
      time += Int64(chance.below(50)) - 10
      store.set(time + Int64(chance.below(5)) * 1000)
      for _ in 0..<(1 + chance.below(4)) {
        let deed = store.parts.deeds[chance.below(store.parts.deeds.count)]
        do { try deed.act(chance.below(10_000)) } catch {}
        if chance.below(6) == 0 { do { _ = try store.parts.history.undo() } catch {} }
        if chance.below(20) == 0 { try store.emptyTrash() }
      }
      if chance.below(3) == 0 { try meet(store) }
    }
    for _ in 0..<4 { for store in stores { try meet(store) } }
    for store in stores {
      #expect(try store.complaints() == [])
      let counted = try store.counted()
      #expect(counted.kept == counted.anew)
    }
    for other in stores.dropFirst() {
      let (facts, theirs) = (try stores[0].facts(), try other.facts())
      #expect(facts == theirs, Comment(rawValue: difference(facts, theirs)))
      let (lines, othersLines) = (try stores[0].lines(), try other.lines())
      #expect(Set(lines).symmetricDifference(othersLines) == [])
    }
  }

  private func difference(_ one: [NamedFact], _ two: [NamedFact]) -> String {
    func described(_ facts: [NamedFact]) -> Set<String> {
      Set(
        facts.map {
          "\($0.name.list) \(String(decoding: $0.name.identity, as: UTF8.self)) \($0.name.field) "
            + "\($0.fact.value.bytes) \($0.fact.stamp.clock) \($0.fact.stamp.device.value.low)"
        })
    }
    let (mine, theirs) = (described(one), described(two))
    return mine.subtracting(theirs).sorted().map { "- " + $0 }.joined(separator: "\n") + "\n"
      + theirs.subtracting(mine).sorted().map { "+ " + $0 }.joined(separator: "\n")
  }
}

extension Receipt {
  /// Whether a batch was applied.
  var isApplied: Bool { if case .applied = self { true } else { false } }
}
