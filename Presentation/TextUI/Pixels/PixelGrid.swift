/// An RGBA bitmap in row-major order.
package struct PixelGrid: Equatable, Sendable {
  package let width: Int
  package let height: Int
  /// Four bytes per pixel.
  package private(set) var bytes: [UInt8]

  /// Creates a transparent image.
  package init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    bytes = Array(repeating: 0, count: self.width * self.height * 4)
  }

  /// Copies the pixels of a raster with antialiased edges.
  package init(_ raster: Raster) {
    self.init(width: raster.width, height: raster.height)
    for row in 0..<height {
      for column in 0..<width { self[column, row] = raster.shade(column, row) }
    }
  }

  /// Resizes a picture by nearest neighbour.
  package init(_ picture: Picture, width: Int, height: Int) {
    self.init(width: width, height: height)
    if picture.width == 0 || picture.height == 0 { return }
    for row in 0..<self.height {
      for column in 0..<self.width {
        let ink = picture[column * picture.width / width, row * picture.height / height]
        self[column, row] = PixelShade(ink)
      }
    }
  }

  /// The pixel at a position. Palette entries are not stored.
  package subscript(column: Int, row: Int) -> PixelShade {
    get {
      let offset = (row * width + column) * 4
      return PixelShade(
        cover: UInt8((Int(bytes[offset + 3]) * 16 + 127) / 255), red: bytes[offset],
        green: bytes[offset + 1], blue: bytes[offset + 2], ansi256: 0, ansi16: 0)
    }
    set {
      if newValue.cover == 0 { return erase(column, row) }
      let offset = (row * width + column) * 4
      bytes[offset] = newValue.red
      bytes[offset + 1] = newValue.green
      bytes[offset + 2] = newValue.blue
      bytes[offset + 3] = UInt8(min(255, Int(newValue.cover) * 255 / 16))
    }
  }

  /// Mixes all pixels with a colour; `share` is the share of the colour, from 0 to 1.
  package mutating func mix(with ink: Ink, _ share: Double) {
    let own = [ink.red, ink.green, ink.blue].map { Double($0) * share }
    for index in bytes.indices where index % 4 < 3 {
      bytes[index] = UInt8((Double(bytes[index]) * (1 - share) + own[index % 4]).rounded())
    }
  }

  /// Returns the part of the image in some columns.
  func columns(_ columns: Range<Int>) -> PixelGrid {
    let columns = columns.clamped(to: 0..<width)
    var part = PixelGrid(width: columns.count, height: height)
    part.bytes = (0..<height).flatMap { row in
      bytes[((row * width + columns.lowerBound) * 4)..<((row * width + columns.upperBound) * 4)]
    }
    return part
  }

  /// Makes a rectangle transparent.
  package mutating func clear(_ columns: Range<Int>, _ rows: Range<Int>) {
    for row in rows.clamped(to: 0..<height) {
      for column in columns.clamped(to: 0..<width) { erase(column, row) }
    }
  }

  private mutating func erase(_ column: Int, _ row: Int) {
    let offset = (row * width + column) * 4
    for part in offset..<(offset + 4) { bytes[part] = 0 }
  }
}
