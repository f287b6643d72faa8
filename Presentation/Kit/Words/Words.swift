/// The messages of one subject in both languages, read in one of them.
package protocol Words: Sendable {
  var language: Language { get }

  init(language: Language)
}

extension Words {
  package init(_ language: Language) { self.init(language: language) }

  /// The text in the current language; both must mean the same.
  package func say(_ korean: String, _ english: String) -> String {
    Phrase(korean, english)(language)
  }

  /// The prefix for a message about a line of a file.
  package func atLine(_ line: Int) -> String { say("\(line)번째 줄: ", "line \(line): ") }

  /// A count with its noun, with a plural `s` in English.
  package func count(of number: Int, _ korean: String, _ english: String) -> String {
    say("\(number)\(korean)", "\(number) \(english)\(number == 1 ? "" : "s")")
  }
}
