import Domain

extension ISBN {
  /// Parses an ISBN in the form of Korean services. Returns nil for a ten-digit number that does not begin with 89, the
  /// prefix of Korea. Such a number is a truncated ISBN-13 from 979-11 and would name another book.
  static func korean(_ text: String) -> ISBN? {
    text.hasPrefix("89") || text.count > 10 ? ISBN(text) : nil
  }
}

/// A book in Aladin's response. Any member may be missing.
struct AladinItem {
  let item: JSONTree

  /// The ISBN; nil if there is none. Aladin's own numbers (`K…`, or ten digits) and those of
  /// magazines are not ISBNs.
  var isbn: ISBN? { ISBN(text("isbn13")) ?? ISBN.korean(text("isbn")) }

  /// Whether the response has any number for the book, ISBN or not.
  var hasNumber: Bool { !text("isbn13").isEmpty || !text("isbn").isEmpty }

  /// Returns the book; nil if it has neither an ISBN nor a title.
  func book(named known: ISBN? = nil) -> BookSearchResult? {
    let written = BookTitle(line("title", limit: 600))
    let isbn = known ?? isbn
    guard !written.title.isEmpty || isbn != nil else { return nil }
    let subtitle = item["subInfo"]?["subTitle"]?.text.map { BookText.line($0) } ?? ""
    return BookSearchResult(
      isbn13: isbn, title: written.title,
      subtitle: written.subtitle ?? (subtitle.isEmpty ? nil : TextForms.composed(subtitle)),
      authors: BookAuthors(shopText: line("author", limit: 1_000)),
      publisher: something(line("publisher")), published: Day(text("pubDate")),
      pages: item["subInfo"]?["itemPage"]?.number,
      category: BookCategory(shopPath: line("categoryName")), cover: cover,
      link: BookText.address(text("link")),
      description: something(
        TextForms.composed(BookText.multilineText(item["description"]?.text ?? ""))),
      salesPoint: item["salesPoint"]?.number.flatMap { $0 >= 0 ? $0 : nil }, source: .aladin)
  }

  /// The URL of the cover; nil if the cover is Aladin's placeholder.
  private var cover: String? {
    BookText.address(text("cover")).flatMap { $0.contains("noimg") ? nil : $0 }
  }

  private func text(_ name: String) -> String {
    Text.trimmed(item[name]?.text ?? "")
  }

  private func line(_ name: String, limit: Int = 300) -> String {
    TextForms.composed(BookText.line(item[name]?.text ?? "", limit: limit))
  }

  private func something(_ text: String) -> String? { text.isEmpty ? nil : text }
}
