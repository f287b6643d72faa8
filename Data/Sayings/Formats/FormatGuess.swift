import Domain

/// Tells what form a file of sayings has: by what is in it, and by the ending of its name where
/// that leaves a doubt.
enum FormatGuess {
  /// The form of a file, or nothing when it has none that Haru reads.
  static func format(of path: String?, _ bytes: ByteStream) -> SayingFileFormat? {
    let ending = ending(of: path)
    let first = firstByte(of: bytes)
    switch first {
    case nil: return .fortune
    // A web page is never what somebody meant.
    case UInt8(ascii: "<"): return nil
    // A line that is `%` stands in no JSON, but a text may well begin with a bracket.
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      return ending == "JSON" || !hasSeparator(bytes) ? .json : .fortune
    case .some: break
    }
    if ending == "CSV" { return .csv }
    let columns = columns(of: bytes)
    // A text may begin with “Who, me?”; two columns, one of them with texts, are no accident.
    if columns.count > 1, columns.contains(where: \.isText) { return .csv }
    if hasSeparator(bytes) { return .fortune }
    if !columns.isEmpty { return .csv }
    return ["", "FORTUNE", "TXT"].contains(ending) && mayBeOneSaying(bytes) ? .fortune : nil
  }

  /// Whether a file has sayings without any doubt: marks between them, or columns with their names.
  static func hasForm(_ beginning: [UInt8]) -> Bool {
    let bytes = ByteStream(beginning)
    if hasSeparator(bytes) { return true }
    let columns = columns(of: bytes)
    return columns.count > 1 && columns.contains(where: \.isText)
  }

  /// Whether a file without separators may be a saying. What is longer than any is none, and
  /// neither is what a reader of books has clipped.
  private static func mayBeOneSaying(_ stream: ByteStream) -> Bool {
    var bytes: [UInt8] = []
    while bytes.count <= SayingRow.longest {
      let piece = stream.piece(from: bytes.count, atMost: SayingRow.longest + 1 - bytes.count)
      if piece.isEmpty { break }
      bytes += piece
    }
    guard bytes.count <= SayingRow.longest else { return false }
    guard String(decoding: bytes, as: UTF8.self).count <= SayingWords.textLimit else {
      return false
    }
    var lines = FileLines(bytes)
    while let line = lines.next() {
      if bytes[line.text].elementsEqual("==========".utf8) { return false }
    }
    return true
  }

  /// The first byte that is no blank.
  private static func firstByte(of stream: ByteStream) -> UInt8? {
    var window = ByteWindow(stream)
    var place = window.markLength
    while window.has(place) {
      let byte = window[place]
      if !ASCII.isBlank(byte), byte != ASCII.newline, byte != 13 { return byte }
      place += 1
      window.floor = place
    }
    return nil
  }

  private static func hasSeparator(_ bytes: ByteStream) -> Bool {
    var lines = FileLines(bytes)
    while let line = lines.next() {
      if FortuneLine.isSeparator(lines.text(line)) { return true }
    }
    return false
  }

  /// The columns that the first line names which has anything in it.
  private static func columns(of bytes: ByteStream) -> [SayingColumn] {
    var lines = FileLines(bytes)
    while let line = lines.next() {
      var rows = CSVRows(Array(lines.text(line)), longest: 64)
      guard rows.next() == .row else {
        if line.text.isEmpty { continue }
        return []
      }
      if rows.hasText { return rows.fields.compactMap { SayingColumn(named: $0[...]) } }
    }
    return []
  }

  /// What stands behind the last dot of a name, in capitals; nothing where there is no dot.
  private static func ending(of path: String?) -> String {
    guard let path, let name = path.utf8.split(separator: UInt8(ascii: "/")).last,
      let dot = name.lastIndex(of: ASCII.dot), dot != name.startIndex
    else { return "" }
    return ASCII.uppercased(name[name.index(after: dot)...])
  }
}
