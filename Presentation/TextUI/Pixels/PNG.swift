/// Encodes an image as PNG: 8 bits each of red, green, blue and alpha, or one bit for black and white.
package enum PNG {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Returns the contents of the PNG file.
  package static func file(of image: PixelGrid) -> [UInt8] {
    var header: [UInt8] = []
    header.append(big: UInt32(clamping: image.width))
    header.append(big: UInt32(clamping: image.height))
    header += [8, 6, 0, 0, 0]
    return signature + chunk("IHDR", header) + chunk("IDAT", Deflate.zlib(filtered(image)))
      + chunk("IEND", [])
  }

  /// Returns the contents of a PNG file in black and white. Each row has one bit per pixel, highest bit first; set bits
  /// are white. Each row is repeated as often as `times`.
  package static func file(ofBits rows: [[UInt8]], width: Int, repeating times: Int = 1) -> [UInt8]
  {
    var header: [UInt8] = []
    header.append(big: UInt32(clamping: width))
    header.append(big: UInt32(clamping: rows.count * times))
    header += [1, 0, 0, 0, 0]
    var lines: [UInt8] = []
    for row in rows {
      lines.append(0)
      lines += row
      // The Up filter makes a repeated row a run of zeros.
      for _ in 1..<max(1, times) {
        lines.append(2)
        lines.append(contentsOf: repeatElement(0, count: row.count))
      }
    }
    return signature + chunk("IHDR", header) + chunk("IDAT", Deflate.zlib(lines))
      + chunk("IEND", [])
  }

  private static func chunk(_ name: StaticString, _ content: [UInt8]) -> [UInt8] {
    let named = Array("\(name)".utf8) + content
    var chunk: [UInt8] = []
    chunk.reserveCapacity(named.count + 8)
    chunk.append(big: UInt32(clamping: content.count))
    chunk.append(contentsOf: named)
    chunk.append(big: Checksums.crc32(named))
    return chunk
  }

  /// Returns the filtered rows. A row equal to the row above uses the Up filter, other rows the Sub filter, so that
  /// even areas become runs of zeros, which compress well.
  private static func filtered(_ image: PixelGrid) -> [UInt8] {
    let length = image.width * 4
    var filtered: [UInt8] = []
    filtered.reserveCapacity((length + 1) * image.height)
    for row in 0..<image.height {
      let start = row * length
      let line = image.bytes[start..<(start + length)]
      if row > 0, line.elementsEqual(image.bytes[(start - length)..<start]) {
        filtered.append(2)
        filtered.append(contentsOf: repeatElement(0, count: length))
      } else {
        filtered.append(1)
        filtered.append(contentsOf: line.prefix(4))
        for offset in (start + 4)..<max(start + 4, start + length) {
          filtered.append(image.bytes[offset] &- image.bytes[offset - 4])
        }
      }
    }
    return filtered
  }
}
