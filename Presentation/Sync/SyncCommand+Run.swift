import Domain
import TextUI

extension SyncCommand: StoreCommand {
  /// Nobody wants to meet others again and again just to look on.
  var mayRepeat: Bool {
    switch self {
    case .status, .told, .code: true
    case .meet, .start, .join, .settle, .forget, .leave, .install: false
    }
  }

  func run(_ features: Features, _ page: AnswerPage) throws(Report) {
    let answers = SyncAnswers(sync: features.sync, features: features, page: page)
    switch self {
    case .meet: try answers.meet()
    case .start(let place, let name): try answers.start(place, name)
    case .join(let place, let name, let stdin): try answers.join(place, name, stdin)
    case .status: try answers.status()
    case .told: try answers.told()
    case .settle(let number, let side): try answers.settle(number, side)
    case .code: try answers.code()
    case .forget(let name): try answers.forget(name)
    case .leave: try answers.leave()
    case .install(let removes): try answers.install(removes)
    }
  }
}

/// The verbs of sync as commands call them.
private struct SyncAnswers {
  let sync: Sync
  let features: Features
  let page: AnswerPage

  private var words: SyncWords { SyncWords(page.language) }
  private var manner: Sync.Manner { Sync.Manner(canAsk: page.askSecret != nil) }

  /// Does something, and says in words of the place why not.
  private func done<T>(
    at place: String? = nil, _ body: () throws(SyncFailure) -> T
  ) throws(Report) -> T {
    do throws(SyncFailure) { return try body() } catch {
      var known = place
      if known == nil {
        do throws(SyncFailure) { known = try sync.membership()?.place } catch { known = nil }
      }
      throw words.report(error, at: known, begins: place != nil)
    }
  }

  func meet() throws(Report) {
    let report = try done { () throws(SyncFailure) in try sync.meet(manner) }
    page.answer(lines: words.lines(of: report, at: sync.now)) { json in
      json.key("sync")
      json.report(report, words)
    }
    // The others get nothing from here as long as this lasts, which a timer has to notice.
    if report.holdsBack { throw words.heldBack(report) }
  }

  /// Expects that something can be the name of a device.
  private func expectName(_ name: String?) throws(Report) {
    guard let name else { return }
    guard SyncName.isName(name), CellWidth.of(name) <= SyncName.length.upperBound else {
      throw words.badName(name)
    }
  }

  func start(_ place: String, _ name: String?) throws(Report) {
    try expectName(name)
    let beginning = try done(at: place) { () throws(SyncFailure) in
      try sync.start(at: place, name: name, manner)
    }
    let code = GroupCode.text(of: beginning.membership.key)
    page.answer(lines: words.started(beginning.membership, code: code)) { json in
      json.begun(beginning.membership, code: code)
    }
  }

  func join(_ place: String, _ name: String?, _ stdin: Bool) throws(Report) {
    try expectName(name)
    let text = try codeText(stdin)
    let key: GroupKey
    do throws(GroupCodeRefusal) { key = try GroupCode.key(of: text) } catch {
      throw words.report(error)
    }
    let beginning = try done(at: place) { () throws(SyncFailure) in
      try sync.join(at: place, key: key, name: name, manner)
    }
    page.answer(
      lines: words.joined(beginning.membership) + words.lines(of: beginning.report, at: sync.now)
    ) { json in json.begun(beginning.membership, code: nil) }
  }

  /// The code, from a pipe or from whoever sits at the terminal.
  private func codeText(_ stdin: Bool) throws(Report) -> String {
    if !stdin, let ask = page.askSecret {
      page.err.flush()
      return try SecretQuestions(language: page.language, ask: ask, lines: nil)
        .answer(to: words.askCode)
    }
    // What is no text has no letters of a code.
    return page.readInput(1 << 16).flatMap { String(validating: $0, as: UTF8.self) } ?? ""
  }

  func status() throws(Report) {
    let status = try done { () throws(SyncFailure) in try sync.status() }
    page.answer(lines: words.lines(of: status, at: sync.now)) { json in
      json.key("sync")
      json.status(status, words)
    }
  }

  func told() throws(Report) {
    let entries = try page.done { () throws(StorageFailure) in try sync.told() }
    list(entries)
  }

  private func list(_ entries: [NamedTold]) {
    var list = ListAnswer(page, "told")
    for entry in entries where !list.add({ $0.told(entry) }, words.lines(of: entry)) { break }
    list.close(empty: words.nothingTold)
  }

  func settle(_ number: Int, _ side: ToldSide) throws(Report) {
    do throws(ToldFailure) { try sync.settle(number, keeping: side) } catch {
      throw words.report(error)
    }
    page.hint(words.settled(side))
    try told()
  }

  func code() throws(Report) {
    let code = try done { () throws(SyncFailure) in try sync.code() }
    page.answer(code) { json in
      json.key("sync")
      json.object { $0.member("code", code) }
    }
  }

  func forget(_ name: String) throws(Report) {
    try done { () throws(SyncFailure) in try sync.expectDevice(name, manner) }
    guard try page.agrees(to: words.mayForget(name)) else {
      return page.remark(ArchiveWords(page.language).leftAsItIs)
    }
    let forgot = try done { () throws(SyncFailure) in try sync.forget(name, manner) }
    if let reason = forgot.lost { page.hint(words.lost(reason, forgot.name)) }
    page.answer(lines: words.forgot(forgot.name, code: forgot.code)) { json in
      json.key("sync")
      json.object { json in
        json.member("forgot", forgot.name)
        json.member("code", forgot.code)
      }
    }
  }

  func leave() throws(Report) {
    try done { () throws(SyncFailure) in try sync.leave() }
    page.answer(words.left) { $0.member("sync", String?.none) }
  }

  func install(_ removes: Bool) throws(Report) {
    // Whoever has left can still remove it.
    if !removes { _ = try done { () throws(SyncFailure) in try sync.code() } }
    let plan = try page.done { () throws(StorageFailure) in
      removes ? try features.syncTimer.remove() : try features.syncTimer.install()
    }
    page.answer(plan, removed: removes)
  }
}
