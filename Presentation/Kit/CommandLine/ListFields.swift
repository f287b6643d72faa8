/// The fields of the records of a list. Templates and columns use the names of their JSON members.
package struct ListFields: Sendable {
  /// The name of the JSON member that holds the list.
  package let list: String
  private let text: StaticString

  /// Parses names separated by spaces. The name of a nested member is its path with dots; days and moments end with
  /// `@`.
  package init(_ list: StaticString, _ text: StaticString) {
    self.list = list.description
    self.text = text
  }

  /// The names of the fields, as paths of JSON members.
  package var names: [String] { written.map { $0.hasSuffix("@") ? String($0.dropLast()) : $0 } }

  /// The fields that are days or moments, which a pattern may format.
  package var moments: Set<String> {
    Set(written.filter { $0.hasSuffix("@") }.map { String($0.dropLast()) })
  }

  private var written: [String] { text.description.split(separator: " ").map(String.init) }

  /// Throws an error with a suggestion if a name is not a field.
  func expect(_ name: String, option: String) throws(ArgumentParseError) {
    let names = names
    if names.contains(name) { return }
    let within = names.first { $0.hasPrefix(name + ".") }
    let near = within ?? Suggestion.nearest(to: name, among: names)
    throw .unknownField(option: option, name: name, suggestion: near, names)
  }
}
