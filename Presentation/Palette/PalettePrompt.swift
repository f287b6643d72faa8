import Domain
import PresentationKit
import TextUI

/// The line that finds whatever can be done from here: an action, a command, a setting or a record
/// (command palette). What was chosen before comes first.
struct PalettePrompt: Equatable, Sendable {
  /// What a key came to.
  enum Outcome: Equatable {
    case ignored, closed
    /// The text is another one: records are to be looked for anew.
    case changed
    case chose(PaletteRow)
  }

  /// A row as it is shown.
  struct Shown: Equatable, Sendable {
    let row: PaletteRow
    /// The characters of its title that were typed.
    let places: [Int]
    let isRecent: Bool
  }

  private let language: Language
  private var words: PaletteWords { PaletteWords(language) }
  private var field: TextField
  /// What is offered without the store.
  private let offered: [PaletteRow]
  /// What was chosen before, the last one first.
  private let recent: [PaletteRow]
  private var records: [PaletteRow] = []
  private var cursor: ListCursor<Shown>

  /// The most letters of a search, and the most records that are asked for.
  static let (limit, mostRecords) = (80, 20)
  /// So many of what was chosen before are remembered.
  static let mostRecent = 8
  /// So much more counts what was chosen before.
  private static let bonus = 8
  /// What a record is worth that was found by other words than its title has.
  private static let foundByWords = 4

  /// Opens it with what can be done here.
  init(_ offered: [PaletteRow], recent: [PaletteRow], in language: Language) {
    self.language = language
    self.offered = offered
    // What cannot be done here any more is not offered because it once could.
    self.recent = recent.filter { row in
      if case .record = row.deed { return true }
      return offered.contains { $0.deed == row.deed }
    }
    field = TextField(limit: Self.limit, placeholder: PaletteWords(language).hint)
    cursor = ListCursor()
    cursor = ListCursor(fitting)
  }

  var text: String { field.text }
  private var isBlank: Bool { text.allSatisfy(\.isWhitespace) }

  /// What is shown, the first line first.
  var shown: [Shown] { cursor.rows }

  /// Takes the records that were found for a text; an answer to another text is late, and nobody's.
  mutating func receive(_ hits: [Hit], for text: String) {
    guard text == self.text else { return }
    records = PaletteRows(language: language).records(hits)
    cursor.show(fitting) { $0.row.deed }
  }

  private var fitting: [Shown] {
    if isBlank {
      let known = recent.map(\.deed)
      return recent.map { Shown(row: $0, places: [], isRecent: true) }
        + offered.filter { !known.contains($0.deed) }
        .map { Shown(row: $0, places: [], isRecent: false) }
    }
    return ranked + [
      Shown(
        row: PaletteRow(deed: .search(text), title: words.search(text)), places: [],
        isRecent: false)
    ]
  }

  /// All that fits, best first; of equals what stands nearer comes first.
  private var ranked: [Shown] {
    let known = recent.map(\.deed)
    let found = records.filter { !known.contains($0.deed) }
    let all = recent + found + offered.filter { !known.contains($0.deed) }
    let typed = FuzzyText(text)
    var fitting: [(shown: Shown, score: Int, place: Int)] = []
    for (place, row) in all.enumerated() {
      let isRecent = place < recent.count
      let isFound =
        isRecent
        ? records.contains { $0.deed == row.deed } : place < recent.count + found.count
      guard let match = row.match(typed) ?? (isFound ? (Self.foundByWords, []) : nil) else {
        continue
      }
      let shown = Shown(row: row, places: match.places, isRecent: isRecent)
      fitting.append((shown, match.score + (isRecent ? Self.bonus : 0), place))
    }
    return fitting.sorted { ($1.score, $0.place) < ($0.score, $1.place) }.map(\.shown)
  }

  // MARK: Keys

  /// Does what a key means; `height` rows are shown.
  mutating func update(_ key: Key, height: Int) -> Outcome {
    switch key {
    case .escape: return .closed
    case .backspace where text.isEmpty: return .closed
    case .enter: return cursor.chosen.map { .chose($0.row) } ?? .ignored
    case .control("n"): return move(.down, height)
    case .control("p"): return move(.up, height)
    case .up, .down, .pageUp, .pageDown: return move(key, height)
    case .character, .backspace, .delete, .insert, .left, .right, .home, .end, .tab, .backTab,
      .function, .control, .alt, .modified:
      return edited(field.update(key))
    }
  }

  /// Does what the mouse means: the wheel and a click choose, a second click does it, and one beside
  /// it closes it.
  mutating func update(_ mouse: Mouse, in area: Area) -> Outcome {
    let list = Self.list(in: area)
    switch mouse.action {
    case .wheelUp: return move(.up, list.size.rows)
    case .wheelDown: return move(.down, list.size.rows)
    case .press:
      if !area.contains(mouse.place) { return .closed }
      if cursor.click(mouse.place, in: list) == .again { return update(.enter, height: 0) }
      return .ignored
    case .release, .drag: return .ignored
    }
  }

  /// Puts in what the clipboard held, as one line.
  mutating func paste(_ text: String) -> Outcome { edited(field.paste(text)) }

  private mutating func move(_ key: Key, _ height: Int) -> Outcome {
    let moved = Rows.moved(cursor.selected, by: key, count: cursor.count, height: height)
    cursor.selected = moved ?? cursor.selected
    return .ignored
  }

  private mutating func edited(_ outcome: EditOutcome) -> Outcome {
    switch outcome {
    case .ignored, .moved: return .ignored
    case .changed, .cut:
      // What was found goes on being shown until the store has answered.
      cursor = ListCursor(fitting)
      return .changed
    }
  }

  /// What its keys do.
  static func bindings(_ language: Language, _ glyphs: Glyphs) -> [Binding] {
    [
      Binding(.enter, meaning: PaletteWords(language).keyDo, isPrimary: true, glyphs: glyphs),
      .arrows(FindingWords(language).keyChoose, glyphs),
      Binding(.escape, meaning: ShellWords(language).keyClose, isPrimary: true, glyphs: glyphs),
    ]
  }

  // MARK: Drawing

  /// Where it stands in a screen: in the middle above, and all over a small one.
  static func area(in content: Area) -> Area {
    let columns = min(content.size.columns, 80)
    let rows = min(content.size.rows, 20)
    return Area(
      column: content.origin.column + (content.size.columns - columns) / 2,
      row: content.origin.row, columns: columns, rows: rows)
  }

  /// The list in an area, below the line that is typed.
  static func list(in area: Area) -> Area { Panel.inside(area).rows(1) }

  /// Draws it.
  func draw(into frame: inout Frame, in area: Area, ink: Ink, glyphs: Glyphs) {
    frame.fill(area, .plain)
    Panel(words.title, ink: ink, hasKeys: true).draw(into: &frame, in: area, glyphs: glyphs)
    let inside = Panel.inside(area)
    field.draw(
      after: [StyledText("/ ", Style(ink: ink, .bold))], into: &frame,
      in: inside.rows(0, 1), glyphs: glyphs)
    let list = Self.list(in: area)
    cursor.table(
      [
        .init(.rest, importance: 3), .init(.fitting(upTo: 32)),
        .init(.fitting(upTo: 10), .right, importance: 2),
      ], height: list.size.rows
    ) { shown in
      [
        title(shown, ink),
        [StyledText(shown.isRecent ? words.recent : shown.row.note, .dim)],
        [StyledText(shown.row.key, .dim)],
      ]
    }.draw(into: &frame, in: list, glyphs: glyphs)
  }

  /// A title with what was typed marked in it, by a line below as well as by colour.
  private func title(_ shown: Shown, _ ink: Ink) -> [StyledText] {
    shown.row.title.enumerated().map { place, character in
      shown.places.contains(place)
        ? StyledText(String(character), Style(ink: ink, [.bold, .underline]))
        : StyledText(String(character))
    }
  }
}
