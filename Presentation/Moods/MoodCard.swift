package import Domain
import PresentationKit
import TextUI

/// A card with one mood over the dimmed screen: shape, time and text.
package struct MoodCard: Equatable, Sendable, PartScreen {
  var context: ViewContext
  var keyContext: KeyContext? { .feeling }
  /// The content of the card.
  package enum Content: Equatable, Sendable {
    case record(MoodRecord, MoodTheme)
    /// A tip of the guide, by its index.
    case tip(Int)
    /// What goes with higher or lower moods; nil until it is loaded.
    case patterns(MoodPatterns?)
  }

  package private(set) var content: Content
  var words: MoodsWords { MoodsWords(context.language) }
  private var scroll = ScrollCursor()
  /// The import origin of the mood; nil until it is loaded.
  private var origin: RecordOrigin?

  init(_ content: Content, _ context: ViewContext) {
    self.context = context
    self.content = content
  }

  var reload: [Work] {
    switch content {
    case .record(let record, _): [.moods(.record(record.id)), .origin(record.id.text)]
    case .patterns: [.moods(.patterns)]
    case .tip: []
    }
  }

  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    if case .record(let now, let theme)? = answer.moods, case .record(let record, _) = content,
      now.id == record.id
    {
      content = .record(now, theme)
    }
    if case .patterns(let found)? = answer.moods, case .patterns = content {
      content = .patterns(found)
    }
    if case .origin(let origin)? = answer.origin, case .record(let record, _) = content,
      origin.record == record.id.text
    {
      self.origin = origin
    }
    return []
  }

  var isOverWhenDone: Bool { true }
  var isOverWhenGone: Bool { true }

  enum Action: Equatable, Sendable {
    case edit(MoodRecord), remove(MoodRecord), origin(RecordOrigin), back
  }

  func liesOver(in area: Area) -> Bool { true }
  var bindings: [Binding] { keys.bindings }

  /// Closes the card on any click.
  mutating func click(_ point: Point, in area: Area) -> [ScreenEffect] { [.back] }

  private var keys: KeyTable<Action> {
    var rows: [KeyTable<Action>.Row] = []
    if case .record(let record, _) = content {
      rows = [
        .init(Binding(.character("e"), meaning: words.keyEdit, isPrimary: true), .edit(record)),
        .init(
          Binding(.character("x"), .character("D"), .delete, meaning: words.keyRemove),
          .remove(record)),
        .init(
          Binding(
            .up, .down, label: glyphs.arrows[0] + glyphs.arrows[1], meaning: words.keyScroll), nil),
        .init(
          Binding(
            .character("v"), meaning: origins.keyOrigin,
            unavailable: origin?.hasMore == true ? nil : origins.nothing),
          origin.map(Action.origin)),
      ]
    }
    rows.append(
      .init(
        Binding(
          .escape, .enter, .backspace, label: Key.escape.printed(glyphs), meaning: words.keyClose,
          isPrimary: true), .back))
    return KeyTable(rows)
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    let room = frame(in: area).area.inset(columns: 3, rows: 2).size
    let lines = text(columns: room.columns).count
    if scroll.move(by: key, over: lines, height: room.rows) { return [] }
    return keys.press(key) { action in
      switch action {
      case .edit(let record): [.open(.moods(.edit(record)))]
      case .remove(let record): [.work(.moods(.remove(record)))]
      case .origin(let origin): [.show(OriginScreen(origin, context))]
      case .back: [.back]
      }
    }
  }

  private var patterns: MoodPatternWords { MoodPatternWords(context.language) }
  private var origins: OriginWords { OriginWords(language: context.language) }

  private func text(columns: Int) -> [String] {
    switch content {
    case .record(let record, _):
      TextLayout.wrapped(
        [
          record.text?.text ?? (isReadOnly ? "" : words.addWords), record.tags.written,
          origin.flatMap { origins.count($0.photos) }, origin.flatMap(origins.line),
        ].compactMap(\.self).joined(separator: "\n\n"), to: max(4, columns))
    case .tip(let number): TextLayout.wrapped(words.tip(number), to: max(4, columns))
    case .patterns(let found):
      TextLayout.wrapped(
        found.map { patterns.lines($0).joined(separator: "\n\n") } ?? patterns.loading,
        to: max(4, columns))
    }
  }

  private func frame(in area: Area) -> CardFrame {
    let columns = min(area.size.columns - 4, 56)
    let wanted = text(columns: columns - 6).count + 4
    let rows = max(5, min(area.size.rows, wanted))
    return CardFrame(
      area: Area(
        column: area.origin.column + (area.size.columns - columns) / 2,
        row: area.origin.row + (area.size.rows - rows) / 2, columns: columns, rows: rows),
      style: Style(ink: ink), title: [StyledText(title, .bold)])
  }

  private var title: String {
    switch content {
    case .record(let record, _): words.cardTitle(record, today: today)
    case .tip(let number): words.tipTitle(number)
    case .patterns: patterns.title
    }
  }

  private var ink: Ink {
    switch content {
    case .record(let record, let theme): theme.readable(record.level)
    case .tip, .patterns: Accent.ember
    }
  }

  func draw(into frame: inout Frame, in area: Area) {
    frame.recede()
    frame.dimBehind()
    let card = self.frame(in: area)
    frame.fill(card.area, .plain)
    card.draw(into: &frame, glyphs)
    let room = card.area.inset(columns: 3, rows: 2)
    let lines = text(columns: room.size.columns)
    let shown = scroll.shown(of: lines.count, in: room.size.rows)
    for (row, line) in lines[shown].enumerated() {
      frame.put(line, room.origin.column, room.origin.row + row, upTo: room.endColumn)
    }
    if case .record(let record, _) = content {
      let level = record.level.map { "\($0.value)" } ?? words.entryName
      let mark = " \(glyphs.sign(of: record.shape)) \(level) "
      frame.put(
        mark, card.area.endColumn - 2 - TextLayout.cells(mark), card.area.endRow - 1,
        Style(ink: ink, .bold))
    }
    if shown.upperBound < lines.count {
      frame.put(" \(glyphs.arrows[1]) ", card.area.origin.column + 3, card.area.endRow - 1, .dim)
    }
  }
}
