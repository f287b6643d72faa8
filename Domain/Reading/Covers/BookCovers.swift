/// Gets the covers of books as small pictures, by what a book says of where its cover lies: an
/// address of the web or the path of a file.
public struct BookCovers: Sendable {
  /// A cover that needs nobody to be asked, at once. There is none where it was never got, or
  /// where its file has changed since.
  public var cached: @Sendable (_ cover: String) -> CoverImage?
  /// A cover that is got if need be, which may take a while.
  public var fetch: @Sendable (_ cover: String) throws(CoverFailure) -> CoverImage
  /// How many bytes of the disk the covers take that are kept.
  public var size: @Sendable () -> Int
  /// Forgets all covers that are kept.
  public var clear: @Sendable () -> Void

  /// Makes a way to covers.
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

  /// No book has a cover.
  public static let none = BookCovers { (_) throws(CoverFailure) in throw .noPicture }

  /// No cover that is given is wider or higher, in pixels.
  public static let largest = (width: 160, height: 240)
}

/// Why there is no cover to show.
public enum CoverFailure: Error, Hashable, Sendable {
  /// There is nothing, or a picture that only says so.
  case noPicture
  /// It is neither an address of the web nor a path from the root of the disk.
  case badAddress
  /// Its file cannot be read.
  case file(FileFailure)
  /// It is no JPEG, PNG or GIF.
  case notAnImage
  /// It is one of these, but broken.
  case broken
  /// It has more bytes than are taken.
  case tooLarge(limit: Int)
  /// It has more pixels than are looked at.
  case tooManyPixels(limit: Int)
  /// Nobody answers, or the connection broke, and so it was each time.
  case offline
  /// Nobody may be asked, and it was never got.
  case notKept
  /// The answer, or making a picture of it, took too long.
  case slow
  /// The server answered with another status than success.
  case status(Int)
  /// The connection could not be made safe.
  case insecure
  /// A program that is needed is not here.
  case noProgram(String)
  /// Anything else, in somebody else's words.
  case other(String)
}
