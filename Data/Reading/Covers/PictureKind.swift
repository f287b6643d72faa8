/// The file formats of covers. The size is read from the header before decoding, because a few
/// bytes may expand to thousands of millions of pixels.
enum PictureKind: Equatable, Sendable {
  case jpeg, png, gif

  /// Recognises the format by the first bytes; nil if the format is unknown.
  init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) {
      self = .gif
    } else {
      return nil
    }
  }

  /// Returns the width and height from the header; nil if they cannot be determined.
  func sides(in bytes: [UInt8]) -> (width: Int, height: Int)? {
    switch self {
    case .jpeg: Self.sidesOfJPEG(bytes)
    case .png: Self.sidesOfPNG(bytes)
    case .gif: Self.sidesOfGIF(bytes)
    }
  }

  private static func sidesOfPNG(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count >= 24, bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
    return (number(bytes, 16, 4), number(bytes, 20, 4))
  }

  /// Returns the width and height from the frame header of a JPEG, which follows other segments;
  /// nil if there is none.
  private static func sidesOfJPEG(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    var offset = 2
    while offset + 4 <= bytes.count, bytes[offset] == 0xFF {
      let mark = bytes[offset + 1]
      switch mark {
      // Fill bytes, and markers without a length.
      case 0xFF: offset += 1
      case 0x01, 0xD0...0xD7: offset += 2
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        guard offset + 9 <= bytes.count else { return nil }
        return (number(bytes, offset + 7, 2), number(bytes, offset + 5, 2))
      // The image data begins or ends before any frame header.
      case 0x00, 0xD8...0xDA: return nil
      default:
        let length = number(bytes, offset + 2, 2)
        guard length >= 2 else { return nil }
        offset += 2 + length
      }
    }
    return nil
  }

  /// Returns the larger of a GIF's logical screen and its first picture; nil if the header is
  /// invalid.
  private static func sidesOfGIF(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count >= 13 else { return nil }
    let screen = (little(bytes, 6), little(bytes, 8))
    var offset = 13 + sizeOfColours(bytes[10])
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x2C:
        guard offset + 9 <= bytes.count else { return nil }
        return (max(screen.0, little(bytes, offset + 5)), max(screen.1, little(bytes, offset + 7)))
      case 0x21:
        offset += 2
        while offset < bytes.count, bytes[offset] > 0 { offset += 1 + Int(bytes[offset]) }
        offset += 1
      default: return nil
      }
    }
    return nil
  }

  private static func sizeOfColours(_ flags: UInt8) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
  }

  private static func number(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Int {
    bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func little(_ bytes: [UInt8], _ offset: Int) -> Int {
    Int(bytes[offset]) | Int(bytes[offset + 1]) << 8
  }
}
