import TextUI

/// A rectangle in pixels.
struct Field: Equatable {
  var x: Int, y: Int, width: Int, height: Int

  init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}

/// Collects filled rectangles by colour, so that a picture needs one path for each colour.
struct FieldPaths {
  private var fields: [String: [Field]] = [:]

  mutating func fill(_ field: Field, _ colour: String) { fields[colour, default: []].append(field) }

  /// The SVG paths, sorted by colour so that the order is always the same. Rectangles that touch are joined: first in
  /// rows, then rows of one width.
  var paths: [String] {
    fields.sorted { $0.key < $1.key }.map { colour, all in
      let rows = all.sorted { ($0.y, $0.height, $0.x) < ($1.y, $1.height, $1.x) }
        .reduce(into: [Field]()) { joined, next in
          if let last = joined.last, (last.y, last.height) == (next.y, next.height),
            last.x + last.width == next.x
          {
            joined[joined.count - 1].width += next.width
          } else {
            joined.append(next)
          }
        }
      let blocks = rows.sorted { ($0.x, $0.width, $0.y) < ($1.x, $1.width, $1.y) }
        .reduce(into: [Field]()) { joined, next in
          if let last = joined.last, (last.x, last.width) == (next.x, next.width),
            last.y + last.height == next.y
          {
            joined[joined.count - 1].height += next.height
          } else {
            joined.append(next)
          }
        }
      let pieces = blocks.map { "M\($0.x) \($0.y)h\($0.width)v\($0.height)h-\($0.width)z" }
      return "<path fill=\"\(colour)\" d=\"\(pieces.joined())\"/>"
    }
  }
}

/// Converts block elements and thin lines of Unicode to rectangles within a cell.
enum BlockElement {
  /// The arms of each line character, as a sum of up 1, right 2, down 4 and left 8. Round corners are drawn square.
  private static let arms: [UInt32: Int] = [
    0x2500: 10, 0x2502: 5, 0x250C: 6, 0x2510: 12, 0x2514: 3, 0x2518: 9, 0x251C: 7, 0x2524: 13,
    0x252C: 14, 0x2534: 11, 0x253C: 15, 0x256D: 6, 0x256E: 12, 0x256F: 9, 0x2570: 3,
  ]

  /// Returns whether a character is drawn as rectangles rather than by a font.
  static func isOne(_ character: Character) -> Bool { !parts(of: character, 8, 8).isEmpty }

  /// Returns the rectangles of a character in a cell of this width and height; empty if a font draws the character.
  static func parts(of character: Character, _ width: Int, _ height: Int) -> [Field] {
    guard let scalar = character.unicodeScalars.first?.value else { return [] }
    let (middle, half) = ((width + 1) / 2, height / 2)
    if let arms = arms[scalar] {
      let all = [
        Field(middle - 1, 0, 1, half), Field(middle - 1, half, width - middle + 1, 1),
        Field(middle - 1, half, 1, height - half), Field(0, half, middle, 1),
      ]
      return all.indices.filter { arms >> $0 & 1 == 1 }.map { all[$0] }
    }
    switch scalar {
    case 0x2580: return [Field(0, 0, width, half)]
    case 0x2581...0x2588:
      let tall = (Int(scalar - 0x2580) * height + 4) / 8
      return [Field(0, height - tall, width, tall)]
    case 0x2589...0x258F: return [Field(0, 0, (Int(0x2590 - scalar) * width + 4) / 8, height)]
    case 0x2590: return [Field(middle, 0, width - middle, height)]
    case 0x2596...0x259F:
      // The filled quarters as a sum: upper left 1, upper right 2, lower left 4, lower right 8.
      let quarters = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14][Int(scalar) - 0x2596]
      let fields = [
        Field(0, 0, middle, half), Field(middle, 0, width - middle, half),
        Field(0, half, middle, height - half), Field(middle, half, width - middle, height - half),
      ]
      return fields.indices.filter { quarters >> $0 & 1 == 1 }.map { fields[$0] }
    default:
      let pattern = octants[character, default: 0]
      return (0..<8).filter { pattern >> $0 & 1 == 1 }.map { part in
        let (left, top) = (part % 2 * middle, part / 2 * height / 4)
        return Field(
          left, top, part % 2 == 0 ? middle : width - middle, (part / 2 + 1) * height / 4 - top)
      }
    }
  }

  /// The filled parts of each block of 2 × 4 parts.
  private static let octants = Dictionary(
    zip(Blocks.octants, 0...), uniquingKeysWith: { first, _ in first })
}
