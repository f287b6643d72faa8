import Support
import Testing

@testable import TextUI

// Y-03, Y-04: the modules are those of another implementation.
@Suite struct `The modules of a QR code` {
  private static func order(
    _ version: QRVersion, _ level: QRCode.Level, _ mask: Int, _ dice: inout TerminalDice
  ) -> Segno.Order {
    let most = version.capacity(level)
    // Full codes, and codes with padding.
    let count = Bool.random(using: &dice) ? most : Int.random(in: 1...most, using: &dice)
    let content = QRContent(bytes: QRSample.bytes(count, &dice))
    return Segno.Order(content: content, version: version, level: level, mask: mask)
  }

  private static func expectSame(_ orders: [Segno.Order]) throws {
    let codes = try Segno.codes(orders)
    try #require(codes.count == orders.count, "segno is missing; Scripts/setup installs it")
    for (order, code) in zip(orders, codes) {
      let ours = QRCode(order.content, order.version, order.level, mask: order.mask)
      let name = "\(order.version.number) \(order.level) \(order.mask)"
      #expect(Segno.modules(of: ours) == code.modules, "\(name)")
    }
  }

  @Test func `are those of segno`() throws {
    var dice = TerminalDice(seed: 1)
    let levels = QRCode.Level.allCases
    let orders = QRVersion.all.flatMap { version -> [Segno.Order] in
      let count = version.number < 4 ? 8 : version.number < 10 ? 2 : version.number % 5 == 0 ? 1 : 0
      return (0..<count).map { index in
        let turn = version.number + index
        return Self.order(version, levels[turn % 3], turn % 8, &dice)
      }
    }
    try Self.expectSame(orders)
  }

  @Test(.slow) func `are those of segno in every version, level and mask`() throws {
    var dice = TerminalDice(seed: 2)
    for version in QRVersion.all {
      let orders = QRCode.Level.allCases.flatMap { level -> [Segno.Order] in
        (0..<8).map { Self.order(version, level, $0, &dice) }
      }
      try Self.expectSame(orders)
    }
  }

  @Test func `are those of segno where UTF-8 is declared`() throws {
    var dice = TerminalDice(seed: 3)
    let texts = (1...60).map { "가" + QRSample.text(ofBytes: $0 * 3, &dice) }
    let codes = try texts.map { text throws(QRCodeRefusal) in try QRCode(text) }
    let orders = zip(texts, codes).map { text, code in
      Segno.Order(
        content: QRContent(text), version: code.version, level: code.level, mask: code.mask,
        isDeclared: true)
    }
    let known = try Segno.codes(orders)
    #expect(known.map(\.modules) == codes.map(Segno.modules))
  }

  // The masks themselves are not compared: segno counts without the format information, which the standard includes.
  @Test func `have the penalty that segno counts`() throws {
    var dice = TerminalDice(seed: 4)
    let orders = (0..<40).compactMap { index in
      QRVersion(1 + index % 10).map { version in
        Self.order(version, QRCode.Level.allCases[index % 3], index % 8, &dice)
      }
    }
    let penalties = orders.map { order in
      let code = QRCode(order.content, order.version, order.level, mask: order.mask)
      return QRPenalty.of(code.grid, code.grid.transposed)
    }
    let known = try Segno.codes(orders, countsPenalty: true).map(\.penalty)
    try #require(known.count == penalties.count)
    // Of two finder-like patterns that overlap, segno counts only the first.
    let differences = zip(penalties, known).map { $0 - $1 }
    #expect(differences.allSatisfy { $0 >= 0 && $0.isMultiple(of: 40) })
    #expect(differences.count { $0 == 0 } >= 30, "\(differences)")
  }
}
