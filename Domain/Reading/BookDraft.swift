/// A book before validation, as typed by the user or returned by a source.
public struct BookDraft: Equatable, Sendable {
  public var title: String
  public var subtitle: String
  public var author: String
  public var publisher: String
  public var published: Day?
  public var pages: Int?
  /// An ISBN of ten or thirteen digits; empty if unknown.
  public var isbn: String
  public var category: BookCategory
  public var description: String
  public var link: String
  /// The web address or file path of the cover; empty if unknown.
  public var cover: String

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

  /// Validates a draft that the user typed. Throws the first rule that the draft breaks.
  func typed() throws(BookRefusal) -> BookMetadata {
    let title = try BookMetadata.title(title)
    let number = Text.trimmed(isbn).isEmpty ? nil : try BookMetadata.isbn(isbn)
    return BookMetadata(
      isbn: number, title: title,
      subtitle: try BookMetadata.line(subtitle, .subtitle),
      author: try BookMetadata.line(author, .author),
      publisher: try BookMetadata.line(publisher, .publisher), published: published,
      pages: try BookMetadata.knownPages(pages), category: category,
      description: try BookMetadata.description(description),
      link: try BookMetadata.line(link, .link), cover: try BookMetadata.line(cover, .cover))
  }

  /// Cleans and validates a draft from another source. The user cannot correct it, so texts are cut and cleaned, and an
  /// invalid ISBN or page count becomes nil.
  func cleaned() throws(BookRefusal) -> BookMetadata {
    var clean = self
    clean.title = Self.cut(title, .title)
    clean.subtitle = Self.cut(subtitle, .subtitle)
    clean.author = Self.cut(author, .author)
    clean.publisher = Self.cut(publisher, .publisher)
    clean.description = Self.cut(description, .description)
    // A truncated address is useless, so drop it.
    clean.link = link.count > BookField.link.limit ? "" : Self.cut(link, .link)
    clean.cover = cover.count > BookField.cover.limit ? "" : Self.cut(cover, .cover)
    clean.isbn = ISBN(isbn)?.text ?? ""
    clean.pages = pages.flatMap { BookMetadata.pagesRange.contains($0) ? $0 : nil }
    return try clean.typed()
  }

  /// The key that the cleaned draft would have as a favourite, ignoring its ISBN.
  var cleanedName: LikedName {
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
  /// The maximum length of the field: terminal cells for `note`, characters for the other fields.
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

extension BookMetadata {
  /// The valid page counts.
  public static let pagesRange = 1...99_999

  static func title(_ raw: String) throws(BookRefusal) -> SingleLineText {
    guard let title = try line(raw, .title) else { throw .titleEmpty }
    return title
  }

  /// Parses a text of one line. Returns nil if the text is empty.
  static func line(_ raw: String, _ field: BookField) throws(BookRefusal) -> SingleLineText? {
    do throws(TextRefusal) { return try SingleLineText(raw, limit: field.limit) } catch {
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

  /// Validates a page count; nil means unknown.
  static func knownPages(_ count: Int?) throws(BookRefusal) -> Int? {
    guard let count else { return nil }
    return try pages(count, atLeast: 1)
  }

  /// Validates a page count. It must not be below the number of pages already read.
  static func pages(_ count: Int, atLeast read: Int) throws(BookRefusal) -> Int {
    let accepted = max(read, pagesRange.lowerBound)...pagesRange.upperBound
    guard accepted.contains(count) else { throw .pagesRange(accepted) }
    return count
  }
}
