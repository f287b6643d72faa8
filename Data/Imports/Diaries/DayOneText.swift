import Domain

/// Cleans up texts of Day One, which have backslashes before characters that need none and refer to
/// photos by URL.
enum DayOneText {
  /// Returns the text without needless backslashes and without photo references.
  static func plain(_ text: String) -> String { unescaped(withoutMoments(text)) }

  /// Returns the plain text of a rich text in JSON; the JSON itself if it cannot be parsed.
  static func rich(_ json: String?) -> String {
    guard let json else { return "" }
    do throws(JSONParseError) {
      let tree = try JSONTreeReader.tree(Array(json.utf8), .whole)
      return (tree["contents"]?.elements ?? []).compactMap { $0["text"]?.text }.joined()
    } catch { return json }
  }

  /// Removes backslashes before punctuation. Backslashes before a letter or at the end of a line
  /// are text and stay.
  private static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(ASCII.backslash) else { return Text.trimmed(text) }
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == ASCII.backslash, let next = rest.first, isSign(next) {
        bytes.append(next)
        rest = rest.dropFirst()
      } else {
        bytes.append(byte)
      }
    }
    return Text.trimmed(String(decoding: bytes, as: UTF8.self))
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case 33...47, 58...64, 91...96, 123...126: true
    default: false
    }
  }

  /// Removes photo references, `![](dayone-moment://…)`.
  private static func withoutMoments(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let open = Array("](dayone-moment:".utf8)
    guard text.utf8.count > open.count, text.contains("dayone-moment:") else { return text }
    var written: [UInt8] = []
    var offset = 0
    while offset < bytes.count {
      if let end = momentEnd(bytes, offset, open) {
        offset = end
        // If the reference was alone on its line, the line break is removed too.
        let isAlone = written.isEmpty || written.last == ASCII.newline
        if isAlone, offset < bytes.count, bytes[offset] == ASCII.newline { offset += 1 }
      } else {
        written.append(bytes[offset])
        offset += 1
      }
    }
    return String(decoding: written, as: UTF8.self)
  }

  private static func momentEnd(_ bytes: [UInt8], _ offset: Int, _ open: [UInt8]) -> Int? {
    guard bytes[offset] == UInt8(ascii: "!"), offset + 1 < bytes.count,
      bytes[offset + 1] == UInt8(ascii: "["),
      let close = bytes[(offset + 2)...].prefix(200).firstIndex(of: UInt8(ascii: "]")),
      bytes[close...].starts(with: open),
      let end = bytes[close...].prefix(400).firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    return end + 1
  }
}
