import Domain
import PresentationKit
import TextUI

extension EncryptionCommand: Command {
  /// Runs the command without opening the store, which may be closed or must not be open meanwhile.
  func run(_ run: CommandRun) throws(Report) -> ExitStatus {
    let page = run.page
    page.quietly(true)
    defer { page.quietly(false) }
    guard run.borrowed == nil, let open = run.surroundings.encryption else {
      throw EncryptionCommandWords(page.language).notHere
    }
    // A profile that is locked must be unlocked first, or anyone at the terminal could encrypt it.
    if case .on = verb { try run.expectUnlocked(run.options.profile) }
    let encryption = try page.done { () throws(OpeningFailure) in try open(run.options.profile) }
    if case .on = verb { try makeStore(encryption, run) }
    let answers = EncryptionAnswers(
      encryption: encryption, page: page, questions: try questions(page),
      showPage: page.isPlain ? page.plainPage : run.surroundings.showPage)
    try answers.answer(verb)
    return .done
  }

  /// Makes an empty data file if there is none, so that the first record is encrypted too.
  private func makeStore(_ encryption: Encryption, _ run: CommandRun) throws(Report) {
    do throws(EncryptionFailure) { try encryption.turnOn.expectPossible() } catch {
      guard error == .noStore else { return }
      try run.openStore(.makesStore).0.close()
    }
  }

  private func questions(_ page: CommandOutput) throws(Report) -> SecretQuestions {
    readsInput
      ? try .ofInput(page)
      : SecretQuestions(language: page.language, ask: page.askSecret, lines: nil)
  }
}

/// Runs the encryption commands, asks for secrets and prints the output.
struct EncryptionAnswers {
  let encryption: Encryption
  let page: CommandOutput
  let questions: SecretQuestions
  /// Shows lines on an empty screen until the user presses Enter; nil if there is no terminal.
  let showPage: (([String]) -> Bool)?

  var words: EncryptionCommandWords { EncryptionCommandWords(page.language) }

  func answer(_ verb: EncryptionCommand.Verb) throws(Report) {
    switch verb {
    case .status:
      let status = try status()
      page.answer(lines: page.fitted(words.status(status))) { $0.encryption(status) }
    case .close:
      let wasOpen = try done { () throws(EncryptionFailure) in try encryption.close() }
      try answer([wasOpen ? words.closed : words.closedAlready])
    case .open(let span): try open(span)
    case .on(let showsKey): try turnOn(showsKey: showsKey)
    case .off:
      let opener = try opener(words.askPassphrase)
      let outcome = try done { () throws(EncryptionFailure) in
        try encryption.expectUnused()
        return try encryption.turnOff(opener)
      }
      try answer([words.turnedOff], outcome)
    case .change(let change): try self.change(change)
    case .recover: try recover()
    }
  }

  private func open(_ span: EncryptionSpan) throws(Report) {
    try done { () throws(EncryptionFailure) in try encryption.open.expectPossible() }
    if !questions.asksSomebody, questions.lines == nil {
      // A timer or a script may have the command of the setting.
      let opened = try done { () throws(EncryptionFailure) in
        try encryption.open.withCommand(for: span)
      }
      if let opened { return try answer([words.opened(opened.seconds)], opened.outcome) }
    }
    let opened = try asking(words.askPassphrase) { (typed) throws(EncryptionFailure) in
      let opened = try encryption.open(secret: typed, for: span)
      return (opened, opened.opener)
    }
    try answer([words.opened(opened.seconds)], opened.outcome)
  }

  private func turnOn(showsKey: Bool) throws(Report) {
    try done { () throws(EncryptionFailure) in
      try encryption.turnOn.expectPossible()
      try encryption.expectUnused()
    }
    if questions.asksSomebody {
      for line in words.promises { page.remark(line) }
      page.err.flush()
    }
    let passphrase = try newPassphrase()
    let key = showsKey ? encryption.newRecoveryKey() : try newKeyOnPaper()
    let outcome = try done { () throws(EncryptionFailure) in
      try encryption.turnOn(passphrase, recoveryKey: key)
    }
    try answer(
      [words.turnedOn] + (key == nil ? [words.withoutRecoveryKey] : []), outcome,
      showing: showsKey ? key : nil)
    page.hint(words.oldCopies)
  }

  private func change(_ change: EncryptionCommand.Change) throws(Report) {
    let opener = try opener(words.askCurrentPassphrase)
    if change == .dataKey {
      try done { () throws(EncryptionFailure) in try encryption.expectUnused() }
    }
    switch change {
    case .passphrase:
      let new = try newPassphrase()
      let outcome = try done { () throws(EncryptionFailure) in
        try encryption.change.passphrase(new, opener: opener)
      }
      try answer([words.changed], outcome)
    case .dataKey:
      let new = try newPassphrase()
      // A script gets a new recovery key instead of the former one, which no longer opens the data file.
      let shown =
        !questions.asksSomebody && encryption.hasRecoveryKey ? encryption.newRecoveryKey() : nil
      let key = shown == nil ? try newKeyOnPaper() : shown
      let outcome = try done { () throws(EncryptionFailure) in
        try encryption.change.renew(new, recoveryKey: key, opener: opener)
      }
      try answer(
        [words.renewed] + (key == nil ? [words.withoutRecoveryKey] : []), outcome, showing: shown)
    case .recoveryKey:
      guard let key = try newKeyOnPaper(isWanted: true) else { throw words.needsPaper }
      let outcome = try done { () throws(EncryptionFailure) in
        try encryption.change.recoveryKey(key, opener: opener)
      }
      try answer([words.newRecoveryKey], outcome)
    case .command:
      let (hasSlot, outcome) = try done { () throws(EncryptionFailure) in
        try encryption.change.command(opener: opener)
      }
      try answer([hasSlot ? words.commandOpens : words.commandDropped], outcome)
    }
  }

  private func recover() throws(Report) {
    try done { () throws(EncryptionFailure) in try encryption.open.expectPossible() }
    let opener = try asking(words.askRecoveryKey) { (typed) throws(EncryptionFailure) in
      let opener = try encryption.change.recovery(typed)
      return (opener, opener)
    }
    let new = try newPassphrase()
    let outcome = try done { () throws(EncryptionFailure) in
      let outcome = try encryption.change.passphrase(new, opener: opener)
      _ = try encryption.open(opener)
      return outcome
    }
    try answer([words.recovered], outcome)
  }
}

extension EncryptionAnswers {
  func status() throws(Report) -> EncryptionStatus {
    try done { () throws(EncryptionFailure) in try encryption.status() }
  }

  func done<T>(_ body: () throws(EncryptionFailure) -> T) throws(Report) -> T {
    try page.done(body)
  }

  /// Prints the sentences with the files that were left, or the new state as JSON.
  private func answer(
    _ sentences: [String], _ outcome: EncryptionOutcome = EncryptionOutcome(),
    showing key: RecoveryKey? = nil
  ) throws(Report) {
    let status = try status()
    let left = outcome.left.map { words.left($0) }
    let sheet = key.map { [words.recoveryKey($0)] } ?? []
    page.answer(lines: page.fitted(sentences) + sheet) { json in
      json.encryption(status)
      json.left(outcome, language: page.language)
      if let key { json.member("recoveryKey", key.text) }
    }
    if !left.isEmpty { page.hint(([words.leftTitle] + left).joined(separator: "\n")) }
    if !outcome.otherNames.isEmpty { page.hint(words.otherNames(outcome.otherNames)) }
  }
}
