import Domain

/// Detects the format of a sayings file by its contents, and by its extension if the contents are
/// ambiguous.
enum FormatGuess {
  /// Returns the format of a file; nil if the format is unsupported.
  static func format(of path: String?, _ bytes: ByteStream) -> SayingFileFormat? {
    let ending = ending(of: path)
    let first = firstByte(of: bytes)
    switch first {
    case nil: return .fortune
    // A web page is never the intended file.
    case UInt8(ascii: "<"): return nil
    // A line `%` occurs in no JSON, but a text may begin with a bracket.
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      return ending == "JSON" || !hasSeparator(bytes) ? .json : .fortune
    case .some: break
    }
    if ending == "CSV" { return .csv }
    let columns = columns(of: bytes)
    // A text may begin with “Who, me?”, so a header needs two known columns, one of them with text.
    if columns.count > 1, columns.contains(where: \.isText) { return .csv }
    if hasSeparator(bytes) { return .fortune }
    if !columns.isEmpty { return .csv }
    return ["", "FORTUNE", "TXT"].contains(ending) && mayBeOneSaying(bytes) ? .fortune : nil
  }

  /// Returns whether the contents are unambiguous: they have a separator line, or a header with at least two known
  /// columns, one of them with text.
  static func hasForm(_ beginning: [UInt8]) -> Bool {
    let bytes = ByteStream(beginning)
    if hasSeparator(bytes) { return true }
    let columns = columns(of: bytes)
    return columns.count > 1 && columns.contains(where: \.isText)
  }

  /// Returns whether a file without separators may be a single saying: it is short enough, and not a clippings file of
  /// an e-reader.
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

  /// Returns the first non-blank byte; nil if there is none.
  private static func firstByte(of stream: ByteStream) -> UInt8? {
    var window = ByteWindow(stream)
    var offset = window.markLength
    while window.has(offset) {
      let byte = window[offset]
      if !ASCII.isBlank(byte), byte != ASCII.newline, byte != 13 { return byte }
      offset += 1
      window.floor = offset
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

  /// Returns the known columns that the first non-empty line names.
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

  /// Returns the file extension in capitals; empty if there is none.
  private static func ending(of path: String?) -> String {
    guard let path, let name = path.utf8.split(separator: UInt8(ascii: "/")).last,
      let dot = name.lastIndex(of: ASCII.dot), dot != name.startIndex
    else { return "" }
    return ASCII.uppercased(name[name.index(after: dot)...])
  }
}
