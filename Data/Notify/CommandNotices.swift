public import Domain

extension NoticeSender {
  /// How many milliseconds somebody's command may take.
  private static let commandPatience = 10_000
  /// How many bytes it may write meanwhile, which nobody reads.
  private static let commandLimit = 1 << 16
  /// How much of a text it is given.
  private static let longestText = 4000

  /// Tells by a program somebody named, with its words. The title and the body come on its standard
  /// input, the title on the first line, and as `HARU_TITLE` and `HARU_BODY`; no shell reads them.
  public static func command(
    _ words: ProgramWords, path: String?, timeout: Int? = nil
  ) -> NoticeSender {
    NoticeSender(.command) { (text) throws(NoticeFailure) in
      let name = words.words.first ?? ""
      let found = name.hasPrefix("/") ? name : ProgramPath.found(name, in: path)
      guard let found, !name.isEmpty else { throw .missing(.command, name) }
      let title = shown(text.title.prefix(longestText), keepsLines: false)
      let body = shown(text.body.prefix(longestText), keepsLines: true)
      let call = ProgramCall(
        path: found, arguments: Array(words.words.dropFirst()),
        input: Array("\(title)\n\(body)\n".utf8),
        environment: ["HARU_TITLE": title, "HARU_BODY": body], limit: commandLimit,
        timeout: timeout ?? commandPatience)
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
