/// The bibliographic data of a book.
public struct BookMetadata: Hashable, Sendable {
  public var isbn: ISBN?
  public var title: SingleLineText
  public var subtitle: SingleLineText?
  /// The authors in the stored form of `BookAuthors`; nil if unknown.
  public var author: SingleLineText?
  public var publisher: SingleLineText?
  /// The date of publication; nil if unknown.
  public var published: Day?
  /// The page count; nil if unknown.
  public var pages: Int?
  public var category: BookCategory
  public var description: MultilineText?
  /// The web address of the book at a shop or in a catalogue; nil if unknown.
  public var link: SingleLineText?
  /// The web address or file path of the cover; nil if unknown.
  public var cover: SingleLineText?

  public init(
    isbn: ISBN? = nil, title: SingleLineText, subtitle: SingleLineText? = nil,
    author: SingleLineText? = nil,
    publisher: SingleLineText? = nil, published: Day? = nil, pages: Int? = nil,
    category: BookCategory = .etc, description: MultilineText? = nil, link: SingleLineText? = nil,
    cover: SingleLineText? = nil
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

/// A book that the user reads, has read, or wants to read.
public struct Book: Hashable, Identifiable, Sendable {
  public let id: Domain.ID<Book>
  public var facts: BookMetadata
  /// The colour that the user chose; nil to use the colour of the category.
  public var chosenTheme: BookTheme?
  /// The time at which reading began. If `isBegun` is false, the time at which the book was added.
  public var started: Now
  /// Whether `started` is when reading began, rather than when the book was added.
  public var isBegun: Bool
  /// The day by which the user wants to finish the book; nil for no target.
  public var target: Day?
  public var rating: Rating?
  /// The user's note about the book; nil if there is none.
  public var note: MultilineText?
  public var tags: TagList
  /// The shelf on which the user put the book; nil to derive the status from the records.
  public var shelf: BookShelf?
  /// The day on which the book was finished; nil if unknown. Set only on the finished shelf.
  public var ended: Day?
  /// The number of the current read-through, from 0. Each read-through has its own records.
  public var round: Int
  /// How often the book was read to its end before the current read-through.
  public var readBefore: Int
  /// The newest record of the current read-through; nil if there is none.
  public var last: ReadingRecord?
  /// The position of the book in the user's own order, from 1. Nil unless the book is being read.
  public var position: Int?

  public init(
    id: Domain.ID<Book>, facts: BookMetadata, chosenTheme: BookTheme? = nil, started: Now,
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
  /// The colour in which the book is displayed.
  public var theme: BookTheme { chosenTheme ?? facts.category.theme }

  /// The last page, or 100 (percent) if the page count is unknown.
  public var end: Int { facts.pages ?? ReadingRecord.wholeInPercent }

  /// The page or percentage of the last record; 0 without records.
  public var total: Int { last?.total ?? 0 }

  /// The page or percentage that was reached. For a book on the finished shelf it is `end`, whatever the records say.
  public var reached: Int { shelf == .finished ? end : total }

  /// The reading status. It is never stored, but derived from the shelf and the records.
  public var status: BookStatus { shelf?.status ?? (total == end ? .finished : .reading) }

  public var isComplete: Bool { status == .finished }

  /// The day on which reading began; nil if unknown.
  public var startedOn: Day? { isBegun ? started.day : nil }

  /// The day on which the book was finished; nil if the book is unfinished or the day is unknown.
  public var completedOn: Day? {
    isComplete ? (shelf == .finished ? ended : last?.day) : nil
  }

  /// How often the book was read to its end, including the current read-through.
  public var readCount: Int { readBefore + (isComplete ? 1 : 0) }

  /// Returns whether the records, given oldest first, continue the current read-through. Each record must be of a later
  /// day and start at the total of the previous one. It must use the unit and round of the book, and end within it.
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
  /// The maximum length of a note that the user types. Imported or synced notes may be longer and have several lines.
  public static let noteLimit = TextLimit.cells(200)

  /// Parses a note of one line. Returns nil if the text is empty.
  static func note(_ raw: String) throws(BookRefusal) -> MultilineText? {
    do throws(TextRefusal) {
      return MultilineText(stored: try SingleLineText(raw, limit: noteLimit).text)
    } catch {
      switch error {
      case .empty: return nil
      case .tooLong: throw .noteTooLong(noteLimit)
      case .controlCharacter: throw .controlCharacter(.note)
      }
    }
  }
}

/// A book that the user likes. All its data is stored, so that showing the book needs no network.
public struct Favourite: Hashable, Identifiable, Sendable {
  public var facts: BookMetadata
  public let liked: Now

  public init(_ facts: BookMetadata, liked: Now) {
    self.facts = facts
    self.liked = liked
  }

  /// The unique key of the book among the favourites.
  public var name: LikedName { facts.likedName }
  public var id: LikedName { name }
}
