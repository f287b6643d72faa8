import Support
import Testing

@testable import TextUI

/// Sample drawings and images for the pixel tests.
enum PixelSample {
  static let red = Ink(0xC81E1E)
  static let blue = Ink(0x1E3CC8)
  static let paper = Ink(0xF4EFE2)

  /// Returns a drawing of a disc and a leaf on a sheet with a transparent margin.
  static func sketch(_ ink: Ink = red, grain: Double = 1) -> Sketch {
    var sketch = Sketch(grain: grain)
    sketch.fill(
      Outline([SketchPoint(10, 10), SketchPoint(90, 10), SketchPoint(90, 90), SketchPoint(10, 90)]),
      paper)
    sketch.fill(.disc(SketchPoint(45, 45), 28), ink)
    sketch.fill(.leaf(SketchPoint(30, 95), SketchPoint(85, 20), 22), blue)
    return sketch
  }

  static func area(_ column: Int, _ row: Int, _ columns: Int = 8, _ rows: Int = 4) -> Area {
    Area(column: column, row: row, columns: columns, rows: rows)
  }

  /// Returns an image of random colours in which some pixels are transparent.
  static func noise(_ width: Int, _ height: Int) -> PixelGrid {
    var dice = TerminalDice(seed: 7)
    var picture = Picture(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width where Int.random(in: 0..<5, using: &dice) > 0 {
        picture[x, y] = Ink(UInt32.random(in: 0...0xFF_FFFF, using: &dice))
      }
    }
    return PixelGrid(picture, width: width, height: height)
  }

  /// Returns the sample drawing as an image.
  static func image(_ columns: Int = 8, _ rows: Int = 4) -> PixelGrid {
    PixelPicture(sketch(), in: area(0, 0, columns, rows)).pixels(cell: .standard)
  }

  /// Returns the average difference between two images, from 0 to 1. Pixels that are transparent in
  /// the first image are left out.
  static func difference(_ one: PixelGrid, _ other: PixelGrid) -> Double {
    var (sum, count) = (0, 0)
    for offset in stride(from: 0, to: min(one.bytes.count, other.bytes.count), by: 4)
    where one.bytes[offset + 3] >= 128 {
      for part in offset..<offset + 3 {
        sum += abs(Int(one.bytes[part]) - Int(other.bytes[part]))
        count += 255
      }
    }
    return Double(sum) / Double(max(1, count))
  }
}
