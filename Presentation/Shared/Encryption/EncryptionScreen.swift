import Domain
import PresentationKit
import TextUI

/// The encryption page: the state in plain words, what encryption protects and what not, and the actions.
struct EncryptionScreen: Equatable, Sendable, ScrollingScreen {
  var context: ViewContext
  /// The state; nil if it is not loaded, or if this store cannot be encrypted.
  private(set) var status: EncryptionStatus?
  /// When the state was loaded.
  private var loaded = 0
  /// Why the state could not be read; nil if it was read.
  private var problem: String?
  private var selected = 0

  init(_ context: ViewContext) { self.context = context }

  private var words: EncryptionCommandWords { EncryptionCommandWords(context.language) }

  var reload: [Work] { [.encryption(.view)] }

  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    switch answer.encryption {
    case .viewed(let status): show(status)
    case .changed(let status, _): show(status)
    case .unseen(let report):
      show(nil)
      problem = report.message
    case .begun, .drawn, .ready, .failed, nil: break
    }
    return []
  }

  /// Shows a state, with the first action selected if there are others now.
  private mutating func show(_ status: EncryptionStatus?) {
    let before = items
    self.status = status
    loaded = context.now.instant
    problem = nil
    if items != before { selected = 0 }
  }

  /// The state with the time that is left now.
  private var currentStatus: EncryptionStatus? {
    status?.after(seconds: context.now.instant - loaded)
  }

  private var items: [EncryptionItem] {
    if problem != nil { return [] }
    guard let status = currentStatus, status.isOn else { return [.form(.on)] }
    let first: EncryptionItem = status.state == .closed ? .form(.open) : .close
    let forms: [EncryptionForm] = [.passphrase, .recoveryKey, .renewal, .off]
    return [first] + forms.map { .form($0) }
  }

  // MARK: Keys

  var bindings: [Binding] {
    [
      .arrows(words.keyChoose, isPrimary: true, glyphs),
      Binding(.enter, meaning: words.keyOpen, isPrimary: true, glyphs: glyphs),
      Binding(.escape, meaning: words.keyBack, isPrimary: true, glyphs: glyphs),
    ]
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    let height = TextPage(in: area).body.size.rows
    if let moved = Rows.moved(selected, by: key, count: items.count, height: height) {
      selected = moved
      return []
    }
    if key == .enter || key == .right {
      return items.indices.contains(selected) ? effects(of: items[selected]) : []
    }
    return key == .escape || key == .left ? [.back] : nil
  }

  mutating func click(_ point: Point, in area: Area) -> [ScreenEffect] {
    let body = TextPage(in: area).body
    let text = textLines(in: area).count
    guard body.contains(point) else { return [] }
    let item = shown(of: text, in: area).lowerBound + point.row - body.origin.row - text
    guard items.indices.contains(item) else { return [] }
    if item == selected { return effects(of: items[item]) }
    selected = item
    return []
  }

  private func effects(of item: EncryptionItem) -> [ScreenEffect] {
    switch item {
    case .close:
      isReadOnly
        ? [.say(NoticeLine(.refusal, StorageWords(language).onlyReading))]
        : [.work(.encryption(.close))]
    case .form(let form):
      status == nil && !isReadOnly
        ? [.say(NoticeLine(.refusal, words.notHere.message))]
        : [.open(.more(.encryption(.form(form))))]
    }
  }

  // MARK: Drawing

  /// Returns the wrapped text above the actions, with a blank row at its end.
  private func textLines(in area: Area) -> [StyledText] {
    let sentences = problem.map { [$0] } ?? words.state(currentStatus)
    let state = sentences.map { SupportText.Piece.paragraph($0) }
    let promises = words.promises.map { SupportText.Piece.item($0) }
    return SupportText(title: words.pageTitle, pieces: state + promises).lines(
      columns: TextPage.columns(of: area), glyphs) + [""]
  }

  /// Returns the range of the visible lines. The first action is shown with as much of the text above it as fits.
  private func shown(of text: Int, in area: Area) -> Range<Int> {
    let height = TextPage(in: area).body.size.rows
    if selected == 0, text < height { return 0..<min(text + items.count, height) }
    return Rows.window(count: text + items.count, selected: text + selected, height: height)
  }

  func draw(into frame: inout Frame, in area: Area) {
    let (page, text) = (TextPage(in: area), textLines(in: area))
    let rows = items.enumerated().map { index, item in
      let mark = index == selected ? glyphs.pointer + " " : "  "
      return StyledText(mark + words.label(item), index == selected ? .bold : .plain)
    }
    let shown = shown(of: text.count, in: area)
    page.draw(
      words.pageTitle, (text + rows).map { [$0] }, shown: shown, into: &frame, glyphs)
    let row = text.count + selected - shown.lowerBound
    if shown.contains(text.count + selected) { frame.select(page.body.rows(row, 1)) }
  }
}
