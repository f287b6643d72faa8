import Domain

/// A part of the help, which groups related commands.
package struct HelpPart: Sendable {
  /// The first words of its commands.
  package let nouns: [String]
  package let title: Phrase

  package init(_ title: Phrase, _ nouns: [String]) { (self.title, self.nouns) = (title, nouns) }
}

extension CommandTable {
  /// The part a noun belongs to; the last one if none names it.
  private func part(of noun: String) -> HelpPart? {
    parts.first { $0.nouns.contains(noun) } ?? parts.last
  }

  /// The given commands that belong to a part, in their order.
  package func commands(of part: HelpPart, among all: [CommandSpec]) -> [CommandSpec] {
    all.filter { self.part(of: $0.path.first ?? "")?.title == part.title }
  }

  /// The title of the part that a noun belongs to.
  package func title(ofNoun noun: String, _ language: Language) -> String {
    part(of: noun)?.title(language) ?? ""
  }
}

/// A line of help, which is a title or plain text.
package struct HelpLine: Equatable {
  package let text: String
  package var isTitle = false
}
