/// A parsed entry of another program's file, before it is compared with the store.
public struct IncomingEntry: Equatable, Sendable {
  /// The number of the line on which the entry starts, from 1. For JSON, ZIP and databases it is the number of the
  /// entry.
  public var line: Int
  /// A stable id that identifies the entry in all files of its program. Empty if the entry has no id; then its content
  /// identifies it.
  public var id: String
  public var content: Content
  /// The fields that Haru has no counterpart for, unchanged.
  public var kept: [StoredMember]

  public enum Content: Equatable, Sendable {
    case book(IncomingBook)
    case sentence(IncomingSentence)
    case feeling(IncomingFeeling)
    case person(IncomingPerson)
    case card(IncomingCard)
    case note(IncomingNote)
    case counter(IncomingCounter)
  }

  public init(line: Int, id: String, _ content: Content, kept: [StoredMember] = []) {
    self.line = line
    self.id = id
    self.content = content
    self.kept = kept
  }

  /// The kind under which the entry is counted.
  public var kind: ImportKind {
    switch content {
    case .book: .book
    case .sentence: .sentence
    case .feeling: .entry
    case .person: .person
    case .card: .card
    case .note: .note
    case .counter: .counter
    }
  }
}

/// A field of an entry that is stored unchanged: a column or a member with its value.
public struct StoredMember: Equatable, Sendable {
  /// The name of the field in the other program.
  public let name: String
  public let value: Value

  public enum Value: Equatable, Sendable {
    case text(String)
    /// A JSON value. It is written to the export verbatim, so it must be valid JSON.
    case json(String)
  }

  public init(_ name: String, _ text: String) {
    self.name = name
    value = .text(text)
  }

  public init(_ name: String, json: String) {
    self.name = name
    value = .json(json)
  }
}

/// A point in time as given in a file.
public enum IncomingMoment: Hashable, Sendable {
  /// A local date and time in an unknown time zone. `seconds` counts from midnight; it is nil if only the date is
  /// known.
  case local(Day, seconds: Int?)
  /// Seconds since 1970. `offset` is the local offset from UTC; nil if the file does not have it.
  case instant(Int, offset: Int?)
}

public struct IncomingBook: Equatable, Sendable {
  public var title: String
  public var subtitle: String?
  public var authors: [String]
  /// The ISBN as written in the file; nil if there is none. An invalid ISBN is reported and stored.
  public var isbn: String?
  public var publisher: String?
  public var published: Day?
  public var pages: Int?
  public var status: Status?
  /// The start and end dates of each time the book was read, as far as known, latest last.
  public var readings: [Reading]
  /// The date on which the book was added to the shelf; nil if unknown.
  public var added: Day?
  /// The rating in half stars, 1…10; nil if the book is not rated.
  public var halfStars: Int?
  public var review: String?
  /// The tag names as written in the file. When they become tags, each run of blanks or punctuation becomes one hyphen.
  public var tags: [String]
  public var readCount: Int?
  /// The last page or percentage that was reached; nil if unknown.
  public var progress: Progress?
  /// Whether the book is marked as a favourite.
  public var isLiked: Bool

  /// The shelf or reading status.
  public enum Status: String, CaseIterable, Hashable, Sendable {
    case wanted, reading, paused, dropped, finished
  }

  public struct Reading: Hashable, Sendable {
    public var from: Day?
    public var to: Day?

    public init(from: Day? = nil, to: Day? = nil) {
      self.from = from
      self.to = to
    }
  }

  /// A page number, or a percentage of the book.
  public enum Progress: Hashable, Sendable {
    case page(Int)
    case percent(Int)
  }

  public init(
    title: String, subtitle: String? = nil, authors: [String] = [], isbn: String? = nil,
    publisher: String? = nil, published: Day? = nil, pages: Int? = nil, status: Status? = nil,
    readings: [Reading] = [], added: Day? = nil, halfStars: Int? = nil, review: String? = nil,
    tags: [String] = [], readCount: Int? = nil, progress: Progress? = nil, isLiked: Bool = false
  ) {
    self.title = title
    self.subtitle = subtitle
    self.authors = authors
    self.isbn = isbn
    self.publisher = publisher
    self.published = published
    self.pages = pages
    self.status = status
    self.readings = readings
    self.added = added
    self.halfStars = halfStars
    self.review = review
    self.tags = tags
    self.readCount = readCount
    self.progress = progress
    self.isLiked = isLiked
  }
}

/// A highlighted sentence of a book.
public struct IncomingSentence: Equatable, Sendable {
  public var bookTitle: String
  public var bookAuthors: [String]
  public var text: String
  public var page: Int?
  /// The position in a book without page numbers, in the notation of the other program, such as `1234-1240`; nil if
  /// unknown.
  public var location: String?
  /// The user's note on the sentence; nil if there is none.
  public var note: String?
  public var at: IncomingMoment?
  public var tags: [String]

  public init(
    bookTitle: String, bookAuthors: [String] = [], text: String, page: Int? = nil,
    location: String? = nil, note: String? = nil, at: IncomingMoment? = nil, tags: [String] = []
  ) {
    self.bookTitle = bookTitle
    self.bookAuthors = bookAuthors
    self.text = text
    self.page = page
    self.location = location
    self.note = note
    self.at = at
    self.tags = tags
  }
}

/// A diary entry, with or without a mood.
public struct IncomingFeeling: Equatable, Sendable {
  public var at: IncomingMoment
  /// The mood, 1…100; nil if the other program stores no level.
  public var level: Int?
  /// The word for the mood; nil if the other program stores no word.
  public var mood: String?
  public var title: String?
  public var text: String
  public var tags: [String]
  public var photos: [IncomingPhoto]

  public init(
    at: IncomingMoment, level: Int? = nil, mood: String? = nil, title: String? = nil,
    text: String = "", tags: [String] = [], photos: [IncomingPhoto] = []
  ) {
    self.at = at
    self.level = level
    self.mood = mood
    self.title = title
    self.text = text
    self.tags = tags
    self.photos = photos
  }
}

/// A photo of a diary entry.
public struct IncomingPhoto: Hashable, Sendable {
  /// The path of the photo in the archive or beside the file; nil if the photo is missing.
  public let path: String?

  public init(path: String?) { self.path = path }
}
