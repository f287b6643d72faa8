/// What happens to a field when a file is imported again (three-way merge). The decision compares the value in the
/// file, its value at the last import, the value that was stored then, and the current value. Local edits are never
/// overwritten.
public enum FieldMerge: Equatable, Sendable {
  /// Keep the current value.
  case stays
  /// Take the value of the file.
  case accepted
  /// The field was changed both in the store and in the file. Keep the current value and report the conflict.
  case conflict

  /// The fingerprint of a value.
  public typealias Print = UInt32

  /// The state of a field when its record was last imported from the same program.
  public struct Before: Equatable, Sendable {
    /// The fingerprint of the value in the file.
    public let imported: Print
    /// The fingerprint of the value that the import stored in the field.
    public let left: Print

    public init(imported: Print, left: Print) {
      self.imported = imported
      self.left = left
    }
  }

  /// Decides what happens to a field of a record that was imported from the same program before. `says` is the value in
  /// the file, or nil if the file no longer has the field. `stands` is the current value. The value of the file is
  /// taken only if it is new and the current value has not changed since the last import.
  public static func again(
    _ before: Before, says: Print?, stands: Print
  ) -> FieldMerge {
    guard let says, says != before.imported, says != stands else { return .stays }
    return stands == before.left ? .accepted : .conflict
  }

  /// Decides what happens to a field of a record that was created in Haru or imported from another program. Only an
  /// empty field takes the value of the file.
  public static func first(says: Print?, standsEmpty isEmpty: Bool) -> FieldMerge {
    says != nil && isEmpty ? .accepted : .stays
  }
}
