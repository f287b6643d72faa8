/// The first row of the screen: the program's name, its tabs with the current tab marked, and the date.
public struct Tabs: Equatable, Sendable {
  /// A tab, with its title, its key and the number of waiting items.
  public struct Tab: Equatable, Sendable {
    public let title: String
    /// The display name of the key that opens the tab; empty if the tab has no key.
    public let key: String
    /// The number of waiting items as text; empty if there are none.
    public let waiting: String
    /// The colour of `waiting`; nil for the default colour.
    public let ink: Ink?

    /// Creates a tab. `waiting` is the number of waiting items as text.
    public init(_ title: String, key: String = "", waiting: String = "", ink: Ink? = nil) {
      self.title = title
      self.key = key
      self.waiting = waiting
      self.ink = ink
    }
  }

  /// The amount of detail drawn for each tab, most first.
  private enum Detail: CaseIterable {
    case all, withoutKeys, titles

    func key(of tab: Tab) -> String { self == .all && !tab.key.isEmpty ? tab.key + " " : "" }
    func waiting(in tab: Tab) -> String {
      self != .titles && !tab.waiting.isEmpty ? " " + tab.waiting : ""
    }
    /// Returns the width of a tab. One cell on either side is reserved for the marks of the current tab, so that
    /// nothing moves when another tab is chosen.
    func width(of tab: Tab) -> Int {
      TextLayout.cells(key(of: tab) + tab.title + waiting(in: tab)) + 2
    }
  }

  public let program: String
  /// Whether the program's name carries information that the user needs. If so, the name is dropped last.
  public let keepsProgram: Bool
  public let tabs: [Tab]
  /// The index of the current tab; nil if the screen belongs to no tab.
  public let current: Int?
  /// The text at the right end.
  public let trailing: String
  /// Shorter forms of `trailing` for narrow screens, the longest first.
  public let shorterTrailing: [String]

  /// Creates the row of tabs. `current` is clamped to a valid index.
  public init(
    program: String = "", keepsProgram: Bool = false, _ tabs: [Tab], current: Int?,
    trailing: String = "", shorterTrailing: [String] = []
  ) {
    self.program = program
    self.keepsProgram = keepsProgram
    self.tabs = tabs
    self.current = current.map { min(max(0, $0), max(0, tabs.count - 1)) }
    self.trailing = trailing
    self.shorterTrailing = shorterTrailing
  }

  /// Creates a row of tabs that have only titles.
  public init(
    program: String = "", titles: [String], current: Int?, trailing: String = "",
    shorterTrailing: [String] = []
  ) {
    self.init(
      program: program, titles.map { Tab($0) }, current: current, trailing: trailing,
      shorterTrailing: shorterTrailing)
  }

  /// Draws what fits. If room is short, these are dropped in turn: the weekday, the date, the program's name, the keys,
  /// the waiting counts, the farthest tabs. A dropped item returns if dropping a later one makes room for it.
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
      let hue = frame.hue.colour(onLight: frame.isLight)
      let style =
        glyphs.pictures.isDrawn
        ? Style(ink: frame.text(on: hue), paper: hue, .bold) : Style(ink: hue, .bold)
      let pieces = pieces(of: index, plan.detail, glyphs, style)
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

  /// Returns whether the text at the right end is drawn in full, and not its shorter form or nothing.
  public func showsTrailing(columns: Int) -> Bool {
    plan(columns: columns).trailing == trailing && !trailing.isEmpty
  }

  /// Returns the index of the tab at a screen position, for mouse clicks; nil if no tab is there.
  public func tab(at point: Point, in area: Area) -> Int? {
    guard point.row == area.origin.row, area.contains(point) else { return nil }
    let plan = plan(columns: area.size.columns)
    let column = point.column - area.origin.column
    return plan.shown.first { index in
      let start = plan.starts[index - plan.shown.lowerBound]
      return (start - 1..<start - 1 + plan.detail.width(of: tabs[index])).contains(column)
    }
  }

  /// Returns a tab as it is drawn. The current tab is filled. If fills are not drawn, it is between two signs instead.
  private func pieces(
    of index: Int, _ detail: Detail, _ glyphs: Glyphs, _ current: Style
  ) -> [StyledText] {
    let tab = tabs[index]
    let (key, waiting) = (detail.key(of: tab), detail.waiting(in: tab))
    guard index == self.current else {
      return [
        StyledText(key + tab.title, .dim), StyledText(waiting, Style(ink: tab.ink, .bold)),
      ]
    }
    let text = StyledText(key + tab.title + waiting, current)
    guard let fill = current.paper else {
      return [
        StyledText(glyphs.chosen[0], current), text, StyledText(glyphs.chosen[1], current),
      ]
    }
    // Half blocks round the fill off, and mark the tab without colours too.
    return [StyledText("▐", Style(ink: fill)), text, StyledText("▌", Style(ink: fill))]
  }

  /// The tabs that are drawn, with their columns.
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

  /// Returns the most detailed combination of tabs, name and date that fits.
  private func choice(columns: Int, name: Int) -> (Detail, showsProgram: Bool, date: String) {
    let dates = ([trailing] + shorterTrailing).filter { !$0.isEmpty }
    let names = name == 0 ? [false] : keepsProgram ? [true] : [true, false]
    for detail in Detail.allCases {
      let all = width(of: tabs.indices, detail)
      for (showsProgram, date) in names.flatMap({ name in (dates + [""]).map { (name, $0) } })
      // If the name is dropped, only the short date is tried.
      where showsProgram || name == 0 || date == dates.last || date.isEmpty {
        let room = date.isEmpty ? 0 : TextLayout.cells(date) + 2
        if (showsProgram ? name : 0) + all + room <= columns { return (detail, showsProgram, date) }
      }
    }
    return (.titles, false, "")
  }

  private func width(of shown: Range<Int>, _ detail: Detail) -> Int {
    shown.reduce(0) { $0 + detail.width(of: tabs[$1]) }
  }

  /// Returns the longest range of tabs around the current tab that fits between two ellipses.
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
