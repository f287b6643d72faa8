import Domain

/// Decodes the formats that netpbm writes: `P6` (colour), `P5` (grey) and `P4` (black and white).
/// Files of other programs may be rejected: no comments are allowed, only one picture, and exactly
/// the right length.
enum PixelMap {
  /// Decodes a picture; nil if it is invalid.
  static func image(_ bytes: consuming [UInt8]) -> CoverImage? {
    var bytes = bytes
    guard let head = Head(bytes) else { return nil }
    bytes.removeFirst(head.length)
    guard bytes.count == head.size else { return nil }
    switch head.kind {
    case .colour: break
    case .grey: bytes = copied(bytes, step: 1, times: 3)
    case .wideColour: bytes = copied(bytes, step: 2, times: 1)
    case .wideGrey: bytes = copied(bytes, step: 2, times: 3)
    case .bits: bytes = spread(bytes, head)
    }
    if head.most != 255, head.most < 256, head.kind != .bits {
      for index in bytes.indices { bytes[index] = scaled(bytes[index], head.most) }
    }
    return CoverImage(width: head.width, height: head.height, parts: bytes)
  }

  /// Encodes a picture as `P6`.
  static func bytes(of image: CoverImage) -> [UInt8] {
    Array("P6\n\(image.width) \(image.height)\n255\n".utf8) + image.parts
  }

  private static func scaled(_ part: UInt8, _ most: Int) -> UInt8 {
    UInt8(clamping: (min(Int(part), most) * 255 + most / 2) / most)
  }

  /// Returns every `step`-th byte, each repeated `times` times. With a step of 2, the low byte of each two-byte sample
  /// is dropped. With three repetitions, a grey sample becomes red, green and blue.
  private static func copied(_ bytes: [UInt8], step: Int, times: Int) -> [UInt8] {
    var parts: [UInt8] = []
    parts.reserveCapacity(bytes.count / step * times)
    for index in stride(from: 0, to: bytes.count, by: step) {
      for _ in 0..<times { parts.append(bytes[index]) }
    }
    return parts
  }

  /// Expands bits to pixels. Each row begins at a byte, and a set bit is black.
  private static func spread(_ bytes: [UInt8], _ head: Head) -> [UInt8] {
    let row = (head.width + 7) / 8
    var parts: [UInt8] = []
    parts.reserveCapacity(head.width * head.height * 3)
    for y in 0..<head.height {
      for x in 0..<head.width {
        let isBlack = bytes[y * row + x / 8] & (0x80 >> UInt8(x % 8)) != 0
        for _ in 0..<3 { parts.append(isBlack ? 0 : 255) }
      }
    }
    return parts
  }
}

/// The header of a picture.
private struct Head {
  enum Kind { case colour, grey, wideColour, wideGrey, bits }

  let kind: Kind
  let width: Int
  let height: Int
  /// The maximum sample value.
  let most: Int
  /// The length of the header, in bytes.
  let length: Int

  init?(_ bytes: [UInt8]) {
    guard bytes.count > 2, bytes[0] == UInt8(ascii: "P") else { return nil }
    var offset = 2
    let sides = 1...CoverImage.longestSide
    guard let width = Self.number(bytes, &offset), sides.contains(width),
      let height = Self.number(bytes, &offset), sides.contains(height)
    else { return nil }
    (self.width, self.height) = (width, height)
    if bytes[1] == UInt8(ascii: "4") {
      (kind, most) = (.bits, 1)
    } else {
      guard let most = Self.number(bytes, &offset), (1...65_535).contains(most) else { return nil }
      // With another maximum, the low byte could not simply be dropped.
      guard most < 256 || most == 65_535 else { return nil }
      self.most = most
      switch bytes[1] {
      case UInt8(ascii: "6"): kind = most < 256 ? .colour : .wideColour
      case UInt8(ascii: "5"): kind = most < 256 ? .grey : .wideGrey
      default: return nil
      }
    }
    guard offset < bytes.count, ASCII.isBlank(bytes[offset]) || bytes[offset] == ASCII.newline
    else {
      return nil
    }
    length = offset + 1
  }

  /// The length of the pixels, in bytes.
  var size: Int {
    switch kind {
    case .colour: width * height * 3
    case .grey: width * height
    case .wideColour: width * height * 6
    case .wideGrey: width * height * 2
    case .bits: (width + 7) / 8 * height
    }
  }

  /// Returns the next number after white space. Returns nil if there is no white space, or no number of at most five
  /// digits.
  private static func number(_ bytes: [UInt8], _ offset: inout Int) -> Int? {
    let start = offset
    while offset < bytes.count, ASCII.isBlank(bytes[offset]) || bytes[offset] == ASCII.newline {
      offset += 1
    }
    let digits = bytes[offset...].prefix(6).prefix { (48...57).contains($0) }
    guard offset > start, digits.count <= 5, let number = Digits.number(digits) else { return nil }
    offset = digits.endIndex
    return number
  }
}
