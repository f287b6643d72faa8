public import Domain

/// The services of the web that know books, over one fetcher and one folder of earlier answers.
public struct BookServices: Sendable {
  private let fetcher: Fetcher
  private let clock: WallClock
  private let folder: PrivateFolder?
  private let isOffline: Bool
  private let cancellation: Cancellation?
  private let wait: @Sendable (Int) -> Void

  /// Where each service is for everybody.
  public static let aladinHome = AladinSearch.home
  public static let openLibraryHome = OpenLibrarySearch.home

  /// Asks with a fetcher, and keeps answers in a folder, where there is one, unless that is to stay as
  /// it is. Offline, only what is kept is an answer. Between two questions that should not follow each
  /// other at once, so many milliseconds are waited, unless it is cancelled; the fetcher ends by the
  /// same cancellation if it was made with it.
  public init(
    fetcher: Fetcher, clock: WallClock, cacheFolder: String?, keepsAnswers: Bool = true,
    isOffline: Bool = false, cancellation: Cancellation? = nil,
    wait: @escaping @Sendable (Int) -> Void = BookServices.sleep
  ) {
    self.fetcher = fetcher
    self.clock = clock
    folder = cacheFolder.map { PrivateFolder(path: $0, isFixed: !keepsAnswers) }
    self.isOffline = isOffline
    self.cancellation = cancellation
    self.wait = wait
  }

  /// Sleeps so many milliseconds.
  public static let sleep: @Sendable (Int) -> Void = { Pause.milliseconds(UInt32(clamping: $0)) }

  /// Aladin's shop, which wants a key. An empty address is its own.
  public func aladin(key: String?, base: String? = nil) -> BookSearch {
    AladinSearch(base: Self.place(base, AladinSearch.home), key: key, line: line(.aladin)).port
  }

  /// Kakao's book search, which wants a key. An empty address is its own.
  public func kakao(key: String?, base: String? = nil) -> BookSearch {
    KakaoSearch(base: Self.place(base, KakaoSearch.home), key: key, line: line(.kakao)).port
  }

  /// The public libraries of Korea, which want a key. An empty address is their own.
  public func naru(key: String?, base: String? = nil) -> BookSearch {
    NaruSearch(base: Self.place(base, NaruSearch.home), key: key, line: line(.naru)).port
  }

  /// Open Library. An empty address is its own.
  public func openLibrary(base: String? = nil, covers: String? = nil) -> BookSearch {
    let number = folder.map { SharedNumber(folder: $0, name: "openlibrary.turn") }
    let pace = RequestPace(number, cancellation: cancellation, wait: wait)
    return OpenLibrarySearch(
      base: Self.place(base, OpenLibrarySearch.home),
      covers: Self.place(covers, OpenLibrarySearch.homeOfCovers),
      line: line(.openlibrary) { pace.takeTurn() }
    ).port
  }

  /// Forgets all answers that are kept.
  public func clearCache() { cache?.clear() }

  /// How many bytes the answers take that are kept.
  public var cacheSize: Int { cache?.size ?? 0 }

  private var cache: ResponseCache? { folder.map { ResponseCache(folder: $0) } }

  private static func place(_ base: String?, _ home: String) -> String {
    base.flatMap { $0.isEmpty ? nil : $0 } ?? home
  }

  private func line(
    _ source: BookSource, takeTurn: @escaping @Sendable () -> Bool = { true }
  ) -> ServiceLine {
    ServiceLine(
      source: source, fetcher: fetcher, cache: cache, clock: clock, isOffline: isOffline,
      cancellation: cancellation, takeTurn: takeTurn)
  }
}

extension Fetcher {
  /// How long somebody who searches a book waits, in milliseconds.
  public static let bookPatience = 10_000

  /// Fetches for those who search books, and says which program asks.
  public static func forBooks(
    path: String?, version: String, cancellation: Cancellation? = nil
  ) -> Fetcher {
    .curl(
      path: path, timeout: bookPatience, agent: "Haru/\(version)", cancellation: cancellation)
  }
}
