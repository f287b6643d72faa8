import Domain

/// Asks for secrets such as passwords and codes. They are typed without echo or read from a pipe, one per line, so that
/// they are not in the process list.
package struct SecretQuestions {
  package let language: Language
  /// Asks a question at the terminal, and returns nil if the user cancels. The property itself is nil if there is no
  /// terminal.
  package let ask: ((_ question: String) -> String?)?
  /// The lines of standard input if `--stdin` was given, otherwise nil.
  package let lines: SecretLines?

  package init(language: Language, ask: ((_ question: String) -> String?)?, lines: SecretLines?) {
    self.language = language
    self.ask = ask
    self.lines = lines
  }

  /// The maximum length of an answer, in bytes. A passphrase has up to 1,024 characters.
  package static let limit = Passphrase.inputLimit

  /// Whether the user types the answers at a terminal, where a wrong answer can be retried.
  package var asksSomebody: Bool { lines == nil && ask != nil }

  /// Reads the answers from standard input, one per line.
  package static func ofInput(_ page: CommandOutput) throws(Report) -> SecretQuestions {
    let bytes = try page.input(upTo: inputLimit)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ArgumentParseError.inputNotUnicode.report(page.language)
    }
    return SecretQuestions(language: page.language, ask: nil, lines: SecretLines(text))
  }

  /// The maximum size of standard input with answers, in bytes.
  private static let inputLimit = 1 << 20

  /// Whether answers are available, from the user or from standard input.
  package var canAnswer: Bool { lines != nil || ask != nil }

  /// Returns the answer to a question; throws if there is no answer.
  package func answer(to question: String) throws(Report) -> String {
    if let lines {
      guard let line = lines.next() else { throw missing(question) }
      return line
    }
    guard let ask else { throw unanswerable(question) }
    guard let answer = ask(question) else { throw givenUp }
    return answer
  }

  /// Returns the answer to a question; nil if `isOptional` and standard input has no further line.
  package func answer(to question: String, orNone isOptional: Bool) throws(Report) -> String? {
    if isOptional, let lines, lines.isAtEnd { return nil }
    return try answer(to: question)
  }

  /// Throws if no answer can be given, so that the command fails before it does any work.
  package func expectAnswer(to question: String) throws(Report) {
    if lines == nil, ask == nil { throw unanswerable(question) }
  }

  private func missing(_ question: String) -> Report {
    Report(
      code: "needsInput",
      message: Phrase(
        "표준 입력에 이 질문의 답이 없어요: \(question). 답을 한 줄에 하나씩 차례대로 보내 주세요.",
        "Standard input ended before the answer to “\(question)”. Send the answers in order, one "
          + "per line.")(
          language),
      field: "stdin", status: .refused)
  }

  private func unanswerable(_ question: String) -> Report {
    Report(
      code: "needsInput",
      message: Phrase(
        "터미널이 아니라서 물어볼 수 없어요: \(question). --stdin을 붙이고 답을 표준 입력으로 보내 주세요.",
        "Without a terminal, Haru cannot ask for “\(question)”. Add --stdin and pipe in the answer."
      )(
        language),
      field: "stdin", status: .refused)
  }

  /// The report of a command that the user cancelled.
  package var givenUp: Report {
    Report(
      code: "cancelled",
      message: Phrase("그만뒀어요. 바뀐 것은 없어요.", "Cancelled. Nothing was changed.")(language),
      status: .refused)
  }
}

/// The lines of standard input, returned one by one.
package final class SecretLines {
  private var rest: ArraySlice<String>

  /// Splits a text into lines. A final line break does not add an empty line.
  package init(_ text: String) {
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map(
      String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    rest = lines.map { $0.hasSuffix("\r") ? String($0.dropLast()) : $0 }[...]
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// Returns the next line; nil at the end, or if the line exceeds the limit of a secret.
  func next() -> String? {
    guard let line = rest.popFirst(), line.utf8.count <= SecretQuestions.limit else { return nil }
    return line
  }
}
