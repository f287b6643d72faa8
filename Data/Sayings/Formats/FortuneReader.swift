import Domain

/// Finds the sayings of a fortune file: texts with a line between them that is `%` and nothing
/// else. A `%` within a line parts nothing, and empty texts are nothing.
struct FortuneReader {
  private var lines: FileLines

  /// Reads a file.
  init(_ stream: ByteStream) { lines = FileLines(stream) }

  /// More bytes than this are in no saying, in whichever way it is written.
  private static let longest = 3 * SayingRow.longest

  /// What comes next, or nothing at the end.
  mutating func next() -> SayingFinding? {
    var record = FortuneRecord()
    var first: FileLines.Line?
    // Of what is too long, whether there is Korean in it; nothing while it is not.
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
      // Blank lines before the text are not part of it.
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
      return .problem(SayingProblem(line: first.number, reason: .notUnicode))
    }
    // No time stands in such a file.
    return row.finding { Now(day: $0, time: $1, offset: 0) }
  }

  private func tooLong(_ line: Int, _ isKorean: Bool) -> SayingFinding {
    let field: SayingField = isKorean ? .kor : .eng
    let reason = SayingReason.refused(.tooLong(field, limit: SayingWords.textLimit))
    return .problem(SayingProblem(line: line, reason: reason))
  }
}

/// What a line of a fortune file is.
enum FortuneLine {
  /// Says that what follows is English, or Korean, where that could not be seen from the words.
  /// It is a comment, which programs that know comments do not show.
  static let engMark = Array("%%eng".utf8)
  static let korMark = Array("%%kor".utf8)
  /// Says that nobody is named, where the last line of the text looks like a name.
  static let nobody = Array("\t\t--".utf8)

  /// Whether a line ends a saying.
  static func isSeparator(_ line: ArraySlice<UInt8>) -> Bool {
    line.count == 1 && line.first == ASCII.percent
  }

  /// Whether a line is a comment.
  static func isComment(_ line: ArraySlice<UInt8>) -> Bool {
    line.prefix(2).elementsEqual([ASCII.percent, ASCII.percent])
  }

  /// A line of a text that would end the saying or be a comment is written with one blank more
  /// before it, also where there are blanks before it already. So the blank can be taken away
  /// again without asking who put it there.
  static func isMeant(_ line: ArraySlice<UInt8>) -> Bool {
    let rest = line.drop { $0 == ASCII.blank }
    return isSeparator(rest) || isComment(rest)
  }

  /// The text of a line: without the blank that only keeps it from being something else, and
  /// without what was meant for a terminal or a printer.
  static func plain(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    PrintedLine.text(line.first == ASCII.blank && isMeant(line) ? line.dropFirst() : line)
  }

  /// What stands behind the dashes of a line that names somebody.
  static func name(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let text = ASCII.trimmed(line)
    if text.starts(with: [ASCII.hyphen, ASCII.hyphen]) {
      return ASCII.trimmed(text.drop { $0 == ASCII.hyphen })
    }
    guard text.starts(with: [0xE2, 0x80]), let dash = text.dropFirst(2).first else { return nil }
    switch dash {
    // The dash of numbers (–) has to stand apart from a name; the long ones (— and ―) need not.
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
