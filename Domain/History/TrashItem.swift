/// Something that was put away, and can be brought back.
public struct TrashItem: Equatable, Sendable {
  /// What the record is known by.
  public let id: String
  /// What kind of record it is.
  public let kind: Kind
  /// What it is called or says; it came from outside, once.
  public let title: String
  /// The same in English, where the title is Korean and it says both.
  public let english: String?
  /// The day it belongs to, where it belongs to one.
  public let day: Day?
  /// When it was put away.
  public let deleted: Int
  /// Where what it belongs to is in the trash itself.
  public let isHeld: Bool

  /// Describes something in the trash.
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
