/// Loads the covers of books as small pictures, by web address or file path.
public struct BookCovers: Sendable {
  /// Returns the cached cover without network access. Nil if the cover was never fetched, or if its file has changed
  /// since.
  public var cached: @Sendable (_ cover: String) -> CoverImage?
  /// Returns the cover, and fetches it if it is not cached. The call blocks and may be slow.
  public var fetch: @Sendable (_ cover: String) throws(CoverFailure) -> CoverImage
  /// Returns the size of the cache on disk in bytes.
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

  /// The implementation that has no covers.
  public static let none = BookCovers { (_) throws(CoverFailure) in throw .noPicture }

  /// The maximum size of a returned cover, in pixels.
  public static let largest = (width: 160, height: 240)
}

public enum CoverFailure: Error, Hashable, Sendable {
  /// The book has no cover, or only a placeholder.
  case noPicture
  /// The address is neither a web address nor an absolute path.
  case badAddress
  case file(FileFailure)
  /// The file is not a JPEG, PNG or GIF file.
  case notAnImage
  /// The file has a supported format, but is corrupt.
  case broken
  /// The file exceeds the limit of bytes.
  case tooLarge(limit: Int)
  /// The picture exceeds the limit of pixels.
  case tooManyPixels(limit: Int)
  /// There was no network connection, or it broke in every attempt.
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
  /// Another program failed. Carries its error message.
  case other(String)
}
