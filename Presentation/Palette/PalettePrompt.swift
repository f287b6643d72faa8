import Domain
import PresentationKit
import PresentationShared
import TextUI

/// The command palette: a text field that finds actions, commands, settings and records. Recent choices come first.
struct PalettePrompt: Equatable, Sendable {
  enum Outcome: Equatable {
    case ignored, closed
    /// The text changed, so the caller must search for records again.
    case changed
    case chose(PaletteRow)
  }

  struct Shown: Equatable, Sendable {
    let row: PaletteRow
    /// The indices of the matched characters of the title.
    let indices: [Int]
    let isRecent: Bool
  }

  private let language: Language
  private var words: PaletteWords { PaletteWords(language) }
  private var field: TextField
  /// The rows that are available without store access.
  private let offered: [PaletteRow]
  /// The previously chosen rows, the latest first.
  private let recent: [PaletteRow]
  private var records: [PaletteRow] = []
  /// What the text would be saved as; nil if that is unclear.
  private var saved: PaletteRow?
  private var cursor: ListCursor<Shown>

  /// The maximum number of characters of a search, and the maximum number of records that are requested.
  static let (limit, mostRecords) = (80, 20)
  /// The maximum number of recent choices that are remembered.
  static let mostRecent = 8
  /// The bonus that is added to the score of a recent choice.
  private static let bonus = 8
  /// The score of a record that matches only outside its title.
  private static let textMatchScore = 4

  /// Creates the palette with the rows that are available on the current screen.
  init(_ offered: [PaletteRow], recent: [PaletteRow], in language: Language) {
    self.language = language
    self.offered = offered
    // Recent choices that are not available here are left out, except records.
    self.recent = recent.filter { row in
      if case .record = row.action { return true }
      return offered.contains { $0.action == row.action }
    }
    field = TextField(limit: Self.limit, placeholder: PaletteWords(language).hint)
    cursor = ListCursor()
    cursor = ListCursor(fitting)
  }

  var text: String { field.text }
  private var isBlank: Bool { text.allSatisfy(\.isWhitespace) }

  /// The rows of the list, best first, including those that are scrolled out of view.
  var shown: [Shown] { cursor.rows }

  /// Adds the records found for a text, and what it would be saved as. A late result for another text is dropped.
  mutating func receive(_ hits: [Hit], saved: String?, for text: String) {
    guard text == self.text else { return }
    self.saved = saved.map {
      PaletteRow(action: .add(text), title: $0, note: words.add, key: "+")
    }
    records = PaletteRows(language: language).records(hits)
    let isFirst = cursor.selected == 0
    cursor.show(fitting) { $0.row.action }
    if isFirst, self.saved != nil { cursor.selected = 0 }
  }

  private var fitting: [Shown] {
    if isBlank {
      let known = recent.map(\.action)
      return recent.map { Shown(row: $0, indices: [], isRecent: true) }
        + offered.filter { !known.contains($0.action) }
        .map { Shown(row: $0, indices: [], isRecent: false) }
    }
    let command = PaletteRows(language: language).command(for: text)
    let spoken = [saved].compactMap(\.self)
    let search = PaletteRow(action: .search(text), title: words.search(text))
    let rest = [command, search].compactMap(\.self)
    func shown(_ rows: [PaletteRow]) -> [Shown] {
      rows.map { Shown(row: $0, indices: [], isRecent: false) }
    }
    return shown(spoken) + ranked + shown(rest)
  }

  /// The matching rows, best first; equal scores keep their original order.
  private var ranked: [Shown] {
    let known = recent.map(\.action)
    let found = records.filter { !known.contains($0.action) }
    let all = recent + found + offered.filter { !known.contains($0.action) }
    let typed = FuzzyText(text)
    var fitting: [(shown: Shown, score: Int, place: Int)] = []
    for (index, row) in all.enumerated() {
      let isRecent = index < recent.count
      let isFound =
        isRecent
        ? records.contains { $0.action == row.action } : index < recent.count + found.count
      guard let match = row.match(typed) ?? (isFound ? (Self.textMatchScore, []) : nil) else {
        continue
      }
      let shown = Shown(row: row, indices: match.indices, isRecent: isRecent)
      fitting.append((shown, match.score + (isRecent ? Self.bonus : 0), index))
    }
    return fitting.sorted { ($1.score, $0.place) < ($0.score, $1.place) }.map(\.shown)
  }

  // MARK: Keys

  /// Handles a key. `height` is the number of visible rows.
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

  /// Handles the mouse. The wheel and a click select a row, a second click runs it, and a click outside closes the
  /// palette.
  mutating func update(_ mouse: Mouse, in area: Area) -> Outcome {
    let list = Self.list(in: area)
    switch mouse.action {
    case .wheelUp: return move(.up, list.size.rows)
    case .wheelDown: return move(.down, list.size.rows)
    case .press:
      if !area.contains(mouse.position) { return .closed }
      if cursor.click(mouse.position, in: list) == .again { return update(.enter, height: 0) }
      return .ignored
    case .release, .drag: return .ignored
    }
  }

  /// Inserts pasted text as one line.
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
      // The previous records stay visible until the store has answered.
      saved = nil
      cursor = ListCursor(fitting)
      return .changed
    }
  }

  static func bindings(_ language: Language, _ glyphs: Glyphs) -> [Binding] {
    [
      Binding(.enter, meaning: PaletteWords(language).keyDo, isPrimary: true, glyphs: glyphs),
      .arrows(FindingWords(language).keyChoose, glyphs),
      Binding(.escape, meaning: ShellWords(language).keyClose, isPrimary: true, glyphs: glyphs),
    ]
  }

  // MARK: Drawing

  /// The greatest height of the palette, with its frame.
  private static let mostRows = 20

  /// Returns the area of the palette: at the top centre and as high as its rows, or the whole width of a small screen.
  func area(in content: Area) -> Area {
    let columns = min(content.size.columns, 80)
    let rows = min(content.size.rows, Self.mostRows, Panel.rows(holding: 1 + max(1, cursor.count)))
    return Area(
      column: content.origin.column + (content.size.columns - columns) / 2,
      row: content.origin.row, columns: columns, rows: rows)
  }

  /// Returns the area of the list below the text field.
  static func list(in area: Area) -> Area { Panel.inside(area).rows(1) }

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

  /// Returns the title with the matched characters underlined, so that they can be seen without colours.
  private func title(_ shown: Shown, _ ink: Ink) -> [StyledText] {
    shown.row.title.enumerated().map { index, character in
      shown.indices.contains(index)
        ? StyledText(String(character), Style(ink: ink, [.bold, .underline]))
        : StyledText(String(character))
    }
  }
}
