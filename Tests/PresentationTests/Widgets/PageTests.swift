import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// Tests of several widgets on one page.
@Suite struct `A page of widgets` {
  private func row(
    _ sign: String, _ name: String, _ due: String, _ plant: String
  ) -> Rows.Row { [[.init(sign)], [.init(name)], [.init(due)], [.init(plant, .dim)]] }

  private func list(_ glyphs: Glyphs) -> Rows {
    Rows(
      columns: [
        .init(.fixed(1), importance: 3), .init(.rest, importance: 4),
        .init(.fitting(upTo: 6), .right, importance: 2), .init(.fitting(upTo: 14)),
      ],
      rows: [
        row(glyphs.thirsty, "민아", "D-day", "아메리칸블루"),
        row(glyphs.withered, "아버지", "D+2", "스투키"), row(glyphs.watered, "서연", "D-6", "로즈마리"),
        row(glyphs.new, "할머니", "D-30", "선인장"),
      ], selected: 0)
  }

  private func page(_ columns: Int, _ rows: Int, _ glyphs: Glyphs) throws -> String {
    let today = try #require(Day("2026-11-20"))
    let month = MonthGrid(selected: today - 3, today: today, firstWeekday: .sunday)
    let watered = [today: MonthGrid.Mark(glyphs.watered), today + 7: MonthGrid.Mark(glyphs.next)]
    let isWide = columns >= 70
    let bindings = [
      Binding(.character("w"), meaning: "물 주기", isPrimary: true),
      Binding(.character("n"), meaning: "새 사람", isPrimary: true),
      Binding(.character("/"), meaning: "찾기"), Binding(.character(":"), meaning: "명령"),
    ]
    let ways = [Binding(.character("?"), meaning: "도움말"), Binding(.character("q"), meaning: "나가기")]
    return frame(columns, rows) { frame, area in
      func line(_ row: Int) -> Area { Area(column: 0, row: row, columns: columns, rows: 1) }
      Tabs(
        program: "Haru", titles: ["오늘", "사람", "글귀", "마음", "일정", "책"], current: 1,
        trailing: "금 11월 20일"
      ).draw(into: &frame, in: line(0), glyphs: glyphs)
      let left = Area(
        column: 1, row: 2, columns: isWide ? 44 : columns - 2, rows: rows - 5)
      list(glyphs).draw(into: &frame, in: left, glyphs: glyphs)
      let right = Area(column: 51, row: 2, columns: 28, rows: rows - 5)
      if isWide {
        month.draw(
          into: &frame, in: right, title: "2026년 11월",
          weekdays: ["월", "화", "수", "목", "금", "토", "일"], marks: watered, glyphs: glyphs)
      }
      NoticeLine(.good, "민아에게 물을 줬어요. 다음은 11월 27일이에요.", hint: "z 되돌리기")
        .draw(into: &frame, in: line(rows - 2), glyphs: glyphs)
      KeyBar(bindings, trailing: ways).draw(into: &frame, in: line(rows - 1))
    }.text
  }

  @Test func `is quiet at the standard size`() throws {
    expectSnapshot(try page(80, 24, .unicode), named: "widget-page-80x24")
  }

  @Test func `is one column on a small screen`() throws {
    expectSnapshot(try page(40, 12, .unicode), named: "widget-page-40x12")
  }

  @Test func `needs no more than ascii signs`() throws {
    expectSnapshot(try page(80, 16, .ascii), named: "widget-page-letters-80x16")
  }
}
