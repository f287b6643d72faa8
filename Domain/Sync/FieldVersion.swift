/// The key of a value: a field of one record. The lists of an export define the meaning of the numbers and identities.
public struct FieldName: Hashable, Sendable {
  /// The number of the record list. It must never change, because sync files contain it.
  public let list: Int
  /// The record's key within its list: the UTF-8 of an id or of a day.
  public let identity: [UInt8]
  /// The number of the field within its list.
  public let field: Int

  /// Valid list and field numbers.
  public static let numbers = 0..<(1 << 31)
  /// The maximum length of a record's identity, in bytes.
  public static let identityLimit = 1024

  public init(list: Int, identity: [UInt8], field: Int) {
    self.list = list
    self.identity = identity
    self.field = field
  }

  /// The field with the time of a soft delete, in every list that has a trash. In other lists the field says whether
  /// the record exists.
  public static let putAway = 0

  /// The merge rule of the field.
  public var rule: FieldRule { FieldRule(field: field) }

  /// Returns whether both fields belong to the same record.
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

/// A value of a field, with the device and the time of the write.
public struct FieldVersion: Equatable, Sendable {
  public let value: FieldValue
  public let stamp: SyncStamp

  public init(_ value: FieldValue, _ stamp: SyncStamp) {
    self.value = value
    self.stamp = stamp
  }
}

extension FieldVersion {
  /// Computes the value of a counter. Summands from before joining a group (clock 0) may be the same count on several
  /// devices. So only one of them is used, and only if no device has counted since.
  public static func sum(of summands: [FieldVersion]) -> Int {
    let counted = summands.filter(\.isCounted)
    if counted.isEmpty {
      return summands.max { $0.stamp < $1.stamp }?.value.number ?? 0
    }
    return counted.reduce(0) { $0 &+ ($1.value.number ?? 0) }
  }

  /// Whether the clock of the version is not 0. Clock 0 marks a version from before the store joined a group. Sayings
  /// from before then have `joiningClock` instead, unless they are default sayings that were never edited.
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
  /// The clocks of sayings from before joining a group. `seedClock` is for default sayings that were never edited, so
  /// that they lose to anything a user wrote. `joiningClock` is for the other sayings of the store, so that they lose
  /// to the sayings of the group.
  public static let (seedClock, joiningClock): (UInt64, UInt64) = (0, 1)

  /// Whether the version belongs to a default saying that was never edited. Replacing it causes no conflict.
  public var isSeed: Bool {
    name.list == SayingNumberVersion.list && fieldVersion.stamp.clock == Self.seedClock
  }
}

/// A value that lost or was replaced, and that the user may want back.
public struct ConflictingVersion: Equatable, Sendable {
  /// The key of an entry, which is the same on every device.
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
  /// Why the value lost: `concurrent` or another number declared below.
  public let reason: Int
  /// Whether the conflict is closed: a device that had seen the entry wrote the field again, or the user dismissed the
  /// entry.
  public var isSettled: Bool

  /// Two devices wrote without having seen each other.
  public static let concurrent = 0
  /// The record was deleted for good on a device that had not seen another device's write. All fields of the record
  /// become conflicts.
  public static let destroyed = 1
  /// The number that is added to the original reason when undoing a resolution opens the entry again.
  public static let reopened = 2

  /// Whether the record was deleted for good on a device that had not seen the value.
  public var isOfDestroyed: Bool {
    reason == Self.destroyed || reason == Self.destroyed + Self.reopened
  }
  /// Whether undoing a resolution opened the entry again. It then has its own stamp; another entry of the field with
  /// the same value has the stamp of the original write.
  public var isReopened: Bool { (Self.reopened..<2 * Self.reopened).contains(reason) }

  /// Whether the user resolved the conflict about a destroyed record, and then emptied the trash.
  public var isErased: Bool { isSettled && isOfDestroyed && value == .nothing }

  /// Returns whether the entry stays open although `value` was written. Deleting the record for good on another device
  /// does not settle it; only the user or a write that restores the record does.
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
