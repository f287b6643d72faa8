/// Decides what happens to a field when a file is imported again (three-way merge). It compares the file's value, its
/// previous value, what was stored from that, and the current value. Local edits are never overwritten.
public enum FieldMerge: Equatable, Sendable {
  /// Keep the current value.
  case stays
  /// Take the value of the file.
  case taken
  /// It was changed both here and in the file; keep the current value and report it.
  case conflict

  /// A fingerprint of a value.
  public typealias Print = UInt32

  /// The state of a field when its record was last imported from the same program.
  public struct Before: Equatable, Sendable {
    /// The fingerprint of the file's value.
    public let said: Print
    /// The fingerprint of what was stored here from it.
    public let left: Print

    public init(said: Print, left: Print) {
      self.said = said
      self.left = left
    }
  }

  /// Decides on a field of a record that was imported from the same program before. A nil `says` means the file no
  /// longer has the field, and removes nothing.
  public static func again(
    _ before: Before, says: Print?, stands: Print
  ) -> FieldMerge {
    guard let says, says != before.said, says != stands else { return .stays }
    return stands == before.left ? .taken : .conflict
  }

  /// Decides on a field of a record that was created here or imported from another program: only empty fields are
  /// filled.
  public static func first(says: Print?, standsEmpty isEmpty: Bool) -> FieldMerge {
    says != nil && isEmpty ? .taken : .stays
  }
}
