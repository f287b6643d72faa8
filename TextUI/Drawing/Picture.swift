/// A picture as a grid of pixels, each with a colour or clear.
public struct Picture: Equatable, Sendable {
  /// How many pixels stand side by side.
  public let width: Int
  /// How many pixels stand above each other.
  public let height: Int
  /// The pixels, row after row.
  public private(set) var pixels: [Ink?]

  /// Makes a clear picture.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    pixels = Array(repeating: nil, count: self.width * self.height)
  }

  /// The pixel at a place inside the picture.
  public subscript(x: Int, y: Int) -> Ink? {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }

  /// The pixels there are room for in an area: two in each cell, one above the other.
  public static func pixels(in size: Size) -> (width: Int, height: Int) {
    (size.columns, size.rows * 2)
  }

  /// How large one pixel is on the sheet when the whole sheet is to fit into an area.
  public static func grain(in size: Size) -> Double {
    100 / Double(max(1, min(size.columns, size.rows * 2)))
  }

  /// Draws the sheet into an area, as large as it fits, in the middle and on the bottom.
  public init(_ sketch: Sketch, in size: Size) {
    let (width, height) = Self.pixels(in: size)
    self.init(width: width, height: height)
    let scale = 1 / Self.grain(in: size)
    let corner = Spot(
      (Double(width) - 100 * scale) / 2, Double(height) - 100 * scale)
    draw(sketch) { corner + $0 * scale }
  }

  /// Draws a sketch whose measures are pixels already, for what fills an area of any form.
  public init(pixels sketch: Sketch, in size: Size) {
    let (width, height) = Self.pixels(in: size)
    self.init(width: width, height: height)
    draw(sketch) { $0 }
  }

  private mutating func draw(_ sketch: Sketch, _ place: (Spot) -> Spot) {
    if width == 0 || height == 0 { return }
    var raster = Raster(width: width, height: height)
    for shape in sketch.shapes { raster.fill(shape.outline.corners.map(place), shape.ink) }
    pixels = raster.pixels()
  }
}
