/// The repetition in a line: `every monday`, 월수금 7시, `tuesdays and thursdays`. The end of the repetition may be
/// anywhere in the line.
struct CapturedRhythm: Equatable {
  /// The repetition with its end, in the syntax of `--repeat`.
  let text: String
  let ranges: [Range<Int>]
  let marks: [LineMark]

  /// Finds the repetition of a line; nil if the line has none.
  init?(
    _ line: CapturedLine, _ found: [PhraseMatch], besides names: [Range<Int>],
    _ reader: PhraseReader
  ) {
    let said: (text: String, places: [Range<Int>])
    if let phrase = found.first(where: { $0.kind == .rhythm }) {
      // 금일 means today, but after 매주 it may also be Friday and Sunday.
      if line.says(["금일"]) { return nil }
      let (text, range) = Self.extended(phrase, line, reader)
      said = (text, [range])
    } else if let list = WeekdayList(line, besides: names) {
      said = (list.text, list.ranges)
    } else {
      return nil
    }
    let pieces = line.pieces.filter { piece in
      !(said.places + names).contains { $0.overlaps(piece.range) }
    }
    let end = RhythmEnd(pieces, line, reader)
    let text = end.map { said.text + " " + $0.text } ?? said.text
    guard Self.isRead(text, reader) else { return nil }
    self.text = text
    ranges = said.places + (end.map { [$0.range] } ?? [])
    marks =
      said.places.map { .part($0, .rhythm, .text(said.text)) }
      + (end.map { [.part($0.range, .until, $0.day.map { .day($0) } ?? .text($0.text))] } ?? [])
  }

  /// Extends a repetition by the day before `of`: `on the 15th of every month`.
  private static func extended(_ phrase: PhraseMatch, _ line: CapturedLine, _ reader: PhraseReader)
    -> (text: String, range: Range<Int>)
  {
    let before = line.pieces.filter { $0.range.upperBound <= phrase.range.lowerBound }
    if phrase.tokens.first == .word("of") || before.last?.token == .word("of") {
      for piece in before.suffix(6) {
        let range = piece.range.lowerBound..<phrase.range.upperBound
        if isRead(line.spelled(range), reader) { return (line.spelled(range), range) }
      }
    }
    return (line.spelled(phrase.range), phrase.range)
  }

  private static func isRead(_ text: String, _ reader: PhraseReader) -> Bool {
    do throws(RepeatRefusal) {
      _ = try RepeatPhrase(start: reader.today, order: reader.order).parse(text)
      return true
    } catch { return false }
  }
}

/// The end of a repetition. It may be at a distance from the repetition in the line: `until 30 june`, 12월 31일까지, `for 8
/// weeks`, 10번.
private struct RhythmEnd {
  let text: String
  let range: Range<Int>
  /// The last day, if the end names one.
  let day: Day?

  /// The maximum number of pieces in an end.
  private static let longest = 8

  init?(_ pieces: [CapturedLine.Piece], _ line: CapturedLine, _ reader: PhraseReader) {
    guard
      let found = Self.until(pieces, line, reader) ?? Self.counted(pieces, line)
        ?? Self.lasting(pieces, line) ?? Self.weeks(pieces, line)
    else { return nil }
    self = found
  }

  private init(text: String, range: Range<Int>, day: Day? = nil) {
    (self.text, self.range, self.day) = (text, range, day)
  }

  private static func until(
    _ pieces: [CapturedLine.Piece], _ line: CapturedLine, _ reader: PhraseReader
  ) -> RhythmEnd? {
    for (number, piece) in pieces.enumerated() {
      guard case .word(let word) = piece.token else { continue }
      if RepeatVocabulary.untilBefore.contains(word) {
        for end in stride(from: min(pieces.count, number + 1 + longest), to: number + 1, by: -1)
        where end == pieces.count
          || !["am", "pm"].contains(where: { pieces[end].token == .word($0) })
        {
          guard let day = lastDay(pieces[number + 1..<end], reader) else { continue }
          let range = piece.range.lowerBound..<pieces[end - 1].range.upperBound
          return RhythmEnd(text: "until \(day)", range: range, day: day)
        }
      } else if word == "까지" {
        for start in max(0, number - longest)..<max(0, number)
        where line.isWordStart(pieces[start].range.lowerBound) {
          guard let day = lastDay(pieces[start..<number], reader) else { continue }
          let range = pieces[start].range.lowerBound..<piece.range.upperBound
          return RhythmEnd(text: "\(day)까지", range: range, day: day)
        }
      }
    }
    return nil
  }

  private static func lastDay(_ pieces: ArraySlice<CapturedLine.Piece>, _ reader: PhraseReader)
    -> Day?
  {
    if pieces.isEmpty { return nil }
    do throws(PhraseParseError) {
      let read = try reader.read(pieces.map(\.token), as: .moment)
      guard read.end == nil, read.lasting == nil, read.start.seconds == nil else { return nil }
      return read.start.days?.span.upperBound
    } catch { return nil }
  }

  /// Parses a number of occurrences: 10번, `10 times`. Returns nil if there is none.
  private static func counted(_ pieces: [CapturedLine.Piece], _ line: CapturedLine) -> RhythmEnd? {
    for (number, pair) in zip(pieces, pieces.dropFirst()).enumerated() {
      guard case .number(let count) = pair.0.token, case .word(let word) = pair.1.token,
        RepeatVocabulary.times.contains(word), word != "time", count.digits <= 4
      else { continue }
      var first = pair.0.range.lowerBound
      if number > 0, pieces[number - 1].token == .word("for") {
        first = pieces[number - 1].range.lowerBound
      }
      var end = pair.1.range.upperBound
      // 5번만 means the same.
      if end < line.characters.count, line.characters[end] == "만" { end += 1 }
      // 7번 출구 is a station exit and no count.
      let isEnd = end == line.characters.count || line.characters[end].isWhitespace
      guard isEnd, !line.hasNoun(behind: end, of: ["출구", "버스", "국도", "방", "게이트"]) else { continue }
      let isKorean = word.utf8.first.map { $0 >= 0x80 } == true
      return RhythmEnd(
        text: isKorean ? "총 \(count.value)회" : "\(count.value) times", range: first..<end)
    }
    return nil
  }

  /// Parses a number of weeks at the end of the line: 10주. Returns nil if there is none.
  private static func weeks(_ pieces: [CapturedLine.Piece], _ line: CapturedLine) -> RhythmEnd? {
    guard pieces.count > 1, let last = pieces.last, last.token == .word("주"),
      case .number(let count) = pieces[pieces.count - 2].token, (2...99).contains(count.value),
      last.range.upperBound == line.words.last?.range.upperBound,
      line.isWordStart(pieces[pieces.count - 2].range.lowerBound)
    else { return nil }
    return RhythmEnd(
      text: "\(count.value)주 동안",
      range: pieces[pieces.count - 2].range.lowerBound..<last.range.upperBound)
  }

  /// Parses a duration: `for 8 weeks`, 10일간, 3개월 동안. Returns nil if there is none.
  private static func lasting(_ pieces: [CapturedLine.Piece], _ line: CapturedLine) -> RhythmEnd? {
    for (number, piece) in pieces.enumerated() {
      guard case .word(let word) = piece.token else { continue }
      if word == "for" {
        let rest = pieces[(number + 1)...].prefix(3)
        for end in stride(from: rest.endIndex, to: rest.startIndex, by: -1) {
          guard isOfDays(pieces[number + 1..<end].map(\.token)[...]) else { continue }
          let range = piece.range.lowerBound..<pieces[end - 1].range.upperBound
          return RhythmEnd(text: line.spelled(range), range: range)
        }
      } else if PhraseVocabulary.lasting.contains(word) {
        for start in max(0, number - 4)..<max(0, number)
        where line.isWordStart(pieces[start].range.lowerBound) {
          guard isOfDays(pieces[start..<number].map(\.token)[...]) else { continue }
          let range = pieces[start].range.lowerBound..<piece.range.upperBound
          return RhythmEnd(text: line.spelled(range), range: range)
        }
      }
    }
    return nil
  }

  private static func isOfDays(_ tokens: ArraySlice<PhraseToken>) -> Bool {
    guard let length = PhraseParser.length(of: tokens) else { return false }
    return length.seconds == 0 && !length.isZero
  }
}
