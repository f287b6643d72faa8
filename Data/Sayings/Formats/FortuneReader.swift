import Domain

/// Parses a fortune file, in which texts are separated by lines of a single `%`. A `%` within a line does not separate
/// texts. Empty texts are skipped.
struct FortuneReader {
  private var lines: FileLines

  init(_ stream: ByteStream) { lines = FileLines(stream) }

  /// The maximum size of a saying in the file, in bytes.
  private static let longest = 3 * SayingRow.longest

  /// Returns the next saying or problem; nil at the end.
  mutating func next() -> SayingFinding? {
    var record = FortuneRecord()
    var first: FileLines.Line?
    // For a text that is too long, whether it contains Korean; nil while it is short enough.
    var isKorean: Bool?
    while let line = lines.next() {
      let text = lines.text(line)
      if FortuneLine.isSeparator(text) {
        if first == nil {
          record = FortuneRecord()
          continue
        }
        break
      }
      if first == nil, !lines.isBlank(line), !FortuneLine.isComment(text) { first = line }
      // Blank lines before the text are skipped.
      guard let start = first?.text.lowerBound else {
        if FortuneLine.isComment(text) { record.add(text) }
        continue
      }
      if line.text.upperBound - start > Self.longest {
        isKorean = (isKorean ?? record.isKorean) || Hangul.isIn(text)
      } else {
        record.add(text)
      }
    }
    guard let first else { return nil }
    if let isKorean { return tooLong(first.number, isKorean) }
    guard let row = record.row(line: first.number) else {
      return .problem(SayingIssue(line: first.number, reason: .notUnicode))
    }
    // A fortune file contains no times, so the offset does not matter.
    return row.finding { Now(day: $0, time: $1, offset: 0) }
  }

  private func tooLong(_ line: Int, _ isKorean: Bool) -> SayingFinding {
    let field: SayingField = isKorean ? .kor : .eng
    let reason = SayingParseError.refused(.tooLong(field, limit: SayingWords.textLimit))
    return .problem(SayingIssue(line: line, reason: reason))
  }
}

/// Classifies the lines of a fortune file.
enum FortuneLine {
  /// The line that marks the following text as English, if its language cannot be detected. It is a comment, which
  /// other programs hide if they support comments.
  static let engMark = Array("%%eng".utf8)
  /// The line that marks the following text as Korean. It is a comment like `engMark`.
  static let korMark = Array("%%kor".utf8)
  /// The line that marks a saying without a speaker, if the last line of the saying looks like a
  /// name.
  static let nobody = Array("\t\t--".utf8)

  /// Returns whether a line separates two sayings.
  static func isSeparator(_ line: ArraySlice<UInt8>) -> Bool {
    line.count == 1 && line.first == ASCII.percent
  }

  static func isComment(_ line: ArraySlice<UInt8>) -> Bool {
    line.prefix(2).elementsEqual([ASCII.percent, ASCII.percent])
  }

  /// Returns whether a line would be a separator or comment without its leading blanks. Such a line of text is written
  /// with one extra blank, which the reader always removes.
  static func isMeant(_ line: ArraySlice<UInt8>) -> Bool {
    let rest = line.drop { $0 == ASCII.blank }
    return isSeparator(rest) || isComment(rest)
  }

  /// Returns the text of a line, without the extra blank and without terminal or printer control
  /// sequences.
  static func plain(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    PrintedLine.text(line.first == ASCII.blank && isMeant(line) ? line.dropFirst() : line)
  }

  /// Returns the name after the dashes at the beginning of a line; nil if the line does not begin with dashes.
  static func name(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let text = ASCII.trimmed(line)
    if text.starts(with: [ASCII.hyphen, ASCII.hyphen]) {
      return ASCII.trimmed(text.drop { $0 == ASCII.hyphen })
    }
    guard text.starts(with: [0xE2, 0x80]), let dash = text.dropFirst(2).first else { return nil }
    switch dash {
    // An en dash (–) needs a blank after it; the longer ones (— and ―) do not.
    case 0x93:
      let rest = text.dropFirst(3)
      return rest.first.map(ASCII.isBlank) == true ? ASCII.trimmed(rest) : nil
    case 0x94, 0x95:
      var rest = text
      while rest.starts(with: [0xE2, 0x80, dash]) { rest = rest.dropFirst(3) }
      return ASCII.trimmed(rest)
    default: return nil
    }
  }
}
