import Domain

/// A section of the help, which groups related commands.
package struct HelpPart: Sendable {
  /// The first words of the commands in this section.
  package let nouns: [String]
  package let title: Phrase

  package init(_ title: Phrase, _ nouns: [String]) { (self.title, self.nouns) = (title, nouns) }
}

extension CommandTable {
  /// Returns the section to which a noun belongs; the last section if no section names the noun. Returns nil if there
  /// are no sections.
  private func part(of noun: String) -> HelpPart? {
    parts.first { $0.nouns.contains(noun) } ?? parts.last
  }

  /// Returns those of the given commands that belong to a section, in their order.
  package func commands(of part: HelpPart, among all: [CommandSpec]) -> [CommandSpec] {
    all.filter { self.part(of: $0.path.first ?? "")?.title == part.title }
  }

  /// Returns the title of the section to which a noun belongs.
  package func title(ofNoun noun: String, _ language: Language) -> String {
    part(of: noun)?.title(language) ?? ""
  }
}

/// A line of help, which is a title or plain text.
package struct HelpLine: Equatable {
  package let text: String
  package var isTitle = false
}
