/// Formatting for texts that are either drawn or read aloud (`--plain`).
extension Words {
  /// Whether texts are plain lines, for screen readers and braille lines.
  package var isPlain: Bool { language.isPlain }

  /// The separator of short facts in one line. A screen reader speaks `·` as “middle dot”, or drops it.
  package var between: String { language.between }

  /// Returns a name with its value.
  package func field(_ name: String, _ value: String) -> String { "\(name): \(value)" }

  /// Returns a row with a fact behind it. In a plain text, the fact is a part of its sentence.
  package func joined(_ row: String, _ fact: String) -> String {
    guard isPlain, row.hasSuffix(".") else { return row + between + fact }
    return String(row.dropLast()) + between + fact + "."
  }

  /// Returns a name with its value, in two columns unless the text is a plain line.
  package func labelled(_ name: String, _ value: String, to cells: Int) -> String {
    if isPlain {
      // A dash stands for a fact without a value.
      let value = value == "-" ? PlainFacts(language).none : value
      return name.isEmpty ? value : field(name, value)
    }
    return Column.padded(name, to: cells) + value
  }

  /// Returns a record as one sentence: its title and its facts. Facts that are nil or empty are left out.
  package func record(_ title: String, _ facts: [String?]) -> String {
    let facts = facts.compactMap(\.self).filter { !$0.isEmpty }
    if facts.isEmpty { return title + "." }
    let text = "\(title): \(facts.joined(separator: ", "))"
    return text.last.map { ".?!…".contains($0) } == true ? text : text + "."
  }
}

extension Language {
  /// The separator of short facts in one line.
  package var between: String { isPlain ? ", " : " · " }
}
