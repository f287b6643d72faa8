package import Domain

extension CommandRun {
  /// The number of attempts to enter the passphrase of a file before the command fails.
  private static let tries = Encryption.tries

  /// Opens an encrypted store that is closed: with the command of the setting `encrypt.command`, or by asking for the
  /// passphrase. Returns whether it is open now. Commands ask only if the system cannot keep the data key between two
  /// commands; the screens always ask.
  func opensEncryptedStore(_ opening: StoreOpening) throws(OpeningFailure) -> Bool {
    guard let make = surroundings.encryption, !opening.contains(.isHasty) else { return false }
    let encryption = try make(options.profile)
    do throws(EncryptionFailure) {
      if try encryption.open.withCommand() != nil { return true }
    } catch {
      if error != .noStore { say(error.report(page.language).message) }
    }
    guard let ask = page.askSecret, opening.contains(.asksPassphrase) || !encryption.keepsKeys
    else { return false }
    return encryption.opens(asking: ask, telling: say, in: page.language)
  }

  /// Asks for the passphrase of a backup or export, if the file is encrypted and its data key is not known. Returns
  /// whether the file is encrypted.
  package func opensEncryptedFile(_ path: String, _ questions: SecretQuestions) throws(Report)
    -> Bool
  {
    guard borrowed == nil, let make = surroundings.encryptionOfFile else { return false }
    let found = try page.done { () throws(EncryptionFailure) in try make(path) }
    guard let encryption = found else { return false }
    let file = encryption.file
    guard try page.done({ () throws(EncryptionFailure) in try file.needsSecret() }) else {
      return true
    }
    guard questions.canAnswer else { throw EncryptionWords(page.language).fileIsEncrypted(path) }
    var tries = questions.asksSomebody ? Self.tries : 1
    while true {
      tries -= 1
      let typed = try questions.answer(to: EncryptionWords(page.language).askPassphrase(of: path))
      do throws(EncryptionFailure) {
        try file(secret: typed)
        return true
      } catch {
        if case .wrongSecret = error {
          page.hint(EncryptionWords(page.language).formerPassphrase)
        }
        if tries == 0 { throw error.report(page.language) }
        say(error.report(page.language).message)
      }
    }
  }

  /// Returns whether the data file is encrypted and will be closed again for the next program.
  package func isOpenOnlyHere() throws(Report) -> Bool {
    guard borrowed == nil, let make = surroundings.encryption else { return false }
    let encryption = try page.done { () throws(OpeningFailure) in try make(options.profile) }
    let status = try page.done { () throws(EncryptionFailure) in try encryption.status() }
    return status.state == .open(seconds: nil)
  }

  private func say(_ sentence: String) {
    page.hint(sentence)
    page.err.flush()
  }
}

extension OpeningFailure {
  /// Whether the store is encrypted and the data key is not known.
  package var isEncryptionClosed: Bool {
    guard case .storage(.encrypted(.closed)) = self else { return false }
    return true
  }
}

extension Encryption {
  /// Whether a recovery key opens the data file; false if that cannot be read.
  package var hasRecoveryKey: Bool {
    do throws(EncryptionFailure) { return try status().has(.recoveryKey) } catch { return false }
  }

  /// The number of attempts to enter a passphrase.
  fileprivate static let tries = 3

  /// Asks for the passphrase until it opens the data file, at most three times. `tell` shows why a passphrase was
  /// refused. Returns whether the data file is open.
  package func opens(
    asking ask: (String) -> String?, telling tell: (String) -> Void, in language: Language
  ) -> Bool {
    do throws(EncryptionFailure) { try open.expectPossible() } catch {
      tell(error.report(language).message)
      return false
    }
    for number in 1...Self.tries {
      guard let typed = ask(EncryptionWords(language).askPassphrase) else { return false }
      do throws(EncryptionFailure) {
        _ = try open(secret: typed)
        return true
      } catch {
        tell(error.report(language).message)
        if !error.isAboutTyping { return false }
        if error.isWrongPassphrase, number > 1, hasRecoveryKey {
          tell(EncryptionWords(language).forgotten)
        }
      }
    }
    return false
  }
}
