extension [String] {
  /// Joins the texts. The function of the standard library is generic: its first call in a process looks up types and
  /// conformances for longer than a record is read.
  package func joined(separator: String = "") -> String {
    var text = ""
    for (index, part) in enumerated() {
      if index > 0 { text += separator }
      text += part
    }
    return text
  }
}
