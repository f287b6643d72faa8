import Domain
import Support
import Testing

@testable import PresentationKit
@testable import PresentationMoods
@testable import PresentationReading
@testable import TextUI

@Suite struct `A cover on the screen` {
  private let titles = ["데미안", "어린 왕자", "Clean Code", "나미야 잡화점의 기적", "1Q84", "", " ", "—", "👨‍👩‍👧‍👦 가족"]

  /// Returns a picture whose upper half is light and whose lower half is dark.
  private func image(_ width: Int = 40, _ height: Int = 60) throws -> CoverImage {
    let light: [UInt8] = [240, 220, 180]
    let dark: [UInt8] = [30, 60, 120]
    let parts = (0..<width * height).flatMap { $0 < width * height / 2 ? light : dark }
    return try #require(CoverImage(width: width, height: height, parts: parts))
  }

  private func drawn(
    _ title: String, _ image: CoverImage? = nil, in size: Size = CoverArt.inGrid,
    _ glyphs: Glyphs = .unicode, isOverdue: Bool = false, _ theme: BookTheme = .purple
  ) -> Frame {
    frame(size.columns, size.rows) {
      CoverArt(image, title: title, theme: theme, isOverdue: isOverdue)
        .draw(into: &$0, in: $1, glyphs)
    }
  }

  @Test func `is drawn with two pixels in a cell, as large as it fits`() throws {
    // BK-25, BK-42; 5: half blocks
    let grid = drawn("데미안", try image())
    #expect(grid.cells.allSatisfy { "▀█".contains($0.character) })
    #expect(
      grid[0, 0].style.ink?.rgb == RGB(0xF0DCB4) && grid[0, 5].style.ink?.rgb == RGB(0x1E3C78))
    let detail = drawn("데미안", try image(), in: CoverArt.inDetail)
    #expect(
      detail[15, 0].style.ink?.rgb == RGB(0xF0DCB4)
        && detail[15, 11].style.ink?.rgb == RGB(0x1E3C78))
  }

  @Test func `is pulled in no direction, and stands in the middle on the bottom`() throws {
    // BK-42
    let wide = drawn("x", try image(60, 40))
    // Eight pixels wide and five high: two and a half rows.
    #expect(wide[0, 2] == .blank && wide[0, 3].character == "▄")
    #expect(wide[0, 3].style.paper == nil && wide[7, 5] != .blank)
    let narrow = drawn("x", try image(20, 120))
    #expect(narrow[2, 3] == .blank && narrow[3, 0] != .blank)
    #expect(narrow[4, 5] != .blank && narrow[5, 0] == .blank)
  }

  @Test func `has neighbours in the palettes, which are woven where there are sixteen`() throws {
    // 2.5
    let grid = drawn("x", try image())
    #expect(grid[0, 0].style.ink?.ansi256 == 223)
    let flat = try #require(
      CoverImage(width: 8, height: 12, parts: [UInt8](repeating: 170, count: 288)))
    let inks = drawn("x", flat).cells.flatMap { [$0.style.ink?.ansi16, $0.style.paper?.ansi16] }
    #expect(Set(inks).isSuperset(of: [7, 8]))
  }

  @Test func `is designed in the colour of the book where there is no picture`() {
    // BK-33, BK-25, F-23
    let grid = drawn("데미안")
    #expect(grid.text.split(separator: "\n").map { String($0).trimmed }.contains("▌데미안"))
    for row in 2..<6 {
      for column in 0..<8 {
        #expect(grid[column, row].style.paper == Cloth(.purple, title: "데미안").paper)
      }
    }
    #expect(!grid.isEmptyOfLetters)
    for theme in BookTheme.allCases {
      let shown = drawn("가", theme)
      #expect(shown.cells.contains { $0.style.ink == Cloth(theme, title: "가").title })
      #expect(shown[0, 0].style.ink?.ansi16 != shown[0, 0].style.paper?.ansi16)
    }
  }

  private func drawn(_ title: String, _ theme: BookTheme) -> Frame {
    drawn(title, nil, in: CoverArt.inGrid, .unicode, isOverdue: false, theme)
  }

  @Test(arguments: [
    ("데미안", 6, 4, ["데", "미", "안"]), ("어린 왕자", 6, 4, ["어 왕", "린 자"]),
    ("어린 왕자", 14, 10, ["어", "린", "", "왕", "자"]),
    ("나미야 잡화점의 기적", 6, 4, ["나미야", "잡화점", "의", "기적"]),
    ("나미야 잡화점의 기적", 14, 10, ["나 잡 기", "미 화 적", "야 점", "   의"]),
    ("1Q84", 14, 10, ["1Q84"]), ("Clean Code", 6, 4, ["Clean", "Code"]),
    ("Clean Code", 14, 10, ["Clean Code"]), ("Demian", 2, 3, ["De", "mi", "an"]),
    ("Encyclopaedia of All", 6, 3, ["Encycl", "opaedi", "a of…"]),
  ])
  func `has wide letters written down its back, and others across`(
    title: String, columns: Int, rows: Int, wanted: [String]
  ) {
    // BK-25
    let back = BackTitle(title, in: Size(columns: columns, rows: rows), .unicode)
    #expect(back.rows.map { TextLayout.trimmedEnd($0) } == wanted)
  }

  @Test func `is a spine and two letters where there is one line`() {
    // 5: the spine and initials
    func line(_ title: String, _ columns: Int, _ glyphs: Glyphs, isOverdue: Bool = false) -> String
    {
      CoverArt(nil, title: title, theme: .red, isOverdue: isOverdue).pieces(columns, glyphs)
        .map(\.text).joined()
    }
    #expect(line("데미안", 3, .unicode) == "▌데" && line("데미안", 80, .unicode) == "▌데")
    #expect(line("Demian", 3, .unicode) == "▌De" && line("Demian", 3, .ascii) == "|De")
    #expect(line("“데미안”", 3, .ascii) == "|데" && line("데미안", 2, .unicode) == "▌")
    #expect(line("데미안", 4, .unicode, isOverdue: true) == "▌데!")
    #expect(line("데미안", 3, .unicode, isOverdue: true) == "▌!")
    #expect(line("데미안", 0, .unicode) == "" && line("", 3, .unicode) == "▌")
    #expect(line("…", 3, .unicode) == "▌…")
    let pieces = CoverArt(nil, title: "가", theme: .red).pieces(3, .unicode)
    #expect(pieces.first?.style.ink == Cloth(.red, title: "가").mark)
    let letters = CoverArt(nil, title: "가", theme: .red).pieces(3, ChartSample.letters)
    #expect(letters.allSatisfy { $0.style.ink == nil && $0.style.paper == nil })
  }

  @Test func `steps back behind an exclamation mark when its day has gone by`() throws {
    // BK-42: overdue: a red exclamation over a dimmed cover
    for (picture, glyphs) in [(try image(), Glyphs.unicode), (nil, .unicode), (nil, .ascii)] {
      for size in [CoverArt.smallest, CoverArt.inGrid, CoverArt.inDetail] {
        let late = drawn("데미안", picture, in: size, glyphs, isOverdue: true)
        let marks = late.cells.filter { $0.character == "!" }
        #expect(marks.count == 1)
        #expect(glyphs == .ascii || marks.first?.style.paper == Accent.rose)
        #expect(drawn("데미안", picture, in: size, glyphs).cells.allSatisfy { $0.character != "!" })
      }
    }
    for theme in BookTheme.allCases {
      let cloth = Cloth(theme, title: "데미안", isOverdue: true)
      #expect(cloth.paper.rgb.contrast(with: cloth.title.rgb) >= 4.5)
      #expect(cloth.paper.ansi16 != cloth.title.ansi16 && cloth.paper.ansi256 < 250)
    }
    let late = drawn("x", try image(), isOverdue: true)
    #expect(
      [7, 8].contains(late[0, 0].style.ink?.ansi16) && late[0, 0].style.ink?.rgb != RGB(0xF0DCB4))
  }

  @Test func `has edges where there is no colour, picture or not`() throws {
    // 5, BK-25
    for picture in [nil, try image()] {
      let korean = drawn("데미안", picture, ChartSample.letters)
      #expect(
        korean.text == """
          ╭──────╮
          │  데  │
          │  미  │
          │  안  │
          │      │
          ╰──────╯
          """)
      let plain = drawn("Demian", picture, .ascii)
      #expect(
        plain.text == """
          +------+
          |      |
          |Demian|
          |      |
          |      |
          +------+
          """)
      for cell in korean.cells + plain.cells {
        #expect(cell.style.ink == nil && cell.style.paper == nil)
      }
    }
  }

  private func drawn(_ title: String, _ picture: CoverImage?, _ glyphs: Glyphs) -> Frame {
    drawn(title, picture, in: CoverArt.inGrid, glyphs)
  }

  @Test(arguments: ChartSample.sizes)
  func `stays inside any area`(_ columns: Int, _ rows: Int) throws {
    let pictures = [nil, try image(), try image(1, 240), try image(160, 1)]
    for glyphs in ChartSample.glyphs {
      for title in titles {
        for picture in pictures {
          for isOverdue in [false, true] {
            var shown = Frame(size: Size(columns: columns + 4, rows: rows + 4))
            let area = Area(column: 2, row: 2, columns: columns, rows: rows)
            CoverArt(picture, title: title, theme: .teal, isOverdue: isOverdue)
              .draw(into: &shown, in: area, glyphs)
            #expect(shown.isBlank(outside: area))
          }
        }
      }
    }
  }
}

extension Frame {
  fileprivate var isEmptyOfLetters: Bool { cells.allSatisfy { !$0.character.isLetter } }
}
