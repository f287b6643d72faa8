/// The identifier of a record in any part.
public struct ItemName: Equatable, Hashable, Sendable {
  public var part: DailyPart
  /// The id of the record, in the format of its part.
  public var id: String

  public init(_ part: DailyPart, _ id: String) {
    self.part = part
    self.id = id
  }
}
