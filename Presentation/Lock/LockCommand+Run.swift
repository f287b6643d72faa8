import Domain
import PresentationKit
import TextUI

extension LockCommand: StoreCommand {
  /// The code of a locked store is asked for, instead of being refused.
  var opening: StoreOpening { .passesLock }

  func run(_ features: Features, _ page: CommandOutput) throws(Report) {
    try LockAnswers(lock: features.lock, page: page).answer(self)
  }
}

extension LockError: Reported {
  func report(_ language: Language) -> Report { LockWords(language).report(self) }
}

/// What commands answer about the lock, and whom they ask for codes.
private struct LockAnswers {
  let lock: Lock
  let page: CommandOutput

  /// The longest input that can be a few answers.
  private static let inputLimit = 1 << 16

  private var words: LockWords { LockWords(page.language) }
  private var desk: LockDesk { LockDesk(lock: lock, words: words, shell: .command) }

  func answer(_ command: LockCommand) throws(Report) {
    let questions = try questions(command)
    switch command.verb {
    case .status: page.show(desk.answer(""), lines: words.status(try state()))
    case .set: try state().isOn ? changeCode(questions) : set(questions)
    case .change:
      if try !state().isOn { throw words.report(.off) }
      try changeCode(questions)
    case .off:
      if try !state().isOn { throw words.report(.off) }
      let code = try questions.answer(to: words.askCode)
      page.give(try page.done { () throws(LockError) in try desk.remove(code) })
    case .open:
      try page.done { () throws(LockError) in try lock.open.expectPossible() }
      let code = try questions.answer(to: words.askCode)
      try page.done { () throws(LockError) in try lock.open(code) }
      page.give(desk.answer(words.opened))
    case .now:
      try page.done { () throws(LockError) in
        if command.onlyHere { try lock.close.here() } else { try lock.close() }
      }
      page.give(desk.answer(command.onlyHere ? words.closedHere : words.closed))
    case .recover:
      try page.done { () throws(LockError) in try lock.recover.expectPossible() }
      let password = try questions.answer(to: words.askPassword)
      page.give(try page.done { () throws(LockError) in try desk.recover(password) })
    }
  }

  private func set(_ questions: SecretQuestions) throws(Report) {
    let (code, again) = try newCode(questions)
    let answer = try page.done { () throws(LockError) in try desk.set(code, again: again) }
    let canRecover = try page.done { () throws(StorageFailure) in try lock.look.canRecover() }
    page.show(answer, lines: [answer.sentence, words.honest(canRecover: canRecover)])
  }

  private func changeCode(_ questions: SecretQuestions) throws(Report) {
    let old = try questions.answer(to: words.askOldCode)
    let (code, again) = try newCode(questions)
    page.give(
      try page.done { () throws(LockError) in try desk.change(from: old, to: code, again: again) })
  }

  /// How often somebody is asked for a new code, where the ones before could not be.
  private static let tries = 5

  /// A new code, given twice. Somebody at the terminal is asked again for one that cannot be: what they
  /// type next would else go to the shell, where everybody sees it.
  private func newCode(
    _ questions: SecretQuestions
  ) throws(Report) -> (code: String, again: String) {
    var tries = questions.asksSomebody ? Self.tries : 1
    while true {
      tries -= 1
      let code = try questions.answer(to: words.askNewCode)
      // What is wrong with it is said before it is asked for again.
      if let refusal = refusal({ () throws(LockError) in try SetLock.accepted(code) }) {
        if tries == 0 { throw refusal }
        say(refusal)
        continue
      }
      let again = try questions.answer(to: words.askAgain)
      let differs = refusal { () throws(LockError) in try SetLock.same(code, again) }
      guard let differs, tries > 0 else { return (code, again) }
      say(differs)
    }
  }

  /// Says why it is asked again, before it is.
  private func say(_ refusal: Report) {
    page.remark(refusal.message)
    page.err.flush()
  }

  /// Why something is no code.
  private func refusal(_ check: () throws(LockError) -> LockCode) -> Report? {
    do throws(LockError) {
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
    try page.done { () throws(StorageFailure) in try lock.look() }
  }
}
