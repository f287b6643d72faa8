/// A record of any part, in the form that the search and the timeline show.
public struct RecordSummary: Equatable, Hashable, Sendable {
  public var kind: RecordSummaryKind
  /// The id that the commands of the record's part accept. A watering has the id of its person, and reading progress
  /// the id of its book.
  public var id: String
  /// The name or the text of the record, or the name of its owner (see `titleRole`).
  public var title: String
  /// The full name of a person whose nickname is the title; nil otherwise.
  public var alias: String?
  /// The other texts that the search covers.
  public var texts: [String]
  /// The title in the other language, which is also in `texts`. Nil if there is no translation.
  public var translation: String?
  /// The local day to which the record belongs.
  public var day: Day
  /// The moment of the record; nil if only the day is known.
  public var at: Now?
  public var note: Note

  /// Data that only records of some kinds have.
  public enum Note: Equatable, Hashable, Sendable {
    case none
    /// The contact cycle in days; nil if the person has none.
    case cycle(Int?)
    /// The channel of a contact; nil if it was not recorded.
    case contact(Watering.Channel?)
    case level(Int)
    /// The end of an event.
    case until(Now)
    /// The page that was reached, and the number of pages read.
    case pages(to: Int, count: Int)
    /// The progress in a book without pages, in percent.
    case percent(Int)
    /// The page of a quote; nil if it is unknown.
    case page(Int?)
  }

  public init(
    _ kind: RecordSummaryKind, _ id: String, title: String, alias: String? = nil,
    texts: [String] = [],
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

  /// The record with its title in the other language, or the same record if there is no translation.
  public var translated: RecordSummary {
    guard let translation else { return self }
    var other = self
    other.title = translation
    other.texts = texts.map { $0 == translation ? title : $0 }
    other.translation = title
    return other
  }

  /// The identifier of the record across all parts.
  public var name: ItemName { ItemName(kind.part, id) }
}
