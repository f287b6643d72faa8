public import Domain

extension NoticeSender {
  /// The timeout of the command, in milliseconds.
  private static let commandTimeout = 10_000
  /// The size limit of the output of the command, in bytes. The output is discarded.
  private static let commandLimit = 1 << 16
  /// The maximum number of characters of a text that are passed to the command.
  private static let longestText = 4000

  /// Returns a sender that runs a command of the user. Title and body are passed on standard input,
  /// the title as the first line, and as `HARU_TITLE` and `HARU_BODY`. No shell is involved. With an encrypted store
  /// only standard input has them, because other programs can read the environment of a program.
  public static func command(
    _ words: ProgramWords, path: String?, timeout: Int? = nil,
    isStoreEncrypted: (@Sendable () -> Bool)? = nil
  ) -> NoticeSender {
    NoticeSender(.command) { (text) throws(NoticeFailure) in
      let name = words.words.first ?? ""
      let found = name.hasPrefix("/") ? name : ProgramPath.find(name, in: path)
      guard let found, !name.isEmpty else { throw .missing(.command, name) }
      let title = shown(text.title.prefix(longestText), keepsLines: false)
      let body = shown(text.body.prefix(longestText), keepsLines: true)
      let call = ProgramCall(
        path: found, arguments: Array(words.words.dropFirst()),
        input: Array("\(title)\n\(body)\n".utf8),
        environment: isStoreEncrypted?() ?? EncryptedStores.areUsed
          ? [:] : ["HARU_TITLE": title, "HARU_BODY": body],
        limit: commandLimit,
        timeout: timeout ?? commandTimeout)
      switch call.run() {
      case .ended(let answer) where answer.status == 0: return
      case .ended(let answer):
        throw .refused(.command, answer.errorLines.first ?? "exit \(answer.status)")
      case .missing: throw .missing(.command, name)
      case .notStarted(let code): throw .refused(.command, "error \(code)")
      case .tooMuch: throw .nonsense(.command)
      case .tooSlow, .cancelled: throw .slow(.command)
      }
    }
  }
}
