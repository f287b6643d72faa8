import Domain

/// The questions Open Library understands, as far as Haru asks them.
struct OpenLibraryQuestions: Sendable {
  let base: String
  let covers: String

  /// Nobody leafs further than this.
  static let paging = BookPaging(size: 50, reach: 1_000)

  private static let fields = [
    "key", "title", "subtitle", "author_name", "number_of_pages_median", "cover_i", "isbn",
    "editions", "editions.key", "editions.title", "editions.subtitle", "editions.isbn",
    "editions.publisher", "editions.publish_date", "editions.cover_i",
  ].joined(separator: ",")

  /// Words of titles and names.
  func search(_ query: BookQuery, page: Int) -> ServiceQuestion {
    question(
      "search.json",
      [
        ("q", query.text), ("fields", Self.fields), ("limit", "\(Self.paging.size)"),
        ("page", "\(page)"),
      ], lifetime: ServiceQuestion.hour)
  }

  /// The edition that has a number.
  func edition(_ isbn: ISBN) -> ServiceQuestion {
    question("isbn/\(isbn).json", [], lifetime: ServiceQuestion.week)
  }

  /// The work whose edition has a number, which knows the names of its authors.
  func work(_ isbn: ISBN) -> ServiceQuestion {
    question(
      "search.json", [("isbn", isbn.text), ("fields", Self.fields), ("limit", "1")],
      lifetime: ServiceQuestion.week)
  }

  /// An author by the name the library gave to them; nothing when it is no such name.
  func author(_ key: String) -> ServiceQuestion? {
    let parts = key.split(separator: "/")
    guard parts.count == 2, parts[0] == "authors",
      parts[1].utf8.count <= 20, parts[1].utf8.allSatisfy({ (48...90).contains($0) })
    else { return nil }
    return question("authors/\(parts[1]).json", [], lifetime: ServiceQuestion.week)
  }

  /// Where the cover of a number of its own lies.
  func cover(_ number: Int?) -> String? {
    guard let number, number > 0 else { return nil }
    return BookText.address(WebQuestion.address(covers, "b/id/\(number)-L.jpg"))
  }

  /// Where people read about a book.
  func link(_ key: String?) -> String? {
    guard let key, key.hasPrefix("/"), key.utf8.count <= 100 else { return nil }
    return BookText.address(WebQuestion.address(base, key))
  }

  /// A question for a page of the library.
  func question(_ page: String, _ parameters: [(String, String)], lifetime: Int)
    -> ServiceQuestion
  {
    let address = WebQuestion.address(base, page, parameters)
    return ServiceQuestion(address: address, name: address, lifetime: lifetime)
  }
}
