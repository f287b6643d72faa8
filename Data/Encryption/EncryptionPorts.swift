public import Domain

extension EncryptionRandom {
  /// The random generator of the system, even if a seed is set.
  public static let secure = EncryptionRandom(
    recoveryKey: {
      var source = SystemRandomNumberGenerator()
      return RecoveryKey(from: &source)
    },
    groups: {
      var source = SystemRandomNumberGenerator()
      return RecoveryKey.groupNumbers(groupCount, from: &source)
    })
}

extension LockedEncryption {
  /// The encryption of an encrypted store.
  public static func encrypted(_ store: any StoreEncryption) -> LockedEncryption {
    LockedEncryption(isOn: { true }) {
      do throws(EncryptionFailure) {
        try store.close()
        return true
      } catch {
        // The store also counts as closed if encryption was turned off in the meantime, or if its header is damaged.
        return error != .noKeyring
      }
    }
  }
}

extension EncryptionCommand {
  /// The timeout of the command, in seconds. The command may have to ask the user for its own passphrase.
  private static let timeout = 60
  /// The size limit of its output, in bytes. Only the first line is read.
  private static let limit = 1 << 16

  /// Returns a command that runs a program without a shell and answers with the first line of its output. `words`
  /// returns the program and its arguments; nil if none is set.
  public static func program(
    _ words: @escaping @Sendable () -> ProgramWords?, path: String?
  ) -> EncryptionCommand {
    EncryptionCommand { () throws(EncryptionFailure) in
      guard let words = words(), let name = words.words.first else { return nil }
      let found = name.hasPrefix("/") ? name : ProgramPath.find(name, in: path)
      guard let found else { throw .command(.missing) }
      let call = ProgramCall(
        path: found, arguments: Array(words.words.dropFirst()), limit: limit,
        timeout: timeout * 1000, isInFront: true)
      switch call.run() {
      case .ended(let answer) where answer.status == 0: return try firstLine(of: answer.output)
      case .ended(let answer): throw .command(.failed(Int(answer.status)))
      case .missing, .notStarted: throw .command(.missing)
      case .tooMuch: throw .command(.noAnswer)
      case .tooSlow, .cancelled: throw .command(.tooSlow(seconds: timeout))
      }
    }
  }

  private static func firstLine(of output: [UInt8]) throws(EncryptionFailure) -> [UInt8] {
    var line = Array(output.prefix { $0 != 10 })
    if line.last == 13 { line.removeLast() }
    guard !line.isEmpty, line.count <= Passphrase.byteLimit else { throw .command(.noAnswer) }
    return line
  }
}
