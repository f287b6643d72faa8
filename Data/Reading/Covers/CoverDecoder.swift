import Domain

/// Decodes pictures with the netpbm programs in `PATH`. They run as separate processes, so a malicious file from the
/// web cannot harm Haru itself.
struct CoverDecoder: Sendable {
  let path: String?
  /// The timeout for one picture, in milliseconds.
  var timeout = 10_000

  /// The maximum number of pixels. No book cover needs more.
  static let mostPixels = 16_000_000

  /// Decodes a picture and scales it down to the maximum size of covers.
  func image(_ bytes: [UInt8]) throws(CoverFailure) -> CoverImage {
    guard let kind = PictureKind(bytes) else { throw .notAnImage }
    guard let sides = kind.sides(in: bytes), sides.width > 0, sides.height > 0 else {
      throw .broken
    }
    guard sides.width <= CoverImage.longestSide, sides.height <= CoverImage.longestSide,
      sides.width * sides.height <= Self.mostPixels
    else { throw .tooManyPixels(limit: Self.mostPixels) }
    // A PNG may have two bytes per sample.
    let limit = sides.width * sides.height * (kind == .png ? 6 : 3) + 64
    let map = try map(of: bytes, kind, limit: limit)
    guard let image = PixelMap.image(map) else { throw .broken }
    return image.shrunk(within: BookCovers.largest.width, BookCovers.largest.height)
  }

  private func map(of bytes: [UInt8], _ kind: PictureKind, limit: Int)
    throws(CoverFailure) -> [UInt8]
  {
    let words = Self.words(kind)
    guard let program = ProgramPath.find(words.name, in: path) else {
      throw .noProgram(words.name)
    }
    let call = ProgramCall(
      path: program, arguments: words.arguments, input: bytes, limit: limit, timeout: timeout)
    switch call.run() {
    case .missing: throw .noProgram(words.name)
    case .notStarted(let code): throw .other("\(words.name): \(code)")
    // The output is larger than the header announced.
    case .tooMuch: throw .broken
    case .tooSlow, .cancelled: throw .slow
    case .ended(let answer):
      guard answer.status == 0 else { throw .broken }
      return answer.output
    }
  }

  /// Returns the command that decodes a kind of picture. Transparency becomes white, and of an
  /// animation only the first picture is used.
  private static func words(_ kind: PictureKind) -> (name: String, arguments: [String]) {
    switch kind {
    case .jpeg: ("jpegtopnm", ["-quiet"])
    case .png: ("pngtopam", ["-quiet", "-mix", "-background=rgb:ff/ff/ff"])
    case .gif: ("giftopnm", ["-quiet", "-quitearly"])
    }
  }
}
