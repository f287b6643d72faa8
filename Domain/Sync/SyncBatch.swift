/// An entry for the history of the other devices: a change that a device made.
public struct SyncHistoryEntry: Equatable, Sendable {
  /// The stored name of the kind of change, as in the history.
  public let kind: String
  /// The changed item in words, as the history shows it.
  public let subject: String
  /// The time of the change, in seconds since 1970.
  public let instant: Int

  public init(kind: String, subject: String, instant: Int) {
    self.kind = kind
    self.subject = subject
    self.instant = instant
  }

  /// Returns whether two entries are equal. Texts are compared by their bytes, so canonically equivalent texts may
  /// differ.
  public static func == (one: SyncHistoryEntry, other: SyncHistoryEntry) -> Bool {
    one.instant == other.instant && one.kind.utf8.elementsEqual(other.kind.utf8)
      && one.subject.utf8.elementsEqual(other.subject.utf8)
  }
}

/// The fields that a device has changed since its previous batch. A batch is the unit of sync.
public struct SyncBatch: Equatable, Sendable {
  /// A field with its new value.
  public struct Change: Hashable, Sendable {
    public let name: FieldName
    public let value: FieldValue
    /// The clock at the write, never later than the clock of the batch.
    public let clock: UInt64

    public init(_ name: FieldName, _ value: FieldValue, clock: UInt64) {
      self.name = name
      self.value = value
      self.clock = clock
    }
  }

  /// Valid vocabulary numbers. A vocabulary is a version of the lists and fields that are synced.
  public static let vocabularies = 1..<(1 << 20)

  public let group: GroupID
  /// The device that wrote the batch.
  public let device: DeviceID
  /// The number among the author's batches: starts at 1, without gaps.
  public let seq: Int
  /// The last batch of every device that the author had applied before writing this batch. The author itself is not
  /// listed, because it knows all its earlier batches.
  public let saw: VersionVector
  /// The author's clock when the batch was sealed.
  public let clock: UInt64
  /// The digest of the author's previous batch; zero in the first batch.
  public let chain: SixteenBytes
  public let historyEntries: [SyncHistoryEntry]
  /// The changed fields, sorted by field name.
  public let changes: [Change]
  /// New or newly settled conflict entries, sorted by id.
  public let conflicts: [ConflictingVersion]
  /// The vocabulary (the version of the lists and fields) that the author knew.
  public let vocabulary: Int
  /// The lowest vocabulary (the version of the lists and fields) that a reader needs.
  public let needs: Int

  /// Sorts the changes and conflicts, and removes the author from `saw`.
  public init(
    group: GroupID, device: DeviceID, seq: Int, saw: VersionVector, clock: UInt64,
    chain: SixteenBytes, historyEntries: [SyncHistoryEntry] = [], changes: [Change] = [],
    conflicts: [ConflictingVersion] = [],
    vocabulary: Int = 1, needs: Int = 1
  ) {
    self.group = group
    self.device = device
    self.seq = seq
    var others = saw
    others[device] = 0
    self.saw = others
    self.clock = clock
    self.chain = chain
    self.historyEntries = historyEntries
    self.changes = changes.sorted { $0.name < $1.name }
    self.conflicts = conflicts.sorted { $0.id < $1.id }
    self.vocabulary = vocabulary
    self.needs = needs
  }

  /// Returns the stamp of a change of this batch.
  public func stamp(of change: Change) -> SyncStamp {
    SyncStamp(clock: change.clock, device: device, seq: seq)
  }

  /// Returns whether the author had seen the write with this stamp when writing the batch.
  public func covers(_ stamp: SyncStamp) -> Bool {
    stamp.device == device ? stamp.seq < seq : saw.covers(stamp)
  }

  /// All devices that the batch names except its author, sorted.
  var named: [DeviceID] {
    Set(saw.devices + conflicts.map(\.id.stamp.device)).subtracting([device]).sorted()
  }
}
