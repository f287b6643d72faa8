/// The key of a value: a field of one record. What the numbers and identities mean is defined by the lists of an
/// export.
public struct FieldName: Hashable, Sendable {
  /// The number of the list, which is fixed for ever in files.
  public let list: Int
  /// The record's key within its list: the UTF-8 of an id or of a day.
  public let identity: [UInt8]
  /// The number of the field within its list.
  public let field: Int

  /// Valid list and field numbers.
  public static let numbers = 0..<(1 << 31)
  /// Maximum length of a record's identity in bytes.
  public static let identityLimit = 1024

  public init(list: Int, identity: [UInt8], field: Int) {
    self.list = list
    self.identity = identity
    self.field = field
  }

  /// The field with the time of a soft delete, in every list that has a trash. In other lists it says whether the
  /// record exists.
  public static let putAway = 0

  /// The merge rule of the field.
  public var rule: FieldRule { FieldRule(field: field) }

  /// Whether both are fields of the same record.
  public func isOfRecord(_ other: FieldName) -> Bool {
    list == other.list && identity == other.identity
  }
}

extension FieldName: Comparable {
  public static func < (one: FieldName, other: FieldName) -> Bool {
    if one.list != other.list { return one.list < other.list }
    if one.identity != other.identity {
      return one.identity.lexicographicallyPrecedes(other.identity)
    }
    return one.field < other.field
  }
}

/// A value with its stamp.
public struct FieldVersion: Equatable, Sendable {
  public let value: FieldValue
  public let stamp: SyncStamp

  public init(_ value: FieldValue, _ stamp: SyncStamp) {
    self.value = value
    self.stamp = stamp
  }
}

extension FieldVersion {
  /// The value of a counter. Summands from before joining a group (clock 0) may be the same count on several
  /// devices. So only one of them is used, and only if no device has counted since.
  public static func sum(of summands: [FieldVersion]) -> Int {
    let counted = summands.filter(\.isCounted)
    if counted.isEmpty {
      return summands.max { $0.stamp < $1.stamp }?.value.number ?? 0
    }
    return counted.reduce(0) { $0 &+ ($1.value.number ?? 0) }
  }

  /// Whether it was written after the store joined a group.
  public var isCounted: Bool { stamp.clock > 0 }
}

/// A field version with the field it belongs to.
public struct NamedFieldVersion: Equatable, Sendable {
  public let name: FieldName
  public let fieldVersion: FieldVersion

  public init(_ name: FieldName, _ fieldVersion: FieldVersion) {
    self.name = name
    self.fieldVersion = fieldVersion
  }
}

extension NamedFieldVersion {
  /// Clocks of sayings from before joining a group. Untouched default sayings are older than anything a user wrote;
  /// the store's own sayings are newer than those and older than the group's.
  public static let (seedClock, joiningClock): (UInt64, UInt64) = (0, 1)

  /// Whether it belongs to a default saying that was never edited. Replacing it is no conflict.
  public var isSeed: Bool {
    name.list == SayingNumberVersion.list && fieldVersion.stamp.clock == Self.seedClock
  }
}

/// A value that lost or was replaced, and that the user may want back.
public struct ConflictingVersion: Equatable, Sendable {
  /// The key of an entry on every device.
  public struct Name: Hashable, Sendable {
    public let name: FieldName
    /// The stamp of the value that lost.
    public let stamp: SyncStamp

    public init(_ name: FieldName, _ stamp: SyncStamp) {
      self.name = name
      self.stamp = stamp
    }
  }

  public let id: Name
  /// The value that lost.
  public let value: FieldValue
  /// 0 (`concurrent`) if two devices wrote without having seen each other; other numbers are listed below.
  public let reason: Int
  /// Whether a device that knew of it has written the field since, or the user dismissed it.
  public var isSettled: Bool

  /// Two devices wrote without having seen each other.
  public static let concurrent = 0
  /// The record was deleted for good on a device that had not seen another device's write. The whole record becomes
  /// conflicts.
  public static let destroyed = 1
  /// Added to the original reason of an entry that was opened again by undoing its resolution.
  public static let reopened = 2

  /// Whether the record was deleted for good on a device that had not seen the value.
  public var isOfDestroyed: Bool {
    reason == Self.destroyed || reason == Self.destroyed + Self.reopened
  }
  /// Whether undoing a resolution opened it again. It then has its own stamp; another entry of the field with the same
  /// value has the stamp of the original write.
  public var isReopened: Bool { (Self.reopened..<2 * Self.reopened).contains(reason) }

  /// Whether it stays open although this value was written: another device's destruction of the record does not settle
  /// it. Only the user does, or a write that restores the record.
  func outlives(_ value: FieldValue) -> Bool { isOfDestroyed && value == .nothing }

  public init(_ id: Name, _ value: FieldValue, reason: Int = concurrent, isSettled: Bool = false) {
    self.id = id
    self.value = value
    self.reason = reason
    self.isSettled = isSettled
  }
}

extension ConflictingVersion.Name: Comparable {
  public static func < (one: ConflictingVersion.Name, other: ConflictingVersion.Name) -> Bool {
    one.name != other.name ? one.name < other.name : one.stamp < other.stamp
  }
}
