import Domain

/// Writes records as JSON, one per line, so that problems can be located by line.
enum ArchiveJSON {
  /// The version of the export format that is written. Files of newer versions are refused.
  static let version = 1

  /// Returns the beginning of the file, before the first list.
  static func head(at now: Now) -> [UInt8] {
    Array(
      #"{"schema":"haru/1","export":{"version":\#(version),"at":"\#(ArchiveMoment.text(now))""#.utf8
    )
  }

  static let tail = Array("}}\n".utf8)

  static func beginning(of list: String) -> [UInt8] { Array(",\n\"\(list)\":[".utf8) }

  static let listEnd = Array("]".utf8)

  /// Appends a record of a list, with a comma before it unless `isFirst`.
  static func add(_ row: ArchiveRow, isFirst: Bool, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: isFirst ? "\n".utf8 : ",\n".utf8)
    add(object: row, to: &bytes)
  }

  /// Appends a record without separators.
  static func add(object row: ArchiveRow, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "{"))
    var isFirstMember = true
    for (member, cell) in zip(row.list.members, row.cells) {
      if !isFirstMember { bytes.append(ASCII.comma) }
      isFirstMember = false
      add(cell, of: member, to: &bytes)
    }
    bytes.append(UInt8(ascii: "}"))
  }

  /// Appends a setting, with a comma before it unless `isFirst`.
  static func add(setting key: String, _ value: String, isFirst: Bool, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: isFirst ? "\n{\"key\":".utf8 : ",\n{\"key\":".utf8)
    JSONEscapes.write(key, to: &bytes)
    bytes.append(contentsOf: ",\"value\":".utf8)
    JSONEscapes.write(value, to: &bytes)
    bytes.append(UInt8(ascii: "}"))
  }

  private static func add(_ cell: ArchiveCell, of member: ArchiveMember, to bytes: inout [UInt8]) {
    if case .bytes(let raw) = cell {
      guard let text = String(validating: raw, as: UTF8.self) else {
        add(name: member.name + base64Ending, to: &bytes)
        return JSONEscapes.write(Base64.text(raw), to: &bytes)
      }
      add(name: member.name, to: &bytes)
      return JSONEscapes.write(text, to: &bytes)
    }
    add(name: member.name, to: &bytes)
    switch cell {
    case .null, .bytes: bytes.append(contentsOf: "null".utf8)
    case .text(let text): JSONEscapes.write(text, to: &bytes)
    case .number(let number):
      let isText = if case .digits = member.kind { true } else { false }
      bytes.append(contentsOf: (isText ? "\"\(number)\"" : String(number)).utf8)
    case .flag(let flag): bytes.append(contentsOf: flag ? "true".utf8 : "false".utf8)
    case .moment(let moment): JSONEscapes.write(ArchiveMoment.text(moment), to: &bytes)
    case .texts(let texts):
      bytes.append(UInt8(ascii: "["))
      for (index, text) in texts.enumerated() {
        if index > 0 { bytes.append(ASCII.comma) }
        JSONEscapes.write(text, to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    }
  }

  private static func add(name: String, to bytes: inout [UInt8]) {
    bytes.append(ASCII.quote)
    bytes.append(contentsOf: name.utf8)
    bytes.append(ASCII.quote)
    bytes.append(ASCII.colon)
  }

  /// The suffix of a member's name if its bytes are not valid UTF-8.
  static let base64Ending = "Base64"
}

/// Base64 with padding (RFC 4648).
enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func text(_ bytes: [UInt8]) -> String {
    var written: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits = 0
      for index in 0..<3 {
        bits = bits << 8 | (index < group.count ? Int(bytes[start + index]) : 0)
      }
      for index in 0..<4 {
        written.append(
          index <= group.count ? letters[bits >> (18 - 6 * index) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: written, as: UTF8.self)
  }

  /// Decodes Base64; nil unless it is in canonical form.
  static func bytes(_ text: String) -> [UInt8]? {
    let written = Array(text.utf8)
    guard written.count % 4 == 0 else { return nil }
    var bytes: [UInt8] = []
    for start in stride(from: 0, to: written.count, by: 4) {
      let group = written[start..<(start + 4)].prefix { $0 != UInt8(ascii: "=") }
      guard group.count >= 2, group.count == 4 || start + 4 == written.count else { return nil }
      var bits = 0
      for index in 0..<4 {
        let letter = index < group.count ? written[start + index] : letters[0]
        guard let value = value(letter) else { return nil }
        bits = bits << 6 | value
      }
      for index in 0..<(group.count - 1) { bytes.append(UInt8(bits >> (16 - 8 * index) & 255)) }
    }
    return self.text(bytes) == text ? bytes : nil
  }

  private static func value(_ letter: UInt8) -> Int? {
    switch letter {
    case 65...90: Int(letter) - 65
    case 97...122: Int(letter) - 71
    case 48...57: Int(letter) + 4
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
