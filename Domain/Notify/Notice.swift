/// A notification from a part of the app. It is never stored but derived from the stored records,
/// so it follows their changes.
public struct Notice: Equatable, Sendable {
  /// The subject of a notice.
  public enum Kind: String, Sendable, CaseIterable {
    /// A plant is due for watering.
    case due
    /// A contact took place, and its outcome is not recorded yet.
    case review
    case birthday
    /// An event starts.
    case start
    /// A reminder before an event.
    case reminder
    /// The saying of the day.
    case saying
    /// No mood is recorded for the day yet.
    case feeling
    /// Pages are due today.
    case owed
    /// The target day of a book has come.
    case target

    /// The name in script output. The raw value is stored with sent notices, so it must not change.
    public var code: String {
      switch self {
      case .feeling: "mood"
      case .due, .review, .birthday, .start, .reminder, .saying, .owed, .target: rawValue
      }
    }
  }

  /// The key of the notice, the same in every process and zone.
  public let id: String
  public let part: DailyPart
  public let kind: Kind
  /// The id of the record; nil if it is about a whole day.
  public let subject: String?
  /// The moment it is due.
  public let at: Now
  /// The instant from which it is expired and is dropped.
  public let until: Int
  public let news: NoticeNews

  /// `moment` distinguishes notices about the same record: a day or an instant.
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

  /// The sort order: by time, then by id.
  static func comesBefore(_ one: Notice, _ other: Notice) -> Bool {
    (one.at.instant, one.id) < (other.at.instant, other.id)
  }
}

/// The content of a notice, before it is put into a language.
public enum NoticeNews: Equatable, Sendable {
  /// A person is due for watering on a day.
  case due(name: String, Day)
  /// A person was contacted at a moment.
  case review(name: String, Watering.Channel, at: Now)
  /// A person has a birthday; the age is nil if the year of birth is unknown.
  case birthday(name: String, Day, age: Int?)
  /// An event starts.
  case start(title: String, body: String, Now)
  /// An all-day event, through its last day.
  case wholeDay(title: String, body: String, through: Day)
  /// An event that starts later, at a time or as an all-day event.
  case coming(title: String, body: String, Now, _ isAllDay: Bool)
  /// The saying of the day; nil before its day has come, because it is drawn only then.
  case saying(SayingWords?)
  /// A new saying that was not opened yet.
  case newSaying(SayingWords)
  case feeling
  /// The first books with pages due, the most urgent first, and the number of further books.
  case owed([OwedPages], more: Int)
  /// The target day of a book; the pages left are nil if unknown.
  case target(title: String, pagesLeft: Int?)
}

/// The pages of a book that are due on a day.
public struct OwedPages: Equatable, Sendable {
  public let title: String
  public let pages: Int

  public init(title: String, pages: Int) {
    self.title = title
    self.pages = pages
  }
}

/// The text of a notice in the language of the user.
public struct NoticeText: Equatable, Sendable {
  public let title: String
  public let body: String

  public init(title: String, body: String) {
    self.title = title
    self.body = body
  }
}

/// Puts notices into a language (a port).
public struct NoticeSpeech: Sendable {
  /// The text of one notice at a moment. For a late one it says how late it is.
  public var one: @Sendable (Notice, Now) -> NoticeText
  /// The text of a message that combines several notices.
  public var digest: @Sendable ([Notice], Now) -> NoticeText

  public init(
    one: @escaping @Sendable (Notice, Now) -> NoticeText,
    digest: @escaping @Sendable ([Notice], Now) -> NoticeText
  ) {
    self.one = one
    self.digest = digest
  }
}
