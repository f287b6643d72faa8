import Foundation

@testable import TextUI

/// A screenshot of a real terminal on a virtual X server.
struct Photograph {
  let image: PixelGrid

  /// Whether this terminal and the programs that take the screenshot are installed.
  static func canShow(_ terminal: String) -> Bool {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return ["Xvfb", "xwd", "xwdtopnm", terminal].allSatisfy { program in
      folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
    }
  }

  /// Reads a PPM image in the binary format that xwdtopnm writes; nil if it is invalid.
  init?(_ ppm: [UInt8]) {
    var words: [Int] = []
    var offset = 2
    guard ppm.starts(with: "P6".utf8) else { return nil }
    while words.count < 3, offset < ppm.count {
      while offset < ppm.count, ppm[offset] <= 32 { offset += 1 }
      let word = ppm[offset...].prefix { $0 > 32 }
      words.append(Int(String(decoding: word, as: UTF8.self)) ?? 0)
      offset += word.count
    }
    offset += 1
    guard words.count == 3, words[2] == 255, ppm.count >= offset + words[0] * words[1] * 3 else {
      return nil
    }
    var image = PixelGrid(width: words[0], height: words[1])
    for row in 0..<words[1] {
      for column in 0..<words[0] {
        let here = offset + (row * words[0] + column) * 3
        image[column, row] = PixelShade(
          cover: 16, red: ppm[here], green: ppm[here + 1], blue: ppm[here + 2], ansi256: 0,
          ansi16: 0)
      }
    }
    self.image = image
  }

  /// Returns the columns and rows of the smallest box around all matching pixels, or nil if no
  /// pixel matches.
  static func box(of image: PixelGrid, where belongs: (PixelShade) -> Bool) -> (
    Range<Int>, Range<Int>
  )? {
    var (left, right, top, bottom) = (Int.max, -1, Int.max, -1)
    for row in 0..<image.height {
      for column in 0..<image.width where belongs(image[column, row]) {
        (left, right) = (min(left, column), max(right, column))
        (top, bottom) = (min(top, row), max(bottom, row))
      }
    }
    return right < 0 ? nil : (left..<right + 1, top..<bottom + 1)
  }

  /// Returns the average difference from a drawing, from 0 (equal) to 1. The terminal has a black
  /// background, and the drawing is scaled to its size there.
  func difference(from drawing: PixelGrid) -> Double {
    func isLight(_ shade: PixelShade) -> Bool { max(shade.red, shade.green, shade.blue) > 24 }
    guard let (columns, rows) = Self.box(of: image, where: isLight),
      let (wide, high) = Self.box(of: drawing, where: { $0.cover > 8 })
    else { return 1 }
    var (sum, count) = (0, 0)
    for row in rows {
      for column in columns {
        let x = wide.lowerBound + (column - columns.lowerBound) * wide.count / columns.count
        let y = high.lowerBound + (row - rows.lowerBound) * high.count / rows.count
        let (seen, meant) = (image[column, row], drawing[x, y])
        sum += abs(Int(seen.red) - Int(meant.red)) + abs(Int(seen.green) - Int(meant.green))
        sum += abs(Int(seen.blue) - Int(meant.blue))
        count += 3 * 255
      }
    }
    return Double(sum) / Double(max(1, count))
  }
}
