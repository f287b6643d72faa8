/// What is printed on a book, and what a shop says about it.
public struct BookFacts: Hashable, Sendable {
  /// Its number, if it has one.
  public var isbn: ISBN?
  /// The title without its subtitle.
  public var title: Line
  /// The subtitle.
  public var subtitle: Line?
  /// Who wrote it, as `BookAuthors` are kept.
  public var author: Line?
  /// Who published it.
  public var publisher: Line?
  /// When it was published; nothing where nobody knows.
  public var published: Day?
  /// How many pages it has; nothing where nobody knows.
  public var pages: Int?
  /// What kind of book it is.
  public var category: BookCategory
  /// What it is about.
  public var description: Passage?
  /// Where a shop shows it.
  public var link: Line?
  /// Where a picture of it lies.
  public var cover: Line?

  /// Puts the facts together; only a title is needed.
  public init(
    isbn: ISBN? = nil, title: Line, subtitle: Line? = nil, author: Line? = nil,
    publisher: Line? = nil, published: Day? = nil, pages: Int? = nil,
    category: BookCategory = .etc, description: Passage? = nil, link: Line? = nil,
    cover: Line? = nil
  ) {
    self.isbn = isbn
    self.title = title
    self.subtitle = subtitle
    self.author = author
    self.publisher = publisher
    self.published = published
    self.pages = pages
    self.category = category
    self.description = description
    self.link = link
    self.cover = cover
  }
}

/// A book somebody wants to have read by a day.
public struct Book: Hashable, Sendable {
  /// What it is known by.
  public let id: ID<Book>
  /// What is known of the book.
  public var facts: BookFacts
  /// The colour somebody chose for it; nothing leaves it to its category.
  public var chosenTheme: BookTheme?
  /// When it became a goal.
  public let started: Now
  /// The day by which it is to be read.
  public var target: Day
  /// How much somebody liked it, 1…5.
  public var rating: Int?
  /// One sentence about it, in somebody's own words.
  public var note: Line?
  /// The last record of its reading.
  public var last: ReadingRecord?
  /// Its place in the order of one's own, from 1; what has been finished has none.
  public var position: Int?

  /// Puts a book together.
  public init(
    id: ID<Book>, facts: BookFacts, chosenTheme: BookTheme? = nil, started: Now, target: Day,
    rating: Int? = nil, note: Line? = nil, last: ReadingRecord? = nil, position: Int? = nil
  ) {
    self.id = id
    self.facts = facts
    self.chosenTheme = chosenTheme
    self.started = started
    self.target = target
    self.rating = rating
    self.note = note
    self.last = last
    self.position = position
  }

  /// The colour it is shown in.
  public var theme: BookTheme { chosenTheme ?? facts.category.theme }

  /// The page that has been reached; 0 before the first.
  public var total: Int { last?.total ?? 0 }

  /// Whether the last page has been reached. This is never kept: it follows from the records.
  public var isComplete: Bool { facts.pages.map { $0 == total } ?? false }

  /// When the last page was reached.
  public var completed: Now? { isComplete ? last?.at : nil }

  /// Whether some records, oldest first, go on where its reading ends, within its pages.
  public func isFollowed(by records: [ReadingRecord]) -> Bool {
    var (day, total) = (last?.day, total)
    for record in records {
      if let day, record.day <= day { return false }
      guard record.before == total, record.total <= facts.pages ?? 0 else { return false }
      (day, total) = (record.day, record.total)
    }
    return true
  }
}

extension Book {
  /// How long the sentence about a book may be.
  public static let noteLimit = TextLimit.cells(200)

  /// One sentence about a book, which may be nothing.
  static func note(_ raw: String) throws(BookRefusal) -> Line? {
    do throws(TextRefusal) { return try Line(raw, limit: noteLimit) } catch {
      switch error {
      case .empty: return nil
      case .tooLong: throw .noteTooLong(noteLimit)
      case .controlCharacter: throw .controlCharacter(.note)
      }
    }
  }
}

/// How far one came in a book on one day.
public struct ReadingRecord: Hashable, Sendable {
  /// When it was last said on that day.
  public let at: Now
  /// The page that was reached.
  public let total: Int
  /// How many pages were read that day.
  public let pagesRead: Int

  /// Puts a record together.
  public init(at: Now, total: Int, pagesRead: Int) {
    self.at = at
    self.total = total
    self.pagesRead = pagesRead
  }

  /// The local day it belongs to. A book has at most one record of a day.
  public var day: Day { at.day }
  /// The page that had been reached before that day.
  public var before: Int { total - pagesRead }
}

/// Words of a book that are worth keeping.
public struct Sentence: Hashable, Sendable {
  /// What it is known by.
  public let id: ID<Sentence>
  /// The book it belongs to.
  public let book: ID<Book>
  /// Where it stands, where that is known.
  public var page: Int?
  /// The sentence itself.
  public var text: Passage
  /// When it was kept.
  public let on: Now
  /// When it was last changed.
  public var edited: Now?

  /// Puts a sentence together.
  public init(
    id: ID<Sentence>, book: ID<Book>, page: Int?, text: Passage, on: Now, edited: Now? = nil
  ) {
    self.id = id
    self.book = book
    self.page = page
    self.text = text
    self.on = on
    self.edited = edited
  }
}

/// A book somebody likes, with all that is shown of it, so that no network is needed to look at it.
public struct Favourite: Hashable, Sendable {
  /// What is known of the book.
  public var facts: BookFacts
  /// When it was liked.
  public let liked: Now

  /// Likes a book.
  public init(_ facts: BookFacts, liked: Now) {
    self.facts = facts
    self.liked = liked
  }

  /// What tells it from all others.
  public var name: LikedName { facts.likedName }
}
