import Support
import Testing

@testable import TextUI

// Y-04: zbarimg reads every code from every kind of output.
@Suite struct `A QR code read by zbarimg` {
  private static let batch = 50

  /// Makes codes of random texts and reads all of them from the SVG and from the PNG. `longShare` is the percentage of
  /// texts that may have up to 2,000 bytes; the others have at most 200.
  private static func readFiles(_ count: Int, longShare: Int, seed: UInt64) throws {
    var dice = TerminalDice(seed: seed)
    for start in stride(from: 0, to: count, by: batch) {
      var (texts, drawings, images) = ([String](), [(String, [UInt8])](), [(String, [UInt8])]())
      for _ in start..<min(count, start + batch) {
        let most = Int.random(in: 1...100, using: &dice) <= longShare ? 2000 : 200
        let text = QRSample.text(ofBytes: Int.random(in: 1...most, using: &dice), &dice)
        let code = try QRCode(text)
        texts.append(text)
        drawings.append(("code.svg", Array(code.svg(scale: 4).utf8)))
        images.append(("code.png", code.png(scale: Int.random(in: 3...5, using: &dice))))
      }
      try QRReader.expect(drawings, of: texts)
      try QRReader.expect(images, of: texts)
    }
  }

  @Test func `has its text in the SVG and in the PNG`() throws {
    try Self.readFiles(100, longShare: 5, seed: 11)
  }

  // HARU_TEST_DEPTH=every reads ten thousand texts.
  @Test(.slow) func `has its text in the SVG and in the PNG, for many texts`() throws {
    try Self.readFiles(TestDepth.some(300, of: 10_000), longShare: 50, seed: 12)
  }

  /// Makes codes of random texts that fit a terminal of 80 × 24 cells, and reads all of them from its picture.
  private static func readScreens(_ count: Int, seed: UInt64) throws {
    var dice = TerminalDice(seed: seed)
    let most = QRCode.capacity(side: QRCells.halves.largestSide(in: .standard))
    for start in stride(from: 0, to: count, by: batch) {
      var (texts, images) = ([String](), [(String, [UInt8])]())
      for _ in start..<min(count, start + batch) {
        let text = QRSample.text(ofBytes: Int.random(in: 1...most, using: &dice), &dice)
        let code = try QRCode(text)
        let depth = ColourDepth.allCases.randomElement(using: &dice) ?? .full
        for isLight in [false, true] {
          // Without colours, the caller has to know the background.
          let lines = code.lines(depth, onLight: isLight && depth == .none)
          let screen = QRScreen(lines, isLight: isLight)
          texts.append(text)
          images.append(("\(depth)-\(isLight).pgm", screen.file))
        }
      }
      try QRReader.expect(images, of: texts)
    }
  }

  @Test func `has its text on a dark and on a light terminal`() throws {
    try Self.readScreens(15, seed: 13)
  }

  @Test(.slow) func `has its text on a dark and on a light terminal, for many texts`() throws {
    try Self.readScreens(TestDepth.some(200, of: 10_000), seed: 14)
  }

  @Test func `has its text in the largest code`() throws {
    let text = String(repeating: "하루", count: 492)
    #expect(text.utf8.count == QRCode.capacity(side: 177))
    let code = try QRCode(text)
    #expect(code.side == 177)
    try QRReader.expect(
      [("code.svg", Array(code.svg(scale: 4).utf8)), ("code.png", code.png(scale: 4))],
      of: [text, text])
  }

  // Without the declaration of UTF-8, zbarimg reads these as Chinese.
  @Test(arguments: ["가", "글글\n", "é", "Größe", "ñandú", "하", "👍", "김하루", "π"])
  func `has short texts in their own script`(_ text: String) throws {
    try QRReader.expect([("code.png", try QRCode(text).png())], of: [text])
  }

  @Test(arguments: [1, 2, 3, 8, 20]) func `has its text at every size of a module`(_ scale: Int)
    throws
  {
    let text = "https://example.org/하루"
    let code = try QRCode(text)
    let width = (code.side + 8) * scale
    #expect(code.svg(scale: scale).contains("width=\"\(width)\" height=\"\(width)\""))
    let images = [("a.png", code.png(scale: scale)), ("b.svg", Array(code.svg(scale: scale).utf8))]
    // zbarimg needs more than one pixel for each module.
    if scale > 1 { try QRReader.expect(images, of: [text, text]) }
  }
}
