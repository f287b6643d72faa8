/// Whether the position of the terminal's cursor after a character is predictable.
package enum Footprint: Equatable {
  /// All terminals advance by the same width.
  case certain
  /// Terminals differ. Up to `reach` cells may be overwritten, and the cursor may end in any of these cells.
  case uncertain(reach: Int)

  /// Computes where the cursor may be after the terminal has drawn a cell's character.
  package init(_ cell: Cell) {
    var scalars = cell.character.unicodeScalars.makeIterator()
    guard let first = scalars.next() else {
      self = .uncertain(reach: 1)
      return
    }
    guard let second = scalars.next() else {
      // Some terminals draw a lone sign wider, over the next cell. Redrawing that cell would cut
      // the sign, so the reach stays at the width.
      let agreed = Self.width(first) == Int(cell.width)
      self = agreed ? .certain : .uncertain(reach: Int(cell.width))
      return
    }
    var reach = Self.reach(first) + Self.reach(second)
    while let scalar = scalars.next() { reach += Self.reach(scalar) }
    self = .uncertain(reach: reach)
  }

  /// Returns the width on which all terminals agree, for ASCII, Hangul, kana and Chinese characters; nil for other
  /// scalars.
  private static func width(_ scalar: Unicode.Scalar) -> Int? {
    switch scalar.value {
    case 0x20...0x7E: 1
    case 0xAC00...0xD7A3, 0x4E00...0x9FFF, 0x3041...0x3096, 0x30A1...0x30FA, 0x3131...0x3163: 2
    default: nil
    }
  }

  /// Returns the maximum width that any terminal gives to a scalar. Old terminals draw combining marks in separate
  /// cells.
  private static func reach(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x200C, 0x200D, 0xFE00...0xFE0F: 0
    case 0x20...0x7E, 0x300...0x36F: 1
    default: 2
    }
  }
}
