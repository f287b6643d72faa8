/// The fields of a list: the members of its records in JSON, by which templates and columns name
/// them.
package struct ListFields: Sendable {
  /// The member of the answer that holds the list.
  package let list: String
  private let text: StaticString

  /// Takes names with blanks between them. What lies within another member has a dot before it, and
  /// an `@` stands behind days and moments.
  package init(_ list: StaticString, _ text: StaticString) {
    self.list = list.description
    self.text = text
  }

  /// Their names, as the record has them.
  package var names: [String] { written.map { $0.hasSuffix("@") ? String($0.dropLast()) : $0 } }

  /// Those that are days or moments, which are written by a pattern.
  package var moments: Set<String> {
    Set(written.filter { $0.hasSuffix("@") }.map { String($0.dropLast()) })
  }

  private var written: [String] { text.description.split(separator: " ").map(String.init) }

  /// Expects that a name is one of them.
  func expect(_ name: String, option: String) throws(UsageError) {
    let names = names
    if names.contains(name) { return }
    let within = names.first { $0.hasPrefix(name + ".") }
    let near = within ?? Suggestion.nearest(to: name, among: names)
    throw .unknownField(option: option, name: name, suggestion: near, names)
  }
}
