/// A change of one record, with the old and the new value of each field.
public struct RecordChange: Equatable, Sendable {
  public let entry: HistoryEntry
  /// The name of the device on which the change was made; nil if the store is not synced.
  public let device: String?
  /// The fields that changed. Empty if the values are no longer stored.
  public let fields: [FieldChange]

  public init(entry: HistoryEntry, device: String?, fields: [FieldChange]) {
    (self.entry, self.device, self.fields) = (entry, device, fields)
  }

  /// Returns the change with another name for its device.
  public func on(_ device: String?) -> RecordChange {
    RecordChange(entry: entry, device: device, fields: fields)
  }
}

/// A field with its values before and after a change; nil stands for no value.
public struct FieldChange: Equatable, Sendable {
  /// The name of the field in an export.
  public let field: String
  public let before: RecordedValue?
  public let after: RecordedValue?

  public init(field: String, before: RecordedValue?, after: RecordedValue?) {
    (self.field, self.before, self.after) = (field, before, after)
  }
}

/// A value of a field, in the type that an export has.
public enum RecordedValue: Equatable, Sendable {
  case text(String)
  case number(Int)
  case flag(Bool)
  case moment(Now)
  /// A moment whose local time is not stored.
  case instant(Now)
}
