/// A book as somebody else describes it. What its source did not say is unknown, and nothing is
/// guessed in its place.
public struct FoundBook: Hashable, Sendable {
  /// Its number, if it has one.
  public var isbn13: ISBN?
  /// The title without its subtitle; empty when the source does not say.
  public var title: String
  /// The subtitle.
  public var subtitle: String?
  /// Who wrote it.
  public var authors: BookAuthors?
  /// Who published it.
  public var publisher: String?
  /// The day it came out.
  public var published: Day?
  /// The year it was published in, where nobody told the day.
  public var year: Int?
  /// How many pages it has, at least one.
  public let pages: Int?
  /// What kind of book it is.
  public var category: BookCategory
  /// Where a picture of its cover lies.
  public var cover: String?
  /// Where its source tells more about it.
  public var link: String?
  /// What it is about.
  public var description: String?
  /// A shop's own daily count of how well it sells.
  public var salesPoint: Int?
  /// Who says all this.
  public let source: BookSource

  /// Puts a description together. A number of pages that no book has is unknown.
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

  /// The authors as they are kept.
  public var author: String? { authors?.text(within: BookField.author.limit) }

  /// The year it was published in, whether the day is known or not.
  public var publishedIn: Int? { published?.parts.year ?? year }

  /// The thickest book of the world has a quarter of this.
  private static let mostPages = 100_000
}

/// Where books are searched.
public enum BookSource: String, CaseIterable, Sendable {
  /// The open catalogue of the Internet Archive, which needs no key.
  case openlibrary
  /// The book search of Kakao, which needs one.
  case kakao
  /// What the public libraries of Korea tell together (도서관 정보나루), with a key too.
  case naru
  /// The Korean bookshop, which needed one, and has ended its service.
  case aladin
  /// The books that are kept here.
  case library

  /// Whether it ever says how many pages a book has.
  public var tellsPages: Bool {
    switch self {
    case .kakao, .naru: false
    case .openlibrary, .aladin, .library: true
    }
  }
}
