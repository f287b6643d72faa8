/// A command line that can be run as it is, without the name of the program. Names and words differ by language and
/// match the sample family of the demo.
package struct Example: Equatable, Sendable, ExpressibleByStringInterpolation {
  private let line: Phrase

  package init(_ korean: String, _ english: String) { line = Phrase(korean, english) }

  /// Creates a command line that is the same in every language.
  package init(stringLiteral line: String) { self.line = Phrase(line, line) }

  package func callAsFunction(_ language: Language) -> String { line(language) }
}
