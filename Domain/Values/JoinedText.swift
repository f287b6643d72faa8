extension [String] {
  /// Joins the texts. The standard library's `joined` is generic: its first call in a process looks up types and
  /// conformances, which takes longer than reading a record.
  package func joined(separator: String = "") -> String {
    var text = ""
    for (index, part) in enumerated() {
      if index > 0 { text += separator }
      text += part
    }
    return text
  }
}
