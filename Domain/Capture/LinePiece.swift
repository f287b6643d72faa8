/// What a part of a typed line was read as. The raw values are those of `haru parse --json`.
public enum LineRole: String, CaseIterable, Sendable {
  case day, time, span, rhythm, until, length, reminder
  case person, channel, book, page, level, tag, place, countdown
  /// An amount of money.
  case amount
  /// A word that stays in the text of the record.
  case word
  case particle
  /// A word or sign that no field of the record accounts for.
  case free

  /// Whether the part sets a field of the record and is not only text.
  public var setsField: Bool { ![.word, .particle, .free].contains(self) }
}

/// A part of a typed line. The pieces of a line are in order and cover it: only blanks are between them.
public struct LinePiece: Equatable, Sendable {
  public enum Value: Equatable, Sendable {
    case day(Day)
    case moment(Now)
    case number(Int)
    case text(String)
    /// A length of time in seconds.
    case seconds(Int)
  }

  public let text: String
  /// The characters (grapheme clusters) of the line.
  public let range: Range<Int>
  public let role: LineRole
  /// What the record got from the piece; nil if the piece is only text.
  public let value: Value?
}

/// A range of a line that a reading has understood.
enum LineMark: Equatable, Sendable {
  /// A date and time phrase, whose words set different fields.
  case phrase(PhraseMatch)
  /// Any other range. A nil value means the value in the record.
  case part(Range<Int>, LineRole, LinePiece.Value? = nil)

  static func parts(_ ranges: [Range<Int>], _ role: LineRole) -> [LineMark] {
    ranges.map { .part($0, role) }
  }
}

// MARK: Date and time phrases

extension PhraseMatch {
  /// Returns the ranges of the phrase by the field that their words set. If the words of the line differ from the parsed
  /// tokens, the phrase is one range.
  func parts(in line: CapturedLine, _ order: DateOrder) -> [(range: Range<Int>, role: LineRole)] {
    let pieces = line.pieces.filter { range.contains($0.range.lowerBound) }
    guard let roles = PhraseReader.roles(of: tokens, order) else { return [(range, role)] }
    var parts: [(range: Range<Int>, role: LineRole)] = []
    var rest = pieces[...]
    for (token, role) in zip(tokens, roles) {
      // A token such as the `at` before a bare hour is not in the line.
      guard let piece = rest.first, piece.token == token else { continue }
      rest.removeFirst()
      if let last = parts.last, last.role == role {
        parts[parts.count - 1].range = last.range.lowerBound..<piece.range.upperBound
      } else {
        parts.append((piece.range, role))
      }
    }
    return rest.isEmpty && !parts.isEmpty ? parts : [(range, role)]
  }

  /// What the whole phrase sets.
  private var role: LineRole {
    guard let read = understood else { return .rhythm }
    if read.end != nil { return .span }
    if read.isDeadline { return .until }
    if read.start.days != nil { return .day }
    return read.start.seconds == nil && read.start.fromNow == nil ? .length : .time
  }
}

extension PhraseReader {
  /// Returns what each token of a phrase sets; nil if the tokens cannot be parsed one by one.
  static func roles(of tokens: [PhraseToken], _ order: DateOrder) -> [LineRole]? {
    guard let (left, right) = parted(tokens) else {
      return PhraseParser.roles(of: tokens[...], order)
    }
    guard let start = PhraseParser.roles(of: left, order),
      let end = PhraseParser.roles(of: right, order), let last = start.last
    else { return nil }
    if end.allSatisfy({ $0 == .length }) { return start + [last] + end }
    // The `tomorrow` of `tomorrow 3–5pm` and the `friday` of `3–5pm friday` are days of their own.
    let first = start.firstIndex(where: end.contains) ?? 0
    let rest = end.lastIndex(where: start.contains).map { end[($0 + 1)...] } ?? []
    let span = [LineRole](repeating: .span, count: tokens.count - first - rest.count)
    return start[..<first] + span + Array(rest)
  }
}
