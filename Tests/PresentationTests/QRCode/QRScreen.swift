import Support
import Testing

@testable import TextUI

/// Draws the cells of a screen in grey pixels, as a terminal with a dark or a light background would.
struct QRScreen {
  /// A cell's size in pixels. It can be divided into the parts of every kind of block character.
  private static let (width, height) = (6, 12)

  private let size: Size
  private let isLight: Bool
  private var pixels: [UInt8]

  private init(_ size: Size, _ isLight: Bool) {
    (self.size, self.isLight) = (size, isLight)
    pixels = Array(repeating: 0, count: size.columns * Self.width * size.rows * Self.height)
  }

  /// Draws a frame.
  init(_ frame: Frame, isLight: Bool) {
    self.init(frame.size, isLight)
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let cell = frame[column, row]
        draw(cell.character, column, row, cell.style.ink, cell.style.paper, cell.style.marks)
      }
    }
    for picture in frame.pictures { draw(picture) }
  }

  /// Draws what an emulated terminal of 80 × 24 cells shows after it has printed some lines.
  init(_ lines: [String], isLight: Bool) {
    self.init(.standard, isLight)
    let terminal = VirtualTerminal(size)
    terminal.feed(Array(lines.joined(separator: "\r\n").utf8))
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let seen = terminal[column, row]
        let (ink, paper) = (Self.ink(seen.ink), Self.ink(seen.paper))
        draw(Character(seen.text), column, row, ink, paper, seen.marks)
      }
    }
  }

  /// The picture as a file in netpbm's format.
  var file: [UInt8] {
    Array("P5 \(size.columns * Self.width) \(size.rows * Self.height) 255\n".utf8) + pixels
  }

  private static func ink(_ colour: VirtualTerminal.Colour) -> Ink? {
    switch colour {
    case .own: nil
    case .palette(let entry): entry == 0 || entry == 16 ? QRCode.black : QRCode.white
    case .mixed(let red, let green, let blue):
      Ink(red: red, green: green, blue: blue, ansi256: 0, ansi16: 0)
    }
  }

  private mutating func draw(
    _ character: Character, _ column: Int, _ row: Int, _ ink: Ink?, _ paper: Ink?,
    _ marks: Style.Attributes
  ) {
    // The colours of the terminal are not quite black and white.
    let (own, ground): (UInt8, UInt8) = isLight ? (0x26, 0xF4) : (0xC8, 0x18)
    var (over, under) = (ink?.green ?? own, paper?.green ?? ground)
    if marks.contains(.reverse) { (over, under) = (under, over) }
    // A letter is drawn as some ink in the middle.
    let parts = Self.parts[character] ?? (down: 4, pattern: 0b0001_1000)
    for y in 0..<Self.height {
      let pattern = parts.pattern >> (y * parts.down / Self.height * 2)
      let start = (row * Self.height + y) * size.columns * Self.width + column * Self.width
      let (left, right) = (pattern & 1 == 1 ? over : under, pattern & 2 == 2 ? over : under)
      for x in 0..<Self.width / 2 {
        pixels[start + x] = left
        pixels[start + Self.width / 2 + x] = right
      }
    }
  }

  private mutating func draw(_ picture: PixelPicture) {
    guard let cell = CellPixels(width: Self.width, height: Self.height) else { return }
    let image = picture.pixels(cell: cell)
    let (left, top) = (
      picture.area.origin.column * Self.width, picture.area.origin.row * Self.height
    )
    for y in 0..<image.height {
      for x in 0..<image.width {
        let offset = (y * image.width + x) * 4
        if image.bytes[offset + 3] < 128 { continue }
        pixels[(top + y) * size.columns * Self.width + left + x] = image.bytes[offset + 1]
      }
    }
  }

  /// The filled parts of each block character, which has two columns and `down` rows.
  private static let parts: [Character: (down: Int, pattern: Int)] = {
    var parts: [Character: (down: Int, pattern: Int)] = [:]
    for (down, blocks) in [(4, Blocks.octants), (3, Blocks.sextants), (2, Blocks.quadrants)] {
      for (pattern, character) in blocks.enumerated() { parts[character] = (down, pattern) }
    }
    return parts
  }()
}
