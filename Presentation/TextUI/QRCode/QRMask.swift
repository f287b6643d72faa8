/// The eight masks, one of which inverts some modules of the content (ISO/IEC 18004, table 10).
package enum QRMask {
  package static let count = 8

  /// Returns whether a mask inverts a module.
  package static func inverts(_ mask: Int, column: Int, row: Int) -> Bool {
    let product = column * row
    return switch mask {
    case 0: (row + column).isMultiple(of: 2)
    case 1: row.isMultiple(of: 2)
    case 2: column.isMultiple(of: 3)
    case 3: (row + column).isMultiple(of: 3)
    case 4: (row / 2 + column / 3).isMultiple(of: 2)
    case 5: product % 2 + product % 3 == 0
    case 6: (product % 2 + product % 3).isMultiple(of: 2)
    default: ((row + column) % 2 + product % 3).isMultiple(of: 2)
    }
  }

  /// After this many rows or columns every mask repeats itself.
  private static let period = 12

  /// The first rows of each mask, and the first columns of each.
  private static let rows = lines { QRMask.inverts($0, column: $2, row: $1) }
  private static let columns = lines { QRMask.inverts($0, column: $1, row: $2) }

  private static func lines(_ inverts: (_ mask: Int, _ line: Int, _ index: Int) -> Bool)
    -> [[BitLine]]
  {
    (0..<count).map { mask in
      (0..<period).map { line in
        var bits = BitLine.empty
        for index in 0..<192 where inverts(mask, line, index) { bits[index] = true }
        return bits
      }
    }
  }

  /// Returns a grid with a mask applied to all modules that are not reserved. With `isTransposed`, the lines of both
  /// grids are columns.
  package static func applied(
    _ mask: Int, to grid: QRGrid, except reserved: QRGrid, isTransposed: Bool = false
  ) -> QRGrid {
    let pattern = (isTransposed ? columns : rows)[mask]
    let whole = BitLine(first: grid.side)
    return QRGrid(
      side: grid.side,
      lines: grid.lines.indices.map { index in
        grid.lines[index] ^ (pattern[index % period] & whole & ~reserved.lines[index])
      })
  }
}

/// The penalty of a masked code, by which the mask is chosen (ISO/IEC 18004, 7.8.3).
package enum QRPenalty {
  /// Returns the penalty of a code, which is given with its rows and with its columns as lines.
  package static func of(_ grid: QRGrid, _ transposed: QRGrid) -> Int {
    runs(grid) + runs(transposed) + blocks(grid) + finders(grid) + finders(transposed)
      + balance(grid)
  }

  /// Each run of five or more equal modules in a line counts 3, and 1 for each module beyond five.
  package static func runs(_ grid: QRGrid) -> Int {
    let pairs = BitLine(first: grid.side - 1)
    return grid.lines.reduce(0) { sum, line in
      // A set bit begins a run of two, of three, and of five modules.
      let two = ~(line ^ line.dropping(1)) & pairs
      let three = two & two.dropping(1)
      let five = three & three.dropping(2)
      let starts = five & ~five.indented(1)
      return sum + five.count + 2 * starts.count
    }
  }

  /// Each square of two by two equal modules counts 3. Squares may overlap.
  package static func blocks(_ grid: QRGrid) -> Int {
    let pairs = BitLine(first: grid.side - 1)
    return zip(grid.lines, grid.lines.dropFirst()).reduce(0) { sum, lines in
      let beside = ~(lines.0 ^ lines.0.dropping(1))
      let below = ~(lines.0 ^ lines.1)
      return sum + 3 * (beside & below & below.dropping(1) & pairs).count
    }
  }

  /// Each 1:1:3:1:1 pattern with four light modules before or after it counts 40. The modules around the code are
  /// light.
  package static func finders(_ grid: QRGrid) -> Int {
    grid.lines.reduce(0) { sum, line in
      // Four light modules are put before the line. Bit n of each mask belongs to the pattern that begins at module n.
      let dark = line.indented(4)
      let core =
        line & ~line.dropping(1) & line.dropping(2) & line.dropping(3) & line.dropping(4)
        & ~line.dropping(5) & line.dropping(6)
      if core == .empty { return sum }
      let before = dark | dark.dropping(1) | dark.dropping(2) | dark.dropping(3)
      let after = line.dropping(7) | line.dropping(8) | line.dropping(9) | line.dropping(10)
      return sum + 40 * (core & ~(before & after)).count
    }
  }

  /// Each whole 5% by which the share of dark modules differs from 50% counts 10.
  package static func balance(_ grid: QRGrid) -> Int {
    let whole = grid.side * grid.side
    let dark = grid.lines.reduce(0) { $0 + $1.count }
    return abs(20 * dark - 10 * whole) / whole * 10
  }
}
