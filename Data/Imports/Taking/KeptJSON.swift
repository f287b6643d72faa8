import Domain

/// What is kept of an entry as it came, written as one object of JSON.
enum KeptJSON {
  /// The object; nothing where there is nothing to keep.
  static func written(_ members: [KeptMember]) -> String? {
    if members.isEmpty { return nil }
    var bytes = [UInt8(ascii: "{")]
    var names: Set<String> = []
    for member in members where names.insert(member.name).inserted {
      if bytes.count > 1 { bytes.append(ASCII.comma) }
      JSONEscapes.write(member.name, to: &bytes)
      bytes.append(ASCII.colon)
      switch member.value {
      case .text(let value): JSONEscapes.write(value, to: &bytes)
      case .json(let value): bytes += value.utf8
      }
    }
    bytes.append(UInt8(ascii: "}"))
    return String(decoding: bytes, as: UTF8.self)
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
}
