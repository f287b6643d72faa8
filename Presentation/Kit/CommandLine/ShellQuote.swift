/// Quotes text that a user may paste into a shell.
package enum ShellQuote {
  /// Returns a word, quoted if the shell would interpret it.
  package static func word(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || "-_.".unicodeScalars.contains($0)
    }
    if isPlain && !text.isEmpty && !text.hasPrefix("-") { return text }
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: #"'\''"#) + "'"
  }
}
