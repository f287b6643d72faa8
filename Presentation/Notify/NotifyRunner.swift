import Domain

/// Runs what is asked of the notifier.
struct NotifyRunner {
  let features: Features
  let page: AnswerPage
  /// Whether a command may stay for as long as it likes.
  let mayStay: Bool

  private var notifier: Notifier { features.notifier }
  private var words: NotifyWords { NotifyWords(page.language) }
  private var speech: NoticeSpeech { NoticeWords(page.language).speech }

  func run(_ command: NotifyCommand) -> ExitStatus {
    do throws(StorageFailure) {
      switch command {
      case .list: return try list()
      case .run: return try runOnce()
      case .watch: return mayStay ? watch() : page.fail(words.notHere)
      case .install(let removes): return try install(removes)
      case .test: return try test()
      }
    } catch { return page.fail(StorageWords(page.language).report(error)) }
  }

  private func list() throws(StorageFailure) -> ExitStatus {
    let notices = try notifier.list(speech)
    if page.wantsJSON {
      page.answer { json in
        json.key("notices")
        json.list(notices) { $0.notice($1.record, state: $1.state.rawValue) }
      }
    } else {
      for notice in notices { page.line(words.row(notice, at: notifier.now)) }
      if notices.isEmpty { page.remark(words.nothingListed) }
    }
    return .done
  }

  private func runOnce() throws(StorageFailure) -> ExitStatus {
    follow()
    let run = try notifier.run(speech)
    answer(run)
    if run.messages.isEmpty, run.untold.isEmpty, !page.wantsJSON { page.remark(words.nothingDue) }
    return run.untold.isEmpty ? .done : page.fail(words.untold(run.failures))
  }

  /// Takes in what the feed has that is new, before it is told of. A feed that cannot be had keeps
  /// nothing from being told.
  private func follow() {
    do throws(SayingsImportError) { _ = try features.sayings.follow() } catch {
      page.remark(SayingFileWords(page.language).report(error).message)
    }
  }

  /// Prints what was told, and what kept a better way from telling it.
  private func answer(_ run: NoticeRun) {
    let now = notifier.now
    if page.wantsJSON {
      page.answer { json in
        json.key("notices")
        json.openList()
        for message in run.messages {
          for notice in message.notices {
            let record = NoticeRecord(notice, speech.one(notice, now))
            json.notice(record, state: "told", by: message.way)
          }
        }
        for notice in run.untold {
          json.notice(NoticeRecord(notice, speech.one(notice, now)), state: "failed")
        }
        json.closeList()
      }
    } else {
      for message in run.messages { page.line(words.line(message.text)) }
    }
    if run.untold.isEmpty { complain(run.failures) }
  }

  /// That there is no desktop is no news; that it does not answer is.
  private func complain(_ failures: [NoticeFailure]) {
    var said: [NoticeFailure] = []
    for failure in failures where !said.contains(failure) {
      if case .missing = failure { continue }
      said.append(failure)
      page.remark(words.sentence(failure))
    }
  }

  private func test() throws(StorageFailure) -> ExitStatus {
    switch try notifier.test(NoticeWords(page.language).trial) {
    case .told(let told):
      complain(told.failures)
      if page.wantsJSON {
        page.answer { $0.member("by", told.way.rawValue) }
      } else {
        page.line(words.told(by: told.way))
      }
      return .done
    case .untold(let failures): return page.fail(words.untold(failures, again: false))
    }
  }

  private func install(_ removes: Bool) throws(StorageFailure) -> ExitStatus {
    let plan = removes ? try notifier.timer.remove() : try notifier.timer.install()
    if page.wantsJSON {
      page.answer { json in
        json.key("install")
        json.object { json in
          json.member("by", plan.kind.rawValue)
          json.key("files")
          json.list(plan.files) { $0.value($1) }
          json.member("removed", removes)
          json.member("next", plan.step)
        }
      }
    } else {
      for line in removes ? words.removed(plan) : words.installed(plan) { page.line(line) }
    }
    return .done
  }

  // MARK: Staying

  /// Tells whenever something is due, until somebody wants it to end or nobody reads it any more.
  private func watch() -> ExitStatus {
    notifier.pause.begin()
    var complaint: [NoticeFailure] = []
    while true {
      var rest = Self.usualRest
      do throws(StorageFailure) {
        if try features.isSignedOut() {
          return page.fail(UsageWords(page.language).report(.nobodySignedIn))
        }
        if try isOpen() {
          follow()
          let run = try notifier.run(speech)
          if !run.messages.isEmpty { answer(run) }
          // What fails every minute is said once.
          if run.untold.isEmpty {
            complaint = []
          } else if run.failures != complaint {
            complaint = run.failures
            page.remark(words.untold(run.failures).message)
          }
          rest = try notifier.rest()
        }
      } catch {
        guard error == .busy || error == .full || error == .interrupted else {
          return page.fail(StorageWords(page.language).report(error))
        }
        page.remark(StorageWords(page.language).report(error).message)
      }
      page.out.flush()
      page.err.flush()
      guard page.isIntact, notifier.pause.wait(rest) else { return .done }
    }
  }

  private static let usualRest = 60_000

  /// Whether nothing is locked here, or somebody has unlocked it.
  private func isOpen() throws(StorageFailure) -> Bool {
    switch try features.lock.look() {
    case .off, .open: true
    case .locked: false
    }
  }
}

extension JSONText {
  /// A notice and how it stands.
  mutating func notice(_ notice: NoticeRecord, state: String, by way: NoticeWay? = nil) {
    object { json in
      json.member("id", notice.id)
      json.member("part", notice.part.rawValue)
      json.member("kind", notice.kind.rawValue)
      json.member("subject", notice.subject)
      json.member("at", notice.at.description)
      json.member("title", notice.title)
      json.member("body", notice.body)
      json.member("state", state)
      json.member("by", way?.rawValue)
    }
  }
}
