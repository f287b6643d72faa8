/// A soft-deleted record that can be restored.
public struct TrashItem: Equatable, Sendable {
  public let id: String
  public let kind: Kind
  /// The name or text of the record. It is user input, so treat it as untrusted text.
  public let title: String
  /// The title in English; nil if there is no translation.
  public let english: String?
  /// The day to which the record belongs; nil if it has none.
  public let day: Day?
  /// The time of deletion, in seconds since 1970.
  public let deleted: Int
  /// Whether the owner of the record is in the trash too, so that the record cannot be restored alone.
  public let isHeld: Bool

  public init(
    id: String, kind: Kind, title: String, day: Day?, deleted: Int, isHeld: Bool = false,
    english: String? = nil
  ) {
    self.id = id
    self.kind = kind
    self.title = title
    self.english = english
    self.day = day
    self.deleted = deleted
    self.isHeld = isHeld
  }
}
