/// Finds days and times in a line: from each word, takes the longest run of words that parses as one phrase. The
/// length of a run is bounded, so the total time is linear.
struct PhraseFinder {
  let line: CapturedLine
  let pieces: [CapturedLine.Piece]
  let reader: PhraseReader
  /// The offsets at which parsed repetitions end, such as the 매일 of 매일밤.
  private let rhythmEnds: Set<Int>
  /// The offsets at which a parsed 마다 begins, as in 저녁마다.
  private let everyStarts: Set<Int>

  /// Searches only the given pieces of the line.
  init(line: CapturedLine, pieces: [CapturedLine.Piece], reader: PhraseReader) {
    (self.line, self.pieces, self.reader) = (line, pieces, reader)
    let kept = Set(pieces.map(\.range))
    let taken = line.pieces.filter { !kept.contains($0.range) }
    rhythmEnds = Set(
      taken.filter { piece in
        guard case .word(let word) = piece.token else { return false }
        return RepeatVocabulary.rhythms[word] != nil && word.utf8.first.map { $0 >= 0x80 } == true
      }.map(\.range.upperBound))
    everyStarts = Set(taken.filter { $0.token == .word("마다") }.map(\.range.lowerBound))
  }

  private var written: WrittenDays { WrittenDays(line: line) }

  /// The maximum number of pieces in a phrase.
  private static let longest = 16

  /// Returns the phrases in the order of the line. Throws if a text that is written as a date is invalid.
  func matches() throws(PhraseParseError) -> [PhraseMatch] {
    var found: [PhraseMatch] = []
    var index = 0
    while index < pieces.count {
      if isStart(index), let end = nameEnd(from: index) {
        index = end
      } else if isYearOfTitle(index) {
        index += 1
      } else if isStart(index), let (phrase, end) = try phrase(from: index) {
        found.append(phrase)
        index = end
      } else {
        index += 1
      }
    }
    return found
  }

  private func phrase(from start: Int) throws(PhraseParseError) -> (PhraseMatch, Int)? {
    // An unknown word ends every phrase.
    let end = knownEnd(from: start)
    for end in stride(from: end, to: start, by: -1) where isEnd(end - 1) {
      let tokens = pieces[start..<end].map(\.token)
      let range = pieces[start].range.lowerBound..<pieces[end - 1].range.upperBound
      if saysRhythm(
        tokens, line.spelled(range),
        isLast: end == pieces.count || pieces[end].token == .word("from"))
      {
        return (PhraseMatch(kind: .rhythm, tokens: tokens, range: range), end)
      }
      guard
        PhraseCertainty.mayStandInLine(tokens) || mayStandHere(start, end)
          || written.isSure(tokens, range)
      else { continue }
      if isGluedLine,
        !Self.isSureWithoutBlanks(tokens, behind: line.characters[range.upperBound...])
      {
        continue
      }
      do throws(PhraseParseError) {
        let tokens = fitted(tokens)
        let read = try reader.read(tokens, as: .moment)
        if read.hasHourOfMonth { continue }
        // `on 5pm` has no day.
        if tokens[0] == .word("on"), read.start.days == nil { continue }
        return (PhraseMatch(kind: .moment(read), tokens: tokens, range: range), end)
      } catch {
        switch error {
        case .unknown: continue
        case .noSuchDay, .noSuchMonth, .weekdayDiffers:
          // Only a numeric date can be invalid; other words may be plain text.
          if PhraseCertainty.isWrittenDate(tokens) { throw error }
        }
      }
    }
    return nil
  }

  /// Swaps the two numbers of a date beside a weekday if only the swapped date is near. The date as written must be
  /// more than 366 days ahead, and the swapped date less than 180 days. If 4 March is not a Friday this year, `fri 3/4`
  /// may thus be 3 April.
  private func fitted(_ tokens: [PhraseToken]) -> [PhraseToken] {
    guard !reader.order.isDayFirst,
      tokens.contains(where: { token in
        if case .word(let word) = token { PhraseVocabulary.weekdays[word] != nil } else { false }
      })
    else { return tokens }
    let turned = tokens.map { token -> PhraseToken in
      guard case .numbers(let numbers, "/") = token, numbers.count == 2 else { return token }
      return .numbers([numbers[1], numbers[0]], "/")
    }
    guard turned != tokens, let day = day(tokens), day > reader.today + 366,
      let other = self.day(turned), other < reader.today + 180
    else { return tokens }
    return turned
  }

  private func day(_ tokens: [PhraseToken]) -> Day? {
    do throws(PhraseParseError) {
      return try reader.read(tokens, as: .moment).start.days?.span.lowerBound
    } catch { return nil }
  }

  private func saysRhythm(_ tokens: [PhraseToken], _ text: String, isLast: Bool) -> Bool {
    guard PhraseCertainty.maySayRhythm(tokens, isLast: isLast) else { return false }
    do throws(RepeatRefusal) {
      _ = try RepeatPhrase(start: reader.today, order: reader.order).parse(text)
      return true
    } catch { return false }
  }

  private func knownEnd(from start: Int) -> Int {
    let most = min(pieces.count, start + Self.longest)
    return (start..<most).first { index in
      !PhraseCertainty.isKnown(pieces[index].token)
        || index > start && (isParted(index) || isCode(index) || isYearOfTitle(index))
    } ?? most
  }

  /// Returns whether letters or digits that are not in `pieces` are between a piece and the previous one.
  private func isParted(_ index: Int) -> Bool {
    let (end, start) = (pieces[index - 1].range.upperBound, pieces[index].range.lowerBound)
    return end < start
      && line.characters[end..<start].contains { $0.isLetter || $0.isNumber }
  }

  /// Returns whether a word such as 내년 belongs to the title, because a deadline ends before it: 12/11까지 내년 예산안.
  private func isYearOfTitle(_ index: Int) -> Bool {
    guard index > 0, pieces[index - 1].token == .word("까지"),
      case .word(let word) = pieces[index].token
    else { return false }
    return PhraseVocabulary.turnedYears[word] != nil
  }

  /// Returns whether a number is joined to the letters of a month: `MAY22`.
  private func isCode(_ index: Int) -> Bool {
    guard case .number = pieces[index].token, case .word(let word) = pieces[index - 1].token,
      pieces[index].range.lowerBound == pieces[index - 1].range.upperBound
    else { return false }
    return PhraseVocabulary.months[word] != nil && word.utf8.allSatisfy { $0 < 0x80 }
  }

  // MARK: Words

  /// Returns whether a piece begins a word.
  private func isStart(_ piece: Int) -> Bool {
    let start = pieces[piece].range.lowerBound
    if start == 0 || isGluedLine || rhythmEnds.contains(start) || piece > 0 && isGlued(piece - 1) {
      return true
    }
    let before = line.characters[start - 1]
    return before.isWhitespace || "([{\"“‘「『,".contains(before)
  }

  /// Returns whether a piece ends a word, ignoring punctuation after it.
  private func isEnd(_ piece: Int) -> Bool {
    var end = pieces[piece].range.upperBound
    if isGluedLine || isGlued(piece) || everyStarts.contains(end) { return true }
    while end < line.characters.count, ".,!?)]};:~".contains(line.characters[end]) {
      end += 1
    }
    return end == line.characters.count || line.characters[end].isWhitespace
  }

  /// Returns the index after the last piece of a name that consists of day words: 오월의 신부, 토요일 밤의 열기; nil if no name
  /// starts at `start`.
  private func nameEnd(from start: Int) -> Int? {
    (start + 1..<knownEnd(from: start) + 1).first { end in
      pieces[end - 1].token == .word("의") && isEnd(end - 1) && end - start > 1
        && pieces[end - 1].range.upperBound < (line.words.last?.range.upperBound ?? 0)
    }
  }
}
