import Domain
import TextUI

extension LockCommand: StoreCommand {
  /// The code of a locked store is asked for, instead of being refused.
  var opening: StoreOpening { .passesLock }

  func run(_ features: Features, _ page: AnswerPage) throws(Report) {
    let answers = LockAnswers(lock: features.lock, page: page)
    try answers.answer(try answers.perform(self))
  }
}

extension LockError: Reported {
  func report(_ language: Language) -> Report { LockWords(language).report(self) }
}

/// The verbs of the lock as commands call them.
private struct LockAnswers {
  let lock: Lock
  let page: AnswerPage

  /// The longest input that can be a few answers.
  private static let inputLimit = 1 << 16

  private var words: LockWords { LockWords(page.language) }

  /// Does what is asked and gives the sentences to say about it.
  func perform(_ command: LockCommand) throws(Report) -> [String] {
    let questions = try questions(command)
    switch command.verb {
    case .status: return []
    case .set:
      if try state().isOn {
        try changeCode(questions)
        return [words.changed]
      }
      let code = try newCode(questions)
      let again = try questions.answer(to: words.askAgain)
      try page.done { () throws(LockError) in try lock.set(code, again: again) }
      return [words.set, words.honest(canRecover: try canRecover())]
    case .change:
      if try !state().isOn { throw words.report(.off) }
      try changeCode(questions)
      return [words.changed]
    case .off:
      if try !state().isOn { throw words.report(.off) }
      let code = try questions.answer(to: words.askCode)
      try page.done { () throws(LockError) in try lock.remove(code) }
      return [words.removed]
    case .open:
      try page.done { () throws(LockError) in try lock.open.expectPossible() }
      let code = try questions.answer(to: words.askCode)
      try page.done { () throws(LockError) in try lock.open(code) }
      return [words.opened]
    case .now:
      try page.done { () throws(LockError) in
        if command.onlyHere { try lock.close.here() } else { try lock.close() }
      }
      return [command.onlyHere ? words.closedHere : words.closed]
    case .recover:
      try page.done { () throws(LockError) in try lock.recover.expectPossible() }
      let password = try questions.answer(to: words.askPassword)
      try page.done { () throws(LockError) in try lock.recover(password) }
      return [words.recovered]
    }
  }

  private func changeCode(_ questions: SecretQuestions) throws(Report) {
    let old = try questions.answer(to: words.askOldCode)
    let code = try newCode(questions)
    let again = try questions.answer(to: words.askAgain)
    try page.done { () throws(LockError) in try lock.change(from: old, to: code, again: again) }
  }

  /// A new code; what is wrong with it is said before it is asked for again.
  private func newCode(_ questions: SecretQuestions) throws(Report) -> String {
    let code = try questions.answer(to: words.askNewCode)
    try page.done { () throws(LockError) in _ = try SetLock.accepted(code) }
    return code
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

  /// Answers with how the lock is now.
  func answer(_ sentences: [String]) throws(Report) {
    let state = try state()
    page.answer(lines: sentences.isEmpty ? words.status(state) : sentences) { json in
      json.key("lock")
      json.object { json in
        json.member("on", state.isOn)
        json.member("locked", state.isLocked)
        if case .locked(let wait) = state {
          json.member("waitSeconds", wait)
        } else {
          json.member("waitSeconds", Int?.none)
        }
      }
    }
  }

  private func state() throws(Report) -> LockState {
    try page.done({ words.report(.storage($0)) }) { () throws(StorageFailure) in try lock.look() }
  }

  private func canRecover() throws(Report) -> Bool {
    try page.done({ words.report(.storage($0)) }) { () throws(StorageFailure) in
      try lock.look.canRecover()
    }
  }
}
