/// The messages about one subject, in both languages.
package protocol Words: Sendable {
  var language: Language { get }

  init(language: Language)
}

extension Words {
  package init(_ language: Language) { self.init(language: language) }

  /// Returns the text in the current language. Both texts must mean the same.
  package func say(_ korean: String, _ english: String) -> String {
    Phrase(korean, english)(language)
  }

  /// Returns the report of a broken rule. The message says what is wrong and what would be accepted.
  package func refused(
    _ code: String, _ field: String?, _ message: String, candidates: [String] = [],
    status: ExitStatus = .refused
  ) -> Report {
    Report(code: code, message: message, field: field, status: status, candidates: candidates)
  }

  package func refused(
    _ code: String, _ field: String?, _ korean: String, _ english: String,
    status: ExitStatus = .refused
  ) -> Report {
    refused(code, field, say(korean, english), status: status)
  }

  /// Returns the prefix for a message about a line of a file.
  package func atLine(_ line: Int) -> String { say("\(line)번째 줄: ", "line \(line): ") }

  /// Formats a length of time in days, hours and minutes.
  package func length(_ seconds: Int) -> String {
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3600 % 24, seconds / 60 % 60)
    func some(_ number: Int, _ korean: String, _ english: String) -> String? {
      number == 0 ? nil : count(of: number, korean, english)
    }
    return [
      days == 1 && language.isKorean ? "하루" : some(days, "일", "day"), some(hours, "시간", "hour"),
      some(minutes, "분", "minute"),
    ].compactMap(\.self).joined(separator: " ")
  }

  /// Returns a count with its noun, with a plural `s` in English.
  package func count(of number: Int, _ korean: String, _ english: String) -> String {
    say("\(number)\(korean)", "\(number) \(english)\(number == 1 ? "" : "s")")
  }
}
