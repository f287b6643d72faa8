import Domain
import PresentationKit
import TextUI

/// The inbox: lines from notes that Haru could not save by itself. The user chooses a record for each line.
struct InboxScreen: Equatable, Sendable, ListScreen {
  var look: ViewContext
  var keyContext: KeyContext? { .inbox }
  var words: InboxWords { InboxWords(look.language) }
  private var historyWords: HistoryWords { HistoryWords(look.language) }
  var cursor = ListCursor<WaitingLine>()
  private var isLoaded = false
  /// The reasons why lines were not saved, by the ids of the lines.
  private var reasons: [String: String] = [:]
  /// The ids of the lines that were saved or removed on this screen. If an undo restores one, the cursor moves to it.
  private var sorted: Set<String> = []
  /// The line that is being edited and interpreted; nil while the user chooses one.
  private var sorting: Sorting?

  private struct Sorting: Equatable, Sendable {
    let line: WaitingLine
    var prompt: CapturePrompt
  }

  init(_ look: ViewContext) { self.look = look }

  var reload: [Work] { [.inbox(.load)] }

  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    switch answer.inbox {
    case .lines(let lines, let reasons)?:
      self.reasons = reasons
      let before = Set(cursor.rows.map(\.id.text))
      cursor.show(lines) { $0.id }
      let back = lines.firstIndex {
        sorted.contains($0.id.text) && !before.contains($0.id.text)
      }
      if let back { cursor.selected = back }
      isLoaded = true
    case .read(let answer)?: sorting?.prompt.receive(answer)
    case .sorted(let sentence)?:
      sorting = nil
      return [.done(sentence), .refresh, .work(.figures)]
    case .failed(let report)?:
      guard sorting != nil, report.isMendable else { return [.failed(report)] }
      sorting?.prompt.said = report.message
    case nil: break
    }
    return []
  }

  // MARK: Keys

  private enum Command: Equatable { case sort, diary, remove }

  var takesText: Bool { sorting != nil }

  private var keys: KeyTable<Command> {
    let none = cursor.isEmpty ? words.nothingWaits : nil
    func row(_ key: Key, _ meaning: String, _ command: Command) -> KeyTable<Command>.Row {
      .init(
        Binding(
          key, meaning: meaning, on: .row, unavailable: none, isPrimary: true, glyphs: glyphs),
        command)
    }
    return KeyTable([
      row(.enter, words.keySort, .sort), row(.character("x"), words.keyDiary, .diary),
      row(.character("D"), words.keyRemove, .remove),
      .init(.arrows(historyWords.keyChoose, unless: none, glyphs)),
    ])
  }

  var bindings: [Binding] {
    if sorting != nil { return CapturePrompt.bindings(language, glyphs) }
    return keys.bindings + [
      Binding(.escape, meaning: historyWords.keyBack, isPrimary: true, glyphs: glyphs)
    ]
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if let sorting { return press(key, sorting) }
    if key == .escape || key == .left { return [.back] }
    if let effects = move(by: key, in: area) { return effects }
    return keys.press(key) { command in
      guard let line = cursor.chosen else { return [] }
      if isReadOnly { return [.say(NoticeLine(.refusal, StorageWords(language).onlyReading))] }
      switch command {
      case .sort:
        // The input line has room for one line of a limited length, and the rest would be lost.
        guard line.text == line.called, line.text.count <= CapturePrompt.limit else {
          return [.say(NoticeLine(.refusal, words.tooLongToSort))]
        }
        sorting = Sorting(line: line, prompt: CapturePrompt(line.called, in: language))
        return [.work(.inbox(.read(line.called, line)))]
      case .diary:
        sorted.insert(line.id.text)
        return [.work(.inbox(.diary(line)))]
      case .remove:
        sorted.insert(line.id.text)
        return [.work(.inbox(.remove(line)))]
      }
    }
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
      open.prompt.said = nil
      sorting = open
      return [.work(.inbox(.read(open.prompt.text, open.line)))]
    case .closed:
      sorting = nil
      return []
    case .submitted(let reading):
      sorted.insert(open.line.id.text)
      return [.work(.inbox(.sort(open.line, reading)))]
    case .refused(let sentence):
      sorting?.prompt.said = sentence
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
      words.title, lines: count, of: cursor.count, nothing: words.nothingWaits, in: area,
      historyWords, glyphs)
    page.draw(count, into: &frame, in: area)
    guard let chosen = cursor.chosen else { return }
    let columns: [Rows.Column] = [
      .init(.rest, importance: 5), .init(.fitting(upTo: 24), importance: 2),
      .init(.fitting(upTo: 24), .right, importance: 3),
    ]
    let list = page.page.list
    cursor.table(columns, height: list.size.rows) { line in
      [
        [StyledText(Printable.brief(line.called))],
        [StyledText(Printable.brief(line.note), .dim)],
        historyWords.listed(line.at, today: today),
      ]
    }.draw(into: &frame, in: list, glyphs: glyphs)
    page.page.draw(
      Preview(
        Printable.brief(chosen.note),
        [
          .init(chosen.text, .bold), .init(reasons[chosen.id.text] ?? ""),
          .init(words.written(chosen, today: today), .dim),
        ]),
      into: &frame, glyphs)
    sorting?.prompt.draw(
      into: &frame, in: area, at: chosen.at, ink: frame.hue.colour(onLight: frame.isLight),
      glyphs: glyphs)
  }
}
