/// The first thing somebody sees: what the program is, page by page, and under it the ways in,
/// which are there on every page.
struct WaysScreen: Equatable, Sendable, PartScreen {
  let language: Language
  let glyphs: Glyphs
  /// Whether somebody was here before and went out.
  let isSignedOut: Bool
  private var pages: TutorialScreen
  private var chosen = 0

  init(_ language: Language, _ glyphs: Glyphs, isSignedOut: Bool) {
    self.language = language
    self.glyphs = glyphs
    self.isSignedOut = isSignedOut
    pages = TutorialScreen(.everything, language, glyphs)
  }

  private var words: EntranceWords { EntranceWords(language) }
  /// Who was here before wants back in first.
  private var ways: [Way] {
    isSignedOut
      ? [.logIn, .social, .guest, .signUp, .findPassword, .findID] : Way.allCases
  }

  var bindings: [Binding] {
    [
      Binding(.enter, meaning: words.way(ways[chosen]), isPrimary: true, glyphs: glyphs),
      Binding(.up, .down, label: glyphs.arrowKeys(0, 1), meaning: words.choose, isPrimary: true),
      Binding(
        .right, .left, label: glyphs.arrows[2] + glyphs.arrows[3], meaning: words.turn,
        isPrimary: true),
    ] + ways.map { Binding(.character($0.key), meaning: words.way($0)) }
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if pages.turn(key) { return [] }
    switch key {
    case .up: chosen = max(0, chosen - 1)
    case .down: chosen = min(ways.count - 1, chosen + 1)
    case .enter: return ways[chosen].effects
    case .character(let letter):
      guard let way = ways.first(where: { $0.key == letter }) else { return nil }
      return way.effects
    default: return nil
    }
    return []
  }

  mutating func handle(_ mouse: Mouse, in area: Area) -> [ScreenEffect] {
    guard mouse.action == .press else { return [] }
    let (list, columns) = layout(area)
    guard list.contains(mouse.place) else { return [] }
    let column = (mouse.place.column - list.origin.column) * columns / max(1, list.size.columns)
    let rows = (ways.count + columns - 1) / columns
    let index = column * rows + mouse.place.row - list.origin.row
    return ways.indices.contains(index) ? ways[index].effects : []
  }

  /// Where the ways stand, and in how many columns.
  private func layout(_ area: Area) -> (Area, columns: Int) {
    let room = area.inset(columns: 2)
    let columns = room.size.columns >= 60 ? 2 : 1
    let rows = min(area.size.rows, (ways.count + columns - 1) / columns)
    let width = columns == 2 ? min(66, room.size.columns) : min(34, room.size.columns)
    return (
      Area(
        column: room.origin.column + (room.size.columns - width) / 2,
        row: area.endRow - rows, columns: width, rows: rows), columns
    )
  }

  func draw(into frame: inout Frame, in area: Area) {
    let (list, columns) = layout(area)
    let room = area.inset(columns: 2)
    let hint = isSignedOut ? words.signedOutHint : words.guestHint
    let lines = TextLayout.wrapped(hint, to: min(66, room.size.columns))
    var top = list.origin.row - 1
    // Where there is little room, the ways are what matters.
    if area.size.rows >= 14 {
      top -= lines.count
      for (row, line) in lines.enumerated() {
        frame.write(
          [StyledText(line, .dim)],
          room.origin.column + (room.size.columns - TextLayout.cells(line)) / 2, in: area,
          row: top - area.origin.row + row)
      }
      top -= 1
    }
    let above = Area(
      column: room.origin.column, row: area.origin.row, columns: room.size.columns,
      rows: max(0, top - area.origin.row))
    if above.size.rows >= 3 { pages.drawPage(into: &frame, in: above) }
    drawWays(into: &frame, in: list, columns)
  }

  private func drawWays(into frame: inout Frame, in list: Area, _ columns: Int) {
    let rows = (ways.count + columns - 1) / columns
    let width = list.size.columns / columns
    for (index, way) in ways.enumerated() where index % rows < list.size.rows {
      let isChosen = index == chosen
      let pieces = [
        StyledText(isChosen ? glyphs.pointer + " " : "  "),
        StyledText(String(way.key), Style(ink: Accent.ember, .bold)),
        StyledText("  " + words.way(way), isChosen ? .bold : .plain),
      ]
      frame.write(
        pieces.clipped(to: width, ellipsis: glyphs.ellipsis),
        list.origin.column + index / rows * width, in: list, row: index % rows)
    }
  }
}
