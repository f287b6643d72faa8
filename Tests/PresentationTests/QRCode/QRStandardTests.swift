import Support
import Testing

@testable import TextUI

// Y-03: the examples and tables of ISO/IEC 18004.
@Suite struct `A QR code by the standard` {
  @Test func `has the error correction of the standard's example`() {
    let data: [UInt8] = [
      0x10, 0x20, 0x0C, 0x56, 0x61, 0x80, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC,
      0x11,
    ]
    let generator = ReedSolomon.generator(degree: 10)
    #expect(
      ReedSolomon.codewords(for: data, generator)
        == [0xA5, 0x24, 0xD4, 0xC1, 0xED, 0x36, 0xC7, 0x87, 0x2C, 0x55])
    #expect(ReedSolomon.generator(degree: 7) == [127, 122, 154, 164, 11, 68, 117])
  }

  @Test func `has error correction that every root of the generator divides`() {
    var dice = TerminalDice(seed: 5)
    for degree in [7, 10, 13, 20, 30] {
      let data = QRSample.bytes(Int.random(in: 1...120, using: &dice), &dice)
      let generator = ReedSolomon.generator(degree: degree)
      let whole = data + ReedSolomon.codewords(for: data, generator)
      var root: UInt8 = 1
      for _ in 0..<degree {
        // The whole block is evaluated at the root by Horner's method.
        #expect(whole.reduce(0 as UInt8) { ReedSolomon.product($0, root) ^ $1 } == 0)
        root = ReedSolomon.product(root, 2)
      }
    }
  }

  @Test func `has the format information of annex C`() {
    let known: [QRCode.Level: [Int]] = [
      .low: [0x77C4, 0x72F3, 0x7DAA, 0x789D, 0x662F, 0x6318, 0x6C41, 0x6976],
      .medium: [0x5412, 0x5125, 0x5E7C, 0x5B4B, 0x45F9, 0x40CE, 0x4F97, 0x4AA0],
      .quartile: [0x355F, 0x3068, 0x3F31, 0x3A06, 0x24B4, 0x2183, 0x2EDA, 0x2BED],
    ]
    for level in QRCode.Level.allCases {
      #expect((0..<8).map { QRPattern.formatBits(level, mask: $0) } == known[level])
    }
  }

  @Test(arguments: [
    (7, 0x07C94), (8, 0x085BC), (9, 0x09A99), (10, 0x0A4D3), (21, 0x15683), (40, 0x28C69),
  ])
  func `has the version information of annex D`(_ version: Int, _ bits: Int) {
    #expect(QRPattern.versionBits(version) == bits)
  }

  @Test(arguments: [
    (1, [17, 14, 11]), (2, [32, 26, 20]), (3, [53, 42, 32]), (4, [78, 62, 46]),
    (5, [106, 84, 60]), (6, [134, 106, 74]), (7, [154, 122, 86]), (9, [230, 180, 130]),
    (10, [271, 213, 151]), (20, [858, 666, 482]), (27, [1465, 1125, 805]),
    (40, [2953, 2331, 1663]),
  ])
  func `has room for as many bytes as table 7 says`(_ number: Int, _ bytes: [Int]) throws {
    let version = try #require(QRVersion(number))
    #expect(QRCode.Level.allCases.map { version.capacity($0) } == bytes)
  }

  @Test(arguments: [
    (1, []), (2, [6, 18]), (7, [6, 22, 38]), (14, [6, 26, 46, 66]), (15, [6, 26, 48, 70]),
    (22, [6, 26, 50, 74, 98]), (32, [6, 34, 60, 86, 112, 138]),
    (36, [6, 24, 50, 76, 102, 128, 154]), (40, [6, 30, 58, 86, 114, 142, 170]),
  ])
  func `has its alignment patterns where annex E has them`(_ number: Int, _ centres: [Int]) throws {
    #expect(try #require(QRVersion(number)).alignment == centres)
  }

  @Test func `has room for exactly the codewords of its version`() {
    for version in QRVersion.all {
      let pattern = QRPattern(version)
      let reserved = pattern.reserved.lines.reduce(0) { $0 + $1.count }
      #expect((version.side * version.side - reserved) / 8 == version.codewords)
    }
  }
}

// Y-03: the mask has the least penalty.
@Suite struct `The mask of a QR code` {
  /// Calculates the penalty module by module.
  private static func slowPenalty(_ isDark: (Int, Int) -> Bool, _ side: Int) -> Int {
    var penalty = 0
    let lines = (0..<side).flatMap { line in
      [(0..<side).map { isDark($0, line) }, (0..<side).map { isDark(line, $0) }]
    }
    let finder = [true, false, true, true, true, false, true]
    for line in lines {
      var run = 0
      for index in 0..<side {
        run = index > 0 && line[index] == line[index - 1] ? run + 1 : 1
        penalty += run == 5 ? 3 : run > 5 ? 1 : 0
      }
      let wide = Array(repeating: false, count: 4) + line + Array(repeating: false, count: 4)
      for start in 0...side - 7 where Array(line[start..<start + 7]) == finder {
        let before = wide[start..<start + 4]
        let after = wide[start + 11..<start + 15]
        if !before.contains(true) || !after.contains(true) { penalty += 40 }
      }
    }
    var dark = 0
    for row in 0..<side {
      for column in 0..<side {
        dark += isDark(column, row) ? 1 : 0
        guard row + 1 < side, column + 1 < side else { continue }
        let corner = isDark(column, row)
        if isDark(column + 1, row) == corner, isDark(column, row + 1) == corner,
          isDark(column + 1, row + 1) == corner
        {
          penalty += 3
        }
      }
    }
    return penalty + 10 * Int(abs(Double(dark) / Double(side * side) * 100 - 50) / 5)
  }

  @Test func `has a penalty that is the same when counted module by module`() {
    var dice = TerminalDice(seed: 6)
    for side in [21, 61, 65, 129, 177] {
      var grid = QRGrid(side: side)
      let share = Double.random(in: 0.1...0.9, using: &dice)
      for row in 0..<side {
        for column in 0..<side where Double.random(in: 0...1, using: &dice) < share {
          grid[column, row] = true
        }
      }
      // Finder-like patterns at the edges, which are rare in random modules.
      for start in [0, 7, side - 7] {
        for (index, isDark) in [1, 0, 1, 1, 1, 0, 1].enumerated() {
          grid[start + index, side / 2] = isDark == 1
          grid[side / 3, start + index] = isDark == 1
        }
      }
      let slow = Self.slowPenalty({ grid[$0, $1] }, side)
      #expect(QRPenalty.of(grid, grid.transposed) == slow)
    }
  }

  @Test func `is the first of those with the least penalty`() throws {
    var dice = TerminalDice(seed: 7)
    var masks: Set<Int> = []
    for count in stride(from: 1, through: 50, by: 4) {
      let content = QRContent(QRSample.text(ofBytes: count, &dice))
      let code = try QRCode(content)
      let penalties = (0..<8).map { mask in
        let other = QRCode(content, code.version, code.level, mask: mask)
        return Self.slowPenalty({ other[$0, $1] }, other.side)
      }
      #expect(penalties.firstIndex(of: penalties.min() ?? 0) == code.mask)
      masks.insert(code.mask)
    }
    #expect(masks.count > 3)
  }

  @Test func `inverts the same modules by rows, by columns and by the formula`() throws {
    let side = 45
    let empty = QRGrid(side: side)
    for mask in 0..<QRMask.count {
      let rows = QRMask.applied(mask, to: empty, except: empty)
      let columns = QRMask.applied(mask, to: empty, except: empty, isTransposed: true)
      #expect(rows.transposed == columns)
      for row in 0..<side {
        for column in 0..<side {
          #expect(rows[column, row] == QRMask.inverts(mask, column: column, row: row))
        }
      }
    }
  }
}
