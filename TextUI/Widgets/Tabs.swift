/// The first row: the program's name, its parts with the current one marked, and the date.
public struct Tabs: Equatable, Sendable {
  /// The program's name.
  public let program: String
  /// The names of the parts.
  public let titles: [String]
  /// Which part is shown, if it is one of these.
  public let current: Int?
  /// What stands at the right end.
  public let trailing: String
  /// The same in fewer letters, where there is little room.
  public let shortTrailing: String

  /// Makes the row; a part that does not exist counts as the nearest one.
  public init(
    program: String = "", titles: [String], current: Int?, trailing: String = "",
    shortTrailing: String = ""
  ) {
    self.program = program
    self.titles = titles
    self.current = current.map { min(max(0, $0), max(0, titles.count - 1)) }
    self.trailing = trailing
    self.shortTrailing = shortTrailing
  }

  /// Draws what fits: the weekday goes first, then the program's name, then the date, then the
  /// parts farthest from the current one.
  public func draw(into frame: inout Frame, in area: Area, glyphs: Glyphs = .unicode) {
    let plan = plan(columns: area.size.columns)
    let origin = area.origin.column
    if plan.showsProgram {
      frame.write([StyledText(program, Style(ink: Accent.ember, .bold))], origin + 1, in: area)
    }
    if plan.shown.lowerBound > 0 {
      frame.write([StyledText(glyphs.ellipsis, .dim)], origin, in: area)
    }
    for index in plan.shown {
      let start = origin + plan.starts[index - plan.shown.lowerBound]
      let pieces =
        index == current
        ? marked(titles[index], glyphs, frame.hue.ink) : [StyledText(titles[index], .dim)]
      let column = index == current ? start - 1 : start
      let room = area.endColumn - column
      frame.write(pieces.clipped(to: room, ellipsis: glyphs.ellipsis), column, in: area)
    }
    if plan.shown.upperBound < titles.count, plan.end < area.size.columns {
      frame.write([StyledText(glyphs.ellipsis, .dim)], area.endColumn - 1, in: area)
    }
    if !plan.trailing.isEmpty {
      let column = area.endColumn - 1 - TextLayout.cells(plan.trailing)
      frame.write([StyledText(plan.trailing, .dim)], column, in: area)
    }
  }

  /// The part under a place on the screen, for the mouse.
  public func tab(at place: Point, in area: Area) -> Int? {
    guard place.row == area.origin.row, area.contains(place) else { return nil }
    let plan = plan(columns: area.size.columns)
    let column = place.column - area.origin.column
    return plan.shown.first { index in
      let start = plan.starts[index - plan.shown.lowerBound]
      return (start - 1...start + TextLayout.cells(titles[index])).contains(column)
    }
  }

  private func marked(_ title: String, _ glyphs: Glyphs, _ ink: Ink) -> [StyledText] {
    [
      StyledText(glyphs.chosen[0], Style(ink: ink, .bold)),
      StyledText(title, Style(ink: ink, .bold)),
      StyledText(glyphs.chosen[1], Style(ink: ink, .bold)),
    ]
  }

  /// Which parts are drawn, and where.
  private struct Plan {
    package var shown: Range<Int>
    package var starts: [Int] = []
    package var end = 0
    package var showsProgram: Bool
    package var trailing: String
  }

  /// A name takes its own cells and one on either side, where the marks of the current one
  /// stand, so that nothing moves when another part is chosen.
  private func plan(columns: Int) -> Plan {
    let name = program.isEmpty ? 0 : TextLayout.cells(program) + 2
    let all = width(of: titles.indices)
    func fits(_ date: String, beside rest: Int) -> Bool {
      !date.isEmpty && rest + TextLayout.cells(date) + 2 <= columns
    }
    var (date, showsProgram) = ("", name > 0 && name + all <= columns)
    if showsProgram, fits(trailing, beside: name + all) {
      date = trailing
    } else if showsProgram, fits(shortTrailing, beside: name + all) {
      date = shortTrailing
    } else if fits(shortTrailing, beside: all) {
      (date, showsProgram) = (shortTrailing, false)
    }
    var plan = Plan(shown: titles.indices, showsProgram: showsProgram, trailing: date)
    if all > columns { plan.shown = stretch(columns: columns) }
    var here = (showsProgram ? name : 0) + (plan.shown.lowerBound > 0 ? 1 : 0)
    for index in plan.shown {
      plan.starts.append(here + 1)
      here += TextLayout.cells(titles[index]) + 2
    }
    plan.end = here
    return plan
  }

  private func width(of shown: Range<Int>) -> Int {
    shown.reduce(0) { $0 + TextLayout.cells(titles[$1]) + 2 }
  }

  /// The longest stretch of parts around the current one that fits between two ellipses.
  private func stretch(columns: Int) -> Range<Int> {
    let current = current ?? 0
    var shown = current..<min(titles.count, current + 1)
    var grew = true
    while grew {
      grew = false
      for wider in [
        shown.lowerBound..<shown.upperBound + 1, shown.lowerBound - 1..<shown.upperBound,
      ]
      where wider.lowerBound >= 0 && wider.upperBound <= titles.count {
        let dots = (wider.lowerBound > 0 ? 1 : 0) + (wider.upperBound < titles.count ? 1 : 0)
        if width(of: wider) + dots <= columns {
          shown = wider
          grew = true
          break
        }
      }
    }
    return shown
  }
}
