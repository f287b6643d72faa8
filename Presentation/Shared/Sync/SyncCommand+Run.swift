import Domain
import PresentationKit
import TextUI

extension SyncCommand: StoreCommand {
  /// Whether `haru watch` may run the command repeatedly; true only for commands that read.
  var mayRepeat: Bool {
    switch self {
    case .status, .conflicts, .key: true
    case .now, .start, .join, .resolve, .revoke, .leave, .timer: false
    }
  }

  func run(_ features: Features, _ page: CommandOutput) throws(Report) {
    let answers = SyncAnswers(sync: features.sync, features: features, page: page)
    switch self {
    case .now: try answers.now()
    case .start(let remote, let name): try answers.start(remote, name)
    case .join(let remote, let name, let stdin): try answers.join(remote, name, stdin)
    case .status: try answers.status()
    case .conflicts: try answers.conflicts()
    case .resolve(let numbers, let choice): try answers.resolve(numbers, choice)
    case .key: try answers.key()
    case .revoke(let name): try answers.revoke(name)
    case .leave: try answers.leave()
    case .timer(let removes): try answers.timer(removes)
    }
  }
}

/// Runs the sync commands and prints their output.
private struct SyncAnswers {
  let sync: Sync
  let features: Features
  let page: CommandOutput

  private var words: SyncWords { SyncWords(page.language) }
  private var manner: Sync.Manner { Sync.Manner(canAsk: page.askSecret != nil) }

  /// Runs `body`; a failure becomes a report that names the remote.
  private func done<T>(
    at remote: String? = nil, _ body: () throws(SyncFailure) -> T
  ) throws(Report) -> T {
    do throws(SyncFailure) { return try body() } catch {
      var known = remote
      if known == nil {
        do throws(SyncFailure) { known = try sync.membership()?.remote } catch { known = nil }
      }
      throw words.report(error, at: known, begins: remote != nil)
    }
  }

  func now() throws(Report) {
    let isSynced = try done { () throws(SyncFailure) in try sync.membership() != nil }
    if !isSynced, try readsNotes() || features.publishing.isSetUp { return try runAlone() }
    var report: SyncReport
    var notes = 0
    do throws(Report) {
      report = try done { () throws(SyncFailure) in try sync.sync(manner) }
      // A note is saved only after the changes of other devices: one of them may have saved it, and undone that.
      notes = features.inbox.takeInSilently(in: page.language)
      if notes > 0 {
        let next = try done { () throws(SyncFailure) in try sync.sync(manner) }
        report = report.followed(by: next)
      }
    } catch {
      publish()
      throw error
    }
    let saved = notes > 0 ? [InboxWords(page.language).saved(notes)] : []
    // Under a timer the lines would go to a log.
    if page.wantsJSON || !features.notifier.isOutputLogged {
      page.answer(lines: saved + words.lines(of: report, at: sync.now)) { json in
        json.key("sync")
        json.report(report, words)
      }
    }
    publish()
    // Until this is resolved, other devices receive nothing from this one. A timer must notice, so
    // it is an error.
    if report.holdsBack { throw words.heldBack(report) }
  }

  /// Whether the settings contain folders from which notes are imported.
  private func readsNotes() throws(Report) -> Bool {
    try page.done { () throws(StorageFailure) in
      try !features.preferences.value(of: .inboxFolders).isEmpty
    }
  }

  /// Saves notes and publishes on a device that does not sync, because the sync timer runs these tasks too.
  private func runAlone() throws(Report) {
    let (reads, publishes) = (try readsNotes(), features.publishing.isSetUp)
    if !page.wantsJSON, !features.notifier.isOutputLogged {
      page.remark(InboxWords(page.language).notSynced)
    }
    // A timer writes to a log, and an answer in JSON is one object.
    if reads, publishes && page.wantsJSON || features.notifier.isOutputLogged && !page.wantsJSON {
      features.inbox.takeInSilently(in: page.language)
    } else if reads {
      do throws(Report) { try InboxCommand.takeIn.run(features, page) } catch {
        publish()
        throw error
      }
    }
    guard publishes else { return }
    if features.notifier.isOutputLogged, !page.wantsJSON { return publish() }
    try PublishCommand.now.run(features, page)
  }

  /// Publishes after a sync. A failure does not fail the sync.
  private func publish() {
    if let remark = features.publishing.publishSilently(in: page.language) { page.hint(remark) }
  }

  /// Throws if a text cannot be the name of a device; nil is accepted.
  private func expectName(_ name: String?) throws(Report) {
    guard let name else { return }
    guard SyncName.isName(name), CellWidth.of(name) <= SyncName.length.upperBound else {
      throw words.badName(name)
    }
  }

  func start(_ remote: String, _ name: String?) throws(Report) {
    try expectName(name)
    let beginning = try done(at: remote) { () throws(SyncFailure) in
      try sync.start(at: remote, name: name, manner)
    }
    let key = GroupCode.text(of: beginning.membership.key)
    let lines = words.started(beginning.membership, key: key, profile: page.profile)
    page.answer(lines: lines) { json in
      json.begun(beginning.membership, key: key)
    }
  }

  func join(_ remote: String, _ name: String?, _ stdin: Bool) throws(Report) {
    try expectName(name)
    let text = try keyText(stdin)
    let key: GroupKey
    do throws(GroupCodeRefusal) { key = try GroupCode.key(of: text) } catch {
      throw words.report(error)
    }
    let before = try done { () throws(SyncFailure) in try sync.membership()?.name }
    let beginning = try done(at: remote) { () throws(SyncFailure) in
      try sync.join(at: remote, key: key, name: name, manner)
    }
    if let name, let before, name != before { page.hint(words.keptName(before)) }
    page.answer(
      lines: words.joined(beginning.membership) + words.lines(of: beginning.report, at: sync.now)
    ) { json in json.begun(beginning.membership, key: nil) }
  }

  /// Reads the sync key from standard input, or asks the user for it at the terminal.
  private func keyText(_ stdin: Bool) throws(Report) -> String {
    if !stdin, let ask = page.askSecret {
      page.err.flush()
      return try SecretQuestions(language: page.language, ask: ask, lines: nil)
        .answer(to: words.askKey)
    }
    // Bytes that are not UTF-8 become an empty text, which is not a valid key.
    return page.readInput(1 << 16).flatMap { String(validating: $0, as: UTF8.self) } ?? ""
  }

  func status() throws(Report) {
    let status = try done { () throws(SyncFailure) in try sync.status() }
    page.answer(lines: words.lines(of: status, at: sync.now)) { json in
      json.key("sync")
      json.status(status, words)
    }
  }

  func conflicts() throws(Report) {
    let conflicts = try page.done { () throws(StorageFailure) in try sync.conflicts() }
    var list = ListAnswer(page, "conflicts")
    for conflict in conflicts
    where !list.add({ $0.conflict(conflict) }, words.lines(of: conflict, at: sync.now)) { break }
    list.close(empty: words.noConflicts)
  }

  func resolve(_ numbers: ConflictNumbers, _ choice: ConflictChoice) throws(Report) {
    let resolved: [(conflict: NamedConflict, side: ConflictSide)]
    do throws(ConflictFailure) { resolved = try sync.resolve(numbers, keeping: choice) } catch {
      throw words.report(error)
    }
    if !resolved.isEmpty { page.hint(words.resolved(resolved.map(\.side))) }
    try conflicts()
  }

  func key() throws(Report) {
    let key = try done { () throws(SyncFailure) in try sync.code() }
    page.answer(page.isPlain ? words.keyLine(key) : key) { json in
      json.key("sync")
      json.object { $0.member("key", key) }
    }
  }

  func revoke(_ name: String) throws(Report) {
    try done { () throws(SyncFailure) in try sync.expectDevice(name, manner) }
    guard try page.agrees(to: words.mayRevoke(name)) else {
      return page.remark(ArchiveWords(page.language).leftAsItIs)
    }
    let forgot = try done { () throws(SyncFailure) in try sync.forget(name, manner) }
    if let reason = forgot.lost { page.hint(words.lost(reason, forgot.name)) }
    page.answer(lines: words.revoked(forgot.name, key: forgot.code)) { json in
      json.key("sync")
      json.object { json in
        json.member("revoked", forgot.name)
        json.member("key", forgot.code)
      }
    }
  }

  func leave() throws(Report) {
    try done { () throws(SyncFailure) in try sync.leave() }
    page.answer(words.left) { $0.member("sync", String?.none) }
  }

  func timer(_ removes: Bool) throws(Report) {
    // Removing works even after this device has left.
    if !removes, !features.publishing.isSetUp, try !readsNotes() {
      _ = try done { () throws(SyncFailure) in try sync.code() }
    }
    let plan = try page.done { () throws(StorageFailure) in
      removes ? try features.syncTimer.remove() : try features.syncTimer.install()
    }
    page.answer(plan, removed: removes, key: "timer")
  }
}
