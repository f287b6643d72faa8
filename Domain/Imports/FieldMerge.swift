/// Decides what becomes of a field when a file comes again (three-way merge): what its program says
/// now, what it said before, what was made of that here, and what stands here now. What was changed
/// here is never overwritten.
public enum FieldMerge: Equatable, Sendable {
  /// Nothing is to be done.
  case stays
  /// What the file says takes the place of what stands here.
  case taken
  /// It was changed here and in the file, and stays as it is here.
  case keptHere

  /// What tells a value from others.
  public typealias Print = UInt32

  /// How a field stood when its record last came from the same program.
  public struct Before: Equatable, Sendable {
    /// What the file said.
    public let said: Print
    /// What was made of it here.
    public let left: Print

    public init(said: Print, left: Print) {
      self.said = said
      self.left = left
    }
  }

  /// Decides on a field of a record that came from the same program before. A file that says nothing
  /// of it any more takes nothing away.
  public static func again(
    _ before: Before, says: Print?, stands: Print
  ) -> FieldMerge {
    guard let says, says != before.said, says != stands else { return .stays }
    return stands == before.left ? .taken : .keptHere
  }

  /// Decides on a field of a record that somebody made here by hand, or that came from elsewhere:
  /// only gaps are filled.
  public static func first(says: Print?, standsEmpty isEmpty: Bool) -> FieldMerge {
    says != nil && isEmpty ? .taken : .stays
  }
}
