import Data
import Domain
import Support

/// The real clients of the book services, which send their requests to a local test server.
struct BookShop {
  /// An API key with characters that a URL has to escape.
  static let key = "ttb&secret 열쇠"
  static let moment = Now(instant: 1_772_928_000, offset: 32_400)

  var key: String? = BookShop.key
  var timeout = 20_000
  var folder: String?
  var isOffline = false
  var now = BookShop.moment

  func services(_ fetcher: Fetcher? = nil) -> BookServices {
    let now = now
    return BookServices(
      fetcher: fetcher
        ?? .curl(
          for: .bookSearch, path: "/usr/bin:/bin", timeout: timeout, agent: "Haru/1.0"),
      clock: WallClock { now }, cacheFolder: folder, isOffline: isOffline, wait: { _ in })
  }

  func aladin(_ server: LoopbackServer) -> BookSearch {
    services().aladin(key: key, base: server.address("/ttb/api/"))
  }

  func kakao(_ server: LoopbackServer) -> BookSearch {
    services().kakao(key: key, base: server.address("/"))
  }

  func naru(_ server: LoopbackServer) -> BookSearch {
    services().naru(key: key, base: server.address("/api/"))
  }

  func openLibrary(_ server: LoopbackServer) -> BookSearch {
    services().openLibrary(base: server.address(""), covers: "https://covers.example/")
  }

  static func page(_ text: String, status: Int = 200) -> LoopbackServer.Answer {
    .page(Array(text.utf8), status: status)
  }
}

extension BookSearch {
  func results(_ text: String, _ page: Int = 1) -> Result<BookPage, BookSearchFailure> {
    Result { () throws(BookSearchFailure) in
      let query: BookQuery
      do throws(TextRefusal) { query = try BookQuery(text) } catch {
        throw BookSearchFailure(source, .other("\(error)"))
      }
      return try search(query, page)
    }
  }

  func reason(_ text: String = "책", _ page: Int = 1) -> BookSearchFailure.Cause? {
    switch results(text, page) {
    case .success: nil
    case .failure(let failure): failure.reason
    }
  }

  func list(_ list: DiscoveryList, of category: BookCategory? = nil)
    -> Result<BookPage, BookSearchFailure>
  {
    Result { () throws(BookSearchFailure) in
      try discover(DiscoveryRequest(list, of: category))
    }
  }

  func book(_ isbn: ISBN) -> Result<BookAnswer, BookSearchFailure> {
    Result { () throws(BookSearchFailure) in try lookup(isbn) }
  }
}

extension Result where Failure == BookSearchFailure {
  var reason: BookSearchFailure.Cause? {
    switch self {
    case .success: nil
    case .failure(let failure): failure.reason
    }
  }
}
