/// The parts of a QR code that do not depend on its content, and the path of the content around them.
package struct QRPattern {
  private let version: QRVersion
  /// The dark modules of the fixed patterns.
  package private(set) var fixed: QRGrid
  /// The modules that carry no content. No mask changes them.
  package private(set) var reserved: QRGrid

  package init(_ version: QRVersion) {
    self.version = version
    fixed = QRGrid(side: version.side)
    reserved = fixed
    drawTiming()
    drawAlignment()
    drawFinders()
    drawVersion()
  }

  private mutating func drawTiming() {
    let side = version.side
    for index in 0..<side {
      fixed[index, 6] = index.isMultiple(of: 2)
      fixed[6, index] = index.isMultiple(of: 2)
    }
    reserved.fill(0..<side, 6..<7)
    reserved.fill(6..<7, 0..<side)
  }

  private mutating func drawAlignment() {
    let centres = version.alignment
    guard let first = centres.first, let last = centres.last else { return }
    for column in centres {
      for row in centres {
        // Finder patterns are in these corners.
        if (column, row) == (first, first) || (column, row) == (first, last)
          || (column, row) == (last, first)
        {
          continue
        }
        drawRings(column, row, radius: 2)
        reserved.fill(column - 2..<column + 3, row - 2..<row + 3)
      }
    }
  }

  private mutating func drawFinders() {
    let end = version.side - 1
    for (column, row) in [(3, 3), (end - 3, 3), (3, end - 3)] {
      fixed.fill(column - 4..<column + 5, row - 4..<row + 5, false)
      drawRings(column, row, radius: 3)
      // A light separator is around each pattern.
      reserved.fill(column - 4..<column + 5, row - 4..<row + 5)
    }
    // The format information is beside the separators, with one module that is always dark.
    reserved.fill(8..<9, 0..<9)
    reserved.fill(0..<9, 8..<9)
    reserved.fill(end - 7..<end + 1, 8..<9)
    reserved.fill(8..<9, end - 7..<end + 1)
    fixed[8, end - 7] = true
  }

  /// Draws a dark square with a light ring in it. `radius` is the distance from the centre to the edge.
  private mutating func drawRings(_ column: Int, _ row: Int, radius: Int) {
    for (distance, isDark) in [(radius, true), (radius - 1, false), (radius - 2, true)] {
      let (columns, rows) = (
        column - distance..<column + distance + 1, row - distance..<row + distance + 1
      )
      fixed.fill(columns, rows, isDark)
    }
  }

  private mutating func drawVersion() {
    guard version.number >= 7 else { return }
    let bits = Self.versionBits(version.number)
    let start = version.side - 11
    for index in 0..<18 {
      let (across, along) = (start + index % 3, index / 3)
      fixed[across, along] = bits >> index & 1 == 1
      fixed[along, across] = bits >> index & 1 == 1
    }
    reserved.fill(start..<start + 3, 0..<6)
    reserved.fill(0..<6, start..<start + 3)
  }

  /// Returns the fixed patterns with the content, highest bit of each codeword first. The content runs in columns of
  /// two modules from right to left, alternately up and down.
  package func drawn(_ codewords: [UInt8]) -> QRGrid {
    var grid = fixed
    let side = version.side
    var (next, isUpward) = (0, true)
    let count = codewords.count * 8
    // The column of the timing pattern is left out.
    for right in Array(stride(from: side - 1, to: 6, by: -2)) + [5, 3, 1] {
      for step in 0..<side {
        let row = isUpward ? side - 1 - step : step
        let line = reserved.lines[row]
        for column in [right, right - 1] where !line[column] && next < count {
          if codewords[next >> 3] >> UInt8(7 - next & 7) & 1 == 1 { grid[column, row] = true }
          next += 1
        }
      }
      isUpward.toggle()
    }
    return grid
  }
}

/// Format and version information.
extension QRPattern {
  /// Returns the 15 bits of the format information: the level, the mask and their error correction.
  package static func formatBits(_ level: QRCode.Level, mask: Int) -> Int {
    let indicator =
      switch level {
      case .low: 1
      case .medium: 0
      case .quartile: 3
      }
    let data = indicator << 3 | mask
    return (data << 10 | remainder(data << 10, by: 0b101_0011_0111)) ^ 0b101_0100_0001_0010
  }

  /// Returns the 18 bits of the version information: the number of the version and its error correction.
  package static func versionBits(_ number: Int) -> Int {
    number << 12 | remainder(number << 12, by: 0b1_1111_0010_0101)
  }

  /// Divides polynomials of bits.
  private static func remainder(_ value: Int, by divisor: Int) -> Int {
    var rest = value
    while rest.leadingZeroBitCount <= divisor.leadingZeroBitCount {
      rest ^= divisor << (divisor.leadingZeroBitCount - rest.leadingZeroBitCount)
    }
    return rest
  }

  /// Draws the format information twice. The content of `grid` must be that of a code without format information.
  package static func drawFormat(_ bits: Int, on grid: inout QRGrid) {
    let side = grid.side
    for index in 0..<15 where bits >> index & 1 == 1 {
      // Around the upper left finder pattern, without the modules of the timing patterns.
      switch index {
      case ..<6: grid[8, index] = true
      case 6, 7: grid[8, index + 1] = true
      case 8: grid[7, 8] = true
      default: grid[14 - index, 8] = true
      }
      // Beside the other two finder patterns.
      if index < 8 {
        grid[side - 1 - index, 8] = true
      } else {
        grid[8, side - 15 + index] = true
      }
    }
  }
}
