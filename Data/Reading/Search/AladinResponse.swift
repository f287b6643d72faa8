import Domain

/// Decodes Aladin's responses leniently.
struct AladinResponse {
  /// The total number of books; nil if missing.
  let total: Int?
  /// The number of this page; nil if missing.
  let start: Int?
  let items: [JSONTree]

  /// Decodes a response. Failures have a successful HTTP status and are recognised by their
  /// content; the key is removed from their messages.
  init(_ bytes: [UInt8], hiding key: String) throws(BookSearchFailure) {
    let tree: JSONTree
    do throws(JSONParseError) { tree = try JSONTreeReader.tree(JSONMending.mended(bytes)) } catch {
      throw BookSearchFailure(
        .aladin, ServiceNotice.saysClosed(bytes) ? .closed(message: nil) : .badAnswer)
    }
    if let reason = Self.failure(tree, hiding: key) {
      throw BookSearchFailure(.aladin, reason)
    }
    guard case .object(let members) = tree, let items = members["item"] else {
      throw BookSearchFailure(.aladin, .badAnswer)
    }
    self.items = items.elements.prefix(AladinQuestions.paging.size).map { $0 }
    total = tree["totalResults"]?.number
    start = tree["startIndex"]?.number
  }

  /// Returns whether this is not the requested page. Beyond the last page Aladin returns the first page again. Its
  /// `start` counts either pages or books.
  func isOther(than page: Int) -> Bool {
    guard page > 1, let start else { return false }
    return start != page && start != (page - 1) * AladinQuestions.paging.size + 1
  }

  private static func failure(_ tree: JSONTree, hiding key: String) -> BookSearchFailure.Cause? {
    let code = tree["errorCode"]?.text.map { BookText.line($0, limit: 20) }
    let words = tree["errorMessage"]?.text ?? ""
    guard !words.isEmpty || !["", "0"].contains(code ?? "") else { return nil }
    if code == "8" { return .notFound }
    let message = ServiceNotice.hiding(key, in: words)
    return ServiceNotice.saysClosed(Array(words.utf8))
      ? .closed(message: message) : .service(code: code, message: message)
  }
}
