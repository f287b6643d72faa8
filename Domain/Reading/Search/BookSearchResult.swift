/// A book as a source describes it. A field that the source does not give is nil, and is never guessed.
public struct BookSearchResult: Hashable, Sendable {
  public var isbn13: ISBN?
  /// The title without the subtitle; empty if the source gives no title.
  public var title: String
  public var subtitle: String?
  public var authors: BookAuthors?
  public var publisher: String?
  public var published: Day?
  /// The year of publication, if the date is unknown; nil if `published` is set.
  public var year: Int?
  /// The page count, at least 1; nil if unknown.
  public let pages: Int?
  public var category: BookCategory
  /// The web address or file path of the cover; nil if unknown.
  public var cover: String?
  /// The web address of the book at the source; nil if unknown.
  public var link: String?
  public var description: String?
  /// A shop's daily score for the sales of the book; nil if the source gives none.
  public var salesPoint: Int?
  public let source: BookSource

  /// Creates a result. An invalid page count becomes nil.
  public init(
    isbn13: ISBN? = nil, title: String, subtitle: String? = nil, authors: BookAuthors? = nil,
    publisher: String? = nil, published: Day? = nil, year: Int? = nil,
    pages: Int? = nil, category: BookCategory = .etc, cover: String? = nil, link: String? = nil,
    description: String? = nil, salesPoint: Int? = nil, source: BookSource
  ) {
    self.isbn13 = isbn13
    self.title = title
    self.subtitle = subtitle
    self.authors = authors
    self.publisher = publisher
    self.published = published
    self.year = published == nil ? year : nil
    self.pages = pages.flatMap { (1...Self.mostPages).contains($0) ? $0 : nil }
    self.category = category
    self.cover = cover
    self.link = link
    self.description = description
    self.salesPoint = salesPoint
    self.source = source
  }

  /// The authors in the stored form, within the length limit; nil if unknown.
  public var author: String? { authors?.text(within: BookField.author.limit) }

  /// The year of publication, from `published` or from `year`; nil if both are unknown.
  public var publishedIn: Int? { published?.parts.year ?? year }

  /// The maximum page count that is accepted, four times that of the thickest known book.
  private static let mostPages = 100_000
}

public enum BookSource: String, CaseIterable, Sendable {
  /// Open Library, the catalogue of the Internet Archive. It needs no API key.
  case openlibrary
  /// The book search of Kakao. It needs an API key.
  case kakao
  /// The joint service of the Korean public libraries (도서관 정보나루). It needs an API key.
  case naru
  /// The Korean bookshop Aladin. It needed an API key, and its service was shut down.
  case aladin
  /// The books in the user's own store.
  case library

  /// Whether the source ever gives page counts.
  public var reportsPages: Bool {
    switch self {
    case .kakao, .naru: false
    case .openlibrary, .aladin, .library: true
    }
  }
}
