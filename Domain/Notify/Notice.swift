/// A notification from a part of Haru. It is never stored. It is derived from the stored records, so it follows their
/// changes.
public struct Notice: Equatable, Sendable {
  /// What a notice is about.
  public enum Kind: String, Sendable, CaseIterable {
    /// A plant is due for watering.
    case due
    /// A contact took place, and its outcome is not recorded yet.
    case review
    case birthday
    /// A date of a person, or a birthday that comes.
    case date
    case start
    /// A reminder before an event.
    case reminder
    case saying
    /// No mood is recorded for the day yet.
    case feeling
    /// The evening has questions about the day.
    case evening
    /// Pages are due today.
    case owed
    /// The target date of a book was reached.
    case target

    /// The name in script output.
    public var code: String {
      switch self {
      case .feeling: "mood"
      case .due, .review, .birthday, .date, .start, .reminder, .saying, .evening, .owed, .target:
        rawValue
      }
    }
  }

  /// The key of the notice. It is the same in every process and time zone.
  public let id: String
  public let part: DailyPart
  public let kind: Kind
  /// The id of the record; nil if the notice is about a whole day.
  public let subject: String?
  /// The time at which the notice is due.
  public let at: Now
  /// The instant from which on the notice is expired and is not delivered.
  public let until: Int
  public let news: NoticeNews

  /// Creates a notice. `moment` is a date or an instant that distinguishes notices about the same record.
  public init(
    _ part: DailyPart, _ kind: Kind, _ subject: String?, for moment: String, at: Now, until: Int,
    _ news: NoticeNews
  ) {
    id = "\(part.rawValue).\(kind.rawValue):" + (subject.map { $0 + ":" } ?? "") + moment
    self.part = part
    self.kind = kind
    self.subject = subject
    self.at = at
    self.until = until
    self.news = news
  }

  /// Returns whether a notice is sorted before another: by time, then by id.
  static func comesBefore(_ one: Notice, _ other: Notice) -> Bool {
    (one.at.instant, one.id) < (other.at.instant, other.id)
  }
}

/// The content of a notice, independent of the language.
public enum NoticeNews: Equatable, Sendable {
  /// A person is due for watering on a date.
  case due(name: String, Day)
  /// The user contacted a person at a time.
  case review(name: String, Watering.Channel, at: Now)
  /// A person has a birthday. The age is nil if the year of birth is unknown.
  case birthday(name: String, Day, age: Int?)
  /// A date of a person, or a birthday that comes.
  case date(DateOccasion)
  /// An event starts.
  case start(title: String, body: String, Now)
  /// An all-day event, which lasts through the given day.
  case wholeDay(title: String, body: String, through: Day)
  /// An event that starts later. It has a start time or is an all-day event.
  case coming(title: String, body: String, Now, _ isAllDay: Bool)
  /// The saying of the day. Nil before that day, because the saying is drawn only on the day.
  case saying(SayingWords?)
  /// A new saying that the user has not opened yet.
  case newSaying(SayingWords)
  case feeling
  /// The evening of a day, which has questions left.
  case evening(Day)
  /// The books with pages due, most urgent first, and the number of further books.
  case owed([OwedPages], more: Int)
  /// The target date of a book. `pagesLeft` is nil if unknown.
  case target(title: String, pagesLeft: Int?)
}

/// The number of pages of a book that are due on a day.
public struct OwedPages: Equatable, Sendable {
  public let title: String
  public let pages: Int

  public init(title: String, pages: Int) {
    self.title = title
    self.pages = pages
  }
}

/// The text of a notice in the user's language.
public struct NoticeText: Equatable, Sendable {
  public let title: String
  public let body: String

  public init(title: String, body: String) {
    self.title = title
    self.body = body
  }
}

/// Formats notices in the user's language. An adapter provides the implementation.
public struct NoticeSpeech: Sendable {
  /// Formats one notice. The text says how late the notice is, if it is late.
  public var one: @Sendable (Notice, Now) -> NoticeText
  /// Formats a message that combines several notices.
  public var digest: @Sendable ([Notice], Now) -> NoticeText

  public init(
    one: @escaping @Sendable (Notice, Now) -> NoticeText,
    digest: @escaping @Sendable ([Notice], Now) -> NoticeText
  ) {
    self.one = one
    self.digest = digest
  }
}
