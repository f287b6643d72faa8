import Domain

/// A part of the help: the commands that somebody looks for in one place.
package struct HelpPart: Sendable {
  /// The first words of its commands.
  package let nouns: [String]
  package let title: Phrase

  package init(_ title: Phrase, _ nouns: [String]) { (self.title, self.nouns) = (title, nouns) }
}

extension CommandTable {
  /// The part of the help a noun belongs to.
  private func part(of noun: String) -> HelpPart? {
    parts.first { $0.nouns.contains(noun) } ?? parts.last
  }

  /// The commands of a part of the help among some, in their order.
  package func commands(of part: HelpPart, among all: [CommandSpec]) -> [CommandSpec] {
    all.filter { self.part(of: $0.path.first ?? "")?.title == part.title }
  }

  /// What a word that is no command by itself is about.
  package func title(ofNoun noun: String, _ language: Language) -> String {
    part(of: noun)?.title(language) ?? ""
  }
}

/// A line of help.
package struct HelpLine: Equatable {
  package let text: String
  /// Whether it stands over others.
  package var isTitle = false
}
