/// What a published folder can contain. The raw value is the word on the command line, so it must stay stable.
public enum PublishedPart: String, CaseIterable, Sendable {
  /// Events, without their notes.
  case schedule
  /// Waterings and birthdays.
  case people
  /// The dates of people besides birthdays.
  case dates
  /// The last days of books.
  case books
  /// The address book, as a file of cards.
  case contacts
  /// Pages in Markdown about the other parts that are published.
  case markdown
  /// The levels of moods.
  case moods
  /// Diary entries, and the words of moods.
  case diary
  /// The notes of events, people, contacts and books.
  case memos

  /// Whether the user is asked before the part is published.
  public var isIntimate: Bool {
    switch self {
    case .contacts, .moods, .diary, .memos: true
    case .schedule, .people, .dates, .books, .markdown: false
    }
  }

  /// Whether the part appears in the calendar and on the page for today.
  var isInCalendar: Bool {
    switch self {
    case .schedule, .people, .dates, .books, .moods, .diary: true
    case .contacts, .markdown, .memos: false
    }
  }

  /// The parts that are published by default.
  public static let defaultParts: Set<PublishedPart> = [.schedule, .people, .books]
}

extension Set<PublishedPart> {
  /// The parts in a fixed order.
  public var inOrder: [PublishedPart] { PublishedPart.allCases.filter(contains) }
}
