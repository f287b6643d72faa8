import Domain
import PresentationKit
import PresentationSayings
import PresentationSchedule
import TextUI

extension TodayScreen {
  /// The target of a mouse click on the page.
  enum Target: Equatable {
    case line(TodayMatter.Name)
    case key(Character)
  }

  func shownLines(in area: Area) -> [TodayLine] { shownLines(panels(in: area), in: area) }

  /// Returns the visible lines, in the panels or, if nil, in the list.
  func shownLines(_ panels: TodayPanels?, in area: Area) -> [TodayLine] {
    panels?.lines ?? listRows(in: layout(in: area)).flatMap(\.lines)
  }

  /// Returns the areas of a screen without panels.
  func layout(in area: Area) -> TodayLayout {
    let agenda = page?.agenda ?? DayAgenda(day: now.day, events: [])
    let rows = DayRibbon(agenda, at: now).rows(columns: area.size.columns - 4, glyphs)
    return TodayLayout(in: area, ribbon: rows, hasHead: page?.countdowns.isEmpty == false)
  }

  func draw(into frame: inout Frame, in area: Area) {
    guard let page else { return }
    if let panels = panels(in: area) { return draw(panels, of: page, into: &frame, in: area) }
    let layout = layout(in: area)
    if let head = layout.head { drawCountdowns(page, into: &frame, in: head) }
    let rows = listRows(in: layout)
    let chosen = isEmpty ? nil : chosen(among: rows.flatMap(\.lines))
    if let ribbon = layout.ribbon {
      var event: Event.Name?
      if case .event(let scheduled)? = chosen?.matter { event = scheduled.event.name }
      let agenda = page.agenda ?? DayAgenda(day: now.day, events: [])
      DayRibbon(agenda, at: now, chosen: event).draw(into: &frame, in: ribbon, glyphs)
    }
    if let saying = layout.saying { drawSaying(page.saying, into: &frame, in: saying) }
    if let picture = layout.picture { drawPicture(page, into: &frame, in: picture) }
    drawList(rows, page, chosen, into: &frame, in: layout.list)
    // If there is no room below the list, the saying is drawn where rows are left.
    let below = rows.count + 1
    if layout.saying == nil, layout.list.size.rows - below >= 1 {
      let rest = Area(
        column: layout.list.origin.column + 2, row: layout.list.origin.row + below,
        columns: layout.list.size.columns - 3, rows: layout.list.size.rows - below)
      drawSaying(page.saying, into: &frame, in: rest)
    }
  }

  /// Draws a record from this day in an earlier month or year, and the key that opens it.
  func drawPast(_ past: OnThisDay, into frame: inout Frame, in area: Area, row: Int) {
    let line = [
      StyledText("o  ", .bold), StyledText(words.ago(past, today: now.day) + "  ", .dim),
      StyledText(words.describe(past)),
    ]
    frame.write(
      line.clipped(to: area.size.columns, ellipsis: glyphs.ellipsis), in: area, row: row)
  }

  /// Draws the saying of the day, with its second language and its author if there is room. The text has at most 66
  /// columns in an area of three or more rows.
  func drawSaying(_ saying: Saying?, into frame: inout Frame, in area: Area) {
    guard let saying, area.size.rows > 0 else { return }
    let mark = Style(ink: Hue.ember.colour(onLight: frame.isLight), .bold)
    let isLetters = glyphs.rule == Glyphs.ascii.rule
    frame.write([StyledText(isLetters ? "\"" : "❝", mark)], in: area)
    for (row, line) in lines(of: saying, in: area.size).enumerated() where row < area.size.rows {
      frame.write([line], area.origin.column + 3, in: area, row: row)
    }
  }

  /// Returns the lines of a saying, as many as fit into a size.
  func lines(of saying: Saying, in size: Size) -> [StyledText] {
    let both = SayingTexts(SayingsWords(words.language)).inOrder(saying.words)
    let room = size.rows
    let columns = room >= 3 ? min(size.columns, 69) : size.columns
    var lines: [StyledText] = []
    func add(_ text: String, _ style: Style, rows: Int) {
      let plain = Printable.line(text.split(whereSeparator: \.isNewline).joined(separator: " "))
      let left = min(rows, room - lines.count)
      guard left > 0 else { return }
      var wrapped = TextLayout.wrapped(
        plain, to: columns - 3, rows: left, ellipsis: glyphs.ellipsis)
      // The rows of a saying are about equally long.
      if wrapped.count > 1, wrapped.count < left || TextLayout.cells(plain) < (columns - 3) * left {
        let width = TextLayout.cells(plain) / wrapped.count + 6
        let even = TextLayout.wrapped(plain, to: min(width, columns - 3), rows: left + 1)
        if even.count == wrapped.count { wrapped = even }
      }
      lines += wrapped.map { StyledText($0, style) }
    }
    add(both.first, .bold, rows: room >= 5 || both.second == nil ? 3 : min(2, room))
    if let second = both.second { add(second, .dim, rows: 2) }
    if let who = saying.words.who { add(who.text, .dim, rows: 1) }
    return lines
  }

  /// Returns the target at a mouse position; nil if there is none.
  func target(at point: Point, in area: Area) -> Target? {
    if let panels = panels(in: area) { return target(at: point, on: panels, in: area) }
    let layout = layout(in: area)
    if layout.saying?.contains(point) == true { return .key("s") }
    if layout.picture?.contains(point) == true { return .key("c") }
    if let ribbon = layout.ribbon, ribbon.contains(point) {
      let event = page?.agenda.flatMap {
        DayRibbon($0, at: now).event(at: point, in: ribbon, glyphs)
      }
      let isShown = shownLines(in: area).contains {
        $0.matter.name == event.map { .event($0.id) }
      }
      return isShown ? event.map { .line(.event($0.id)) } : nil
    }
    guard layout.list.contains(point) else { return nil }
    let rows = listRows(in: layout)
    let row = point.row - layout.list.origin.row
    guard rows.indices.contains(row) else { return row > rows.count ? .key("s") : nil }
    switch rows[row] {
    case .line(let line): return .line(line.matter.name)
    case .birthdays(let lines):
      return birthday(at: point, lines, in: layout.list.rows(row, 1)).map(Target.line)
    case .beginning(let key), .invitation(let key): return .key(key)
    case .past: return .key("o")
    case .notes: return .key("I")
    case .evening: return .key("E")
    case .gap, .text: return nil
    }
  }
}
