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
  public var description: MultilineText?
  /// Where a shop shows it.
  public var link: Line?
  /// Where a picture of it lies.
  public var cover: Line?

  /// Puts the facts together; only a title is needed.
  public init(
    isbn: ISBN? = nil, title: Line, subtitle: Line? = nil, author: Line? = nil,
    publisher: Line? = nil, published: Day? = nil, pages: Int? = nil,
    category: BookCategory = .etc, description: MultilineText? = nil, link: Line? = nil,
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

/// A book somebody reads, has read, or wants to read.
public struct Book: Hashable, Sendable {
  /// What it is known by.
  public let id: ID<Book>
  /// What is known of the book.
  public var facts: BookFacts
  /// The colour somebody chose for it; nothing leaves it to its category.
  public var chosenTheme: BookTheme?
  /// When it was begun; of one that is not begun, or nobody knows when, the moment it came here.
  public var started: Now
  /// Whether it was begun then.
  public var isBegun: Bool
  /// The day by which it is to be read, where there is one.
  public var target: Day?
  /// How much somebody liked it.
  public var rating: Rating?
  /// What somebody says about it, in their own words.
  public var note: MultilineText?
  /// The tags somebody gave it.
  public var tags: TagList
  /// Where somebody laid it; nothing leaves it to its records.
  public var shelf: BookShelf?
  /// The day it was finished, where it lies among the finished ones and that is known.
  public var ended: Day?
  /// Which reading of it this is, from 0: each has records of its own.
  public var round: Int
  /// How often it had been read to its end before this reading.
  public var readBefore: Int
  /// The last record of this reading.
  public var last: ReadingRecord?
  /// Its place in the order of one's own, from 1; only what is being read has one.
  public var position: Int?

  /// Puts a book together.
  public init(
    id: ID<Book>, facts: BookFacts, chosenTheme: BookTheme? = nil, started: Now,
    isBegun: Bool = true, target: Day?, rating: Rating? = nil, note: MultilineText? = nil,
    tags: TagList = TagList(), shelf: BookShelf? = nil, ended: Day? = nil, round: Int = 0,
    readBefore: Int = 0, last: ReadingRecord? = nil, position: Int? = nil
  ) {
    self.id = id
    self.facts = facts
    self.chosenTheme = chosenTheme
    self.started = started
    self.isBegun = isBegun
    self.target = target
    self.rating = rating
    self.note = note
    self.tags = tags
    self.shelf = shelf
    self.ended = ended
    self.round = round
    self.readBefore = readBefore
    self.last = last
    self.position = position
  }
}

extension Book {
  /// The colour it is shown in.
  public var theme: BookTheme { chosenTheme ?? facts.category.theme }

  /// The last page; of a book without pages a hundred percent.
  public var end: Int { facts.pages ?? ReadingRecord.wholeInPercent }

  /// The page that has been noted, or the percentage; 0 before the first.
  public var total: Int { last?.total ?? 0 }

  /// The page that has been reached, or the percentage: what lies among the finished books was read
  /// to its end, whatever was noted.
  public var reached: Int { shelf == .finished ? end : total }

  /// Where it stands. This is never kept: it follows from the shelf and the records.
  public var status: BookStatus { shelf?.status ?? (total == end ? .finished : .reading) }

  /// Whether it is finished.
  public var isComplete: Bool { status == .finished }

  /// The day it was begun, where that is known.
  public var startedOn: Day? { isBegun ? started.day : nil }

  /// The day it was finished, where that is known.
  public var completedOn: Day? {
    isComplete ? (shelf == .finished ? ended : last?.day) : nil
  }

  /// How often it was read to its end.
  public var readCount: Int { readBefore + (isComplete ? 1 : 0) }

  /// Whether some records, oldest first, go on where its reading ends, within its pages.
  public func isFollowed(by records: [ReadingRecord]) -> Bool {
    var (day, total) = (last?.day, total)
    for record in records {
      if let day, record.day <= day { return false }
      guard record.before == total, record.total <= end, record.round == round,
        record.isPercent == (facts.pages == nil)
      else { return false }
      (day, total) = (record.day, record.total)
    }
    return true
  }
}

extension Book {
  /// How long the sentence about a book may be that somebody types; what comes from elsewhere has any
  /// length, and several lines.
  public static let noteLimit = TextLimit.cells(200)

  /// One sentence about a book, which may be nothing.
  static func note(_ raw: String) throws(BookRefusal) -> MultilineText? {
    do throws(TextRefusal) {
      return MultilineText(stored: try Line(raw, limit: noteLimit).text)
    } catch {
      switch error {
      case .empty: return nil
      case .tooLong: throw .noteTooLong(noteLimit)
      case .controlCharacter: throw .controlCharacter(.note)
      }
    }
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
