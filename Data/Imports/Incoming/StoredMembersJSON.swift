import Domain

/// The preserved members of an entry as one JSON object.
enum StoredMembersJSON {
  /// Returns the object; nil if there are no members. Of several members with the same name the
  /// first is written.
  static func written(_ members: [StoredMember]) -> String? {
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

  /// Parses a stored JSON object, keeping the order of its members and escaping control characters.
  /// Text that is not a JSON object becomes a single member `kept`.
  static func members(_ written: String) -> [StoredMember] {
    do throws(JSONParseError) {
      let record = try JSONRecord(Array(written.utf8))
      return record.preserved(besides: []).compactMap { member in
        record[member.name].flatMap { StoredMember(member.name, $0) }
      }
    } catch { return [StoredMember("kept", written)] }
  }
}
