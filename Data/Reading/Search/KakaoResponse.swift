import Domain

/// Decodes Kakao's responses leniently.
struct KakaoResponse {
  let documents: [KakaoDocument]
  /// The number of books that can be requested; nil if missing.
  let total: Int?
  /// Whether this is the last page; false if the response does not say.
  let isEnd: Bool

  /// Decodes a response. The key is removed from error messages.
  init(_ bytes: [UInt8], hiding key: String) throws(BookSearchFailure) {
    let tree: JSONTree
    do throws(JSONParseError) { tree = try JSONTreeReader.tree(JSONMending.mended(bytes)) } catch {
      throw BookSearchFailure(.kakao, .badAnswer)
    }
    guard case .object(let members) = tree else { throw BookSearchFailure(.kakao, .badAnswer) }
    guard let documents = members["documents"] else {
      throw BookSearchFailure(.kakao, Self.failure(tree, hiding: key) ?? .badAnswer)
    }
    self.documents = documents.elements.prefix(KakaoQuestions.paging.size).map {
      KakaoDocument(document: $0)
    }
    total = tree["meta"]?["pageable_count"]?.number ?? tree["meta"]?["total_count"]?.number
    isEnd = tree["meta"]?["is_end"] == .bool(true)
  }

  /// Returns the failure that the response describes; nil if there is none.
  private static func failure(_ tree: JSONTree, hiding key: String) -> BookSearchFailure.Cause? {
    let code = tree["errorType"]?.text.map { BookText.line($0, limit: 40) }
    let words = tree["message"]?.text ?? tree["msg"]?.text ?? ""
    guard code != nil || !words.isEmpty else { return nil }
    let message = ServiceNotice.hiding(key, in: words)
    return switch code {
    case "AccessDeniedError": .badKey(message: message.isEmpty ? nil : message)
    case "RequestThrottled": .quota
    default: .service(code: code.map { ServiceNotice.hiding(key, in: $0) }, message: message)
    }
  }
}

/// A book in Kakao's response. Any member may be missing, and there is never a page count or a
/// category.
struct KakaoDocument {
  let document: JSONTree

  /// The ISBN-13, or else a Korean ISBN-10; nil if both are missing. Kakao writes both into one
  /// text.
  var isbn: ISBN? {
    let numbers = (document["isbn"]?.text ?? "").split { $0 == " " }.map(String.init)
    return numbers.filter { $0.count > 10 }.lazy.compactMap(ISBN.init).first
      ?? numbers.lazy.compactMap(ISBN.korean).first
  }

  /// The book as a search result; nil if it has neither an ISBN nor a title.
  var book: BookSearchResult? {
    let written = BookTitle(line("title", limit: 600) ?? "")
    let isbn = isbn
    guard !written.title.isEmpty || isbn != nil else { return nil }
    return BookSearchResult(
      isbn13: isbn, title: written.title, subtitle: written.subtitle,
      authors: BookAuthors(names: names("authors")) ?? BookAuthors(names: names("translators")),
      publisher: line("publisher"), published: published,
      cover: (document["thumbnail"]?.text).flatMap(BookText.address),
      link: (document["url"]?.text).flatMap(BookText.address), description: description,
      source: .kakao)
  }

  /// The day of publication, from the date part of a timestamp in Korean time; nil if it is
  /// invalid.
  private var published: Day? {
    let moment = Text.trimmed(document["datetime"]?.text ?? "")
    let parts = moment.split(separator: "T", omittingEmptySubsequences: false)
    return parts.first.flatMap { Day(String($0)) }
  }

  /// The description; nil if the response has none. Kakao truncates descriptions, so an ellipsis is added unless the
  /// text ends with punctuation.
  private var description: String? {
    let text = TextForms.composed(
      BookText.multilineText(document["contents"]?.text ?? "", limit: 4_000))
    guard let last = text.last else { return nil }
    return ".!?…\"'”’)]」』》〉".contains(last) ? text : text + "…"
  }

  private func line(_ name: String, limit: Int = 300) -> String? {
    let line = TextForms.composed(BookText.line(document[name]?.text ?? "", limit: limit))
    return line.isEmpty ? nil : line
  }

  private func names(_ name: String) -> [String] {
    (document[name]?.elements ?? []).prefix(100).compactMap { name in
      name.text.map { TextForms.composed(BookText.line($0)) }
    }
  }
}
