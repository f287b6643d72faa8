import Domain
import Testing

@testable import PresentationKit
@testable import TextUI

// D-26
@Suite struct `The templates of pages` {
  /// Returns the area between the tabs and the notice line of a window.
  private func content(_ columns: Int, _ rows: Int) -> Area {
    Area(column: 0, row: 2, columns: columns, rows: rows - 4)
  }

  // MARK: Forms

  @Test(arguments: [(80, 24), (109, 32), (120, 40), (200, 60)])
  func `put a form in the middle, 64 columns wide`(_ columns: Int, _ rows: Int) throws {
    let area = content(columns, rows)
    let sheet = SheetTemplate(in: area, holding: 8)
    let frame = try #require(sheet.frame)
    #expect(frame.size.columns == 64)
    let left = frame.origin.column
    #expect(abs(left - (columns - frame.endColumn)) <= 1, "as far from either edge")
    #expect(frame.size.rows == 12, "as high as what it holds, with a blank row above and below")
    #expect(sheet.inside.size == Size(columns: SheetTemplate.inside(columns), rows: 8))
  }

  @Test func `have a side for what will come of a form, where the screen is wide enough`() throws {
    #expect(!SheetTemplate.hasSide(in: content(109, 40)))
    for size in [(120, 40), (200, 60)] {
      let area = content(size.0, size.1)
      let sheet = SheetTemplate(in: area, holding: 5, usesSide: true)
      let (frame, side) = (try #require(sheet.frame), try #require(sheet.side))
      #expect(side.size.columns == 30 && side.endColumn < frame.endColumn, "inside of the card")
      #expect(frame.endRow <= area.endRow && side.endRow < frame.endRow)
      #expect(SheetTemplate(in: area, holding: 5).side == nil, "only for what is drawn there")
    }
  }

  @Test func `give a small screen to the fields`() {
    let low = SheetTemplate(in: content(60, 20), holding: 40)
    #expect(low.frame?.size == Size(columns: 60, rows: 16))
    let tiny = SheetTemplate(in: content(40, 10), holding: 3)
    #expect(tiny.frame == nil)
    #expect(tiny.inside.size.columns == SheetTemplate.inside(40))
  }

  private enum Field: Hashable { case name, note }

  private func form(_ name: String = "") -> FormSheet<Field> {
    FormSheet(
      [
        .init(.name, "Name", .text(TextField(name))), .init(.note, "Note", .text(TextField())),
      ], ViewContext(.english, .unicode, now: Now(instant: 0, offset: 0)))
  }

  private func drawn(_ columns: Int, _ rows: Int, _ name: String = "") -> [String] {
    frame(columns, rows) { frame, _ in
      form(name).draw(
        "New person", notes: [StyledText("She is called Mina.")], into: &frame,
        in: content(columns, rows))
    }.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func `show the value of a field on a rule`() throws {
    let row = try #require(drawn(80, 24, "Mina").first { $0.contains("Name") })
    #expect(row.contains("› Name   Mina ─────"))
    let empty = try #require(drawn(80, 24).first { $0.contains("Note") })
    #expect(empty.contains("Note   ─────"))
  }

  @Test func `put notes below the fields, and beside them on a wide screen`() throws {
    func columns(_ rows: [String]) throws -> (note: Int, edge: Int) {
      let note = try #require(rows.first { $0.contains("She is") })
      let frame = try #require(rows.first { $0.contains("╮") })
      let at = try #require(note.firstRange(of: "She is")).lowerBound
      let edge = try #require(frame.firstIndex(of: "╮"))
      return (
        note.distance(from: note.startIndex, to: at),
        frame.distance(from: frame.startIndex, to: edge)
      )
    }
    let narrow = try columns(drawn(80, 24))
    #expect(narrow.note < narrow.edge)
    let wide = try columns(drawn(120, 40))
    #expect((2...32).contains(wide.edge - wide.note))
  }

  // MARK: Lists

  @Test func `show a preview beside a list from 110 columns on`() throws {
    #expect(ListPage(in: content(109, 40), rows: 5).preview == nil)
    let page = ListPage(in: content(120, 40), rows: 5)
    let (panel, preview) = (try #require(page.panel), try #require(page.preview))
    #expect(preview.origin.column == panel.endColumn + 1)
    #expect(preview.endColumn == 120)
    #expect(panel.size.rows == Panel.rows(holding: 5), "as high as its rows")
    #expect(page.list.size.rows == 5)
  }

  // D-97: a short list, too, has an empty row below its title.
  @Test func `begin below the first row of a panel`() throws {
    for rows in 1...6 {
      let page = ListPage(in: content(120, 40), rows: rows)
      let panel = try #require(page.panel)
      #expect(page.list.origin.row == panel.origin.row + 2)
      #expect(page.list.size.rows >= rows)
    }
  }

  @Test func `never make a row longer than 84 columns`() throws {
    let page = ListPage(in: content(200, 60), rows: 500)
    #expect(page.list.size.columns <= 84)
    #expect(try #require(page.panel).size.rows == 56)
    let alone = ListPage(in: content(200, 60), rows: 5, hasPreview: false)
    let panel = try #require(alone.panel)
    #expect(alone.list.size.columns == 84 && panel.origin.column == (200 - 88) / 2)
  }

  @Test func `give a small screen to the rows`() {
    let page = ListPage(in: content(60, 20), rows: 5, head: 2)
    #expect(page.panel == nil && page.preview == nil)
    #expect(page.head.size.rows == 2)
    #expect(page.list.origin == Point(column: 2, row: 6))
  }

  @Test func `draw a preview as high as what it holds`() {
    // D-20, D-65: an empty row follows the title.
    let preview = Preview("Mina", [.init("American blue", .bold), .init("in 3 days")])
    let rows = picture(50, 30) { preview.draw(into: &$0, filling: $1, .unicode) }
    #expect(rows[0].hasPrefix("╭─ Mina"))
    #expect(rows.lastIndex { $0.hasPrefix("╰") } == 6)
    #expect(!rows[1].contains("A") && rows[2].contains("American blue"))
    let long = Preview("Mina", (1...40).map { .init("line \($0)") })
    let low = picture(50, 10) { long.draw(into: &$0, filling: $1, .unicode) }
    #expect(low[9].hasPrefix("╰") && low[9].contains("↓"), "\(low)")
  }

  @Test func `give the rows below the text of a preview to its picture`() {
    // D-72
    func rows(_ paragraphs: Int) -> [String] {
      let preview = Preview("Mina", (0..<paragraphs).map { .init("line \($0)") })
      return picture(50, 20) { frame, area in
        preview.draw(into: &frame, filling: area, .unicode) { frame, room in
          frame.put("flower", room.origin.column, room.endRow - 1)
        }
      }
    }
    let short = rows(1)
    #expect(short[19].hasPrefix("╰") && short[18].contains("flower"), "as high as the screen")
    #expect(!rows(16).joined().contains("flower"), "no room")
  }

  // MARK: Prose

  @Test func `put prose in the middle, 68 columns wide`() {
    for columns in [80, 120, 200] {
      let page = TextPage(in: content(columns, 40))
      #expect(page.body.size.columns == 68)
      #expect(page.body.origin.column == (columns - 68) / 2)
    }
    #expect(TextPage(in: content(60, 20)).body.size.columns == 56)
  }
}
