import Domain

/// A store for field versions in memory, without a disk.
final class FieldVersionsInMemory: FieldVersionStore {
  /// A field, and for a summed field also the device whose summand it is. A summand is the part of the sum that one
  /// device added.
  struct Slot: Hashable {
    let name: FieldName
    let owner: DeviceID?

    init(_ name: FieldName, of device: DeviceID) {
      self.name = name
      owner = name.rule == .summed ? device : nil
    }
  }

  private(set) var storedPosition: SyncPosition
  private(set) var fieldVersions: [Slot: FieldVersion] = [:]
  private(set) var entries: [ConflictingVersion.Name: ConflictingVersion] = [:]
  private(set) var news: Set<ConflictingVersion.Name> = []
  private(set) var outbox: [SyncBatch] = []
  private var progress: [DeviceID: AppliedBatch] = [:]
  private var published: [FieldName: FieldVersion] = [:]
  /// The fields of records that another device made from the same note too.
  private(set) var madeTwice: [FieldName] = []
  private(set) var noted: [Int: [SyncHistoryEntry]] = [:]

  init(_ position: SyncPosition) { storedPosition = position }

  /// Returns another store with the same contents.
  func copy() -> FieldVersionsInMemory {
    let copy = FieldVersionsInMemory(storedPosition)
    (copy.fieldVersions, copy.entries, copy.news) = (fieldVersions, entries, news)
    (copy.outbox, copy.progress) = (outbox, progress)
    (copy.published, copy.noted) = (published, noted)
    return copy
  }

  /// The complete contents as a snapshot, as another device would read them.
  var snapshot: (SnapshotHead, [SnapshotField]) {
    let names = Set(fieldVersions.keys.map(\.name)).union(entries.keys.map(\.name)).sorted()
    let head = SnapshotHead(
      group: storedPosition.group, applied: progress, clock: storedPosition.clock.last)
    return (
      head,
      names.map { name in
        SnapshotField(
          name, fieldVersions.filter { $0.key.name == name }.map(\.value),
          conflicts: conflicts(of: name))
      }
    )
  }

  func position() -> SyncPosition { storedPosition }
  func keep(_ position: SyncPosition) { storedPosition = position }

  func applied(of device: DeviceID) -> AppliedBatch { progress[device] ?? .none }
  func keep(_ applied: AppliedBatch, of device: DeviceID) {
    progress[device] = applied == .none ? nil : applied
  }
  func version() -> VersionVector { VersionVector(progress.mapValues(\.seq)) }

  func fieldVersion(_ name: FieldName) -> FieldVersion? {
    fieldVersions[Slot(name, of: storedPosition.device)]
  }
  func summands(_ name: FieldName) -> [FieldVersion] {
    fieldVersions.filter { $0.key.name == name }.map(\.value)
  }
  func fieldVersions(ofRecord name: FieldName) -> [NamedFieldVersion] {
    fieldVersions.filter { $0.key.name.list == name.list && $0.key.name.identity == name.identity }
      .map { NamedFieldVersion($0.key.name, $0.value) }
  }
  func keep(_ fieldVersion: NamedFieldVersion) {
    fieldVersions[Slot(fieldVersion.name, of: fieldVersion.fieldVersion.stamp.device)] =
      fieldVersion.fieldVersion
  }
  func forgetSummand(_ name: FieldName, of device: DeviceID) {
    fieldVersions[Slot(name, of: device)] = nil
  }
  func hasUnsealed() -> Bool {
    fieldVersions.values.contains {
      $0.stamp.device == storedPosition.device && $0.stamp.seq >= storedPosition.next
    }
  }
  func fieldVersions(of device: DeviceID, in seqs: ClosedRange<Int>) -> [NamedFieldVersion] {
    fieldVersions.filter { $0.value.stamp.device == device && seqs.contains($0.value.stamp.seq) }
      .map { NamedFieldVersion($0.key.name, $0.value) }
  }

  func publishedSummand(_ name: FieldName) -> FieldVersion? { published[name] }
  func keepPublishedSummand(_ fieldVersion: NamedFieldVersion) {
    published[fieldVersion.name] = fieldVersion.fieldVersion
  }
  func forgetPublishedSummands() { published = [:] }

  func conflicts(_ id: ConflictingVersion.Name) -> ConflictingVersion? { entries[id] }
  func conflicts(of name: FieldName) -> [ConflictingVersion] {
    entries.values.filter { $0.id.name == name }
  }
  func conflicts(of device: DeviceID, in seqs: ClosedRange<Int>) -> [ConflictingVersion] {
    entries.values.filter { $0.id.stamp.device == device && seqs.contains($0.id.stamp.seq) }
  }
  func keep(_ conflicts: ConflictingVersion, isNew: Bool) {
    entries[conflicts.id] = conflicts
    if isNew { news.insert(conflicts.id) } else { news.remove(conflicts.id) }
  }
  func forget(_ id: ConflictingVersion.Name) {
    entries[id] = nil
    news.remove(id)
  }
  func isNew(_ id: ConflictingVersion.Name) -> Bool { news.contains(id) }
  func newConflicts(atMost count: Int) -> [ConflictingVersion] {
    news.sorted().prefix(count).compactMap { entries[$0] }
  }

  func recordMadeTwice(_ name: FieldName, isCertain: Bool) { madeTwice.append(name) }
  /// Returns the fields since the last call.
  func takenMadeTwice() -> [FieldName] {
    defer { madeTwice = [] }
    return madeTwice
  }

  func note(_ entry: SyncHistoryEntry, seq: Int) { noted[seq, default: []].append(entry) }
  func historyEntries(_ seq: Int) -> [SyncHistoryEntry] { noted[seq] ?? [] }
  func forgetHistoryEntries(_ seq: Int) { noted[seq] = nil }

  func unsent() -> [SyncBatch] { outbox.sorted { $0.seq < $1.seq } }
  func unsent(_ seq: Int) -> SyncBatch? { outbox.first { $0.seq == seq } }
  func keepUnsent(_ batch: SyncBatch) { outbox.append(batch) }
  func forgetUnsent(_ seq: Int) { outbox.removeAll { $0.seq == seq } }
}

/// Device IDs, stamps and a digest for tests.
enum SyncSamples {
  static let group = GroupID(SixteenBytes(high: 7, low: 7))

  static func device(_ number: Int) -> DeviceID {
    DeviceID(SixteenBytes(high: UInt64(number / 1000), low: UInt64(number % 1000)))
  }

  /// A fast digest that is not secure: FNV-1a, twice.
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
