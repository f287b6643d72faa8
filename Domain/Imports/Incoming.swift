/// An entry as the file of another program has it, before anything here has looked at it.
public struct IncomingEntry: Equatable, Sendable {
  /// The line on which it begins, from 1; in JSON, ZIP and databases the number of the entry.
  public var line: Int
  /// What tells it from all others of its program, today and in a newer file. Empty where it has
  /// nothing of its own: then its content is its name.
  public var id: String
  /// What it is.
  public var content: Content
  /// What has no place of its own here, as it came.
  public var kept: [KeptMember]

  /// What an entry can be.
  public enum Content: Equatable, Sendable {
    case book(IncomingBook)
    case sentence(IncomingSentence)
    case feeling(IncomingFeeling)
    case person(IncomingPerson)
    case card(IncomingCard)
  }

  /// Puts an entry together.
  public init(line: Int, id: String, _ content: Content, kept: [KeptMember] = []) {
    self.line = line
    self.id = id
    self.content = content
    self.kept = kept
  }

  /// What it is counted as.
  public var kind: ImportKind {
    switch content {
    case .book: .book
    case .sentence: .sentence
    case .feeling: .entry
    case .person: .person
    case .card: .card
    }
  }
}

/// Something of an entry that is kept as it came: a column or a member with its value.
public struct KeptMember: Equatable, Sendable {
  /// What its program calls it.
  public let name: String
  /// What it says.
  public let value: Value

  /// A text, or a piece of JSON.
  public enum Value: Equatable, Sendable {
    case text(String)
    /// Is written as it stands, and has to be JSON.
    case json(String)
  }

  /// Keeps a text.
  public init(_ name: String, _ text: String) {
    self.name = name
    value = .text(text)
  }

  /// Keeps a piece of JSON.
  public init(_ name: String, json: String) {
    self.name = name
    value = .json(json)
  }
}

/// When something was, as a file says it.
public enum IncomingMoment: Hashable, Sendable {
  /// What a clock showed where it was written, in seconds of the day; without them only the day is
  /// known.
  case local(Day, seconds: Int?)
  /// A moment, with the offset that held where it was written, if the file says so.
  case instant(Int, offset: Int?)
}

/// A book of another program.
public struct IncomingBook: Equatable, Sendable {
  public var title: String
  public var subtitle: String?
  public var authors: [String]
  /// As it is written; a mistake in it is told and kept.
  public var isbn: String?
  public var publisher: String?
  public var published: Day?
  public var pages: Int?
  public var status: Status?
  /// When it was begun and finished, as far as the file says it, the latest last.
  public var readings: [Reading]
  /// When it came onto the shelf.
  public var added: Day?
  /// How much somebody liked it, in halves of a star, 1…10.
  public var halfStars: Int?
  public var review: String?
  /// Without blanks and signs they become tags here.
  public var tags: [String]
  public var readCount: Int?
  /// How far somebody came.
  public var progress: Progress?
  /// Whether it was put among those that are liked.
  public var isLiked: Bool

  /// Where it stands.
  public enum Status: String, CaseIterable, Hashable, Sendable {
    case wanted, reading, paused, dropped, finished
  }

  /// One reading of it.
  public struct Reading: Hashable, Sendable {
    public var from: Day?
    public var to: Day?

    public init(from: Day? = nil, to: Day? = nil) {
      self.from = from
      self.to = to
    }
  }

  /// A page or a part of the whole.
  public enum Progress: Hashable, Sendable {
    case page(Int)
    case percent(Int)
  }

  /// Puts a book together; only its title is needed.
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

/// A sentence somebody marked in a book.
public struct IncomingSentence: Equatable, Sendable {
  public var bookTitle: String
  public var bookAuthors: [String]
  public var text: String
  public var page: Int?
  /// Where it stands in a book without pages, in the program's own words: `1234-1240`.
  public var location: String?
  /// What somebody wrote beside it.
  public var note: String?
  public var at: IncomingMoment?
  public var tags: [String]

  /// Puts a sentence together.
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

/// An entry of a diary, with a feeling or without one.
public struct IncomingFeeling: Equatable, Sendable {
  public var at: IncomingMoment
  /// How it felt, 1…100, where the program knows.
  public var level: Int?
  /// The program's or the person's own word for it, where only that is known.
  public var mood: String?
  public var title: String?
  public var text: String
  public var tags: [String]
  /// Pictures that belong to it.
  public var photos: [IncomingPhoto]

  /// Puts an entry together.
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

/// A picture that belongs to an entry.
public struct IncomingPhoto: Hashable, Sendable {
  /// Where it lies in the archive or beside the file; nothing where it did not come along.
  public let place: String?

  public init(place: String?) { self.place = place }
}
