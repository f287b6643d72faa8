import Domain

/// A store of facts without a disk.
final class FactsInMemory: FactStore {
  /// A field, and whose summand of it.
  struct Slot: Hashable {
    let name: FactName
    let owner: DeviceID?

    init(_ name: FactName, of device: DeviceID) {
      self.name = name
      owner = name.rule == .summed ? device : nil
    }
  }

  private(set) var place: SyncPosition
  private(set) var facts: [Slot: Fact] = [:]
  private(set) var entries: [ToldFact.Name: ToldFact] = [:]
  private(set) var news: Set<ToldFact.Name> = []
  private(set) var outbox: [SyncBatch] = []
  private var progress: [DeviceID: AppliedBatch] = [:]
  private var published: [FactName: Fact] = [:]
  private(set) var noted: [Int: [SyncDeed]] = [:]

  init(_ position: SyncPosition) { place = position }

  /// Another store with all that is in this one.
  func copy() -> FactsInMemory {
    let copy = FactsInMemory(place)
    (copy.facts, copy.entries, copy.news) = (facts, entries, news)
    (copy.outbox, copy.progress) = (outbox, progress)
    (copy.published, copy.noted) = (published, noted)
    return copy
  }

  /// All that is in it, as another device reads it.
  var snapshot: (SnapshotHead, [SnapshotField]) {
    let names = Set(facts.keys.map(\.name)).union(entries.keys.map(\.name)).sorted()
    let head = SnapshotHead(group: place.group, applied: progress, clock: place.clock.last)
    return (
      head,
      names.map { name in
        SnapshotField(
          name, facts.filter { $0.key.name == name }.map(\.value), told: told(of: name))
      }
    )
  }

  func position() -> SyncPosition { place }
  func keep(_ position: SyncPosition) { place = position }

  func applied(of device: DeviceID) -> AppliedBatch { progress[device] ?? .none }
  func keep(_ applied: AppliedBatch, of device: DeviceID) {
    progress[device] = applied == .none ? nil : applied
  }
  func version() -> VersionVector { VersionVector(progress.mapValues(\.seq)) }

  func fact(_ name: FactName) -> Fact? { facts[Slot(name, of: place.device)] }
  func summands(_ name: FactName) -> [Fact] {
    facts.filter { $0.key.name == name }.map(\.value)
  }
  func facts(ofRecord name: FactName) -> [NamedFact] {
    facts.filter { $0.key.name.list == name.list && $0.key.name.identity == name.identity }
      .map { NamedFact($0.key.name, $0.value) }
  }
  func keep(_ fact: NamedFact) { facts[Slot(fact.name, of: fact.fact.stamp.device)] = fact.fact }
  func forgetSummand(_ name: FactName, of device: DeviceID) {
    facts[Slot(name, of: device)] = nil
  }
  func hasPending() -> Bool {
    facts.values.contains { $0.stamp.device == place.device && $0.stamp.seq >= place.next }
  }
  func facts(of device: DeviceID, in seqs: ClosedRange<Int>) -> [NamedFact] {
    facts.filter { $0.value.stamp.device == device && seqs.contains($0.value.stamp.seq) }
      .map { NamedFact($0.key.name, $0.value) }
  }

  func publishedSummand(_ name: FactName) -> Fact? { published[name] }
  func keepPublishedSummand(_ fact: NamedFact) { published[fact.name] = fact.fact }
  func forgetPublishedSummands() { published = [:] }

  func told(_ id: ToldFact.Name) -> ToldFact? { entries[id] }
  func told(of name: FactName) -> [ToldFact] { entries.values.filter { $0.id.name == name } }
  func told(of device: DeviceID, in seqs: ClosedRange<Int>) -> [ToldFact] {
    entries.values.filter { $0.id.stamp.device == device && seqs.contains($0.id.stamp.seq) }
  }
  func keep(_ told: ToldFact, isNew: Bool) {
    entries[told.id] = told
    if isNew { news.insert(told.id) } else { news.remove(told.id) }
  }
  func forget(_ id: ToldFact.Name) {
    entries[id] = nil
    news.remove(id)
  }
  func isNew(_ id: ToldFact.Name) -> Bool { news.contains(id) }
  func newlyTold(atMost count: Int) -> [ToldFact] {
    news.sorted().prefix(count).compactMap { entries[$0] }
  }

  func note(_ deed: SyncDeed, seq: Int) { noted[seq, default: []].append(deed) }
  func deeds(_ seq: Int) -> [SyncDeed] { noted[seq] ?? [] }
  func forgetDeeds(_ seq: Int) { noted[seq] = nil }

  func unsent() -> [SyncBatch] { outbox.sorted { $0.seq < $1.seq } }
  func unsent(_ seq: Int) -> SyncBatch? { outbox.first { $0.seq == seq } }
  func keepUnsent(_ batch: SyncBatch) { outbox.append(batch) }
  func forgetUnsent(_ seq: Int) { outbox.removeAll { $0.seq == seq } }
}

/// Numbers and devices of tests as those of `Domain`.
enum SyncSamples {
  static let group = GroupID(SixteenBytes(high: 7, low: 7))

  static func device(_ number: Int) -> DeviceID {
    DeviceID(SixteenBytes(high: UInt64(number / 1000), low: UInt64(number % 1000)))
  }

  /// A digest that is quick and found by anybody who wants: two times FNV-1a.
  static let digest = SyncDigest { bytes in
    var (high, low): (UInt64, UInt64) = (0xCBF2_9CE4_8422_2325, 0x8422_2325_CBF2_9CE4)
    for byte in bytes {
      high = (high ^ UInt64(byte)) &* 0x100_0000_01B3
      low = (low ^ UInt64(byte)) &* 0x100_0000_01B5
    }
    return SixteenBytes(high: high, low: low)
  }

  static func stamp(_ clock: UInt64, _ device: Int, _ seq: Int) -> SyncStamp {
    SyncStamp(clock: clock, device: self.device(device), seq: seq)
  }
}
