/// Something one of the parts has to say at a time. It is never kept: it follows from what the
/// parts keep, so that it moves when that moves and is gone when that is.
public struct Notice: Equatable, Sendable {
  /// What it is about.
  public enum Kind: String, Sendable, CaseIterable {
    /// A plant's watering day has come.
    case due
    /// Somebody was contacted, and how it went is not recorded yet.
    case review
    case birthday
    /// An event begins.
    case start
    /// An event begins later, and somebody wants to hear of it before.
    case reminder
    /// The saying of the day.
    case saying
    /// No feeling of the day is noted yet.
    case feeling
    /// Pages are owed today.
    case owed
    /// The day has come by which a book is wanted to be read.
    case target

    /// The word scripts read. The raw name is kept with what was sent.
    public var code: String {
      switch self {
      case .feeling: "mood"
      case .due, .review, .birthday, .start, .reminder, .saying, .owed, .target: rawValue
      }
    }
  }

  /// What tells this notice from all others, the same in any process and in any zone.
  public let id: String
  public let part: DailyPart
  public let kind: Kind
  /// The record it is about; nothing where it is about a whole day.
  public let subject: String?
  /// When it is to be told.
  public let at: Now
  /// From this instant on it is old news, and is let go.
  public let until: Int
  public let news: NoticeNews

  /// Puts a notice together. `moment` is what tells it from others about the same thing: the day
  /// it is for, or an instant.
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

  /// The order in which notices are told: by time, then by name.
  static func comesBefore(_ one: Notice, _ other: Notice) -> Bool {
    (one.at.instant, one.id) < (other.at.instant, other.id)
  }
}

/// What a notice has to say, from which each language makes its words.
public enum NoticeNews: Equatable, Sendable {
  /// Somebody is to be watered on a day.
  case due(name: String, Day)
  /// Somebody was contacted at a moment.
  case review(name: String, Watering.Channel, at: Now)
  /// Somebody has a birthday on a day; the age where the year of birth is known.
  case birthday(name: String, Day, age: Int?)
  /// An event begins.
  case start(title: String, body: String, Now)
  /// An event takes whole days from this one through another.
  case wholeDay(title: String, body: String, through: Day)
  /// An event begins later, at a time or on a day that it takes as a whole.
  case coming(title: String, body: String, Now, _ isAllDay: Bool)
  /// A saying; nothing where its day has not come, for it is not drawn before.
  case saying(SayingWords?)
  /// A saying that came and was not opened yet.
  case newSaying(SayingWords)
  case feeling
  /// Some of the books that pages are owed of, those that are due first before the others, and
  /// how many more there are.
  case owed([OwedPages], more: Int)
  /// A book is wanted to be read by this day; the pages that are left where they are known.
  case target(title: String, pagesLeft: Int?)
}

/// The pages of a book that are owed on a day.
public struct OwedPages: Equatable, Sendable {
  public let title: String
  public let pages: Int

  /// Says how many.
  public init(title: String, pages: Int) {
    self.title = title
    self.pages = pages
  }
}

/// A notice in somebody's language, as it is shown.
public struct NoticeText: Equatable, Sendable {
  public let title: String
  public let body: String

  /// Puts it together.
  public init(title: String, body: String) {
    self.title = title
    self.body = body
  }
}

/// Says notices in a language.
public struct NoticeSpeech: Sendable {
  /// The words of one notice at a moment; from a late one they say how late it is.
  public var one: @Sendable (Notice, Now) -> NoticeText
  /// The words of many notices at once, which name them.
  public var digest: @Sendable ([Notice], Now) -> NoticeText

  /// Makes a voice.
  public init(
    one: @escaping @Sendable (Notice, Now) -> NoticeText,
    digest: @escaping @Sendable ([Notice], Now) -> NoticeText
  ) {
    self.one = one
    self.digest = digest
  }
}
