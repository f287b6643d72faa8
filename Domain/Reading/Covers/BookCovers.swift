/// Loads book covers as small pictures, by web address or file path.
public struct BookCovers: Sendable {
  /// The cached cover, without network access. Nil if it was never fetched, or if its file has changed since.
  public var cached: @Sendable (_ cover: String) -> CoverImage?
  /// The cover, fetched if not cached; this blocks and may be slow.
  public var fetch: @Sendable (_ cover: String) throws(CoverFailure) -> CoverImage
  /// The size of the cache on disk in bytes.
  public var size: @Sendable () -> Int
  /// Empties the cache.
  public var clear: @Sendable () -> Void

  public init(
    cached: @escaping @Sendable (_ cover: String) -> CoverImage? = { _ in nil },
    fetch: @escaping @Sendable (_ cover: String) throws(CoverFailure) -> CoverImage,
    size: @escaping @Sendable () -> Int = { 0 }, clear: @escaping @Sendable () -> Void = {}
  ) {
    self.cached = cached
    self.fetch = fetch
    self.size = size
    self.clear = clear
  }

  /// A source without any covers.
  public static let none = BookCovers { (_) throws(CoverFailure) in throw .noPicture }

  /// The maximum size of a returned cover, in pixels.
  public static let largest = (width: 160, height: 240)
}

/// Why a cover is not available.
public enum CoverFailure: Error, Hashable, Sendable {
  /// There is no cover, or only a placeholder that says so.
  case noPicture
  /// Neither a web address nor an absolute path.
  case badAddress
  case file(FileFailure)
  /// Not a JPEG, PNG or GIF file.
  case notAnImage
  /// A supported format, but corrupt.
  case broken
  /// More bytes than the limit.
  case tooLarge(limit: Int)
  /// More pixels than the limit.
  case tooManyPixels(limit: Int)
  /// No connection, or it broke, in every attempt.
  case offline
  /// Offline mode is on and the cover is not cached.
  case notCached
  /// The download or the conversion timed out.
  case slow
  /// The server answered with an HTTP status other than success.
  case status(Int)
  /// The TLS connection failed.
  case insecure
  /// A required program is not installed.
  case noProgram(String)
  /// Any other failure, as another program describes it.
  case other(String)
}
