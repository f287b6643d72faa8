public import Domain

extension CodeSender {
  /// The timeout of the sending program, in milliseconds.
  private static let timeout = 30_000
  /// The size limit of the program's output, in bytes. The output is discarded.
  private static let limit = 1 << 16

  /// Returns a sender of codes that runs a command of the user. Its standard input has two lines:
  /// the number, and the sentence with the code.
  public static func command(_ words: [String], path: String?) -> CodeSender {
    CodeSender { (message) throws(SendingFailure) in
      let input = "\(message.number.digits)\n\(message.text)\n"
      let name = words.first ?? ""
      let program = name.hasPrefix("/") ? name : ProgramPath.find(name, in: path)
      guard let program, !name.isEmpty else { throw .noProgram(name) }
      return try run(program, Array(words.dropFirst()), input, called: name, message)
    }
  }

  /// Returns a sender of codes that uses the local mail program.
  public static func mail(path: String?) -> CodeSender {
    CodeSender { (message) throws(SendingFailure) in
      if message.emails.isEmpty { throw .noAddress }
      // sendmail is usually in folders that few users have in `PATH`.
      let folders = (path.map { $0 + ":" } ?? "") + "/usr/sbin:/usr/lib"
      guard let program = ProgramPath.find("sendmail", in: folders) else {
        throw .noProgram("sendmail")
      }
      _ = try run(program, ["-i", "-t"], mail(message), called: "sendmail", message)
      return .mailed
    }
  }

  private static func run(
    _ program: String, _ arguments: [String], _ input: String, called name: String,
    _ message: CodeMessage
  ) throws(SendingFailure) -> Delivery {
    let call = ProgramCall(
      path: program, arguments: arguments, input: Array(input.utf8), limit: limit,
      timeout: timeout)
    switch call.run() {
    case .ended(let answer) where answer.status == 0: return .handedOn
    case .ended(let answer):
      // Its message is shown unless it contains the code.
      let words = answer.errorLines.first { !$0.contains(message.code.digits) } ?? ""
      throw .failed(program: name, words: words)
    case .missing: throw .noProgram(name)
    case .notStarted(let code): throw .failed(program: name, words: "error \(code)")
    case .tooMuch: throw .failed(program: name, words: "")
    case .tooSlow, .cancelled: throw .slow(program: name)
    }
  }

  /// Returns the mail with its headers. The code is not in the subject, because a locked phone
  /// would show it.
  private static func mail(_ message: CodeMessage) -> String {
    """
    To: \(message.emails.map(address).joined(separator: ", "))
    Subject: Haru
    MIME-Version: 1.0
    Content-Type: text/plain; charset=utf-8
    Content-Transfer-Encoding: 8bit

    \(message.text)

    """
  }

  /// Returns the address, quoted so that it cannot be parsed as several addresses.
  private static func address(_ email: EmailAddress) -> String {
    let account = email.account
    let domain = email.text.dropFirst(account.count + 1)
    let plain = "!#$%&'*+-/=?^_`{|}~."
    let isPlain = account.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || plain.unicodeScalars.contains($0)
    }
    if isPlain { return email.text }
    let quoted = account.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
    return "\"\(quoted)\"@\(domain)"
  }
}
