package import Domain
package import PresentationKit
import TextUI

extension JSONText {
  /// Writes a stored book with its progress.
  package mutating func book(
    _ progress: BookProgress, isLiked: Bool? = nil, owesToday: Bool = false,
    from origin: RecordOrigin? = nil
  ) {
    object { json in
      json.members(of: progress, isLiked: isLiked)
      if owesToday { json.member("owedToday", progress.owedToday) }
      if let origin { json.source(origin) }
    }
  }

  /// Writes a stored book with its reading log and quotes.
  mutating func book(
    _ progress: BookProgress, isLiked: Bool, _ records: [ReadingRecord],
    _ sentences: [(Sentence, RecordOrigin)], before: [ReadThrough], _ origin: RecordOrigin
  ) {
    object { json in
      json.members(of: progress, isLiked: isLiked)
      json.key("readBefore")
      json.list(before) { json, before in
        json.object { json in
          json.member("started", before.started)
          json.member("finished", before.finished)
        }
      }
      json.key("log")
      json.list(records) { $0.record($1) }
      json.key("quotes")
      json.list(sentences) { $0.quote($1.0, from: $1.1) }
      json.source(origin)
    }
  }

  private mutating func members(of progress: BookProgress, isLiked: Bool?) {
    let book = progress.book
    member("id", book.id.text)
    details(book.facts)
    member("theme", book.theme.rawValue)
    member("page", book.facts.pages == nil ? nil : book.reached)
    member("percent", progress.percent)
    member("status", book.status.rawValue)
    member("started", book.startedOn)
    member("target", book.target)
    member("dDayLabel", progress.dDayLabel)
    member("overdue", progress.isOverdue)
    member("completed", book.isComplete)
    member("completedOn", book.completedOn)
    member("readCount", book.readCount)
    rating(book.rating)
    member("note", book.note?.text)
    key("tags")
    list(book.tags.words) { $0.value($1) }
    member("position", book.position)
    member("pace", progress.pace)
    if let isLiked { member("liked", isLiked) }
  }

  /// Writes the rating in stars, which may be halves; null without a rating.
  package mutating func rating(_ rating: Rating?) {
    guard let rating else { return member("rating", nil as Int?) }
    member("rating", tenThousandths: rating.halves * 5000)
  }

  /// Writes the book's bibliographic fields.
  private mutating func details(_ facts: BookMetadata) {
    member("isbn13", facts.isbn?.text)
    member("title", facts.title.text)
    member("subtitle", facts.subtitle?.text)
    member("author", facts.author?.text)
    member("publisher", facts.publisher?.text)
    member("published", facts.published?.description)
    member("category", facts.category.rawValue)
    member("pages", facts.pages)
    member("cover", facts.cover?.text)
    member("link", facts.link?.text)
    member("description", facts.description?.text)
  }

  /// Writes a favourite with the same members as a stored book. Members that only a stored book has are null.
  mutating func favourite(_ favourite: Favourite, isLiked: Bool) {
    object { json in
      json.member("id", nil as String?)
      json.details(favourite.facts)
      json.member("theme", favourite.facts.category.theme.rawValue)
      for name: StaticString in [
        "page", "percent", "status", "started", "target", "dDayLabel", "overdue", "completed",
        "completedOn", "readCount", "rating", "note", "tags", "position", "pace",
      ] { json.member(name, nil as String?) }
      json.member("liked", isLiked)
      json.member("likedOn", isLiked ? favourite.liked.day.description : nil)
    }
  }

  /// Writes a book found by a book service.
  mutating func searchResult(_ book: BookSearchResult, _ marks: BookFlags) {
    object { json in
      json.member("isbn13", book.isbn13?.text)
      json.member("title", book.title)
      json.member("subtitle", book.subtitle)
      json.member("author", book.author)
      json.member("publisher", book.publisher)
      json.member("published", book.published?.description ?? book.year.map { "\($0)" })
      json.member("category", book.category.rawValue)
      json.member("cover", book.cover)
      json.member("pages", book.pages)
      json.member("link", book.link)
      json.member("description", book.description)
      json.member("salesPoint", book.salesPoint)
      json.member("inGoals", marks.goals.contains(book.likedName))
      json.member("liked", marks.liked.contains(book.likedName))
    }
  }

  /// Writes the record of one day.
  mutating func record(_ record: ReadingRecord) {
    object { json in
      json.member("day", record.day)
      json.reached(record)
      json.member("at", record.at)
    }
  }

  /// Writes the position and the amount read: pages, or percentages for a book without a page count. The members of the
  /// other unit are null.
  mutating func reached(_ record: ReadingRecord) {
    member("page", record.isPercent ? nil : record.total)
    member("pagesRead", record.isPercent ? nil : record.pagesRead)
    member("percent", record.isPercent ? record.total : nil)
  }

  /// Writes a quote. `book` is given if the context of the quote does not name its book.
  mutating func quote(
    _ sentence: Sentence, of book: Book? = nil, from origin: RecordOrigin? = nil
  ) {
    object { json in
      json.member("id", sentence.id.text)
      json.member("page", sentence.page)
      json.member("location", sentence.location?.text)
      json.member("text", sentence.text.text)
      json.member("note", sentence.note?.text)
      json.member("on", sentence.on.day)
      json.member("edited", sentence.edited?.day.description)
      if let origin { json.source(origin) }
      guard let book else { return }
      json.member("book", book.id.text)
      json.member("title", book.facts.title.text)
      json.member("author", book.facts.author?.text)
    }
  }

  /// Writes the pages per day.
  mutating func days(_ days: [DayPages]) {
    list(days) { json, day in
      json.object { json in
        json.member("day", day.day.description)
        json.member("pages", day.pages)
      }
    }
  }
}

extension ListFields {
  /// The fields of a book.
  static let books = ListFields(
    "books",
    """
    id isbn13 title subtitle author publisher published@ category pages cover link \
    description theme page percent status started@ target@ dDayLabel overdue \
    completed completedOn@ readCount rating note tags position pace source.from \
    source.id source.at@
    """)
  /// The fields of a book on the shelf.
  static let shelf = ListFields(
    "books",
    """
    id isbn13 title subtitle author publisher published@ category pages cover link \
    description theme page percent status started@ target@ dDayLabel overdue \
    completed completedOn@ readCount rating note tags position pace source.from \
    source.id source.at@ liked likedOn@
    """)
  /// The fields of a reading log entry. The log of all books is grouped by month.
  static let readingLog = ListFields(
    "log",
    """
    month book title day@ at@ page pagesRead percent finished
    """)
  /// The fields of a quote.
  static let quotes = ListFields(
    "quotes",
    """
    id page location text note on@ edited@ source.from source.id source.at@ book title author
    """)
  /// The fields of a book found by a book service.
  static let bookSearchResults = ListFields(
    "results",
    """
    isbn13 title subtitle author publisher published@ category cover pages link \
    description salesPoint inGoals liked
    """)
}
