/// Finds days and times in a line: from each word it takes the longest run of words that parses as one. The length of a
/// run is bounded, so the total time is linear.
struct PhraseFinder {
  let line: CapturedLine
  let pieces: [CapturedLine.Piece]
  let reader: PhraseReader
  /// Offsets where parsed repetitions end, and where a parsed 마다 begins: 매일밤, 저녁마다.
  private let rhythmEnds: Set<Int>
  private let everyStarts: Set<Int>

  /// Searches only the given pieces of the line.
  init(line: CapturedLine, pieces: [CapturedLine.Piece], reader: PhraseReader) {
    (self.line, self.pieces, self.reader) = (line, pieces, reader)
    let kept = Set(pieces.map(\.place))
    let taken = line.pieces.filter { !kept.contains($0.place) }
    rhythmEnds = Set(
      taken.filter { piece in
        guard case .word(let word) = piece.token else { return false }
        return RepeatVocabulary.rhythms[word] != nil && word.utf8.first.map { $0 >= 0x80 } == true
      }.map(\.place.upperBound))
    everyStarts = Set(taken.filter { $0.token == .word("마다") }.map(\.place.lowerBound))
  }

  private var written: WrittenDays { WrittenDays(line: line) }

  /// The maximum number of pieces in a phrase.
  private static let longest = 16

  /// The phrases in line order. Throws if something written as a date is invalid.
  func found() throws(Misunderstood) -> [FoundPhrase] {
    var found: [FoundPhrase] = []
    var place = 0
    while place < pieces.count {
      if isStart(place), let end = nameEnd(from: place) {
        place = end
      } else if isStart(place), let (phrase, end) = try phrase(from: place) {
        found.append(phrase)
        place = end
      } else {
        place += 1
      }
    }
    return found
  }

  private func phrase(from start: Int) throws(Misunderstood) -> (FoundPhrase, Int)? {
    // An unknown word ends every phrase.
    let end = knownEnd(from: start)
    for end in stride(from: end, to: start, by: -1) where isEnd(end - 1) {
      let tokens = pieces[start..<end].map(\.token)
      let place = pieces[start].place.lowerBound..<pieces[end - 1].place.upperBound
      if saysRhythm(tokens, line.spelled(place), isLast: end == pieces.count) {
        return (FoundPhrase(kind: .rhythm, tokens: tokens, place: place), end)
      }
      guard
        PhraseCertainty.mayStandInLine(tokens) || mayStandHere(start, end)
          || written.isSure(tokens, place)
      else { continue }
      if isGluedLine,
        !Self.isSureWithoutBlanks(tokens, behind: line.characters[place.upperBound...])
      {
        continue
      }
      do throws(Misunderstood) {
        let tokens = fitted(tokens)
        let read = try reader.read(tokens, as: .moment)
        if read.hasHourOfMonth { continue }
        // `on 5pm` has no day.
        if tokens[0] == .word("on"), read.start.days == nil { continue }
        return (FoundPhrase(kind: .moment(read), tokens: tokens, place: place), end)
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

  /// Swaps the two numbers of a date where only that matches the weekday: `fri 3/4` is 3 April if 4 March is no Friday.
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
    do throws(Misunderstood) {
      return try reader.read(tokens, as: .moment).start.days?.span.lowerBound
    } catch { return nil }
  }

  private func saysRhythm(_ tokens: [PhraseToken], _ text: String, isLast: Bool) -> Bool {
    guard PhraseCertainty.maySayRhythm(tokens, isLast: isLast) else { return false }
    do throws(RepeatRefusal) {
      _ = try RepeatPhrase(start: reader.today, order: reader.order).wish(text)
      return true
    } catch { return false }
  }

  private func knownEnd(from start: Int) -> Int {
    let most = min(pieces.count, start + Self.longest)
    return (start..<most).first { place in
      !PhraseCertainty.isKnown(pieces[place].token)
        || place > start && (isParted(place) || isCode(place))
    } ?? most
  }

  /// Whether letters or digits outside `pieces` are right before a piece.
  private func isParted(_ place: Int) -> Bool {
    let (end, start) = (pieces[place - 1].place.upperBound, pieces[place].place.lowerBound)
    return end < start
      && line.characters[end..<start].contains { $0.isLetter || $0.isNumber }
  }

  /// `MAY22`: a number joined to the letters of a month.
  private func isCode(_ place: Int) -> Bool {
    guard case .number = pieces[place].token, case .word(let word) = pieces[place - 1].token,
      pieces[place].place.lowerBound == pieces[place - 1].place.upperBound
    else { return false }
    return PhraseVocabulary.months[word] != nil && word.utf8.allSatisfy { $0 < 0x80 }
  }

  // MARK: Words

  /// Whether a piece begins a word.
  private func isStart(_ piece: Int) -> Bool {
    let place = pieces[piece].place.lowerBound
    if place == 0 || isGluedLine || rhythmEnds.contains(place) || piece > 0 && isGlued(piece - 1) {
      return true
    }
    let before = line.characters[place - 1]
    return before.isWhitespace || "([{\"“‘「『,".contains(before)
  }

  /// Whether a piece ends a word, ignoring punctuation after it.
  private func isEnd(_ piece: Int) -> Bool {
    var place = pieces[piece].place.upperBound
    if isGluedLine || isGlued(piece) || everyStarts.contains(place) { return true }
    while place < line.characters.count, ".,!?)]};:~".contains(line.characters[place]) {
      place += 1
    }
    return place == line.characters.count || line.characters[place].isWhitespace
  }

  /// The ends of a name made of day words: 오월의 신부, 토요일 밤의 열기; nil if no name starts here.
  private func nameEnd(from start: Int) -> Int? {
    (start + 1..<knownEnd(from: start) + 1).first { end in
      pieces[end - 1].token == .word("의") && isEnd(end - 1) && end - start > 1
        && pieces[end - 1].place.upperBound < (line.words.last?.place.upperBound ?? 0)
    }
  }
}
