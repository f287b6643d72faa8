/// The size of a picture in pixels.
public struct PictureSize: Equatable, Sendable {
  public let width: Int
  public let height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  public static func square(_ side: Int) -> PictureSize { PictureSize(width: side, height: side) }
}

/// Renders SVG drawings.
public struct PictureMaker: Sendable {
  /// Renders an SVG drawing to a PNG.
  public var png: @Sendable (_ svg: [UInt8], _ size: PictureSize) throws(PictureFailure) -> [UInt8]
  /// Renders SVG drawings to the pages of a PDF.
  public var pdf: @Sendable (_ pages: [[UInt8]]) throws(PictureFailure) -> [UInt8]

  /// Creates a maker. If `pdf` is omitted, making a PDF fails.
  public init(
    png:
      @escaping @Sendable (_ svg: [UInt8], _ size: PictureSize) throws(PictureFailure) ->
      [UInt8],
    pdf: @escaping @Sendable (_ pages: [[UInt8]]) throws(PictureFailure) -> [UInt8] = {
      _ throws(PictureFailure) in throw .noProgram
    }
  ) {
    self.png = png
    self.pdf = pdf
  }
}

/// Why a picture could not be rendered.
public enum PictureFailure: Error, Equatable, Sendable {
  /// The rendering program is not installed.
  case noProgram
  /// The rendering program failed, with its message.
  case failed(String)
  /// The timeout was exceeded.
  case slow
}
