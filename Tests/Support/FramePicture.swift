import Foundation

@testable import Presentation

/// A frame as an SVG picture, as a dark terminal shows it. Half blocks are drawn as what they are, so
/// that no font leaves gaps in a picture; letters stand where their cells are.
public struct FramePicture {
  private let frame: Frame
  private static let (cell, line, size) = (8.4, 18, 14)

  /// Prepares a picture of what somebody sees.
  public init(_ frame: Frame) { self.frame = frame }

  /// The picture as a document.
  public var svg: String {
    let width = Self.number(Double(frame.size.columns) * Self.cell + 24)
    let height = frame.size.rows * Self.line + 24
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
        + "viewBox=\"0 0 \(width) \(height)\" font-family=\"ui-monospace, Menlo, Consolas, "
        + "'DejaVu Sans Mono', 'Noto Sans Mono CJK KR', monospace\" font-size=\"\(Self.size)\">",
      "<rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"#17181c\"/>",
    ]
    for row in 0..<frame.size.rows { lines += blocks(row) + words(row) }
    return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  /// What is filled in a row: papers, and the halves of blocks, in as few pieces as possible.
  private func blocks(_ row: Int) -> [String] {
    (0..<2).flatMap { half -> [String] in
      var pieces: [(start: Int, end: Int, colour: String)] = []
      for column in 0..<frame.size.columns {
        guard let colour = colour(of: frame[column, row], half) else { continue }
        if let last = pieces.last, last.end == column, last.colour == colour {
          pieces[pieces.count - 1].end = column + 1
        } else {
          pieces.append((column, column + 1, colour))
        }
      }
      return pieces.map { piece in
        let width = Self.number(Double(piece.end - piece.start) * Self.cell)
        return "<rect x=\"\(Self.x(piece.start))\" y=\"\(12 + row * Self.line + half * 9)\" "
          + "width=\"\(width)\" height=\"9\" fill=\"\(piece.colour)\"/>"
      }
    }
  }

  /// What fills the upper or the lower half of a cell.
  private func colour(of cell: Cell, _ half: Int) -> String? {
    let (ink, paper) = inks(cell)
    switch (cell.character, half) {
    case ("█", _), ("▀", 0), ("▄", 1): return ink
    default: return paper
    }
  }

  /// The words of a row, each run of one look on its own.
  private func words(_ row: Int) -> [String] {
    var lines: [String] = []
    var column = 0
    while column < frame.size.columns {
      let cell = frame[column, row]
      guard !" █▀▄".contains(cell.character), cell.width > 0 else {
        column += 1
        continue
      }
      var (text, end) = (String(cell.character), column + Int(cell.width))
      while end < frame.size.columns {
        let next = frame[end, row]
        guard next.style == cell.style, next.width == cell.width,
          !" █▀▄".contains(next.character)
        else { break }
        text.append(next.character)
        end += Int(next.width)
      }
      let length = Self.number(Double(end - column) * Self.cell)
      let weight = cell.style.marks.contains(.bold) ? " font-weight=\"700\"" : ""
      lines.append(
        "<text x=\"\(Self.x(column))\" y=\"\(12 + row * Self.line + 13)\" textLength=\"\(length)\" "
          + "lengthAdjust=\"spacingAndGlyphs\" fill=\"\(inks(cell).ink)\"\(weight)>"
          + Self.escaped(text) + "</text>")
      column = end
    }
    return lines
  }

  private func inks(_ cell: Cell) -> (ink: String, paper: String?) {
    let isDim = cell.style.marks.contains(.dim)
    let ink = cell.style.ink.map(Self.hex) ?? (isDim ? "#8b8d94" : "#e4e4e8")
    let paper = cell.style.paper.map(Self.hex)
    return cell.style.marks.contains(.reverse) ? (paper ?? "#17181c", ink) : (ink, paper)
  }

  private static func hex(_ ink: Ink) -> String {
    String(format: "#%02x%02x%02x", ink.red, ink.green, ink.blue)
  }

  private static func x(_ column: Int) -> String { number(12 + Double(column) * cell) }

  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }
}
