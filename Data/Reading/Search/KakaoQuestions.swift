import Domain

/// Builds requests to Kakao's book search. The key goes into a header, so that no URL contains it.
struct KakaoQuestions: Sendable {
  let base: String
  let key: String

  /// The page size, and the maximum number of books for a search, since the API allows fifty pages.
  static let paging = BookPaging(size: 50, reach: 2_500)

  /// Whether the key is valid in a header: printable ASCII without spaces.
  var isKeyPlain: Bool { key.utf8.allSatisfy { (33...126).contains($0) } }

  /// Returns a request that searches titles and names.
  func search(_ query: BookQuery, page: Int) -> ServiceQuestion {
    question(
      [("query", query.text), ("size", "\(Self.paging.size)"), ("page", "\(page)")],
      lifetime: ServiceQuestion.hour)
  }

  /// Returns a request for one book.
  func lookup(_ isbn: ISBN) -> ServiceQuestion {
    question(
      [("query", isbn.text), ("target", "isbn"), ("size", "10")], lifetime: ServiceQuestion.week)
  }

  private func question(_ parameters: [(String, String)], lifetime: Int) -> ServiceQuestion {
    let address = WebQuestion.address(base, "v3/search/book", parameters)
    return ServiceQuestion(
      address: address, name: address, lifetime: lifetime, authorization: "KakaoAK " + key)
  }
}
