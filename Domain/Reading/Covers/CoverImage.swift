/// A small RGB picture of a book's cover.
public struct CoverImage: Equatable, Sendable {
  public let width: Int
  public let height: Int
  /// The red, green and blue components of each pixel, row by row.
  public let parts: [UInt8]

  /// The maximum width and height in pixels.
  public static let longestSide = 20_000

  /// Creates a picture. Returns nil if the picture is empty or too large, or if the number of components does not fit
  /// the size.
  public init?(width: Int, height: Int, parts: [UInt8]) {
    let sides = 1...Self.longestSide
    guard sides.contains(width), sides.contains(height), parts.count == width * height * 3 else {
      return nil
    }
    self.init(whole: width, height, parts)
  }

  private init(whole width: Int, _ height: Int, _ parts: [UInt8]) {
    self.width = width
    self.height = height
    self.parts = parts
  }

  /// The pixel at a position. The position must be inside the picture.
  public subscript(x: Int, y: Int) -> RGB {
    let offset = (y * width + x) * 3
    return RGB(red: parts[offset], green: parts[offset + 1], blue: parts[offset + 2])
  }
}

extension CoverImage {
  /// Returns the largest size that fits into a box and keeps the aspect ratio. Each side is at least one pixel.
  public func sides(within boxWidth: Int, _ boxHeight: Int) -> (width: Int, height: Int) {
    let (boxWidth, boxHeight) = (max(1, boxWidth), max(1, boxHeight))
    if width * boxHeight > height * boxWidth {
      return (boxWidth, max(1, (height * boxWidth * 2 + width) / (width * 2)))
    }
    return (max(1, (width * boxHeight * 2 + height) / (height * 2)), boxHeight)
  }

  /// Returns the picture, scaled down if it exceeds a box.
  public func shrunk(within boxWidth: Int, _ boxHeight: Int) -> CoverImage {
    if width <= boxWidth, height <= boxHeight { return self }
    let sides = sides(within: boxWidth, boxHeight)
    return resized(sides.width, sides.height)
  }

  /// Returns the picture scaled to another size. Each new pixel is the area-weighted mean of the old pixels it covers.
  public func resized(_ newWidth: Int, _ newHeight: Int) -> CoverImage {
    let newWidth = min(Self.longestSide, max(1, newWidth))
    let newHeight = min(Self.longestSide, max(1, newHeight))
    if newWidth == width, newHeight == height { return self }
    let columns = Self.shares(of: width, among: newWidth)
    let rows = Self.shares(of: height, among: newHeight)
    let whole = width * height
    var new: [UInt8] = []
    new.reserveCapacity(newWidth * newHeight * 3)
    for lines in rows {
      var sums = [Int](repeating: 0, count: newWidth * 3)
      for line in lines { add(line, columns, to: &sums) }
      for sum in sums { new.append(UInt8(clamping: (sum + whole / 2) / whole)) }
    }
    return CoverImage(whole: newWidth, newHeight, new)
  }

  /// Adds one row of old pixels to the sums of a new row, weighted by overlap.
  private func add(_ line: Share, _ columns: [[Share]], to sums: inout [Int]) {
    let start = line.index * width * 3
    for (column, shares) in columns.enumerated() {
      var (red, green, blue) = (0, 0, 0)
      for share in shares {
        let offset = start + share.index * 3
        red += Int(parts[offset]) * share.weight
        green += Int(parts[offset + 1]) * share.weight
        blue += Int(parts[offset + 2]) * share.weight
      }
      sums[column * 3] += red * line.weight
      sums[column * 3 + 1] += green * line.weight
      sums[column * 3 + 2] += blue * line.weight
    }
  }

  /// The index of an old pixel, and the weight with which a new pixel covers it.
  private struct Share {
    let index: Int
    let weight: Int
  }

  /// Returns the old pixels that each new pixel of a row covers. The weights of a new pixel add up to `old`.
  private static func shares(of old: Int, among new: Int) -> [[Share]] {
    (0..<new).map { index in
      let (start, end) = (index * old, (index + 1) * old)
      return (start / new...(end - 1) / new).map { under in
        Share(index: under, weight: min(end, (under + 1) * new) - max(start, under * new))
      }
    }
  }
}
