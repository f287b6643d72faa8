/// A command line that works as it stands, without the program's name. Where there are names and words
/// in it, each language has its own; they are those of the family in the demo.
package struct Example: Equatable, Sendable, ExpressibleByStringInterpolation {
  private let line: Phrase

  /// The same command in each language.
  package init(_ korean: String, _ english: String) { line = Phrase(korean, english) }

  /// A command that has no words of any language.
  package init(stringLiteral line: String) { self.line = Phrase(line, line) }

  /// The line in one language.
  package func callAsFunction(_ language: Language) -> String { line(language) }
}
