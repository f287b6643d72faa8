/// A table of the sentences of one subject in both languages, read in one of them.
package protocol Words: Sendable {
  var language: Language { get }

  init(language: Language)
}

extension Words {
  /// Speaks one language.
  package init(_ language: Language) { self.init(language: language) }

  /// The one of two texts that mean the same.
  package func say(_ korean: String, _ english: String) -> String {
    Phrase(korean, english)(language)
  }

  /// Which line of a text something is said of.
  package func atLine(_ line: Int) -> String { say("\(line)번째 줄: ", "line \(line): ") }

  /// So many of something, which English names in the singular.
  package func count(of number: Int, _ korean: String, _ english: String) -> String {
    say("\(number)\(korean)", "\(number) \(english)\(number == 1 ? "" : "s")")
  }
}
