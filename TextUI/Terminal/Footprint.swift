/// How sure it is that a terminal moves its cursor as far as we think when it draws a character.
package enum Footprint: Equatable {
  /// Every terminal agrees.
  case certain
  /// Terminals differ: one may touch up to so many cells, and leave its cursor anywhere there.
  case uncertain(reach: Int)

  /// Looks at what is drawn in a cell.
  package init(_ cell: Cell) {
    var scalars = cell.character.unicodeScalars.makeIterator()
    guard let first = scalars.next() else {
      self = .uncertain(reach: 1)
      return
    }
    guard let second = scalars.next() else {
      // A terminal that draws a lone sign wider covers its neighbour: drawing that again would
      // tear the sign apart, and so it is left alone.
      let agreed = Self.width(first) == Int(cell.width)
      self = agreed ? .certain : .uncertain(reach: Int(cell.width))
      return
    }
    var reach = Self.reach(first) + Self.reach(second)
    while let scalar = scalars.next() { reach += Self.reach(scalar) }
    self = .uncertain(reach: reach)
  }

  /// The width on which all terminals agree: plain letters, Hangul, kana and Chinese characters.
  private static func width(_ scalar: Unicode.Scalar) -> Int? {
    switch scalar.value {
    case 0x20...0x7E: 1
    case 0xAC00...0xD7A3, 0x4E00...0x9FFF, 0x3041...0x3096, 0x30A1...0x30FA, 0x3131...0x3163: 2
    default: nil
    }
  }

  /// The most cells any terminal gives a scalar: old ones draw marks beside their letter.
  private static func reach(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x200C, 0x200D, 0xFE00...0xFE0F: 0
    case 0x20...0x7E, 0x300...0x36F: 1
    default: 2
    }
  }
}
