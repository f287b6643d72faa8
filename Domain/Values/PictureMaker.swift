/// Turns a drawing into a picture that every program can show.
public struct PictureMaker: Sendable {
  /// A PNG of an SVG drawing, as many pixels wide and high as the side says.
  public var png: @Sendable (_ svg: [UInt8], _ side: Int) throws(PictureFailure) -> [UInt8]

  /// Makes a maker of pictures.
  public init(
    png: @escaping @Sendable (_ svg: [UInt8], _ side: Int) throws(PictureFailure) -> [UInt8]
  ) {
    self.png = png
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
