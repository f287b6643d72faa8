import Domain
import PresentationKit
import TextUI

/// Asks for the secrets of the encryption commands.
extension EncryptionAnswers {
  /// The number of attempts to enter something new before the command fails.
  private static let tries = 5

  /// Asks for a new passphrase twice. At the terminal, asks again if a rule refuses it. From standard input the second
  /// line may be missing.
  func newPassphrase() throws(Report) -> Passphrase {
    var tries = questions.asksSomebody ? Self.tries : 1
    while true {
      tries -= 1
      do throws(Report) { return try onePassphrase() } catch {
        guard tries > 0, error.field == EncryptionCommandWords.passphraseField else { throw error }
        page.remark(error.message)
        page.err.flush()
      }
    }
  }

  private func onePassphrase() throws(Report) -> Passphrase {
    let raw = try questions.answer(to: words.askNewPassphrase)
    // The passphrase is validated before it is asked for a second time.
    let passphrase = try page.done { () throws(PassphraseRefusal) in
      try encryption.newPassphrase(raw)
    }
    guard let again = try questions.answer(to: words.askAgain, orNone: true) else {
      return passphrase
    }
    guard encryption.same(passphrase, again: again) else { throw words.differs }
    return passphrase
  }

  /// Shows a new recovery key, and asks for two of its groups as proof that the user has written it down. Returns nil
  /// if the user declines or cannot be asked.
  func newKeyOnPaper(isWanted: Bool = false) throws(Report) -> RecoveryKey? {
    guard questions.asksSomebody, let showPage else { return nil }
    if !isWanted {
      guard try wantsRecoveryKey() else { return nil }
    }
    let key = encryption.newRecoveryKey()
    var isFirst = true
    for _ in 0..<Self.tries {
      let note = isFirst ? [] : [words.wrongGroup, ""]
      isFirst = false
      guard showPage(note + words.sheet(key)) else { throw questions.givenUp }
      var isRight = true
      for number in encryption.groupsToType() {
        let typed = try questions.answer(to: words.askGroup(number))
        isRight = key.hasGroup(number, typed: typed) && isRight
      }
      if isRight { return key }
    }
    throw questions.givenUp
  }

  /// Asks whether to create a recovery key. Enter means yes.
  private func wantsRecoveryKey() throws(Report) -> Bool {
    guard let ask = page.askLine else { return false }
    guard let answer = ask(words.offerRecoveryKey + " [Y/n]") else { throw questions.givenUp }
    return !["n", "no", "아니", "아니요", "아니오", "ㅜ"].contains(Text.trimmed(answer).lowercased())
  }

  /// Asks for a secret, and asks again at a terminal if it was wrong. Returns the result of `use`. Prints which
  /// characters of a recovery key were corrected.
  func asking<T>(
    _ question: String,
    _ use: (String) throws(EncryptionFailure) -> (T, EncryptionOpener)
  ) throws(Report) -> T {
    var tries = questions.asksSomebody ? Self.tries : 1
    while true {
      tries -= 1
      let typed = try questions.answer(to: question)
      do throws(EncryptionFailure) {
        let (value, opener) = try use(typed)
        if questions.asksSomebody, let correction = opener.correction(of: typed) {
          page.remark(words.corrected(correction))
        }
        return value
      } catch {
        let isLast = tries == 0 || !error.isAboutTyping
        if error.isWrongPassphrase, isLast || tries == Self.tries - 2, encryption.hasRecoveryKey {
          page.hint(EncryptionWords(page.language).forgotten)
        }
        if isLast { throw error.report(page.language) }
        page.remark(error.report(page.language).message)
        page.err.flush()
      }
    }
  }

  /// Asks for the passphrase or the recovery key.
  func opener(_ question: String) throws(Report) -> EncryptionOpener {
    try done { () throws(EncryptionFailure) in try encryption.open.expectPossible() }
    return try asking(question) { (typed) throws(EncryptionFailure) in
      let opener = try encryption.change.opener(typed)
      return (opener, opener)
    }
  }
}
