/// A book as it was typed, or as somebody else tells of it, before any rule has looked at it.
public struct BookDraft: Equatable, Sendable {
  /// The title without its subtitle.
  public var title: String
  /// The subtitle; may be empty.
  public var subtitle: String
  /// Who wrote it; may be empty.
  public var author: String
  /// Who published it; may be empty.
  public var publisher: String
  /// The day it came out, if it is known.
  public var published: Day?
  /// How many pages it has, if that is known.
  public var pages: Int?
  /// Ten or thirteen digits, or nothing.
  public var isbn: String
  /// What kind of book it is.
  public var category: BookCategory
  /// What it is about; may be empty.
  public var description: String
  /// Where there is more about it; may be empty.
  public var link: String
  /// Where a picture of its cover lies; may be empty.
  public var cover: String

  /// Makes a draft; only a title is needed.
  public init(
    title: String, subtitle: String = "", author: String = "", publisher: String = "",
    published: Day? = nil, pages: Int? = nil, isbn: String = "", category: BookCategory = .etc,
    description: String = "", link: String = "", cover: String = ""
  ) {
    self.title = title
    self.subtitle = subtitle
    self.author = author
    self.publisher = publisher
    self.published = published
    self.pages = pages
    self.isbn = isbn
    self.category = category
    self.description = description
    self.link = link
    self.cover = cover
  }

  /// What the rules make of what somebody typed: every mistake is told.
  func typed() throws(BookRefusal) -> BookFacts {
    let title = try BookFacts.title(title)
    let number = Text.trimmed(isbn).isEmpty ? nil : try BookFacts.isbn(isbn)
    return BookFacts(
      isbn: number, title: title,
      subtitle: try BookFacts.line(subtitle, .subtitle),
      author: try BookFacts.line(author, .author),
      publisher: try BookFacts.line(publisher, .publisher), published: published,
      pages: try BookFacts.knownPages(pages), category: category,
      description: try BookFacts.description(description),
      link: try BookFacts.line(link, .link), cover: try BookFacts.line(cover, .cover))
  }

  /// What the rules make of what somebody else tells: nobody here can mend it, so texts are cut
  /// and cleaned, and a number that cannot be is unknown.
  func told() throws(BookRefusal) -> BookFacts {
    var clean = self
    clean.title = Self.cut(title, .title)
    clean.subtitle = Self.cut(subtitle, .subtitle)
    clean.author = Self.cut(author, .author)
    clean.publisher = Self.cut(publisher, .publisher)
    clean.description = Self.cut(description, .description)
    // Half an address leads nowhere.
    clean.link = link.count > BookField.link.limit ? "" : Self.cut(link, .link)
    clean.cover = cover.count > BookField.cover.limit ? "" : Self.cut(cover, .cover)
    clean.isbn = ISBN(isbn)?.text ?? ""
    clean.pages = pages.flatMap { BookFacts.pagesRange.contains($0) ? $0 : nil }
    return try clean.typed()
  }

  /// What the book is called once it is told and liked, whatever number it has.
  var toldName: LikedName {
    let author = Self.cut(author, .author)
    return .words(title: Self.cut(title, .title), author: author.isEmpty ? nil : author)
  }

  private static func cut(_ text: String, _ field: BookField) -> String {
    var clean = String.UnicodeScalarView()
    for scalar in Text.withPlainLineEnds(text).unicodeScalars {
      let isKept = field == .description && (scalar == "\n" || scalar == "\t")
      clean.append(!isKept && Text.isControl(scalar) ? " " : scalar)
    }
    return Text.trimmed(
      CombiningMarkLimit.cut(String(Text.trimmed(String(clean)).prefix(field.limit))))
  }
}

extension BookField {
  /// The most characters of a text.
  public var limit: Int {
    switch self {
    case .title, .author, .publisher: 200
    case .subtitle, .sentence: 300
    case .description: 5000
    case .link, .cover: 2000
    case .note: Book.noteLimit.count
    case .remark: 1000
    }
  }
}

extension BookFacts {
  /// How many pages a book may have.
  public static let pagesRange = 1...99_999

  static func title(_ raw: String) throws(BookRefusal) -> Line {
    guard let title = try line(raw, .title) else { throw .titleEmpty }
    return title
  }

  /// A text of one line, which may be nothing.
  static func line(_ raw: String, _ field: BookField) throws(BookRefusal) -> Line? {
    do throws(TextRefusal) { return try Line(raw, limit: field.limit) } catch {
      switch error {
      case .empty: return nil
      case .tooLong(let limit): throw .tooLong(field, limit: limit)
      case .controlCharacter: throw .controlCharacter(field)
      }
    }
  }

  static func description(_ raw: String) throws(BookRefusal) -> MultilineText? {
    let limit = BookField.description.limit
    do throws(TextRefusal) { return try MultilineText(raw, limit: limit) } catch {
      switch error {
      case .empty: return nil
      case .tooLong(let limit): throw .tooLong(.description, limit: limit)
      case .controlCharacter: throw .controlCharacter(.description)
      }
    }
  }

  static func isbn(_ raw: String) throws(BookRefusal) -> ISBN {
    guard let isbn = ISBN(Text.trimmed(raw)) else { throw .badISBN }
    return isbn
  }

  /// A number of pages, or that nobody knows it.
  static func knownPages(_ count: Int?) throws(BookRefusal) -> Int? {
    guard let count else { return nil }
    return try pages(count, atLeast: 1)
  }

  /// A number of pages that leaves room for what has been read.
  static func pages(_ count: Int, atLeast read: Int) throws(BookRefusal) -> Int {
    let accepted = max(read, pagesRange.lowerBound)...pagesRange.upperBound
    guard accepted.contains(count) else { throw .pagesRange(accepted) }
    return count
  }
}
