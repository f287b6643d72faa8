import Domain
import PresentationKit
import TextUI

/// The sync screen: the remote, the devices, and the conflicts, which the user resolves here.
struct SyncScreen: Equatable, Sendable, ListScreen {
  /// The loading state of the screen: still loading, an error, sync not set up, or a status.
  enum Knowledge: Equatable, Sendable {
    case nothing
    /// The status could not be read.
    case problem(String)
    /// Sync is not set up on this device.
    case alone
    /// The loaded status, and whether the conflicts are shown. They cannot be shown in a read-only store.
    case status(SyncStatus, isConflict: Bool)
  }

  var context: ViewContext
  var keyContext: KeyContext? { .sync }
  var words: SyncScreenWords { SyncScreenWords(context.language) }
  var cursor = ListCursor<NamedConflict>()
  private(set) var known = Knowledge.nothing
  /// The result of the last sync, as lines of text.
  private(set) var report: [String] = []
  private(set) var isStopping = false
  private(set) var pending = InFlightTask("sync")
  /// The scroll position of the text that is shown when there is no status.
  private var scroll = ScrollCursor()

  init(_ context: ViewContext) { self.context = context }

  var reload: [Work] { [.sync(.load)] }

  var status: SyncStatus? { if case .status(let status, _) = known { status } else { nil } }

  // MARK: Answers

  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    guard let event = answer.sync else { return [] }
    switch event {
    case .page(let page):
      known = page.status.map { .status($0, isConflict: page.conflicts != nil) } ?? .alone
      cursor.show(page.conflicts ?? []) { $0.entry.number }
    case .unseen(let report):
      known = .problem(report.message)
      cursor.show([])
    case .resolved(let sentence): return [.done(sentence)]
    case .code(let key):
      let title = SyncWords(language).askKey
      return [.show(QRScreen(QRText(title, [.init(key)], command: "haru sync key"), context))]
    case .key(let key): return [.show(LongPage(words.page(of: key, at: status?.remote), context))]
    case .failed(let report): return [.failed(report)]
    }
    return []
  }

  var inFlight: [TaskID] { pending.inFlight.map { [$0] } ?? [] }

  mutating func receive(_ result: BackgroundTaskResult, for taskID: TaskID) -> [ScreenEffect] {
    guard let answer = result.sync, pending.takes(taskID) else { return [] }
    isStopping = false
    let syncWords = SyncWords(language)
    switch answer {
    case .synced(let report):
      // Conflicts are omitted, because the screen lists them.
      self.report = syncWords.news(of: report, at: now)
      if report.holdsBack { self.report.append(syncWords.heldBack(report).message) }
      let isNews = !report.received.isEmpty || report.sent > 0
      return [
        .say(NoticeLine(isNews ? .good : .plain, self.report.joined(separator: " "))), .refresh,
        .work(.figures),
      ]
    case .failed(let failure):
      report = []
      let refusal = syncWords.report(failure, at: status?.remote)
      return [.say(NoticeLine(.init(refusal.status), refusal.message)), .refresh]
    }
  }

  // MARK: Running sync

  // While a sync runs, Ctrl-C cancels it and does not quit the program.
  var takesText: Bool { pending.isWaiting }
  var isOverWhenDone: Bool { false }
  func isMoving(in area: Area) -> Bool { pending.isWaiting }

  mutating func pass(_ milliseconds: Int) -> [ScreenEffect] {
    pending.pass(milliseconds)
    return []
  }

  private mutating func sync() -> [ScreenEffect] {
    isStopping = false
    return pending.ask(.sync)
  }

  /// Requests cancellation of the running sync. The screen still waits for the result of the task.
  private mutating func stop() -> [ScreenEffect] {
    isStopping = true
    return pending.inFlight.map { [.interrupt($0)] } ?? []
  }

  // MARK: Keys

  private enum Command: Equatable { case sync, choose, keep(ConflictSide), key, code, devices }

  private var keys: KeyTable<Command> {
    let alone = status == nil ? words.alone : nil
    let none = alone ?? (cursor.isEmpty ? words.noConflicts : nil)
    func row(_ key: Key, _ meaning: String, on reach: Binding.Reach = .page, _ reason: String?)
      -> Binding
    {
      Binding(
        key, meaning: meaning, on: reach, unavailable: reason,
        isPrimary: alone == nil && key != .character("d"), glyphs: glyphs)
    }
    return KeyTable([
      .init(row(.enter, words.keyResolve, on: .row, none), .choose),
      .init(row(.character("h"), words.keyCurrent, on: .row, none), .keep(.current)),
      .init(row(.character("o"), words.keyOther, on: .row, none), .keep(.other)),
      .init(row(.character("s"), words.keySync, alone), .sync),
      .init(row(.character("c"), words.keyKey, alone), .key),
      .init(
        Binding(.character("Q"), meaning: QRWords(context.language).key, unavailable: alone), .code),
      .init(row(.character("d"), words.keyDevices, alone), .devices),
    ])
  }

  var bindings: [Binding] {
    if pending.isWaiting {
      return [Binding(.escape, meaning: words.keyStop, isPrimary: true, glyphs: glyphs)]
    }
    return keys.bindings + [
      .arrows(status == nil ? words.keyScroll : words.keyChoose, glyphs),
      Binding(.escape, meaning: words.keyBack, isPrimary: true, glyphs: glyphs),
    ]
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if pending.isWaiting { return key == .escape ? stop() : nil }
    if key == .escape || key == .left { return [.back] }
    if status == nil {
      let (lines, height) = (textLines(in: area).count, text(in: area).size.rows)
      if scroll.move(by: key, over: lines, height: height) { return [] }
    } else if let effects = move(by: key, in: area) {
      return effects
    }
    return keys.press(key) { command in handleDefault(command) }
  }

  private mutating func handleDefault(_ command: Command) -> [ScreenEffect] {
    if command == .key { return [.work(.sync(.key))] }
    if command == .code { return [.open(.more(.question(mayShowKey)))] }
    if command == .devices { return [.show(LongPage(words.page(of: status, at: now), context))] }
    if isReadOnly { return [.say(NoticeLine(.refusal, StorageWords(language).onlyReading))] }
    if command == .sync { return sync() }
    guard let conflicts = cursor.chosen else { return [] }
    if case .keep(let side) = command { return [resolve(conflicts, side)] }
    return [.open(.more(.question(question(conflicts))))]
  }

  /// The question before the sync key is shown as a QR code.
  private var mayShowKey: Question {
    let sync = SyncWords(language)
    return Question(
      title: sync.askKey, text: sync.mayShowKey,
      [.init("y", QRWords(language).key, [.work(.sync(.code))])], leaving: words.keyBack)
  }

  private func resolve(_ conflicts: NamedConflict, _ side: ConflictSide) -> ScreenEffect {
    .work(.sync(.resolve(conflicts.entry.number, keeping: side)))
  }

  /// Asks which of the two values of a conflict to keep, showing both.
  private func question(_ conflicts: NamedConflict) -> Question {
    Question(
      title: words.title(of: conflicts), text: words.sides(of: conflicts, at: now),
      [
        .init("k", words.keyLeaveOpen),
        .init("h", words.keyCurrent, [resolve(conflicts, .current)]),
        .init("o", words.keyOther, [resolve(conflicts, .other)]),
      ])
  }

  // MARK: Text

  /// Returns the area of the text that is shown when there is no status.
  func text(in area: Area) -> Area { TextPage(in: area).body }

  /// Returns the wrapped text that is shown while sync is not set up, or while its status cannot be read.
  func textLines(in area: Area) -> [StyledText] {
    let columns = TextPage.columns(of: area)
    switch known {
    case .nothing, .status: return []
    case .problem(let sentence):
      return TextLayout.wrapped(sentence, to: columns).map { StyledText($0) }
    case .alone: return words.invitation.lines(columns: columns, glyphs)
    }
  }

  /// Returns the range of the lines of `textLines` that are visible.
  func shownText(in area: Area) -> Range<Int> {
    scroll.shown(of: textLines(in: area).count, in: text(in: area).size.rows)
  }
}
