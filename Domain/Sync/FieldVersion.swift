/// What a value belongs to: a field of one record. Which list and member the numbers stand for, and
/// what names a record, is decided where the lists of an export are known.
public struct FieldName: Hashable, Sendable {
  /// The number of the list, as it stands in the files for ever.
  public let list: Int
  /// What names the record within its list, in bytes: the UTF-8 of an id, or of a day.
  public let identity: [UInt8]
  /// The number of the field within its list.
  public let field: Int

  /// The numbers lists and fields have.
  public static let numbers = 0..<(1 << 31)
  /// How long the identity of a record may be, in bytes.
  public static let identityLimit = 1024

  /// Puts a name together.
  public init(list: Int, identity: [UInt8], field: Int) {
    self.list = list
    self.identity = identity
    self.field = field
  }

  /// The field that says when a record was put away, in every list that has a trash; in the others it
  /// says whether a record is here.
  public static let putAway = 0

  /// How a value of it is chosen.
  public var rule: FieldRule { FieldRule(field: field) }

  /// Whether it is a field of the same record.
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

  /// Puts a fact together.
  public init(_ value: FieldValue, _ stamp: SyncStamp) {
    self.value = value
    self.stamp = stamp
  }
}

extension FieldVersion {
  /// What summands come to. What a store had counted before it joined others, at no clock, is what
  /// they had counted too, and counts only where nobody else counted anything.
  public static func sum(of summands: [FieldVersion]) -> Int {
    let counted = summands.filter(\.isCounted)
    if counted.isEmpty {
      return summands.max { $0.stamp < $1.stamp }?.value.number ?? 0
    }
    return counted.reduce(0) { $0 &+ ($1.value.number ?? 0) }
  }

  /// Whether it was written while devices met; else a store had it before it joined them.
  public var isCounted: Bool { stamp.clock > 0 }
}

/// A fact with what it belongs to.
public struct NamedFieldVersion: Equatable, Sendable {
  public let name: FieldName
  public let fieldVersion: FieldVersion

  /// Puts both together.
  public init(_ name: FieldName, _ fieldVersion: FieldVersion) {
    self.name = name
    self.fieldVersion = fieldVersion
  }
}

extension NamedFieldVersion {
  /// The clock of sayings every store begins with and nobody touched: they are older than anything
  /// somebody wrote. Those a store had before it joined others are older than what they wrote, and not
  /// that old.
  public static let (seedClock, joiningClock): (UInt64, UInt64) = (0, 1)

  /// Whether it is of a record every store begins with, as nobody touched it: nobody misses it where
  /// something else stands.
  public var isSeed: Bool {
    name.list == SayingNumberVersion.list && fieldVersion.stamp.clock == Self.seedClock
  }
}

/// A value that did not come to stand, or does no more, and that somebody may want back.
public struct ConflictingVersion: Equatable, Sendable {
  /// What it is known by on every device.
  public struct Name: Hashable, Sendable {
    /// The field.
    public let name: FieldName
    /// The stamp of the value that lost.
    public let stamp: SyncStamp

    /// Puts a name together.
    public init(_ name: FieldName, _ stamp: SyncStamp) {
      self.name = name
      self.stamp = stamp
    }
  }

  public let id: Name
  /// The value that lost.
  public let value: FieldValue
  /// Why: 0 where two devices wrote without having seen each other; other numbers are rules of the
  /// store.
  public let reason: Int
  /// Whether somebody who knew of it has written the field since, or let it be.
  public var isSettled: Bool

  /// Two devices wrote without having seen each other.
  public static let concurrent = 0
  /// The record was destroyed on a device that had not seen what another one wrote: all of it is told.
  public static let destroyed = 1
  /// The reason of an entry that undoing a resolution opened again is that of the first one, and this
  /// more.
  public static let reopened = 2

  /// Whether the record was destroyed on a device that had not seen the value.
  public var isOfDestroyed: Bool {
    reason == Self.destroyed || reason == Self.destroyed + Self.reopened
  }
  /// Whether undoing a resolution opened it again, with a stamp of its own. Another entry of the field
  /// with the same value has the stamp of who wrote it.
  public var isReopened: Bool { (Self.reopened..<2 * Self.reopened).contains(reason) }

  /// Whether it is told until somebody settles it, or writes the record again: that others destroyed it
  /// too says nothing of it.
  func outlives(_ value: FieldValue) -> Bool { isOfDestroyed && value == .nothing }

  /// Puts an entry together.
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
