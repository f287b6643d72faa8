/// What a device did, as the other one's history says it.
public struct SyncDeed: Equatable, Sendable {
  /// The kept name of the deed, as in the history.
  public let kind: String
  /// What it was done to, in words.
  public let subject: String
  /// When it was done, in seconds since 1970.
  public let instant: Int

  /// Puts a deed together.
  public init(kind: String, subject: String, instant: Int) {
    self.kind = kind
    self.subject = subject
    self.instant = instant
  }

  /// The same bytes: two texts that only look alike are two.
  public static func == (one: SyncDeed, other: SyncDeed) -> Bool {
    one.instant == other.instant && one.kind.utf8.elementsEqual(other.kind.utf8)
      && one.subject.utf8.elementsEqual(other.subject.utf8)
  }
}

/// What the fields of a device are since its last batch: the unit that travels.
public struct SyncBatch: Equatable, Sendable {
  /// A field with what its device says of it.
  public struct Change: Hashable, Sendable {
    public let name: FieldName
    public let value: FieldValue
    /// The clock at the write; never later than that of the batch.
    public let clock: UInt64

    /// Puts a change together.
    public init(_ name: FieldName, _ value: FieldValue, clock: UInt64) {
      self.name = name
      self.value = value
      self.clock = clock
    }
  }

  /// The least and the greatest vocabulary a program may know.
  public static let vocabularies = 1..<(1 << 20)

  public let group: GroupID
  /// Whose it is.
  public let device: DeviceID
  /// Its number among that device's batches, from 1 on, without gaps.
  public let seq: Int
  /// What its author had received when it was written, of other devices alone: of its own it knows
  /// all that came before.
  public let saw: VersionVector
  /// The author's clock when the batch was sealed.
  public let clock: UInt64
  /// The digest of the author's batch before; zero in the first.
  public let chain: SixteenBytes
  public let deeds: [SyncDeed]
  /// Fields in the order of their names.
  public let changes: [Change]
  /// Told entries that are new, or newly settled, in the order of their names.
  public let conflicts: [ConflictingVersion]
  /// The vocabulary its author knew.
  public let vocabulary: Int
  /// The least vocabulary one has to know to read it rightly.
  public let needs: Int

  /// Puts a batch together.
  public init(
    group: GroupID, device: DeviceID, seq: Int, saw: VersionVector, clock: UInt64,
    chain: SixteenBytes, deeds: [SyncDeed] = [], changes: [Change] = [],
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
    self.deeds = deeds
    self.changes = changes.sorted { $0.name < $1.name }
    self.conflicts = conflicts.sorted { $0.id < $1.id }
    self.vocabulary = vocabulary
    self.needs = needs
  }

  /// The stamp of one of its changes.
  public func stamp(of change: Change) -> SyncStamp {
    SyncStamp(clock: change.clock, device: device, seq: seq)
  }

  /// Whether its author knew what was written then, when writing this.
  public func covers(_ stamp: SyncStamp) -> Bool {
    stamp.device == device ? stamp.seq < seq : saw.covers(stamp)
  }

  /// All devices it names but its own, in their order.
  var named: [DeviceID] {
    Set(saw.devices + conflicts.map(\.id.stamp.device)).subtracting([device]).sorted()
  }
}
