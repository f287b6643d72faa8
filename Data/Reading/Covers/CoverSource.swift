public import Domain

extension BookCovers {
  /// Returns a source that gets covers from the web and from files, decodes them with programs in `PATH`, and caches
  /// them. If `keepsCovers` is false, the cache is only read; offline, only cached covers and files are used. The
  /// closure `wait` sleeps for a number of milliseconds before a retry. The covers of an encrypted `store` are encrypted.
  public static func cached(
    fetcher: Fetcher, path: String?, cacheFolder: String?, store: String? = nil,
    keepsCovers: Bool = true,
    openLibrary: String? = nil, isOffline: Bool = false,
    wait: @escaping @Sendable (Int) -> Void = BookServices.sleep
  ) -> BookCovers {
    let home = openLibrary.flatMap { $0.isEmpty ? nil : $0 } ?? OpenLibrarySearch.homeOfCovers
    let source = CoverSource(
      fetcher: fetcher, decoder: CoverDecoder(path: path),
      cache: cacheFolder.map {
        CoverCache(folder: PrivateFolder(path: $0, isFixed: !keepsCovers), store: store)
      },
      homeOfBlanks: CoverSource.host(of: home), isOffline: isOffline, wait: wait)
    return source.port
  }
}

/// Gets covers from the cache, the disk and the web.
struct CoverSource: Sendable {
  let fetcher: Fetcher
  let decoder: CoverDecoder
  let cache: CoverCache?
  /// The host whose response is a tiny blank picture if it has no cover.
  let homeOfBlanks: String
  let isOffline: Bool
  let wait: @Sendable (Int) -> Void

  /// The size limit of a cover file, in bytes.
  static let limit = 4 << 20
  /// The size in bytes below which a response of the host `homeOfBlanks` is the blank picture.
  static let blank = 500
  /// The number of retries for an unreachable host, and the pause before each retry in
  /// milliseconds.
  static let (retries, pause) = (3, 3_000)

  var port: BookCovers {
    BookCovers(
      cached: { cached($0) },
      fetch: { (cover) throws(CoverFailure) in try image(of: cover) },
      size: { cache?.size ?? 0 }, clear: { cache?.clear() })
  }

  /// The source of a cover: a URL or a file.
  private enum Location {
    case web(String)
    case file(OrdinaryFile)

    init(_ cover: String) throws(CoverFailure) {
      if cover.isEmpty { throw .noPicture }
      if WebAddress.isFetchable(cover) {
        self = .web(cover)
      } else if cover.hasPrefix("/"), !cover.unicodeScalars.contains("\0") {
        self = .file(OrdinaryFile(path: cover))
      } else {
        throw .badAddress
      }
    }

    /// The name under which the picture is cached; nil if the file does not exist. The name includes the time and size
    /// of a file, so a changed file has another name.
    var name: String? {
      switch self {
      case .web(let address): address
      case .file(let file): file.facts.map { "\(file.path) \($0.written) \($0.length)" }
      }
    }
  }

  private func cached(_ cover: String) -> CoverImage? {
    do throws(CoverFailure) { return try cachedImage(Location(cover)) } catch { return nil }
  }

  private func cachedImage(_ location: Location) -> CoverImage? {
    guard let cache, let name = location.name else { return nil }
    return cache.image(of: name)
  }

  private func image(of cover: String) throws(CoverFailure) -> CoverImage {
    let location = try Location(cover)
    if let image = cachedImage(location) { return image }
    switch location {
    case .web(let address): return try image(at: address)
    case .file(let file):
      // The name is taken before reading, so that a file changed meanwhile is cached under its old name.
      let name = location.name
      let bytes: [UInt8]
      do throws(FileFailure) { bytes = try file.read(limit: Self.limit) } catch {
        if case .tooLarge(let limit) = error.reason { throw .tooLarge(limit: limit) }
        throw .file(error)
      }
      let image = try decoded(bytes)
      if let name { cache?.keep(image, of: name) }
      return image
    }
  }

  private func image(at address: String) throws(CoverFailure) -> CoverImage {
    let original = cache?.original(of: address)
    let bytes = if let original { original } else { try asked(address) }
    let image: CoverImage
    do throws(CoverFailure) { image = try decoded(bytes) } catch {
      // Without the decoder the original is cached, so that it need not be fetched again later.
      if case .noProgram = error, original == nil { cache?.keep(bytes, of: address) }
      throw error
    }
    if original == nil { cache?.keep(bytes, of: address) }
    cache?.keep(image, of: address)
    return image
  }

  /// Decodes a picture. Throws for a single pixel, which some services send if they have no cover.
  private func decoded(_ bytes: [UInt8]) throws(CoverFailure) -> CoverImage {
    if bytes.isEmpty { throw .noPicture }
    let image = try decoder.image(bytes)
    if image.width == 1, image.height == 1 { throw .noPicture }
    return image
  }
}

/// Fetches covers from the web.
extension CoverSource {
  /// Returns the host of a URL with its port, if given; empty if the URL has no host.
  static func host(of address: String) -> String {
    let parts = address.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3 else { return "" }
    let host = parts[2].prefix { !"/?#".contains($0) }
    return (host.split(separator: "@").last ?? host).lowercased()
  }

  private func asked(_ address: String) throws(CoverFailure) -> [UInt8] {
    if isOffline { throw .notCached }
    let bytes = try answer(of: address)
    if bytes.count < Self.blank, Self.host(of: address) == homeOfBlanks { throw .noPicture }
    return bytes
  }

  /// Fetches a URL. The request is retried only if the host is unreachable, not if it refuses the
  /// request.
  private func answer(of address: String) throws(CoverFailure) -> [UInt8] {
    var left = Self.retries
    while true {
      do throws(FetchFailure) { return try fetcher.fetch(address, Self.limit) } catch {
        guard left > 0, Self.isWorthAnother(error.reason) else {
          throw Self.failure(error.reason)
        }
      }
      left -= 1
      wait(Self.pause)
    }
  }

  private static func isWorthAnother(_ reason: FetchFailure.Cause) -> Bool {
    switch reason {
    case .unreachable, .slow: true
    case .noProgram, .badAddress, .tooLarge, .refused, .insecure, .cancelled, .other: false
    }
  }

  private static func failure(_ reason: FetchFailure.Cause) -> CoverFailure {
    switch reason {
    case .noProgram: .noProgram("curl")
    case .badAddress: .badAddress
    case .unreachable: .offline
    case .slow, .cancelled: .slow
    case .tooLarge(let limit): .tooLarge(limit: limit)
    case .refused(404), .refused(410): .noPicture
    case .refused(let status): .status(status)
    case .insecure: .insecure
    case .other(let words): .other(words)
    }
  }
}
