/// A bitmap; a nil pixel is transparent.
public struct Picture: Equatable, Sendable {
  public let width: Int
  public let height: Int
  /// The pixels in row-major order.
  public private(set) var pixels: [Ink?]

  /// Creates a transparent picture.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    pixels = Array(repeating: nil, count: self.width * self.height)
  }

  /// The pixel at a position, which must be inside the picture.
  public subscript(x: Int, y: Int) -> Ink? {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }

  /// Returns the size in pixels of an area of cells. Each cell has two pixels, one above the other.
  public static func pixels(in size: Size) -> (width: Int, height: Int) {
    (size.columns, size.rows * 2)
  }

  /// Returns the size of a pixel in sheet units, if the sheet is fitted into an area.
  public static func grain(in size: Size) -> Double {
    100 / Double(max(1, min(size.columns, size.rows * 2)))
  }

  /// Rasterises the sheet as large as possible, centred horizontally and aligned to the bottom.
  public init(_ sketch: Sketch, in size: Size) {
    let (width, height) = Self.pixels(in: size)
    self.init(width: width, height: height)
    let scale = 1 / Self.grain(in: size)
    let corner = SketchPoint(
      (Double(width) - 100 * scale) / 2, Double(height) - 100 * scale)
    draw(sketch) { corner + $0 * scale }
  }

  /// Rasterises a sketch whose coordinates are pixels, to fill an area of any shape.
  public init(pixels sketch: Sketch, in size: Size) {
    let (width, height) = Self.pixels(in: size)
    self.init(width: width, height: height)
    draw(sketch) { $0 }
  }

  private mutating func draw(_ sketch: Sketch, _ transform: (SketchPoint) -> SketchPoint) {
    if width == 0 || height == 0 { return }
    var raster = Raster(width: width, height: height)
    for shape in sketch.shapes { raster.fill(shape.outline.corners.map(transform), shape.ink) }
    pixels = raster.pixels()
  }
}
