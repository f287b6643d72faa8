import Data
import Domain

/// Checks the readers of book services' answers with any bytes, and counts what they read.
public struct BookPromises {
  public private(set) var books = 0
  /// The number of books in lists that were read.
  public private(set) var lists = 0
  public private(set) var failures: [String: Int] = [:]

  /// The services whose answers are checked.
  public static let services: [BookSource] = [.aladin, .openlibrary, .kakao, .naru]

  private let isbn = ISBN(stored: "9788994492032")
  private static let key = "SECRET"

  public init() {}

  /// Returns the first broken rule as text, or nil if none is broken.
  public mutating func broken(by bytes: [UInt8], as source: BookSource) -> String? {
    let services = BookServices(
      fetcher: Fetcher { (_, _) throws(FetchFailure) in bytes },
      clock: WallClock { Now(instant: 1_772_928_000, offset: 32_400) }, cacheFolder: nil,
      wait: { _ in })
    let search: BookSearch
    switch source {
    case .aladin: search = services.aladin(key: Self.key)
    case .openlibrary: search = services.openLibrary()
    case .kakao: search = services.kakao(key: Self.key)
    case .naru: search = services.naru(key: Self.key)
    case .library: return nil
    }
    do throws(TextRefusal) {
      let query = try BookQuery("책")
      for number in 1...2 {
        do throws(BookSearchFailure) {
          let page = try search.search(query, number)
          if let reason = broken(page, number) { return reason }
          books += page.results.count
        } catch {
          if let reason = broken(error, source) { return reason }
        }
      }
    } catch { return "a query that is refused" }
    for list in DiscoveryList.allCases {
      do throws(BookSearchFailure) {
        let page = try search.discover(DiscoveryRequest(list))
        if let reason = broken(page, 1) { return reason }
        lists += page.results.count
      } catch {
        if error.reason == .notOffered { continue }
        if let reason = broken(error, source) { return reason }
      }
    }
    do throws(BookSearchFailure) {
      let answer = try search.lookup(isbn)
      if answer.book.isbn13 != isbn { return "another book" }
      return broken(answer.book, source)
    } catch { return broken(error, source) }
  }

  private func broken(_ page: BookPage, _ number: Int) -> String? {
    if page.page != number { return "another page" }
    if page.results.count > 50 { return "more books than a page has" }
    if page.total < page.results.count { return "fewer books than there are" }
    if !(1...50).contains(page.pages) { return "pages beyond the last" }
    let numbers = page.results.compactMap(\.isbn13)
    if Set(numbers).count != numbers.count { return "a book twice" }
    for book in page.results {
      if let reason = broken(book, page.source) { return reason }
    }
    return nil
  }

  private func broken(_ book: BookSearchResult, _ source: BookSource) -> String? {
    if book.source != source { return "a book of somebody else's" }
    if book.title.isEmpty && book.isbn13 == nil { return "a book without a name" }
    if let isbn = book.isbn13, ISBN(isbn.text) != isbn { return "a number that proves nothing" }
    if let pages = book.pages, pages < 1 { return "a book without pages" }
    if let point = book.salesPoint, point < 0 { return "less than nothing sold" }
    for address in [book.cover, book.link].compactMap({ $0 }) {
      if !address.lowercased().hasPrefix("http") { return "an address that leads elsewhere" }
      if let reason = broken(address, limit: 4_000) { return reason }
    }
    let lines = [book.subtitle, book.authors?.first, book.publisher].compactMap { $0 }
    for line in lines where line.isEmpty { return "a line that says nothing" }
    for line in lines + [book.title] {
      if let reason = broken(line, limit: 1_000) { return reason }
    }
    guard let description = book.description else { return nil }
    return broken(description.filter { $0 != "\n" }, limit: 5_000)
  }

  private func broken(_ text: String, limit: Int) -> String? {
    if text.count > limit { return "a text that is too long" }
    let isObeyed = text.unicodeScalars.contains { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: true
      default: (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
      }
    }
    return isObeyed ? "a text that a terminal obeys" : nil
  }

  private mutating func broken(_ failure: BookSearchFailure, _ source: BookSource) -> String? {
    // Open Library needs no key, so none can leak.
    let leaks = { (text: String?) in source != .openlibrary && text?.contains(Self.key) == true }
    if failure.source != source { return "a failure of somebody else's" }
    switch failure.reason {
    case .service(let code, let message):
      failures["service", default: 0] += 1
      if leaks(message) || leaks(code) { return "the key" }
      return broken(message, limit: 250) ?? broken(code ?? "", limit: 40)
    case .closed(let message):
      failures["closed", default: 0] += 1
      if leaks(message) { return "the key" }
      return broken(message ?? "", limit: 250)
    case .badKey(let message):
      failures["badKey", default: 0] += 1
      if leaks(message) { return "the key" }
      return broken(message ?? "", limit: 250)
    case .notFound, .badAnswer, .otherBook, .noSuchPage, .quota:
      failures["\(failure.reason)", default: 0] += 1
      return nil
    case .status, .slow, .tooLarge, .noKey, .offline, .notCached, .busy, .cancelled, .badAddress,
      .insecure, .noProgram, .notOffered, .storage, .other:
      return "a failure that no answer has"
    }
  }
}
