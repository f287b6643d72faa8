import Domain
import PresentationKit
import TextUI

/// The lines to sort, of which the user says here what each of them is, and below them the open notes.
struct NotesScreen: Equatable, Sendable, ListScreen, SelectionScreen, CardScreen {
  var context: ViewContext
  var keyContext: KeyContext? { .notes }
  var words: InboxWords { InboxWords(context.language) }
  private var notesWords: NotesWords { NotesWords(context.language) }
  private var historyWords: HistoryWords { HistoryWords(context.language) }
  var cursor = ListCursor<NotesRow>()
  var selection = MultiSelection()
  private var isLoaded = false
  /// Why lines wait, by their ids.
  private var reasons: [String: String] = [:]
  /// The note with which the screen opens, and whether it is to be given a day at once.
  private var opening: ID<Note>?
  private var isSortingFirst: Bool
  /// The ids of the lines that the user has sorted here. The cursor goes to one that an undo brings back.
  private var sorted: Set<String> = []
  /// The line that is being edited and interpreted; nil while the user chooses one.
  private var sorting: Sorting?

  private struct Sorting: Equatable, Sendable {
    let line: NotesRow
    var prompt: CapturePrompt
  }

  init(_ context: ViewContext, choosing id: ID<Note>? = nil, isSorting: Bool = false) {
    self.context = context
    opening = id
    isSortingFirst = isSorting
  }

  var reload: [Work] { [.notes(.load)] }

  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    switch answer.notes {
    case .rows(let lines, let reasons)?:
      self.reasons = reasons
      let before = Set(cursor.rows.map(\.id))
      cursor.show(lines) { $0.id }
      let back = lines.firstIndex {
        sorted.contains($0.id) && !before.contains($0.id)
      }
      if let back { cursor.selected = back }
      isLoaded = true
      if let first = opening, let index = lines.firstIndex(where: { $0.id == first.text }) {
        cursor.selected = index
        opening = nil
        if isSortingFirst { return begin(lines[index]) }
      }
    case .read(let answer)?: sorting?.prompt.receive(answer)
    case .changed(let sentence)?:
      sorting = nil
      return [.done(sentence), .refresh, .work(.figures)]
    case .failed(let report)?:
      guard sorting != nil, report.isMendable else { return [.failed(report)] }
      sorting?.prompt.message = report.message
    case nil: break
    }
    return []
  }

  // MARK: Keys

  private enum Command: Equatable { case sort, finish, diary, remove }

  var takesText: Bool { sorting != nil }

  private var keys: KeyTable<Command> {
    let none = cursor.isEmpty ? notesWords.empty : nil
    func row(
      _ keys: [Key], _ meaning: String, _ command: Command, unless reason: String? = nil
    ) -> KeyTable<Command>.Row {
      .init(
        Binding(
          keys: keys, label: keys.prefix(1).map { $0.printed(glyphs) }.joined(), meaning: meaning,
          on: .row, unavailable: none ?? reason, isPrimary: reason == nil),
        command)
    }
    let note = cursor.chosen?.note
    return KeyTable([
      row(
        [.enter, .character("d")], note == nil ? words.keySort : notesWords.keyDay, .sort),
      row(
        [.character("f")], notesWords.keyFinish, .finish,
        unless: note == nil ? notesWords.onlyNotes : nil),
      row([.character("i")], words.keyDiary, .diary),
      row([.character("x"), .character("D"), .delete], words.keyRemove, .remove),
      .init(.arrows(historyWords.keyChoose, unless: none, glyphs)),
    ])
  }

  var bindings: [Binding] {
    if sorting != nil { return CapturePrompt.bindings(language, glyphs) }
    return withMultiSelection(
      keys.bindings + [
        Binding(.escape, meaning: historyWords.keyBack, isPrimary: true, glyphs: glyphs)
      ])
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if let sorting { return press(key, sorting) }
    if let effects = pressMultiSelection(key, in: area, beside: keys.bindings) { return effects }
    if key == .escape || key == .left { return [.back] }
    if let effects = move(by: key, in: area) { return effects }
    return keys.press(key) { command in
      guard let line = cursor.chosen else { return [] }
      if isReadOnly { return [.say(NoticeLine(.refusal, StorageWords(language).onlyReading))] }
      switch command {
      case .sort: return begin(line)
      case .finish:
        guard let note = line.note else { return [] }
        sorted.insert(line.id)
        return [.work(.notes(.finish(note)))]
      case .diary:
        sorted.insert(line.id)
        return [.work(.notes(.diary(line)))]
      case .remove:
        sorted.insert(line.id)
        return [.work(.notes(.remove(line)))]
      }
    }
  }

  /// Opens the input line with a row.
  private mutating func begin(_ line: NotesRow) -> [ScreenEffect] {
    // The input line has room for one line of a limited length, and the rest would be lost.
    guard line.text == line.called, line.text.count <= CapturePrompt.limit else {
      return [.say(NoticeLine(.refusal, words.tooLongToSort))]
    }
    sorting = Sorting(line: line, prompt: CapturePrompt(line.called, in: language))
    return [.work(.notes(.read(line.called, line)))]
  }

  // MARK: Marks

  var selectionPart: DailyPart { .notes }

  var selectableRows: SelectableRows {
    func name(_ note: Note) -> RowName { .record(note.id.text) }
    return SelectableRows(
      loaded: cursor.rows.compactMap { $0.note.map(name) },
      chosen: cursor.chosen?.note.map(name), index: cursor.selected)
  }

  var selectionKeys: [SelectionKey] {
    [
      SelectionKey(.character("f"), change: .finish, meaning: notesWords.keyFinish),
      SelectionKey(
        .character("x"), .character("D"), .delete, change: .remove, meaning: words.keyRemove),
    ]
  }

  private mutating func press(_ key: Key, _ open: Sorting) -> [ScreenEffect] {
    var open = open
    let outcome = open.prompt.update(key)
    return finish(outcome, open)
  }

  mutating func paste(_ text: String, in area: Area) -> [ScreenEffect] {
    guard var open = sorting else { return [] }
    let outcome = open.prompt.paste(text)
    return finish(outcome, open)
  }

  private mutating func finish(
    _ outcome: CapturePrompt.Outcome, _ changed: Sorting
  ) -> [ScreenEffect] {
    var open = changed
    sorting = open
    switch outcome {
    case .ignored: return []
    case .changed:
      open.prompt.message = nil
      sorting = open
      return [.work(.notes(.read(open.prompt.text, open.line)))]
    case .closed:
      sorting = nil
      return []
    case .submitted(let reading):
      sorted.insert(open.line.id)
      return [.work(.notes(.sort(open.line, reading)))]
    case .refused(let sentence):
      sorting?.prompt.message = sentence
      return []
    }
  }

  // MARK: Drawing

  func list(in area: Area) -> Area {
    HistoryFrame.page(in: area, lines: cursor.count).list
  }

  func draw(into frame: inout Frame, in area: Area) {
    let count = isLoaded ? cursor.count : nil
    let page = HistoryFrame(
      PartWords.notes(language), lines: count, of: cursor.count, nothing: notesWords.empty,
      in: area,
      historyWords, glyphs)
    page.draw(count, into: &frame, in: area)
    guard let chosen = cursor.chosen else { return }
    let columns: [Rows.Column] = [
      .init(.rest, importance: 5), .init(.fitting(upTo: 24), importance: 2),
      .init(.fitting(upTo: 24), .right, importance: 3),
    ]
    let list = page.page.list
    var rows = cursor.table(columns, height: list.size.rows) { line in
      [
        [StyledText(Printable.brief(line.called))],
        [StyledText(Printable.brief(line.note == nil ? words.lineOf(line.file) : ""), .dim)],
        historyWords.listed(line.at, today: today),
      ]
    }
    rows.selection = Set(
      cursor.rows.indices.filter { selection.contains(.record(cursor.rows[$0].id)) })
    rows.draw(into: &frame, in: list, glyphs: glyphs)
    page.page.draw(
      Preview(
        chosen.note == nil ? Printable.brief(chosen.file) : PartWords.note(language),
        [
          .init(chosen.text, .bold), .init(reasons[chosen.id] ?? ""),
          .init(words.written(chosen.at, today: today), .dim),
        ]),
      into: &frame, glyphs)
    sorting?.prompt.draw(
      into: &frame, in: area, at: chosen.at, ink: frame.hue.colour(onLight: frame.isLight),
      glyphs: glyphs)
  }
}
