import Domain

/// Makes small pictures of files with netpbm's programs, which are found in `PATH` and run on
/// their own: what a file from the web does to them it does not do to Haru.
struct CoverDecoder: Sendable {
  let path: String?
  /// How many milliseconds a picture may take.
  var timeout = 10_000

  /// What has more pixels was never meant for a book.
  static let mostPixels = 16_000_000

  /// The picture in a file, no larger than covers are.
  func image(_ bytes: [UInt8]) throws(CoverFailure) -> CoverImage {
    guard let kind = PictureKind(bytes) else { throw .notAnImage }
    guard let sides = kind.sides(in: bytes), sides.width > 0, sides.height > 0 else {
      throw .broken
    }
    guard sides.width <= CoverImage.longestSide, sides.height <= CoverImage.longestSide,
      sides.width * sides.height <= Self.mostPixels
    else { throw .tooManyPixels(limit: Self.mostPixels) }
    // Parts of a PNG may have two bytes each.
    let limit = sides.width * sides.height * (kind == .png ? 6 : 3) + 64
    let map = try map(of: bytes, kind, limit: limit)
    guard let image = PixelMap.image(map) else { throw .broken }
    return image.shrunk(within: BookCovers.largest.width, BookCovers.largest.height)
  }

  private func map(of bytes: [UInt8], _ kind: PictureKind, limit: Int)
    throws(CoverFailure) -> [UInt8]
  {
    let words = Self.words(kind)
    guard let program = ProgramPath.found(words.name, in: path) else {
      throw .noProgram(words.name)
    }
    let call = ProgramCall(
      path: program, arguments: words.arguments, input: bytes, limit: limit, timeout: timeout)
    switch call.run() {
    case .missing: throw .noProgram(words.name)
    case .notStarted(let code): throw .other("\(words.name): \(code)")
    // It says to be smaller than it is.
    case .tooMuch: throw .broken
    case .tooSlow, .cancelled: throw .slow
    case .ended(let answer):
      guard answer.status == 0 else { throw .broken }
      return answer.output
    }
  }

  /// The program for a kind of picture. What shines through is laid on white, and of pictures that
  /// move the first is enough.
  private static func words(_ kind: PictureKind) -> (name: String, arguments: [String]) {
    switch kind {
    case .jpeg: ("jpegtopnm", ["-quiet"])
    case .png: ("pngtopam", ["-quiet", "-mix", "-background=rgb:ff/ff/ff"])
    case .gif: ("giftopnm", ["-quiet", "-quitearly"])
    }
  }
}
