/// Names anything that is kept, in any part.
public struct ItemName: Equatable, Hashable, Sendable {
  public var part: DailyPart
  /// Its id, as its part writes it.
  public var id: String

  /// Names it.
  public init(_ part: DailyPart, _ id: String) {
    self.part = part
    self.id = id
  }
}
