// MARK: Hours without a unit

extension CaptureParser {
  /// Adds the number right after a day as its hour: `dentist friday 3`, `dinner tues 8 @ The Fox`. Returns the phrase
  /// unchanged if there is no such number, or if the number counts the next word.
  func withHour(_ phrase: PhraseMatch) -> PhraseMatch {
    guard let read = phrase.understood, read.start.days?.kind == .day, read.end == nil,
      read.start.seconds == nil || read.start.isPartOfDay, !read.isDeadline, !hasClock,
      phrase.tokens.contains(where: Self.namesDay),
      let (piece, range) = bareHour(behind: phrase.range.upperBound)
    else { return phrase }
    let tokens = phrase.tokens + [.word("at"), piece.token]
    do throws(PhraseParseError) {
      let read = try context.reader(.ahead).read(tokens, as: .moment)
      return PhraseMatch(
        kind: .moment(read), tokens: tokens, range: phrase.range.lowerBound..<range.upperBound)
    } catch { return phrase }
  }

  /// Finds a bare hour after a repetition, as in `date night every friday 8`, or as the last word where other words
  /// imply AM or PM: `solstice party 9`. Returns nil for a Korean line, if a phrase already has an hour, or if there is
  /// none.
  func looseHour(_ phrases: [PhraseMatch], _ rhythm: CapturedRhythm?) -> PhraseMatch? {
    let hasHour = phrases.contains { phrase in
      phrase.understood.map { $0.start.seconds != nil && !$0.start.isPartOfDay } == true
    }
    if hasHour || line.hasHangul { return nil }
    if let clock = rhythmClock(rhythm) { return clock }
    if hasClock { return nil }
    if let end = rhythm?.ranges.first?.upperBound, let (piece, range) = bareHour(behind: end) {
      return hour(piece, range)
    }
    guard rhythm != nil || phrases.contains(where: { $0.understood?.start.days?.kind == .day }),
      HalfOfDay(line) != nil || line.says(Self.evenings), let last = line.words.last,
      let number = line.words.indices.last, number > 0,
      !Self.isCounted(line.words[number - 1].text),
      !phrases.contains(where: { $0.range.overlaps(last.range) }),
      rhythm?.ranges.contains(where: { $0.overlaps(last.range) }) != true,
      let (piece, range) = bareHour(of: number)
    else { return nil }
    return hour(piece, range)
  }

  /// Returns the only clock time of a repeating line as its hour, as in `swim tuesdays 4:15 till june`. The hour is in
  /// the afternoon, as after `at`. Returns nil if the line does not repeat, or does not have exactly one clock time.
  private func rhythmClock(_ rhythm: CapturedRhythm?) -> PhraseMatch? {
    guard let rhythm else { return nil }
    let clocks = line.pieces.filter { piece in
      switch piece.token {
      case .clock, .numbers(_, ":"): !rhythm.ranges.contains { $0.overlaps(piece.range) }
      case .number, .numbers, .word, .sign: false
      }
    }
    guard clocks.count == 1, case .numbers = clocks[0].token,
      line.words.contains(where: { word in
        word.range.lowerBound == clocks[0].range.lowerBound
          && word.text.trimmingSuffix(of: ",").count == clocks[0].range.count
      })
    else { return nil }
    return hour(clocks[0], clocks[0].range)
  }

  /// Finds a time span from late morning to early afternoon as the last word of a line with a day or a repetition:
  /// `saturday: jumble sale 10-1`, `lecture every tue 10-12`. Returns nil if there is none, and in a Korean line.
  func looseSpan(_ phrases: [PhraseMatch], _ rhythm: CapturedRhythm?) -> PhraseMatch? {
    guard !line.hasHangul, !hasClock, line.pieces.count > 3, let last = line.words.last,
      rhythm != nil || phrases.contains(where: { $0.understood?.start.days?.kind == .day }),
      !phrases.contains(where: {
        $0.range.overlaps(last.range) || $0.understood?.start.seconds != nil
      })
    else { return nil }
    let sides = last.text.split { "-–".contains($0) }.compactMap { Int($0) }
    guard sides.count == 2, (9...12).contains(sides[0]),
      (1...6).contains(sides[1]) || rhythm != nil && sides[0] < sides[1] && sides[1] < 13
    else { return nil }
    let tokens = line.pieces.suffix(3).map(\.token)
    do throws(PhraseParseError) {
      let read = try context.reader(.ahead).read(tokens, as: .moment)
      return PhraseMatch(kind: .moment(read), tokens: tokens, range: last.range)
    } catch { return nil }
  }

  private static let evenings: Set<String> = ["tonight", "evening", "night", "nite"]

  /// Returns whether the word before a number shows that the number is not an hour: `room 9`, `ocean's 11`, `for 4`.
  private static func isCounted(_ word: String) -> Bool {
    let text = PlanDoubts.bare(word)
    return CaptureVocabulary.labels.contains(text) || text.hasSuffix("'s") || text.hasSuffix("’s")
      || Int(text) != nil || ["for", "of", "no", "x", "top", "under", "over", "the"].contains(text)
  }

  private func hour(_ piece: CapturedLine.Piece, _ range: Range<Int>) -> PhraseMatch? {
    let tokens = [.word("at"), piece.token]
    do throws(PhraseParseError) {
      let read = try context.reader(.ahead).read(tokens, as: .moment)
      return PhraseMatch(kind: .moment(read), tokens: tokens, range: range)
    } catch { return nil }
  }

  /// Whether the line has an explicit time of day.
  private var hasClock: Bool {
    line.pieces.contains { piece in
      switch piece.token {
      case .clock, .numbers(_, ":"): true
      case .word(let word): ["am", "pm", "noon", "midnight"].contains(word)
      case .number, .numbers, .sign: false
      }
    }
  }

  private func bareHour(behind offset: Int) -> (CapturedLine.Piece, Range<Int>)? {
    guard let next = line.words.firstIndex(where: { $0.range.lowerBound >= offset }) else {
      return nil
    }
    let behind = line.words.indices.contains(next + 1) ? line.words[next + 1].text.lowercased() : ""
    let isFree =
      behind.isEmpty || line.words[next].text.hasSuffix(",")
      || ["w/", "@", "-", "–", "in"].contains(behind)
      || CaptureVocabulary.behindHours.contains(behind) || behind.hasPrefix("#")
      || behind.hasPrefix("@")
    return isFree ? bareHour(of: next) : nil
  }

  /// Returns the piece and the range of a word that is a number from 1 to 12, without punctuation after it; nil for any
  /// other word.
  private func bareHour(of number: Int) -> (CapturedLine.Piece, Range<Int>)? {
    let word = line.words[number]
    let digits = word.text.trimmingSuffix(of: ",.!")
    guard digits.count <= 2, let hour = Int(digits), (1...12).contains(hour),
      let piece = line.pieces.first(where: { $0.range.lowerBound == word.range.lowerBound }),
      case .number = piece.token
    else { return nil }
    return (piece, word.range.lowerBound..<word.range.lowerBound + digits.count)
  }

  /// Returns whether a token is a weekday, or a word for a day or night relative to today, such as `tomorrow` or
  /// `tonight`.
  static func namesDay(_ token: PhraseToken) -> Bool {
    guard case .word(let word) = token else { return false }
    return RepeatVocabulary.weekday(word) != nil || PhraseVocabulary.distances[word] != nil
      || PhraseVocabulary.nights[word] != nil
  }
}
