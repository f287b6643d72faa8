import Domain
import Support
import Testing

@testable import Data

/// Sample covers as JPEG, PNG and GIF files, which external programs encode.
enum SampleCover {
  /// Returns a blue cover with a light rectangle above a red one.
  static func image(_ width: Int = 40, _ height: Int = 60) -> CoverImage {
    var parts: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let isInside = (width / 4..<width * 3 / 4).contains(x)
        let isUpper = (height / 8..<height / 2).contains(y)
        let isLower = (height * 5 / 8..<height * 7 / 8).contains(y)
        parts +=
          isInside && isUpper
          ? [240, 220, 180] : isInside && isLower ? [220, 60, 50] : [30, 60, 120]
      }
    }
    guard let image = CoverImage(width: width, height: height, parts: parts) else {
      preconditionFailure("a sample is a picture")
    }
    return image
  }

  static func jpeg(_ image: CoverImage = image()) throws -> [UInt8] {
    try made("pnmtojpeg", ["-quality=95"], image)
  }

  static func png(_ image: CoverImage = image()) throws -> [UInt8] {
    try made("pnmtopng", ["-quiet"], image)
  }

  static func gif(_ image: CoverImage = image()) throws -> [UInt8] {
    try made("pamtogif", ["-quiet"], image)
  }

  private static func made(_ program: String, _ arguments: [String], _ image: CoverImage) throws
    -> [UInt8]
  {
    try run(program, arguments, PixelMap.bytes(of: image))
  }

  /// Returns what a program prints for this input.
  static func run(_ program: String, _ arguments: [String], _ input: [UInt8]) throws -> [UInt8] {
    let path = try #require(ProgramPath.find(program, in: "/usr/bin:/bin"))
    let call = ProgramCall(
      path: path, arguments: arguments, input: input, limit: 1 << 26, timeout: 20_000)
    guard case .ended(let answer) = call.run(), answer.status == 0 else {
      Issue.record("\(program) made no sample")
      return []
    }
    return answer.output
  }
}

extension BookCovers {
  func result(_ cover: String) -> Result<CoverImage, CoverFailure> {
    Result { () throws(CoverFailure) in try fetch(cover) }
  }

  func failure(_ cover: String) -> CoverFailure? {
    switch result(cover) {
    case .success: nil
    case .failure(let failure): failure
    }
  }
}

extension CoverDecoder {
  func result(_ bytes: [UInt8]) -> Result<CoverImage, CoverFailure> {
    Result { () throws(CoverFailure) in try image(bytes) }
  }
}
