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

  /// The members of such an object in the order in which they are written, and again as JSON in
  /// which no control character stands. What is no object is a member of its own.
  static func members(_ written: String) -> [KeptMember] {
    do throws(JSONFault) {
      let record = try JSONRecord(Array(written.utf8))
      return record.kept(besides: []).compactMap { member in
        record[member.name].flatMap { KeptMember(member.name, $0) }
      }
    } catch { return [KeptMember("kept", written)] }
  }

  /// A text between quotation marks.
  private static func string(_ text: String) -> String {
    var bytes: [UInt8] = []
    JSONEscapes.write(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
