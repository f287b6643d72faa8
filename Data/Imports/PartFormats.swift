import Domain

/// Detects, by content, the formats that parts of the program import themselves.
enum PartFormats {
  static func fitting(_ file: ImportFile) -> [ImportFormat] {
    switch file.form {
    case .text: return text(file)
    case .folder(let files):
      return files.contains("haru.md") ? [.haru] : []
    case .other: return file.head.starts(with: EncryptionHeader.mark) ? [.haru] : []
    case .archive, .database: return []
    }
  }

  private static func text(_ file: ImportFile) -> [ImportFormat] {
    if let json = file.json {
      if json.members.contains("schema") { return [.haru] }
      if json.isList, !json.members.isDisjoint(with: ["eng", "kor"]) { return [.fortune] }
      return []
    }
    let first = ASCII.uppercased(
      file.head.drop { ASCII.isBlank($0) || $0 == ASCII.newline || $0 == 13 }.prefix(15))
    if first.hasPrefix("BEGIN:VCARD") { return [.vcard] }
    if first.hasPrefix("BEGIN:VCALENDAR") || first.hasPrefix("BEGIN:VEVENT") { return [.ics] }
    if CalendarFileFormat.guess(file.head) == .calcurse { return [.calcurse] }
    return FormatGuess.hasForm(file.head) ? [.fortune] : []
  }
}
