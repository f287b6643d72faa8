/// Encodes an image in the sixel format: bands of six rows, each drawn colour by colour.
/// Transparent pixels leave the screen unchanged.
package enum Sixel {
  /// The largest side of an image in pixels. xterm shows nothing of a larger image.
  static let largest = 1000

  /// Returns the control string that draws an image at the cursor, with at most `limit` colours.
  package static func bytes(of image: PixelGrid, colours limit: Int = 256) -> [UInt8] {
    let palette = SixelPalette(image, atMost: max(2, min(limit, 256)))
    var bytes = Array("\u{1B}P0;1;0q\"1;1;\(image.width);\(image.height)".utf8)
    for (number, colour) in palette.colours.enumerated() {
      let parts =
        [number, 2] + [colour.red, colour.green, colour.blue].map { ($0 * 100 + 127) / 255 }
      bytes.append(UInt8(ascii: "#"))
      for (index, part) in parts.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ";")) }
        bytes.append(decimal: part)
      }
    }
    var band = Band(width: image.width, colours: palette.colours.count)
    for top in stride(from: 0, to: image.height, by: 6) {
      if top > 0 { bytes.append(UInt8(ascii: "-")) }
      band.receive(image, palette, top)
      band.write(to: &bytes)
    }
    bytes.append(contentsOf: [0x1B, UInt8(ascii: "\\")])
    return bytes
  }

  /// A band of six rows. It stores a bit mask of the pixels for each colour and column.
  private struct Band {
    private let width: Int
    private var sixels: [UInt8]
    /// The colours used in the band, each with its first and last column.
    private var seen: [(colour: Int, first: Int, last: Int)] = []
    private var seenIndex: [Int]

    init(width: Int, colours: Int) {
      self.width = width
      sixels = Array(repeating: 0, count: width * colours)
      seenIndex = Array(repeating: -1, count: colours)
    }

    mutating func receive(_ image: PixelGrid, _ palette: SixelPalette, _ top: Int) {
      for (colour, first, last) in seen {
        for column in first...last { sixels[colour * width + column] = 0 }
        seenIndex[colour] = -1
      }
      seen.removeAll(keepingCapacity: true)
      for row in top..<min(top + 6, image.height) {
        for column in 0..<width {
          guard let colour = palette.number(image, (row * width + column) * 4) else { continue }
          if seenIndex[colour] < 0 {
            seenIndex[colour] = seen.count
            seen.append((colour, column, column))
          }
          seen[seenIndex[colour]].first = min(seen[seenIndex[colour]].first, column)
          seen[seenIndex[colour]].last = max(seen[seenIndex[colour]].last, column)
          sixels[colour * width + column] |= 1 << UInt8(row - top)
        }
      }
    }

    func write(to bytes: inout [UInt8]) {
      for (number, line) in seen.enumerated() {
        if number > 0 { bytes.append(UInt8(ascii: "$")) }
        bytes.append(UInt8(ascii: "#"))
        bytes.append(decimal: line.colour)
        Self.write(0, line.first, to: &bytes)
        var column = line.first
        while column <= line.last {
          let sixel = sixels[line.colour * width + column]
          var end = column + 1
          while end <= line.last, sixels[line.colour * width + end] == sixel { end += 1 }
          Self.write(sixel, end - column, to: &bytes)
          column = end
        }
      }
    }

    /// Writes a repeated sixel. Run-length encoding is used if that is shorter.
    private static func write(_ sixel: UInt8, _ count: Int, to bytes: inout [UInt8]) {
      if count > 3 {
        bytes.append(UInt8(ascii: "!"))
        bytes.append(decimal: count)
        bytes.append(sixel + 63)
      } else {
        bytes.append(contentsOf: repeatElement(sixel + 63, count: count))
      }
    }
  }
}
