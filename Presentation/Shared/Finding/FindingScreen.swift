import Domain
import PresentationKit
import TextUI

/// The search in all parts or in one. Each typed letter starts a new search.
struct FindingScreen: Equatable, Sendable, ListScreen, CardScreen {
  var context: ViewContext
  var keyContext: KeyContext? { .search }
  /// A row of the results.
  enum Row: Equatable, Sendable {
    /// A link to the timeline of a day.
    case day(Day)
    case hit(Hit)

    /// The name of the record; nil for a row with a day.
    var name: ItemName? { if case .hit(let hit) = self { hit.record.name } else { nil } }
  }

  var words: FindingWords { FindingWords(context.language) }
  private(set) var field: TextField
  /// The searched part; nil for all parts.
  private(set) var part: DailyPart?
  private(set) var hits: [Hit] = []
  private(set) var day: Day?
  /// The text to which the results belong; nil before the first answer.
  private(set) var answered: String?
  private var selected = 0
  /// The picture of the selected row; nil until it is loaded.
  var picture: RecordPicture?

  /// The maximum number of characters of a search.
  static let limit = 200

  init(_ context: ViewContext) {
    self.context = context
    let words = FindingWords(context.language)
    field = TextField(limit: Self.limit, placeholder: words.hint)
  }

  var takesText: Bool { true }

  var isBlank: Bool { field.text.allSatisfy(\.isWhitespace) }
  /// The timelines that a blank search offers, as days before today.
  private static let offered = [0, 1, 7, 30, 365]

  /// The results; a blank search offers the timelines of today and of a few earlier days instead.
  var rows: [Row] {
    if isBlank { return Self.offered.map { .day(today - $0) } }
    return (day.map { [.day($0)] } ?? []) + hits.map(Row.hit)
  }
  /// A cursor over the rows, which are computed from the typed text and the results.
  var cursor: ListCursor<Row> {
    get { ListCursor(rows, selected: selected) }
    set { selected = newValue.selected }
  }

  /// The requests that repeat the search; empty if the field is blank.
  var reload: [Work] { isBlank ? pictureRequest : [.finding(.search(field.text, part))] }

  /// The record and the day of the selected row; nil without a row.
  var shown: (record: RecordSummary?, day: Day)? {
    switch cursor.chosen {
    case .hit(let hit): (hit.record, hit.record.day)
    case .day(let day): (nil, day)
    case nil: nil
    }
  }

  private var pictureRequest: [Work] {
    shown.map { [.finding(.picture($0.record, on: $0.day))] } ?? []
  }

  /// Requests the picture of the selected row, which replaces that of the row before.
  mutating func askForPicture() -> [ScreenEffect] {
    picture = nil
    return pictureRequest.map(ScreenEffect.work)
  }

  func load(in area: Area) -> [ScreenEffect] {
    SizeClass(area).hasPanels ? pictureRequest.map(ScreenEffect.work) : []
  }

  var bindings: [Binding] {
    let none = cursor.chosen == nil ? words.nothingFound(field.text) : nil
    return [
      Binding(
        .enter, meaning: words.keyOpen, on: .row, unavailable: none, isPrimary: true, glyphs: glyphs
      ),
      Binding(.escape, meaning: words.keyBack, isPrimary: true, glyphs: glyphs),
      Binding(.tab, .backTab, label: "Tab", meaning: words.keyPart, isPrimary: true),
      Binding(.control("t"), meaning: words.keyTimeline),
      .arrows(words.keyChoose, unless: rows.count < 2 ? words.nothingElse : nil, glyphs),
    ]
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if key == .escape { return [.back] }
    if key == .enter { return choose(in: area) }
    if key == .tab { return turn(by: 1) }
    if key == .backTab { return turn(by: -1) }
    if key == .control("t") { return [.open(.finding(.timeline(day)))] }
    if key.movesBesideText { return move(by: key, in: area) ?? [] }
    return search(field.update(key))
  }

  mutating func paste(_ text: String) -> [ScreenEffect] { search(field.paste(text)) ?? [] }

  mutating func choose(in area: Area) -> [ScreenEffect] {
    switch cursor.chosen {
    case .day(let day): [.open(.finding(.timeline(day)))]
    case .hit(let hit): [.open(.item(hit.record.name))]
    case nil: []
    }
  }

  /// Searches the next part, or the previous one.
  private mutating func turn(by step: Int) -> [ScreenEffect] {
    let parts: [DailyPart?] = [nil] + DailyPart.allCases
    let here = parts.firstIndex(of: part) ?? 0
    part = parts[(here + step + parts.count) % parts.count]
    selected = 0
    return reload.map(ScreenEffect.work)
  }

  private mutating func search(_ outcome: EditOutcome) -> [ScreenEffect]? {
    switch outcome {
    case .ignored: return nil
    case .moved: return []
    case .changed, .cut:
      selected = 0
      if isBlank { (hits, day, answered) = ([], nil, nil) }
      let work = reload.map(ScreenEffect.work)
      guard outcome == .cut else { return work }
      return [
        .say(NoticeLine(.refusal, ShellWords(words.language).limitReached(.characters(Self.limit))))
      ]
        + work
    }
  }

  /// Shows search results, unless the text or the part has changed since the request. For the same text, the selection
  /// is kept.
  mutating func show(_ hits: [Hit], _ day: Day?, for text: String, in part: DailyPart?) {
    guard text == field.text, part == self.part else { return }
    let isSame = answered == text
    var cursor = cursor
    (self.hits, self.day, answered) = (hits, day, text)
    if isSame { cursor.show(rows, keeping: \.name) } else { cursor.show(rows) }
    self.cursor = cursor
  }
}
