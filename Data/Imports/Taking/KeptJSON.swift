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
  private static func string(_ text: String) -> String {
    var bytes: [UInt8] = []
    JSONEscapes.write(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
