package import Domain
package import TextUI

extension MonthGrid {
  /// Draws the month: a title, the names of the weekdays and the weeks. `weekdays` must start with Monday, even if
  /// weeks start on another day.
  package func draw(
    into frame: inout Frame, in area: Area, title: String, weekdays: [String],
    marks: [Day: Mark] = [:], isFocused: Bool = true, glyphs: Glyphs = .unicode
  ) {
    let layout = Layout(area: area, weeks: weeks.count)
    if layout.showsTitle {
      let text = TextLayout.aligned(title, .centre, in: layout.width, ellipsis: glyphs.ellipsis)
      frame.write([StyledText(text, .bold)], layout.left, in: area)
    }
    if layout.showsNames { drawNames(weekdays, layout, into: &frame, in: area) }
    let chosen = weeks.firstIndex { $0.contains(selected) } ?? 0
    let shown = Rows.window(count: weeks.count, selected: chosen, height: layout.weeksThatFit)
    let free = daysOff
    for (line, week) in shown.enumerated() {
      let row = layout.firstWeekRow + line * layout.weekHeight
      for (column, day) in weeks[week].enumerated() {
        guard let day else { continue }
        let start = layout.left + column * layout.stride
        let fits = layout.stride > 2 && start + layout.numberCells < area.endColumn
        let pieces = cell(
          day, layout, marks[day], isOff: free.contains(day), markFits: fits, isFocused: isFocused,
          glyphs)
        frame.write(pieces, start, in: area, row: row)
      }
    }
  }

  /// Returns the day at a point of the screen, for the mouse; nil if no day is drawn there.
  package func day(at point: Point, in area: Area) -> Day? {
    guard area.contains(point) else { return nil }
    let layout = Layout(area: area, weeks: weeks.count)
    let chosen = weeks.firstIndex { $0.contains(selected) } ?? 0
    let shown = Rows.window(count: weeks.count, selected: chosen, height: layout.weeksThatFit)
    let line = point.row - area.origin.row - layout.firstWeekRow
    let week = shown.lowerBound + line / layout.weekHeight
    let column = (point.column - layout.left) / layout.stride
    guard line >= 0, line % layout.weekHeight == 0, shown.contains(week), column < 7
    else { return nil }
    return weeks[week][column]
  }

  private func drawNames(
    _ names: [String], _ layout: Layout, into frame: inout Frame, in area: Area
  ) {
    for column in 0..<7 {
      let index = (firstWeekday.rawValue - 1 + column) % 7
      guard index < names.count else { continue }
      let room = layout.lead + 2
      let name = TextLayout.prefix(of: names[index], cells: room)
      let indent = TextLayout.indent(of: TextLayout.cells(name), .right, in: room)
      let start = layout.left + column * layout.stride + indent
      let ink = Weekday(rawValue: index + 1).flatMap(ink(of:))
      let style = ink.map { Style(ink: $0) } ?? .dim
      frame.write([StyledText(name, style)], start, in: area, row: layout.namesRow)
    }
  }

  private func ink(of weekday: Weekday) -> Ink? {
    language.flatMap { Accent.ofWeekday(weekday, in: $0) }
  }

  /// The holidays among the displayed days. They are red as in printed calendars, and also bold for terminals without
  /// colours.
  private var daysOff: Set<Day> {
    guard let language, let first = weeks.first?.compactMap(\.self).first,
      let last = weeks.last?.compactMap(\.self).last
    else { return [] }
    return Set(DayNotes(language).holidays(first...last).map(\.day))
  }

  /// Returns the text of a day: its number, the brackets of a selected day or today, and its mark.
  private func cell(
    _ day: Day, _ layout: Layout, _ mark: Mark?, isOff: Bool, markFits: Bool, isFocused: Bool,
    _ glyphs: Glyphs
  ) -> [StyledText] {
    let isSelected = day == selected
    let isToday = day == today
    var style = isOff ? Style(ink: Accent.rose, .bold) : Style(ink: ink(of: day.weekday))
    if isToday { style.marks.formUnion([.bold, .underline]) }
    if isSelected { style.marks.insert(isFocused ? .reverse : .bold) }
    // Without room for the glyph of its mark, the number is bold.
    if mark != nil, !markFits { style.marks.insert(.bold) }
    var pieces = [StyledText(TextLayout.aligned("\(day.parts.day)", .right, in: 2), style)]
    if layout.closes {
      let (open, close) = isSelected ? ("[", "]") : isToday ? ("(", ")") : (" ", " ")
      pieces = [StyledText(open, .bold)] + pieces + [StyledText(close, .bold)]
    } else if layout.lead > 0 {
      pieces = [StyledText(isSelected ? glyphs.pointer : " ", .bold)] + pieces
    }
    if let mark {
      let glyph = TextLayout.prefix(of: mark.glyph, cells: layout.stride - layout.numberCells)
      pieces.append(StyledText(glyph, mark.style))
    }
    return pieces
  }

  /// The measurements of the calendar in its area.
  private struct Layout {
    /// The number of cells from one day to the next.
    let stride: Int
    /// The number of cells before the number of a day.
    let lead: Int
    /// Whether there is room for a closing bracket after the number.
    let closes: Bool
    let left: Int
    let width: Int
    let weekHeight: Int
    let showsTitle: Bool
    let showsNames: Bool
    let weeksThatFit: Int

    init(area: Area, weeks: Int) {
      let columns = area.size.columns
      let rows = area.size.rows
      stride =
        columns >= 49
        ? 7 : columns >= 42 ? 6 : columns >= 35 ? 5 : columns >= 28 ? 4 : columns >= 20 ? 3 : 2
      lead = stride >= 4 ? 1 : 0
      closes = stride >= 5
      width = min(columns, stride * 7 - (stride == 3 ? 1 : 0))
      left = area.origin.column
      showsNames = rows > 2
      showsTitle = rows > weeks + 1
      let heads = (showsTitle ? 1 : 0) + (showsNames ? 1 : 0)
      let isRoomy = stride >= 5 && rows >= heads + 1 + weeks * 2 - 1
      weekHeight = isRoomy ? 2 : 1
      weeksThatFit = max(0, rows - heads + weekHeight - 1) / weekHeight
    }

    /// The width of a number with its brackets, in cells.
    var numberCells: Int { lead + 2 + (closes ? 1 : 0) }
    var namesRow: Int { showsTitle ? (weekHeight == 2 ? 2 : 1) : 0 }
    var firstWeekRow: Int { showsNames ? namesRow + 1 : 0 }
  }
}
