import Domain

/// The questions Kakao's book search understands, as far as Haru asks them. The key goes into the
/// header, so that no address has it.
struct KakaoQuestions: Sendable {
  let base: String
  let key: String

  /// A page has fifty books, and there are fifty pages at most.
  static let paging = BookPaging(size: 50, reach: 2_500)

  /// Whether the key can stand in a header at all: letters and marks in one line.
  var isKeyPlain: Bool { key.utf8.allSatisfy { (33...126).contains($0) } }

  /// Words of titles and names.
  func search(_ query: BookQuery, page: Int) -> ServiceQuestion {
    question(
      [("query", query.text), ("size", "\(Self.paging.size)"), ("page", "\(page)")],
      lifetime: ServiceQuestion.hour)
  }

  /// One book.
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
