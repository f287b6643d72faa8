import Domain

/// Writes a card for somebody of whom the address book has none.
enum VCardWriter {
  /// The card: vCard 3.0, which every telephone reads, or 4.0 where a birthday has no year.
  static func card(of person: Person) -> [UInt8] {
    let isNew = person.birthday.map { $0.year == nil } ?? false
    let name = person.name.text
    var lines = [
      "BEGIN:VCARD", isNew ? "VERSION:4.0" : "VERSION:3.0", "UID:haru-\(person.id.text)",
      "FN:\(escaped(name))", "N:\(structured(name));;;",
    ]
    if let nickname = person.nickname { lines.append("NICKNAME:\(escaped(nickname.text))") }
    if let phone = person.phone { lines.append("TEL;TYPE=CELL:\(escaped(phone.written.text))") }
    if let birthday = person.birthday { lines.append("BDAY:\(written(birthday))") }
    lines.append("END:VCARD")
    return lines.flatMap { folded($0) }
  }

  /// Family and given name. A Korean name has no blank to part it at and stays whole.
  private static func structured(_ name: String) -> String {
    guard let blank = name.lastIndex(of: " ") else { return ";" + escaped(name) }
    let family = String(name[name.index(after: blank)...])
    return escaped(family) + ";" + escaped(String(name[..<blank]))
  }

  static func written(_ birthday: Birthday) -> String {
    if birthday.year != nil { return birthday.description }
    return "--" + birthday.description.filter { $0 != "-" }
  }

  static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\\" || scalar == "," || scalar == ";" { escaped.append("\\") }
      escaped.append(scalar)
    }
    return String(escaped)
  }

  /// A line of at most 75 bytes, and the rest of it on lines that begin with a blank. No
  /// character is parted.
  static func folded(_ line: String, end: [UInt8] = [13, 10]) -> [UInt8] {
    var bytes: [UInt8] = []
    var room = 75
    for scalar in line.unicodeScalars {
      let piece = Array(String(scalar).utf8)
      if piece.count > room {
        bytes += end + [32]
        room = 74
      }
      bytes += piece
      room -= piece.count
    }
    return bytes + end
  }
}
