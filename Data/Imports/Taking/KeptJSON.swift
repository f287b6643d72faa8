import Domain

/// What is kept of an entry as it came, written as one object of JSON.
enum KeptJSON {
  /// The object; nothing where there is nothing to keep.
  static func written(_ members: [KeptMember]) -> String? {
    if members.isEmpty { return nil }
    var text = "{"
    var names: Set<String> = []
    for member in members where names.insert(member.name).inserted {
      if text.utf8.count > 1 { text += "," }
      text += string(member.name) + ":"
      switch member.value {
      case .text(let value): text += string(value)
      case .json(let value): text += value
      }
    }
    return text + "}"
  }

  /// A text between quotation marks.
  static func string(_ text: String) -> String {
    var written = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": written += "\\\""
      case "\\": written += "\\\\"
      case "\n": written += "\\n"
      case "\t": written += "\\t"
      case "\r": written += "\\r"
      case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        written += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: written.unicodeScalars.append(scalar)
      }
    }
    return written + "\""
  }
}
