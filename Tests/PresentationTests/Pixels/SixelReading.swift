@testable import TextUI

/// Simulates a terminal that decodes a sixel image.
struct SixelReading {
  private(set) var image: PixelGrid
  /// The number of colours that the image defines.
  private(set) var colours = 0
  private var known: [Int: PixelShade] = [:]

  init?(_ bytes: [UInt8]) {
    var text = String(decoding: bytes, as: UTF8.self)[...]
    guard text.hasPrefix("\u{1B}P0;1;0q\"1;1;"), text.hasSuffix("\u{1B}\\") else { return nil }
    text = text.dropFirst("\u{1B}P0;1;0q\"1;1;".count).dropLast(2)
    guard let width = Int(text.prefix(while: \.isNumber)) else { return nil }
    text = text.drop(while: \.isNumber).dropFirst()
    guard let height = Int(text.prefix(while: \.isNumber)) else { return nil }
    text = text.drop(while: \.isNumber)
    image = PixelGrid(width: width, height: height)
    var (x, y, colour) = (0, 0, 0)
    while let sign = text.first {
      text = text.dropFirst()
      switch sign {
      case "#":
        let words = text.prefix { $0.isNumber || $0 == ";" }
        text = text.dropFirst(words.count)
        let numbers = words.split(separator: ";").compactMap { Int($0) }
        colour = numbers[0]
        if numbers.count == 5 { define(numbers) }
      case "$": x = 0
      case "-": (x, y) = (0, y + 6)
      case "!":
        let count = text.prefix(while: \.isNumber)
        text = text.dropFirst(count.count)
        guard let times = Int(count), let drawn = text.first else { return nil }
        text = text.dropFirst()
        draw(drawn, times, &x, y, colour)
      default: draw(sign, 1, &x, y, colour)
      }
    }
  }

  private mutating func define(_ numbers: [Int]) {
    colours += 1
    func part(_ index: Int) -> UInt8 { UInt8((numbers[index] * 255 + 50) / 100) }
    known[numbers[0]] = PixelShade(
      cover: 16, red: part(2), green: part(3), blue: part(4), ansi256: 0, ansi16: 0)
  }

  private mutating func draw(
    _ sign: Character, _ times: Int, _ x: inout Int, _ y: Int, _ colour: Int
  ) {
    let bits = Int(sign.asciiValue ?? 63) - 63
    for column in x..<x + times {
      for row in 0..<6 where bits & 1 << row != 0 {
        if column < image.width, y + row < image.height, let shade = known[colour] {
          image[column, y + row] = shade
        }
      }
    }
    x += times
  }
}
