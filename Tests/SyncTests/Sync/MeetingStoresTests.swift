import Domain
import Support
import Testing

@testable import Data

/// Stores that meet, with everything that is done in them.
@Suite struct `Stores that meet` {
  private func pair(_ place: MeetingPlace) throws -> (MeetingStore, MeetingStore) {
    let (one, two) = (try MeetingStore(), try MeetingStore())
    try one.begin(1)
    try two.begin(2)
    for store in [one, two] { _ = try store.meet(at: place) }
    return (one, two)
  }

  @Test func `say what was written on the other one`() throws {
    let place = MeetingPlace()
    let (one, two) = try pair(place)
    try one.parts.people.insert(.sample(id: "ada", name: "Ada", phone: "010-1"))
    #expect(try one.meet(at: place).sent == 1)
    #expect(try two.meet(at: place).received.keys.map(\.value.low) == [1])
    #expect(try two.lines() == one.lines())
    #expect(try two.person("ada")?.name.text == "Ada")
    _ = try two.parts.people.change(ID("ada")) { person in
      var changed = person
      changed.nickname = Line(stored: "A")
      return changed
    }
    for store in [two, one] { _ = try store.meet(at: place) }
    #expect(try one.person("ada")?.nickname?.text == "A")
    #expect(try one.facts() == two.facts())
    // Nothing is new now, and nothing is written.
    for store in [one, two] {
      let files = place.files
      #expect(try store.meet(at: place).sent == 0)
      _ = try store.meet(at: place)
      #expect(place.files == files || place.files.count == files.count)
    }
  }

  /// Two devices that water offline count two.
  @Test func `add up what both counted`() throws {
    let place = MeetingPlace()
    let (one, two) = try pair(place)
    try one.parts.people.insert(.sample(id: "ada", name: "Ada"))
    for store in [one, two] { _ = try store.meet(at: place) }
    for store in [one, two] {
      _ = try store.parts.people.change(ID("ada")) { person in
        var changed = person
        changed.timesWatered += store === one ? 1 : 2
        return changed
      }
    }
    for store in [one, two, one] { _ = try store.meet(at: place) }
    for store in [one, two] {
      #expect(try store.person("ada")?.timesWatered == 3)
    }
    #expect(try one.facts() == two.facts())
  }

  /// What is there before the first meeting comes as a snapshot, from the one that begins; what the
  /// others have of their own goes along.
  @Test(.slow, arguments: 1...12)
  func `come to the same, whatever was done in them`(_ seed: Int) throws {
    let chance = Chance.seeded(UInt64(seed))
    let folder = try SampleFolder()
    let paths = (1...(2 + seed % 2)).map { folder.path("data/\($0)/haru.sqlite") }
    // The doctor looks at files alone.
    let areFiles = seed % 3 == 0
    let stores = try paths.map { try MeetingStore(areFiles ? .file($0) : .memory) }
    let place = MeetingPlace()
    var time: Int64 = 1_000_000
    func act(in store: MeetingStore) throws {
      try store.act(by: chance)
      if chance.below(6) == 0 { try store.attempt { _ = try $0.history.undo() } }
    }
    for (number, store) in stores.enumerated() {
      store.set(time)
      if seed % 3 > 0 { for _ in 0..<chance.below(30) { try act(in: store) } }
      try store.begin(number + 1)
      if chance.below(2) == 0 { for _ in 0..<chance.below(5) { try act(in: store) } }
      _ = try store.meet(at: place)
    }
    for _ in 0..<60 {
      let store = stores[chance.below(stores.count)]
      time += Int64(chance.below(50)) - 10
      store.set(time + Int64(chance.below(5)) * 1000)
      for _ in 0..<(1 + chance.below(4)) {
        try act(in: store)
        if chance.below(20) == 0 { try store.emptyTrash() }
      }
      if chance.below(3) == 0 { _ = try store.meet(at: place) }
      // Places lose what they have, also all of it.
      if seed % 4 == 0, chance.below(20) == 0 {
        for name in place.names where chance.below(3) == 0 { place.remove(name) }
      }
    }
    for _ in 0..<5 { for store in stores { _ = try store.meet(at: place) } }
    for store in stores {
      #expect(try store.meet(at: place).waiting == [:])
      #expect(try store.complaints() == [])
      let counted = try store.counted()
      #expect(counted.kept == counted.anew)
    }
    for other in stores.dropFirst() {
      let (facts, theirs) = (try stores[0].facts(), try other.facts())
      #expect(facts == theirs, Comment(rawValue: Meetings.difference(facts, theirs)))
      let (lines, othersLines) = (try stores[0].lines(), try other.lines())
      #expect(Set(lines).symmetricDifference(othersLines) == [])
      // What is told of a field that says nothing is in no snapshot, which fills what a place lost.
      if seed % 4 > 0 {
        let (told, othersTold) = (try stores[0].told(), try other.told())
        #expect(told == othersTold, Comment(rawValue: Meetings.difference(told, othersTold)))
      }
      #expect(try other.found() == stores[0].found())
    }
    for (store, path) in zip(stores, paths) {
      #expect(try store.strayIndexes() == [])
      let problems = areFiles ? try store.problems(in: folder, path) : []
      #expect(problems == [])
    }
  }

  /// Done when 2: through folders that are late and unordered, with undo, redo and emptied trash.
  @Test(.slow, arguments: 1...8)
  func `come to the same through folders that are late and mix things up`(_ seed: Int) throws {
    let chance = Chance.seeded(UInt64(seed) &* 7919)
    let shared = MeetingPlace()
    let stores = try (1...3).map { _ in try MeetingStore() }
    let places = stores.map { _ in LatePlace(shared) }
    var time: Int64 = 1_000_000
    for (number, store) in stores.enumerated() {
      store.set(time)
      try store.begin(number + 1)
      places[number].carry(chance, all: true)
      _ = try store.meet(at: places[number])
    }
    for _ in 0..<70 {
      let number = chance.below(stores.count)
      let store = stores[number]
      time += Int64(chance.below(2000))
      store.set(time)
      try store.act(by: chance)
      switch chance.below(12) {
      case 0: try store.attempt { _ = try $0.history.undo() }
      case 1: try store.attempt { _ = try $0.history.redo() }
      case 2: try store.emptyTrash()
      case _: break
      }
      places[number].carry(chance)
      if chance.below(2) == 0 { _ = try store.meet(at: places[number]) }
    }
    for _ in 0..<6 {
      for (store, place) in zip(stores, places) {
        place.carry(chance, all: true)
        _ = try store.meet(at: place)
      }
    }
    for (store, place) in zip(stores, places) {
      place.carry(chance, all: true)
      #expect(try store.meet(at: place).waiting == [:])
      #expect(try store.complaints() == [])
      let counted = try store.counted()
      #expect(counted.kept == counted.anew)
      #expect(try Set(store.lines()).symmetricDifference(stores[0].lines()) == [])
      #expect(try store.facts() == stores[0].facts())
      let (told, others) = (try store.told(), try stores[0].told())
      #expect(told == others, Comment(rawValue: Meetings.difference(told, others)))
      #expect(try store.found() == stores[0].found())
      #expect(try store.strayIndexes() == [])
    }
  }
}
