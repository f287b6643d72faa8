public import Domain

/// The book services of the web. They share one fetcher and one cache folder.
public struct BookServices: Sendable {
  private let fetcher: Fetcher
  private let clock: WallClock
  private let folder: PrivateFolder?
  private let store: String?
  private let isOffline: Bool
  private let cancellation: Cancellation?
  private let wait: @Sendable (Int) -> Void

  /// Uses a fetcher and a cache folder for responses. If `keepsAnswers` is false, the cache is only read; offline, only
  /// cached responses are used. The closure `wait` sleeps for a number of milliseconds between requests that need an
  /// interval. The same cancellation must be passed to the fetcher. The responses for an encrypted `store` are
  /// encrypted.
  public init(
    fetcher: Fetcher, clock: WallClock, cacheFolder: String?, store: String? = nil,
    keepsAnswers: Bool = true, isOffline: Bool = false, cancellation: Cancellation? = nil,
    wait: @escaping @Sendable (Int) -> Void = BookServices.sleep
  ) {
    self.fetcher = fetcher
    self.clock = clock
    self.store = store
    folder = cacheFolder.map { PrivateFolder(path: $0, isFixed: !keepsAnswers) }
    self.isOffline = isOffline
    self.cancellation = cancellation
    self.wait = wait
  }

  /// Sleeps for a number of milliseconds.
  public static let sleep: @Sendable (Int) -> Void = { Pause.milliseconds(UInt32(clamping: $0)) }

  /// Returns the search in Aladin's shop, which requires a key. An empty base URL means the public
  /// one.
  public func aladin(key: String?, base: String? = nil) -> BookSearch {
    AladinSearch(base: Self.baseURL(base, AladinSearch.home), key: key, line: line(.aladin)).port
  }

  /// Returns Kakao's book search, which requires a key. An empty base URL means the public one.
  public func kakao(key: String?, base: String? = nil) -> BookSearch {
    KakaoSearch(base: Self.baseURL(base, KakaoSearch.home), key: key, line: line(.kakao)).port
  }

  /// Returns the search in the public libraries of Korea, which requires a key. An empty base URL
  /// means the public one.
  public func naru(key: String?, base: String? = nil) -> BookSearch {
    NaruSearch(base: Self.baseURL(base, NaruSearch.home), key: key, line: line(.naru)).port
  }

  /// Returns the search in Open Library. An empty base URL means the public one.
  public func openLibrary(base: String? = nil, covers: String? = nil) -> BookSearch {
    let number = folder.map { SharedNumber(folder: $0, name: "openlibrary.turn") }
    let pace = RequestPace(number, cancellation: cancellation, wait: wait)
    return OpenLibrarySearch(
      base: Self.baseURL(base, OpenLibrarySearch.home),
      covers: Self.baseURL(covers, OpenLibrarySearch.homeOfCovers),
      line: line(.openlibrary) { pace.takeTurn() }
    ).port
  }

  /// Deletes all cached responses.
  public func clearCache() { cache?.clear() }

  /// The size of all cached responses, in bytes.
  public var cacheSize: Int { cache?.size ?? 0 }

  private var cache: ResponseCache? { folder.map { ResponseCache(folder: $0, store: store) } }

  private static func baseURL(_ base: String?, _ home: String) -> String {
    base.flatMap { $0.isEmpty ? nil : $0 } ?? home
  }

  private func line(
    _ source: BookSource, takeTurn: @escaping @Sendable () -> Bool = { true }
  ) -> ServiceClient {
    ServiceClient(
      source: source, fetcher: fetcher, cache: cache, clock: clock, isOffline: isOffline,
      cancellation: cancellation, takeTurn: takeTurn)
  }
}

extension Fetcher {
  /// The timeout of a request for books, in milliseconds.
  public static let bookTimeout = 10_000

  /// Returns a fetcher for book services or covers, which names this program in the user agent.
  public static func forBooks(
    _ feature: OutgoingData, path: String?, version: String, cancellation: Cancellation? = nil
  ) -> Fetcher {
    .curl(
      for: feature, path: path, timeout: bookTimeout, agent: "Haru/\(version)",
      cancellation: cancellation)
  }
}
