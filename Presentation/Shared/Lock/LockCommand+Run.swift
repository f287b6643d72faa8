import Domain
import PresentationKit
import TextUI

extension LockCommand: StoreCommand {
  /// How the store is opened: even if it is locked, because the command asks for the code itself.
  var opening: StoreOpening { .passesLock }

  func run(_ features: Features, _ page: CommandOutput) throws(Report) {
    page.quietly(true)
    defer { page.quietly(false) }
    try LockAnswers(lock: features.lock, page: page).answer(self)
  }
}

extension LockFailure: Reported {
  func report(_ language: Language) -> Report { LockWords(language).report(self) }
}

/// Runs the lock commands, asks for codes and prints the output.
private struct LockAnswers {
  let lock: Lock
  let page: CommandOutput

  /// The maximum size of standard input with answers, in bytes.
  private static let inputLimit = 1 << 16

  private var words: LockWords { LockWords(page.language) }
  private var actions: LockActions { LockActions(lock: lock, words: words, shell: .command) }

  func answer(_ command: LockCommand) throws(Report) {
    let questions = try questions(command)
    switch command.verb {
    case .status:
      let encrypted = lock.encryption.isOn() ? [words.encrypted] : []
      page.show(actions.answer(""), lines: page.fitted(words.status(try state()) + encrypted))
    case .set: try state().isOn ? changeCode(questions) : set(questions)
    case .change:
      if try !state().isOn { throw words.report(.off) }
      try changeCode(questions)
    case .off:
      if try !state().isOn { throw words.report(.off) }
      let code = try questions.answer(to: words.askCode)
      page.give(try page.done { () throws(LockFailure) in try actions.remove(code) })
    case .open:
      try page.done { () throws(LockFailure) in try lock.open.expectPossible() }
      try open(questions)
      page.give(actions.answer(words.opened))
    case .now:
      try page.done { () throws(LockFailure) in
        if command.onlyHere { try lock.close.here() } else { try lock.close() }
      }
      let closed =
        try state().isOn ? words.closed : EncryptionCommandWords(page.language).closed
      let answer = actions.answer(command.onlyHere ? words.closedHere : closed)
      page.show(answer, lines: page.fitted([answer.sentence]))
    case .recover:
      try page.done { () throws(LockFailure) in try lock.recover.expectPossible() }
      let password = try questions.answer(to: words.askPassword)
      page.give(try page.done { () throws(LockFailure) in try actions.recover(password) })
    }
  }

  /// The number of attempts to enter the code at a terminal, after which the next one has to wait.
  private static let triesToOpen = 3

  /// Unlocks by the code, which is asked for again at a terminal if it was wrong.
  private func open(_ questions: SecretQuestions) throws(Report) {
    for left in (0..<(questions.asksSomebody ? Self.triesToOpen : 1)).reversed() {
      let code = try questions.answer(to: words.askCode)
      do throws(LockFailure) { return try lock.open(code) } catch {
        let report = words.report(error)
        guard left > 0, error == .wrongCode(wait: nil) else { throw report }
        say(report)
      }
    }
  }

  private func set(_ questions: SecretQuestions) throws(Report) {
    let (code, again) = try newCode(questions)
    let answer = try page.done { () throws(LockFailure) in try actions.set(code, again: again) }
    let canRecover = try page.done { () throws(StorageFailure) in try lock.queries.canRecover() }
    page.show(
      answer,
      lines: page.fitted([
        answer.sentence, words.honest(canRecover: canRecover, isEncrypted: lock.encryption.isOn()),
      ]))
  }

  private func changeCode(_ questions: SecretQuestions) throws(Report) {
    let old = try questions.answer(to: words.askOldCode)
    let (code, again) = try newCode(questions)
    page.give(
      try page.done { () throws(LockFailure) in
        try actions.change(from: old, to: code, again: again)
      })
  }

  /// The number of attempts to enter a new code before the command fails.
  private static let tries = 5

  /// Asks for a new code twice. At the terminal, a refused code is asked for again, because the next input would
  /// otherwise go visibly to the shell.
  private func newCode(
    _ questions: SecretQuestions
  ) throws(Report) -> (code: String, again: String) {
    var tries = questions.asksSomebody ? Self.tries : 1
    while true {
      tries -= 1
      let code = try questions.answer(to: words.askNewCode)
      // The code is validated before it is asked for a second time.
      if let refusal = refusal({ () throws(LockFailure) in try SetLock.accepted(code) }) {
        if tries == 0 { throw refusal }
        say(refusal)
        continue
      }
      let again = try questions.answer(to: words.askAgain)
      let differs = refusal { () throws(LockFailure) in try SetLock.same(code, again) }
      guard let differs, tries > 0 else { return (code, again) }
      say(differs)
    }
  }

  /// Prints why an input was refused, before the question is repeated.
  private func say(_ refusal: Report) {
    page.remark(refusal.message)
    page.err.flush()
  }

  /// Returns the report of a failed check; nil if the check passes.
  private func refusal(_ check: () throws(LockFailure) -> LockCode) -> Report? {
    do throws(LockFailure) {
      _ = try check()
      return nil
    } catch { return words.report(error) }
  }

  private func questions(_ command: LockCommand) throws(Report) -> SecretQuestions {
    guard command.readsInput else {
      return SecretQuestions(language: page.language, ask: page.askSecret, lines: nil)
    }
    guard let bytes = page.readInput(Self.inputLimit),
      let text = String(validating: bytes, as: UTF8.self)
    else { throw words.badInput }
    return SecretQuestions(language: page.language, ask: nil, lines: SecretLines(text))
  }

  private func state() throws(Report) -> LockState {
    try page.done { () throws(StorageFailure) in try lock.queries() }
  }
}
