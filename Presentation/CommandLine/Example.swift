/// A command line that works as it stands, without the program's name. Where there are names and words
/// in it, each language has its own; they are those of the family in the demo.
public struct Example: Equatable, Sendable, ExpressibleByStringInterpolation {
  private let line: Phrase

  /// The same command in each language.
  public init(_ korean: String, _ english: String) { line = Phrase(korean, english) }

  /// A command that has no words of any language.
  public init(stringLiteral line: String) { self.line = Phrase(line, line) }

  /// The line in one language.
  public func callAsFunction(_ language: Language) -> String { line(language) }
}
