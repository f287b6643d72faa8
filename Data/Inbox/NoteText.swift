import Domain

/// Decodes the bytes of a note.
package enum NoteText {
  /// Returns the text in UTF-8, UTF-16 or CP949; nil if the bytes are no text.
  package static func decoded(_ bytes: [UInt8]) -> String? {
    let bytes = WideText.isOne(bytes) ? WideText.narrowed(bytes) : bytes
    // A text has line breaks and tabs, but no other control characters of this kind.
    if bytes.contains(where: { $0 < 0x20 && !(0x09...0x0D).contains($0) && $0 != 0x1B }) {
      return nil
    }
    if let text = String(validating: bytes, as: UTF8.self) { return TextForms.composed(text) }
    let korean = KoreanText.decoded(bytes[...])
    guard let text = String(validating: korean, as: UTF8.self), !text.contains("\u{FFFD}") else {
      return nil
    }
    return TextForms.composed(text)
  }
}
