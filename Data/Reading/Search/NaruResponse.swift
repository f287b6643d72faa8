import Domain

/// Decodes responses of 도서관 정보나루 leniently.
struct NaruResponse {
  /// The books of the response, whose structure depends on the request.
  let books: [NaruBook]
  /// The total number of matching books (`numFound`), which may exceed `books`; nil if the response does not give it.
  let total: Int?

  /// Decodes a response. Failures have a successful HTTP status and are recognised by their
  /// content; some are XML although JSON was requested.
  init(_ bytes: [UInt8], hiding key: String) throws(BookSearchFailure) {
    if let reason = NaruFailure(xml: bytes)?.reason(hiding: key) {
      throw BookSearchFailure(.naru, reason)
    }
    let tree: JSONTree
    do throws(JSONParseError) { tree = try JSONTreeReader.tree(JSONMending.mended(bytes)) } catch {
      throw BookSearchFailure(.naru, .badAnswer)
    }
    guard let response = tree["response"], case .object(let members) = response else {
      throw BookSearchFailure(.naru, .badAnswer)
    }
    if let reason = NaruFailure(response)?.reason(hiding: key) {
      throw BookSearchFailure(.naru, reason)
    }
    guard let books = Self.books(members) else { throw BookSearchFailure(.naru, .badAnswer) }
    self.books = books.map { NaruBook(book: $0) }
    total = response["numFound"]?.number
  }

  /// Returns the books of a response; nil if it has none. Lists and searches have `docs`, a look-up
  /// has `detail`, and rising books are grouped by day.
  private static func books(_ members: [String: JSONTree]) -> [JSONTree]? {
    if let docs = members["docs"] { return docs.elements.compactMap { $0["doc"] } }
    if let detail = members["detail"] { return detail.elements.compactMap { $0["book"] } }
    return members["results"]?.elements.flatMap { day in
      (day["result"]?["docs"]?.elements ?? []).compactMap { $0["doc"] }
    }
  }
}

/// A failure that a response describes.
private struct NaruFailure {
  let code: String
  let words: String

  init?(_ response: JSONTree) {
    self.init(response["errCode"]?.text, response["error"]?.text)
  }

  /// Reads a failure in XML; nil for any other response.
  init?(xml bytes: [UInt8]) {
    let text = String(decoding: bytes.prefix(4_096), as: UTF8.self)
    guard text.first(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }) == "<" else { return nil }
    func element(_ name: String) -> String? {
      guard let start = text.firstRange(of: "<\(name)>")?.upperBound,
        let end = text[start...].firstRange(of: "</\(name)>")?.lowerBound
      else { return nil }
      return String(text[start..<end])
    }
    self.init(element("errCode"), element("error"))
  }

  private init?(_ code: String?, _ words: String?) {
    self.code = BookText.line(code ?? "", limit: 40)
    self.words = words ?? ""
    if self.code.isEmpty && self.words.isEmpty { return nil }
  }

  func reason(hiding key: String) -> BookSearchFailure.Cause {
    let message = ServiceNotice.hiding(key, in: words)
    return switch code {
    // An invalid key, and one that is not activated yet.
    case "authErr", "vitalizationErr": .badKey(message: message.isEmpty ? nil : message)
    case "outOflimit": .quota
    default:
      .service(
        code: code.isEmpty ? nil : ServiceNotice.hiding(key, in: code),
        message: message.isEmpty ? "…" : message)
    }
  }
}
