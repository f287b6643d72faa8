import Domain
import PresentationKit
import PresentationSayings
import TextUI

extension NotifyCommand: StoreCommand {
  /// Whether `haru watch` may run the command repeatedly. Only `list` may, because the others send notifications or
  /// change the timer.
  var mayRepeat: Bool { self == .list }

  func run(_ run: CommandRun) throws(Report) -> ExitStatus {
    let features: Features
    let page: CommandOutput
    do throws(Report) { (features, page) = try run.openStore(opening) } catch {
      // A closed store cannot say which notifications are due.
      if self == .run, !run.options.dryRun, error.code == EncryptionWords.closedCode {
        run.surroundings.support.remindOfClosedStore(
          run.options.profile, NoticeWords(run.page.language).closedStore)
      }
      throw error
    }
    do throws(Report) { try self.run(features, page) } catch { return page.fail(error) }
    return .done
  }

  func run(_ features: Features, _ page: CommandOutput) throws(Report) {
    let answers = NotifyAnswers(features: features, page: page)
    switch self {
    case .list: try answers.list()
    case .run: try answers.runOnce()
    case .watch: try answers.watch()
    case .install(let removes): try answers.install(removes)
    case .test: try answers.test()
    }
  }
}

/// Runs the notification commands.
private struct NotifyAnswers {
  let features: Features
  let page: CommandOutput

  private var notifier: Notifier { features.notifier }
  private var words: NotifyWords { NotifyWords(page.language) }
  private var speech: NoticeSpeech { NoticeWords(page.language).speech }

  func list() throws(Report) {
    let notices = try page.done { () throws(StorageFailure) in try notifier.list(speech) }
    var list = ListAnswer(page, "notifications")
    for notice in notices {
      let goesOn = list.add(
        { $0.notice(notice.record, state: notice.state.rawValue) },
        words.row(notice, at: notifier.now))
      if !goesOn { break }
    }
    list.close(empty: words.nothingListed)
  }

  func runOnce() throws(Report) {
    follow()
    let run = try page.done { () throws(StorageFailure) in try notifier.run(speech) }
    answer(run)
    if run.messages.isEmpty, run.untold.isEmpty, !isSilent { page.hint(words.nothingDue) }
    if !run.untold.isEmpty { throw words.untold(run.failures) }
  }

  /// Imports new sayings from the feed. If the feed fails, notifications are still sent.
  private func follow() {
    do throws(SayingsImportFailure) { _ = try features.sayings.follow() } catch {
      page.remark(SayingFileWords(page.language).report(error).message)
    }
  }

  /// Whether nothing is printed, because it would go to a log. JSON is printed, because only a person's own command asks
  /// for it.
  private var isSilent: Bool { notifier.isOutputLogged && !page.wantsJSON }

  /// Prints the sent notifications, and the failures of the channels that were tried first.
  private func answer(_ run: NoticeRun) {
    let now = notifier.now
    if page.wantsJSON {
      page.answer { json in
        json.key("notifications")
        json.openList()
        for message in run.messages {
          for notice in message.notices {
            let record = NoticeRecord(notice, speech.one(notice, now))
            json.notice(record, state: ListedNotice.State.sent.rawValue, by: message.channel)
          }
        }
        for notice in run.untold {
          json.notice(
            NoticeRecord(notice, speech.one(notice, now)), state: ListedNotice.State.failed.rawValue
          )
        }
        json.closeList()
      }
    } else if !isSilent {
      for message in run.messages { page.line(words.line(message.text)) }
    }
    if run.untold.isEmpty { complain(run.failures) }
  }

  /// Reports each failure once. A missing desktop is normal and not reported, but a desktop that does not answer is.
  private func complain(_ failures: [NoticeFailure]) {
    var named: [NoticeFailure] = []
    for failure in failures where !named.contains(failure) {
      if case .missing = failure { continue }
      named.append(failure)
      page.remark(words.sentence(failure))
    }
  }

  func test() throws(Report) {
    let outcome = try page.done { () throws(StorageFailure) in
      try notifier.test(NoticeWords(page.language).trial)
    }
    switch outcome {
    case .sent(let sent):
      complain(sent.failures)
      page.answer(words.sent(by: sent.channel)) { $0.member("by", sent.channel.rawValue) }
    case .untold(let failures): throw words.untold(failures, again: false)
    }
  }

  func install(_ removes: Bool) throws(Report) {
    let plan = try page.done { () throws(StorageFailure) in
      removes ? try notifier.timer.remove() : try notifier.timer.install()
    }
    page.answer(plan, removed: removes)
  }

  // MARK: Watching

  /// Sends notifications when they are due, until interrupted or until the output is closed.
  func watch() throws(Report) {
    guard page.mayStay else { throw words.notHere }
    notifier.pause.begin()
    try sayWhatIsWaitedFor()
    var complaint: [NoticeFailure] = []
    while true {
      var (rest, isSignedOut) = (Self.defaultRest, false)
      do throws(StorageFailure) {
        isSignedOut = try features.isSignedOut()
        if !isSignedOut, try isOpen() { rest = try sendDue(&complaint) }
      } catch {
        guard error == .busy || error == .full || error == .interrupted else {
          throw error.report(page.language)
        }
        page.remark(error.report(page.language).message)
      }
      if isSignedOut { throw OpeningFailure.nobodySignedIn.report(page.language) }
      page.out.flush()
      page.err.flush()
      guard page.isIntact, notifier.pause.wait(rest) else { return }
    }
  }

  /// Prints that the command is waiting, and for which notification. If the store is locked, the notification is not
  /// named.
  private func sayWhatIsWaitedFor() throws(Report) {
    let next = try page.done { () throws(StorageFailure) -> ListedNotice? in
      guard try !features.isSignedOut(), try isOpen(), !isSilent else { return nil }
      return try notifier.list(speech).first { $0.state == .coming }
    }
    page.hint(words.waiting(for: next, at: notifier.now))
    page.err.flush()
  }

  /// Sends notifications that are due and returns the milliseconds until the next check. A failure that repeats every
  /// minute is reported once.
  private func sendDue(_ complaint: inout [NoticeFailure]) throws(StorageFailure) -> Int {
    follow()
    let run = try notifier.run(speech)
    if !run.messages.isEmpty { answer(run) }
    for remark in features.hooks.takeAll() {
      page.remark(HookWords(page.language).sentence(remark))
    }
    if run.untold.isEmpty {
      complaint = []
    } else if run.failures != complaint {
      complaint = run.failures
      page.remark(words.untold(run.failures).message)
    }
    return try notifier.rest()
  }

  private static let defaultRest = 60_000

  /// Whether the store is unlocked or has no lock.
  private func isOpen() throws(StorageFailure) -> Bool {
    switch try features.lock.queries() {
    case .off, .open: true
    case .locked: false
    }
  }
}

extension JSONText {
  /// Writes a notification and its state.
  mutating func notice(_ notice: NoticeRecord, state: String, by channel: NoticeChannel? = nil) {
    object { json in
      json.member("id", notice.id)
      json.member("part", notice.part.rawValue)
      json.member("kind", notice.kind.code)
      json.member("subject", notice.subject)
      json.member("at", notice.at.description)
      json.member("title", notice.title)
      json.member("body", notice.body)
      json.member("state", state)
      json.member("by", channel?.rawValue)
    }
  }
}

extension ListFields {
  /// The fields of a notification in lists.
  static let notices = ListFields(
    "notifications",
    """
    id part kind subject at@ title body state by
    """)
}
