import Support
import Testing

@testable import TextUI

// Y-03: levels are chosen by size, and what does not fit version 40 is refused.
@Suite struct `The size of a QR code` {
  @Test func `is the smallest that the text fits into`() throws {
    for version in QRVersion.all where version.number < 12 || version.number > 38 {
      let most = version.capacity(.low)
      let full = try QRCode(String(repeating: "x", count: most))
      #expect((full.version, full.level) == (version, .low))
      #expect(QRCode.side(ofBytes: most, isASCII: true) == version.side)
      guard let next = QRVersion(version.number + 1) else { continue }
      #expect(try QRCode(String(repeating: "x", count: most + 1)).version == next)
    }
  }

  @Test(arguments: [
    (0, QRCode.Level.quartile), (11, .quartile), (12, .medium), (14, .medium), (15, .low),
    (17, .low), (18, .quartile), (20, .quartile), (21, .medium), (26, .medium), (27, .low),
    (33, .medium), (43, .low), (54, .medium), (1663, .low),
  ])
  func `never grows for the sake of a higher level`(_ count: Int, _ level: QRCode.Level) throws {
    let code = try QRCode(String(repeating: "a", count: count))
    #expect(code.level == level)
    #expect(code.side == QRCode.side(ofBytes: count, isASCII: true))
  }

  @Test func `counts the bits that declare UTF-8`() throws {
    // 17 bytes of ASCII fit into version 1, but only 16 of other text.
    #expect(try QRCode(String(repeating: "a", count: 17)).side == 21)
    #expect(try QRCode("가가가가가a").side == 21)
    #expect(try QRCode("가가가가가aa").side == 25)
    #expect(QRCode.side(ofBytes: 16) == 21)
    #expect(QRCode.side(ofBytes: 17) == 25)
    #expect(QRCode.side(of: "가가가가가a") == 21)
    #expect(QRCode.side(of: "가가가가가aa") == 25)
    #expect(QRCode.side(of: "aaaaaaaaaaaaaaaaa") == 21)
  }

  @Test func `is known before the code is made, for any text`() throws {
    var dice = TerminalDice(seed: 8)
    for _ in 0..<50 {
      let count = Int.random(in: 1...400, using: &dice)
      let text = QRSample.text(ofBytes: count, &dice)
      let code = try QRCode(text)
      #expect(QRCode.side(of: text) == code.side)
      let isASCII = text.utf8.allSatisfy { $0 < 128 }
      #expect(QRCode.side(ofBytes: count, isASCII: isASCII) == code.side)
      #expect(QRCode.capacity(side: code.side, isASCII: isASCII) >= count)
      #expect(QRCode.capacity(side: code.side - 4, isASCII: isASCII) < count)
    }
    #expect(QRCode.capacity(side: 20) == 0)
    #expect(QRCode.capacity(side: 24, isASCII: true) == 17)
    #expect(QRCode.capacity(side: 1000, isASCII: true) == 2953)
    #expect(QRCode.capacity(side: .max) == 2952)
  }

  @Test func `has an end, and longer texts are refused`() throws {
    #expect(QRCode.mostBytes == 2953)
    #expect(try QRCode(String(repeating: "x", count: 2953)).side == 177)
    #expect(throws: QRCodeRefusal.tooLong(bytes: 2954, limit: 2953)) {
      try QRCode(String(repeating: "x", count: 2954))
    }
    let most = QRCode.capacity(side: 177)
    let hangul = String(repeating: "가", count: most / 3) + String(repeating: "x", count: most % 3)
    #expect(try QRCode(hangul).side == 177)
    #expect(throws: QRCodeRefusal.tooLong(bytes: most + 1, limit: most)) {
      try QRCode(hangul + "x")
    }
    #expect(QRCode.side(of: hangul + "x") == nil)
    #expect(QRCode.side(ofBytes: .max) == nil)
  }
}
