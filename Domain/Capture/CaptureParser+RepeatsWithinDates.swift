// MARK: Repetitions within a span of dates

extension CaptureParser {
  /// Returns the repetition within a span of dates, as the line would be read with `from` and `until`, so that the user
  /// confirms it: 12월 8일~11일 매일 1시~5시 교육, `crew mon wed fri 8-2 dec 7 - dec 18`. Returns none for any other line.
  func repeatedWithin() throws(CaptureFailure) -> [CaptureReading] {
    guard let (range, days) = spanOfDates() ?? wholeMonth() else { return [] }
    let (first, last) = (max(days.lowerBound, now.day), days.upperBound)
    let span = line.hasHangul ? "\(first)부터 \(last)까지 " : "from \(first) until \(last) "
    let end = withEvery(range.upperBound..<line.characters.count)
    let text = withEvery(0..<range.lowerBound) + span + end
    var readings: [CaptureReading] = []
    do throws(CaptureFailure) { readings = try clause(text).events() } catch {
      if case .storage = error { throw error }
    }
    return readings.compactMap { reading in
      guard case .event(let draft, false) = reading.captured, let rhythm = draft.repeating,
        rhythm.text.contains("\(last)"), !draft.title.contains("\(first)")
      else { return nil }
      return CaptureReading(reading.captured, doubt: line.text(range))
    }
  }

  /// Returns a part of the line with `every` before the first of several weekdays: `mon wed fri`.
  private func withEvery(_ part: Range<Int>) -> String {
    let words = line.words.filter { part.contains($0.range.lowerBound) }
    let first = zip(words, words.dropFirst()).first { word, next in
      [word, next].allSatisfy { RepeatVocabulary.weekday(PlanDoubts.bare($0.text)) != nil }
    }
    guard !line.hasHangul, !line.says(["every", "each"]), let start = first?.0.range.lowerBound
    else { return line.text(part) }
    return line.text(part.lowerBound..<start) + "every " + line.text(start..<part.upperBound)
  }

  /// Returns two dates with a sign between them and without hours: `dec 7 - dec 18`, 12월8일~11일. Nil if there are none.
  private func spanOfDates() -> (Range<Int>, ClosedRange<Day>)? {
    let pieces = line.pieces
    for sign in pieces.indices where [.sign("-"), .sign("~")].contains(pieces[sign].token) {
      for start in stride(from: sign - 1, through: max(0, sign - 4), by: -1) {
        guard line.isWordStart(pieces[start].range.lowerBound),
          case .day? = days(pieces[start..<sign])?.kind,
          pieces[start..<sign].contains(where: namesMonth)
        else { continue }
        let behind = pieces[(sign + 1)...].prefix(4).prefix { !isWeekday($0) }
        for end in stride(from: behind.endIndex, to: behind.startIndex, by: -1) {
          guard let span = days(pieces[start..<end])?.span, span.lowerBound < span.upperBound
          else { continue }
          return (pieces[start].range.lowerBound..<pieces[end - 1].range.upperBound, span)
        }
      }
    }
    return nil
  }

  private func isWeekday(_ piece: CapturedLine.Piece) -> Bool {
    guard case .word(let word) = piece.token else { return false }
    return RepeatVocabulary.weekday(word) != nil && line.isWordStart(piece.range.lowerBound)
  }

  private func namesMonth(_ piece: CapturedLine.Piece) -> Bool {
    if case .numbers(_, let sign) = piece.token { return sign != ":" }
    return PhraseCertainty.isMonth(piece.token) || piece.token == .word("월")
  }

  /// Returns the days that some pieces name without an hour; nil for any others.
  private func days(_ pieces: ArraySlice<CapturedLine.Piece>)
    -> (kind: UnderstoodDays.Kind, span: ClosedRange<Day>)?
  {
    do throws(PhraseParseError) {
      let read = try context.reader(.ahead).read(pieces.map(\.token), as: .moment)
      guard let first = read.start.days, read.start.seconds == nil, read.end?.seconds == nil,
        read.lasting == nil
      else { return nil }
      guard let end = read.end else { return (first.kind, first.span) }
      guard let last = end.days?.span.upperBound, last >= first.span.lowerBound else { return nil }
      return (first.kind, first.span.lowerBound...last)
    } catch { return nil }
  }

  /// Returns the days of a month that a repetition fills: 12월 한 달 동안, 3월 내내. Nil if there is none.
  private func wholeMonth() -> (Range<Int>, ClosedRange<Day>)? {
    for number in line.words.indices where line.words[number].text.hasSuffix("월") {
      let behind = line.words[(number + 1)...].prefix(3)
      let ends = stride(from: behind.endIndex, to: behind.startIndex, by: -1)
      let end = ends.first { end in
        ["한달동안", "한달간", "동안", "내내", "한달내내"]
          .contains(line.words[(number + 1)..<end].map(\.text).joined())
      }
      let range = line.words[number].range
      let pieces = line.pieces.filter { $0.range.overlaps(range) }
      guard let end, let days = days(pieces[...]), days.kind == .month else { continue }
      return (range.lowerBound..<line.words[end - 1].range.upperBound, days.span)
    }
    return nil
  }
}
