/// A record of any part, as a search and the timeline show it.
public struct FoundRecord: Equatable, Hashable, Sendable {
  public var kind: FoundKind
  /// The id that the commands of its part take: a watering has its person's, what was read its
  /// book's.
  public var id: String
  /// Its name, what it says, or whose it is.
  public var title: String
  /// Another name it has.
  public var alias: String?
  /// What else it says.
  public var texts: [String]
  /// What its title says in another language, which stands among its texts too.
  public var translation: String?
  /// The local day it belongs to.
  public var day: Day
  /// When it was; nothing where only the day is known.
  public var at: Now?
  public var note: Note

  /// What only some kinds have.
  public enum Note: Equatable, Hashable, Sendable {
    case none
    /// Every how many days contact is due; nothing where it never is.
    case cycle(Int?)
    /// How two people were in touch, if it was said.
    case contact(Watering.Channel?)
    case level(Int)
    /// When an event is over.
    case until(Now)
    /// The page somebody came to, and how many that were.
    case pages(to: Int, count: Int)
    /// How far somebody came in a book without pages.
    case percent(Int)
    /// Where a sentence stands, if it is known.
    case page(Int?)
  }

  /// Puts a record together.
  public init(
    _ kind: FoundKind, _ id: String, title: String, alias: String? = nil, texts: [String] = [],
    translation: String? = nil, day: Day, at: Now? = nil, note: Note = .none
  ) {
    self.kind = kind
    self.id = id
    self.title = title
    self.alias = alias
    self.texts = texts
    self.translation = translation
    self.day = day
    self.at = at
    self.note = note
  }

  /// The record with its title in the other language, where it has one.
  public var translated: FoundRecord {
    guard let translation else { return self }
    var other = self
    other.title = translation
    other.texts = texts.map { $0 == translation ? title : $0 }
    other.translation = title
    return other
  }

  /// Its name among all records.
  public var name: ItemName { ItemName(kind.part, id) }
}
