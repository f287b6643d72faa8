import Domain

/// Builds requests to Open Library.
struct OpenLibraryQuestions: Sendable {
  let base: String
  let covers: String

  /// The page size, and the maximum number of books for a search. The maximum is set by this
  /// program, not by the API.
  static let paging = BookPaging(size: 50, reach: 1_000)

  private static let fields = [
    "key", "title", "subtitle", "author_name", "number_of_pages_median", "cover_i", "isbn",
    "editions", "editions.key", "editions.title", "editions.subtitle", "editions.isbn",
    "editions.publisher", "editions.publish_date", "editions.cover_i",
  ].joined(separator: ",")

  /// Returns a request that searches titles and names.
  func search(_ query: BookQuery, page: Int) -> ServiceQuestion {
    question(
      "search.json",
      [
        ("q", query.text), ("fields", Self.fields), ("limit", "\(Self.paging.size)"),
        ("page", "\(page)"),
      ], lifetime: ServiceQuestion.hour)
  }

  /// Returns a request for the edition with an ISBN.
  func edition(_ isbn: ISBN) -> ServiceQuestion {
    question("isbn/\(isbn).json", [], lifetime: ServiceQuestion.week)
  }

  /// Returns a request for the work with an edition of this ISBN. The work has the names of the
  /// authors.
  func work(_ isbn: ISBN) -> ServiceQuestion {
    question(
      "search.json", [("isbn", isbn.text), ("fields", Self.fields), ("limit", "1")],
      lifetime: ServiceQuestion.week)
  }

  /// Returns a request for an author by key; nil if the key is invalid.
  func author(_ key: String) -> ServiceQuestion? {
    let parts = key.split(separator: "/")
    guard parts.count == 2, parts[0] == "authors",
      parts[1].utf8.count <= 20, parts[1].utf8.allSatisfy({ (48...90).contains($0) })
    else { return nil }
    return question("authors/\(parts[1]).json", [], lifetime: ServiceQuestion.week)
  }

  /// Returns the URL of a cover by the cover's number; nil without a number.
  func cover(_ number: Int?) -> String? {
    guard let number, number > 0 else { return nil }
    return BookText.address(WebQuestion.address(covers, "b/id/\(number)-L.jpg"))
  }

  /// Returns the URL of a book's web page; nil without a valid key.
  func link(_ key: String?) -> String? {
    guard let key, key.hasPrefix("/"), key.utf8.count <= 100 else { return nil }
    return BookText.address(WebQuestion.address(base, key))
  }

  /// Returns a request for a path of the API.
  func question(_ page: String, _ parameters: [(String, String)], lifetime: Int)
    -> ServiceQuestion
  {
    let address = WebQuestion.address(base, page, parameters)
    return ServiceQuestion(address: address, name: address, lifetime: lifetime)
  }
}
