import Support
import Testing

@testable import TextUI

// Y-01, Y-02: screens draw the code as finely as they can.
@Suite struct `A QR code on a screen` {
  private static func frame(_ rendition: Rendition, light: Bool, _ size: Size = .standard) -> Frame
  {
    var frame = Frame(size: size, rendition: rendition)
    frame.knownGround = Ink(light ? 0xFDF6E3 : 0x17181C)
    for row in 0..<size.rows { frame.put(String(repeating: "x", count: size.columns), 0, row) }
    return frame
  }

  private static func expectRead(_ text: String, _ frame: Frame, light: Bool) throws {
    let name = "\(frame.rendition)-\(light).pgm"
    try QRReader.expect([(name, QRScreen(frame, isLight: light).file)], of: [text])
  }

  @Test(arguments: Rendition.allCases)
  func `is read in every rendition, on a dark and on a light background`(_ rendition: Rendition)
    throws
  {
    var (texts, images) = ([String](), [(String, [UInt8])]())
    for (light, count) in [(false, 5), (true, 60), (false, 100), (true, 100)] {
      let text = String(repeating: "하", count: count / 3) + "z"
      var frame = Self.frame(rendition, light: light)
      let area = Area(column: 0, row: 0, columns: 80, rows: 24)
      try #require(try QRCode(text).draw(into: &frame, in: area) != nil)
      texts.append(text)
      images.append(("\(rendition)-\(light).pgm", QRScreen(frame, isLight: light).file))
    }
    try QRReader.expect(images, of: texts)
  }

  @Test(arguments: [Rendition.sextant, .octant, .kitty, .sixel, .iterm])
  func `has more modules where a cell has more parts`(_ rendition: Rendition) throws {
    let size = Size(columns: 80, rows: 24)
    let side = QRCode.largestSide(in: size, rendition)
    #expect(side == (rendition == .sextant ? 61 : 85))
    let text = String(repeating: "x", count: QRCode.capacity(side: side))
    let code = try QRCode(text)
    #expect(code.side == side)
    var frame = Self.frame(rendition, light: true)
    let area = Area(column: 0, row: 0, columns: 80, rows: 24)
    try #require(code.draw(into: &frame, in: area) != nil)
    try Self.expectRead(text, frame, light: true)
  }

  @Test(arguments: Rendition.allCases)
  func `fits exactly where it is said to fit`(_ rendition: Rendition) throws {
    let codes = try [10, 100, 200].map { count throws(QRCodeRefusal) in
      try QRCode(String(repeating: "x", count: count))
    }
    for columns in stride(from: 8, through: 70, by: 7) {
      for rows in stride(from: 4, through: 40, by: 5) {
        let area = Area(column: 1, row: 1, columns: columns, rows: rows)
        let most = QRCode.largestSide(in: area.size, rendition)
        for code in codes {
          var frame = Frame(size: Size(columns: 72, rows: 42), rendition: rendition)
          let before = frame
          let target = code.draw(into: &frame, in: area)
          #expect((target != nil) == (code.side <= most), "\(columns) × \(rows), \(code.side)")
          #expect((frame == before) == (target == nil))
        }
      }
    }
  }

  @Test func `covers only its own cells, and clips nothing`() throws {
    let code = try QRCode("haru")
    var frame = Self.frame(.half, light: false)
    let target = code.draw(into: &frame, in: Area(column: 10, row: 2, columns: 40, rows: 20))
    #expect(target == Area(column: 15, row: 4, columns: 29, rows: 15))
    for row in 0..<24 {
      for column in 0..<80 {
        let isInside = target?.contains(Point(column: column, row: row)) == true
        #expect((frame[column, row].character == "x") == !isInside)
      }
    }
    var small = Self.frame(.half, light: false, Size(columns: 20, rows: 10))
    let before = small
    #expect(code.draw(into: &small, in: Area(column: 0, row: 0, columns: 80, rows: 24)) == nil)
    #expect(small == before)
  }

  @Test(arguments: [Rendition.half, .quadrant, .sextant, .octant])
  func `has its own colours in every cell, so that no theme changes them`(_ rendition: Rendition)
    throws
  {
    for (count, cells) in [(10, QRCells.halves), (200, .halves), (10, .blanks)] {
      let code = try QRCode(String(repeating: "x", count: count))
      var frame = Self.frame(rendition, light: false, Size(columns: 90, rows: 30))
      let area = Area(column: 0, row: 0, columns: 90, rows: 30)
      guard let target = code.draw(into: &frame, in: area, cells: cells) else { continue }
      let fixed = [QRCode.black, QRCode.white]
      for row in target.origin.row..<target.endRow {
        for column in target.origin.column..<target.endColumn {
          let style = frame[column, row].style
          #expect(style.ink.map(fixed.contains) == true && style.paper.map(fixed.contains) == true)
        }
      }
    }
  }

  @Test func `needs no block characters and no colours where there are none`() throws {
    let code = try QRCode("haru")
    for light in [false, true] {
      var frame = Self.frame(.letters, light: light, Size(columns: 60, rows: 30))
      let area = Area(column: 0, row: 0, columns: 60, rows: 30)
      let target = try #require(code.draw(into: &frame, in: area, cells: .blanks))
      #expect(target.size == Size(columns: 58, rows: 29))
      try Self.expectRead("haru", frame.inASCII(), light: light)
    }
  }
}
