/// The first row: the program's name, its parts with the current one marked, and the date.
public struct Tabs: Equatable, Sendable {
  /// One part: its name, the key that leads to it, and how much waits in it.
  public struct Tab: Equatable, Sendable {
    /// The name.
    public let title: String
    /// The key that leads to it, where one does.
    public let key: String
    /// How much waits in it; nothing where nothing does.
    public let waiting: String
    /// The colour of what waits.
    public let ink: Ink?

    /// Describes a part.
    public init(_ title: String, key: String = "", waiting: String = "", ink: Ink? = nil) {
      self.title = title
      self.key = key
      self.waiting = waiting
      self.ink = ink
    }
  }

  /// How much is said of each part.
  private enum Detail: CaseIterable {
    case all, withoutKeys, titles

    func key(of tab: Tab) -> String { self == .all && !tab.key.isEmpty ? tab.key + " " : "" }
    func waiting(in tab: Tab) -> String {
      self != .titles && !tab.waiting.isEmpty ? " " + tab.waiting : ""
    }
    /// The cells of a part with one on either side, where the marks of the current one stand, so
    /// that nothing moves when another part is chosen.
    func width(of tab: Tab) -> Int {
      TextLayout.cells(key(of: tab) + tab.title + waiting(in: tab)) + 2
    }
  }

  /// The program's name.
  public let program: String
  /// Whether the name says something that has to be known, so that it goes last.
  public let keepsProgram: Bool
  /// The parts.
  public let tabs: [Tab]
  /// Which part is shown, if it is one of these.
  public let current: Int?
  /// What stands at the right end.
  public let trailing: String
  /// The same in fewer letters, where there is little room.
  public let shortTrailing: String

  /// Makes the row; a part that does not exist counts as the nearest one.
  public init(
    program: String = "", keepsProgram: Bool = false, _ tabs: [Tab], current: Int?,
    trailing: String = "", shortTrailing: String = ""
  ) {
    self.program = program
    self.keepsProgram = keepsProgram
    self.tabs = tabs
    self.current = current.map { min(max(0, $0), max(0, tabs.count - 1)) }
    self.trailing = trailing
    self.shortTrailing = shortTrailing
  }

  /// Makes the row of names alone.
  public init(
    program: String = "", titles: [String], current: Int?, trailing: String = "",
    shortTrailing: String = ""
  ) {
    self.init(
      program: program, titles.map { Tab($0) }, current: current, trailing: trailing,
      shortTrailing: shortTrailing)
  }

  /// Draws what fits: the weekday goes first, then the program's name, then the keys, then what
  /// waits, then the date, then the parts farthest from the current one.
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
      let pieces = pieces(of: index, plan.detail, glyphs, frame.hue.ink)
      let column = index == current ? start - 1 : start
      let room = area.endColumn - column
      frame.write(pieces.clipped(to: room, ellipsis: glyphs.ellipsis), column, in: area)
    }
    if plan.shown.upperBound < tabs.count, plan.end < area.size.columns {
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
      return (start - 1..<start - 1 + plan.detail.width(of: tabs[index])).contains(column)
    }
  }

  /// A part as it is written, the current one between its marks.
  private func pieces(
    of index: Int, _ detail: Detail, _ glyphs: Glyphs, _ ink: Ink
  ) -> [StyledText] {
    let tab = tabs[index]
    let (key, waiting) = (detail.key(of: tab), detail.waiting(in: tab))
    guard index == current else {
      return [
        StyledText(key + tab.title, .dim), StyledText(waiting, Style(ink: tab.ink)),
      ]
    }
    return [
      StyledText(
        glyphs.chosen[0] + key + tab.title + waiting + glyphs.chosen[1],
        Style(ink: ink, .bold))
    ]
  }

  /// Which parts are drawn, and where.
  private struct Plan {
    var shown: Range<Int>
    var detail: Detail
    var starts: [Int] = []
    var end = 0
    var showsProgram: Bool
    var trailing: String
  }

  private func plan(columns: Int) -> Plan {
    let name = program.isEmpty ? 0 : TextLayout.cells(program) + 2
    let (detail, showsProgram, date) = choice(columns: columns, name: name)
    var plan = Plan(
      shown: tabs.indices, detail: detail, showsProgram: showsProgram, trailing: date)
    if width(of: tabs.indices, detail) > columns { plan.shown = slice(columns: columns) }
    var here = (showsProgram ? name : 0) + (plan.shown.lowerBound > 0 ? 1 : 0)
    for index in plan.shown {
      plan.starts.append(here + 1)
      here += detail.width(of: tabs[index])
    }
    plan.end = here
    return plan
  }

  /// How much fits: of the ways to say it, the first for which there is room.
  private func choice(columns: Int, name: Int) -> (Detail, showsProgram: Bool, date: String) {
    let dates = [trailing, shortTrailing].filter { !$0.isEmpty }
    let names = name == 0 ? [false] : keepsProgram ? [true] : [true, false]
    for detail in Detail.allCases {
      let all = width(of: tabs.indices, detail)
      for (showsProgram, date) in names.flatMap({ name in dates.map { (name, $0) } })
      // Without the name the date is short as well.
      where showsProgram || name == 0 || date == dates.last {
        if (showsProgram ? name : 0) + all + TextLayout.cells(date) + 2 <= columns {
          return (detail, showsProgram, date)
        }
      }
    }
    let kept = keepsProgram ? name : 0
    let detail =
      Detail.allCases.first { kept + width(of: tabs.indices, $0) <= columns } ?? .titles
    return (detail, name > 0 && name + width(of: tabs.indices, detail) <= columns, "")
  }

  private func width(of shown: Range<Int>, _ detail: Detail) -> Int {
    shown.reduce(0) { $0 + detail.width(of: tabs[$1]) }
  }

  /// The longest stretch of parts around the current one that fits between two ellipses.
  private func slice(columns: Int) -> Range<Int> {
    let current = current ?? 0
    var shown = current..<min(tabs.count, current + 1)
    var grew = true
    while grew {
      grew = false
      for wider in [
        shown.lowerBound..<shown.upperBound + 1, shown.lowerBound - 1..<shown.upperBound,
      ]
      where wider.lowerBound >= 0 && wider.upperBound <= tabs.count {
        let dots = (wider.lowerBound > 0 ? 1 : 0) + (wider.upperBound < tabs.count ? 1 : 0)
        if width(of: wider, .titles) + dots <= columns {
          shown = wider
          grew = true
          break
        }
      }
    }
    return shown
  }
}
