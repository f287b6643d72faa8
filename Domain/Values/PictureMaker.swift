/// How many pixels a picture is wide and high.
public struct PictureSize: Equatable, Sendable {
  /// The pixels beside each other.
  public let width: Int
  /// The pixels above each other.
  public let height: Int

  /// Names a size.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// A square.
  public static func square(_ side: Int) -> PictureSize { PictureSize(width: side, height: side) }
}

/// Turns a drawing into a picture that every program can show.
public struct PictureMaker: Sendable {
  /// A PNG of an SVG drawing in a size.
  public var png: @Sendable (_ svg: [UInt8], _ size: PictureSize) throws(PictureFailure) -> [UInt8]
  /// A PDF whose pages are SVG drawings.
  public var pdf: @Sendable (_ pages: [[UInt8]]) throws(PictureFailure) -> [UInt8]

  /// Makes a maker of pictures; without a way to make PDFs it makes none.
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

/// Why no picture was made.
public enum PictureFailure: Error, Equatable, Sendable {
  /// The program that makes them is not here.
  case noProgram
  /// The program did not make it, in its own words.
  case failed(String)
  /// It took too long.
  case slow
}
