import Support
import Testing

@testable import TextUI

// Y-02: half blocks with a quiet zone of 2 cells on either background, which no theme colours.
@Suite struct `A QR code in lines of a terminal` {
  private static let text = "하루 👋 https://example.org"

  private static func expectRead(
    _ lines: [String], isLight: Bool, inverted: Bool = false
  ) throws {
    let screen = QRScreen(lines, isLight: isLight)
    try QRReader.expect([("a.pgm", screen.file)], of: [text], inverted: inverted)
  }

  @Test(arguments: [
    (ColourDepth.sixteen, "\u{1B}[30;107m"), (.twoHundredFiftySix, "\u{1B}[38;5;16;48;5;231m"),
    (.full, "\u{1B}[38;2;0;0;0;48;2;255;255;255m"),
  ])
  func `is black on white in each line, and each line ends in the colours of the terminal`(
    _ depth: ColourDepth, _ start: String
  ) throws {
    let code = try QRCode(Self.text)
    let lines = code.lines(depth)
    #expect(lines.count == (code.side + 9) / 2)
    for line in lines {
      #expect(line.hasPrefix(start) && line.hasSuffix("\u{1B}[0m"))
      let cells = line.dropFirst(start.count).dropLast(4)
      #expect(cells.count == code.side + 8)
      #expect(cells.allSatisfy { " ▀▄█".contains($0) })
      #expect(cells.hasPrefix("    ") && cells.hasSuffix("    "))
    }
    let blank = start + String(repeating: " ", count: code.side + 8) + "\u{1B}[0m"
    #expect(lines.prefix(2) == [blank, blank])
    #expect(lines.suffix(2) == [blank, blank])
    #expect(lines[2].contains("█▀▀▀▀▀█"))
  }

  @Test func `has no escape sequences without colours, and suits the background it is made for`()
    throws
  {
    let code = try QRCode(Self.text)
    for isLight in [false, true] {
      let lines = code.lines(.none, onLight: isLight)
      #expect(lines.allSatisfy { $0.allSatisfy { " ▀▄█".contains($0) } })
      #expect(lines[0] == String(repeating: isLight ? " " : "█", count: code.side + 8))
      try Self.expectRead(lines, isLight: isLight)
      // Readers that accept inverted codes read it on the opposite background, too.
      try Self.expectRead(lines, isLight: !isLight, inverted: true)
    }
  }

  @Test func `fits 80 × 24 cells up to version 5`() throws {
    #expect(QRCells.halves.largestSide(in: .standard) == 37)
    #expect(QRCells.halves.size(side: 37) == Size(columns: 45, rows: 23))
    #expect(QRCells.halves.largestSide(in: Size(columns: 28, rows: 80)) == 0)
    #expect(QRCells.halves.largestSide(in: Size(columns: 29, rows: 15)) == 21)
    #expect(QRCells.halves.largestSide(in: Size(columns: 29, rows: 14)) == 0)
    #expect(QRCells.halves.largestSide(in: Size(columns: 500, rows: 500)) == 177)
    #expect(QRCells.blanks.size(side: 21) == Size(columns: 58, rows: 29))
    #expect(QRCells.blanks.largestSide(in: Size(columns: 58, rows: 29)) == 21)
    #expect(QRCells.blanks.largestSide(in: .standard) == 0)
    let lines = try QRCode(String(repeating: "x", count: 106)).lines(.full)
    #expect(lines.count == 23)
  }

  @Test(arguments: ColourDepth.allCases)
  func `is made of blanks where there are no block characters`(_ depth: ColourDepth) throws {
    let code = try QRCode("haru")
    for isLight in [false, true] {
      let lines = code.lines(depth, cells: .blanks, onLight: isLight)
      #expect(lines.count == code.side + 8)
      #expect(lines.allSatisfy { $0.utf8.allSatisfy { $0 < 128 } })
      for (row, line) in lines.enumerated() {
        let cells = Self.cells(of: line, dark: depth == .none && isLight)
        #expect(cells == (-4..<code.side + 4).map { code[$0, row - 4] })
      }
    }
  }

  /// Returns whether each module of a line of blanks is dark. `dark` tells whether ink is dark if there are no colours.
  private static func cells(of line: String, dark: Bool) -> [Bool] {
    if !line.contains("\u{1B}") {
      return stride(from: 0, to: line.count, by: 2).map {
        (Array(line)[$0] == "#") == dark
      }
    }
    var cells: [Bool] = []
    for part in line.split(separator: "\u{1B}[") {
      let pieces = part.split(separator: "m", maxSplits: 1)
      let isDark = ["40", "48;5;16", "48;2;0;0;0"].contains(String(pieces[0]))
      cells += Array(repeating: isDark, count: pieces.count < 2 ? 0 : pieces[1].count / 2)
    }
    return cells
  }
}
