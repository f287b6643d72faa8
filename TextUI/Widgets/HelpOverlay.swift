/// Everything the keys do, by groups; typing searches in it.
public struct HelpOverlay: Equatable, Sendable {
  /// Keys that belong together.
  public struct Group: Equatable, Sendable {
    /// What they have in common.
    public let title: String
    /// The keys.
    public let bindings: [Binding]

    /// Makes a group.
    public init(_ title: String, _ bindings: [Binding]) {
      self.title = title
      self.bindings = bindings
    }
  }

  /// What a key did.
  public enum Outcome: Equatable, Sendable { case ignored, moved, searched, closed }

  /// The heading.
  public let title: String
  /// All groups.
  public let groups: [Group]
  /// What to say when nothing is found.
  public let nothingFound: String
  private var search: TextField
  private var scroll = ScrollCursor()

  /// Opens the help; the search words are what the empty search line says.
  public init(title: String, groups: [Group], searchWords: String, nothingFound: String) {
    self.title = title
    self.groups = groups
    self.nothingFound = nothingFound
    search = TextField(limit: 40, placeholder: searchWords)
  }

  /// What is searched for.
  public var query: String { search.text }

  /// Scrolls, searches or closes. Escape takes the search back before it closes the help, and
  /// the question mark that opened it closes it while nothing is typed.
  public mutating func update(_ key: Key, in size: Size) -> Outcome {
    let list = HelpOverlay.list(
      in: Area(column: 0, row: 0, columns: size.columns, rows: size.rows))
    if key == .escape, !query.isEmpty {
      search.replace(with: "")
      scroll = ScrollCursor()
      return .searched
    }
    if key == .escape || key == .enter { return .closed }
    if key == .character("?"), query.isEmpty { return .closed }
    // The line that searches begins with it, so whoever types it begins to search.
    if key == .character("/"), query.isEmpty { return .moved }
    let lines = rows(columns: list.size.columns, .unicode).count
    if key.movesBesideText || key == .home || key == .end,
      scroll.move(by: key, over: lines, height: list.size.rows, overlap: 1)
    {
      return .moved
    }
    return searched(search.update(key))
  }

  /// Searches for what the clipboard held.
  public mutating func paste(_ text: String) -> Outcome { searched(search.paste(text)) }

  private mutating func searched(_ outcome: EditOutcome) -> Outcome {
    switch outcome {
    case .ignored: return .ignored
    case .moved, .cut: return .moved
    case .changed:
      scroll = ScrollCursor()
      return .searched
    }
  }

  /// Where the list stands: below the heading, the search line and a blank row. A low screen
  /// shows nothing but the list.
  private static func list(in area: Area) -> Area {
    let inside = area.size.columns > 24 ? area.inset(columns: 1) : area
    let head = area.size.rows < 7 ? 0 : 3
    return inside.rows(head)
  }

  /// Draws the help over the whole area.
  public func draw(into frame: inout Frame, in area: Area, glyphs: Glyphs = .unicode) {
    frame.caret = nil
    frame.fill(area, .plain)
    let list = HelpOverlay.list(in: area)
    if list.origin.row > area.origin.row {
      let head = Area(
        column: list.origin.column, row: area.origin.row, columns: list.size.columns, rows: 2)
      drawHead(into: &frame, in: head, glyphs)
    }
    let rows = rows(columns: list.size.columns, glyphs)
    let shown = scroll.shown(of: rows.count, in: list.size.rows)
    let below = rows.count - shown.upperBound
    let hint = below > 0 && list.size.columns > 12 ? "\(glyphs.arrows[1]) \(below)" : ""
    for (line, row) in rows[shown].enumerated() {
      let isLast = line == list.size.rows - 1 && !hint.isEmpty
      let room = list.size.columns - (isLast ? TextLayout.cells(hint) + 2 : 0)
      frame.write(row.clipped(to: room, ellipsis: glyphs.ellipsis), in: list, row: line)
    }
    let column = list.endColumn - TextLayout.cells(hint)
    frame.write([StyledText(hint, .dim)], column, in: list, row: list.size.rows - 1)
  }

  private func drawHead(into frame: inout Frame, in area: Area, _ glyphs: Glyphs) {
    frame.write(
      [StyledText(TextLayout.clipped(title, to: area.size.columns), .bold)], in: area)
    search.draw(after: [StyledText("/ ", .dim)], into: &frame, in: area.rows(1, 1), glyphs: glyphs)
  }
}
