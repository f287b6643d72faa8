// Haru composes the text of typed lines (NFC), so equal texts have equal bytes. The methods of the standard library
// compare by canonical equivalence, which costs much more for Hangul.
extension String {
  /// Returns whether the text begins with the bytes of `prefix`.
  func hasPrefix(_ prefix: String) -> Bool { utf8.starts(with: prefix.utf8) }

  /// Returns whether the text ends with the bytes of `suffix`.
  func hasSuffix(_ suffix: String) -> Bool {
    let start = utf8.count - suffix.utf8.count
    return start >= 0 && utf8.dropFirst(start).elementsEqual(suffix.utf8)
  }

  /// Returns whether the text contains the bytes of `part`.
  func contains(_ part: String) -> Bool {
    guard let first = part.utf8.first else { return true }
    var rest = utf8[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: part.utf8) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
