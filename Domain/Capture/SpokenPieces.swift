/// Expands informal English into tokens that the phrase parser knows: `half three`, `1ish`, `19h30`, `2morrow`,
/// `between 12 and 2`, `thrusday`. A changed piece keeps its range, so titles stay unchanged.
struct SpokenPieces {
  typealias Piece = CapturedLine.Piece

  let characters: [Character]
  let pieces: [Piece]

  static func meant(_ pieces: [Piece], in characters: [Character]) -> [Piece] {
    let spelled = pieces.map(Self.spelled)
    return SpokenPieces(characters: characters, pieces: spelled).all
  }

  private var all: [Piece] {
    var meant: [Piece] = []
    var index = 0
    while index < pieces.count {
      let (found, count) =
        Self.rules.lazy.compactMap { $0(self, index) }.first ?? ([pieces[index]], 1)
      meant += found
      index += count
    }
    return meant
  }

  /// The rules. Each returns the replacement of the pieces from an index on and the number of pieces replaced; nil if
  /// the rule does not apply.
  private static let rules: [@Sendable (SpokenPieces, Int) -> ([Piece], Int)?] = [
    { $0.label(at: $1) }, { $0.halfHour(at: $1) }, { $0.pastHour(at: $1) },
    { $0.roughHour(at: $1) },
    { $0.between(at: $1) }, { $0.shortHalf(at: $1) }, { $0.continental(at: $1) },
    { $0.noon(at: $1) }, { $0.digits(at: $1) }, { $0.dotted(at: $1) },
    { $0.bound(at: $1) },
    { $0.opening(at: $1) }, { $0.tillLate(at: $1) }, { $0.dayOfMonth(at: $1) },
    { $0.dateBehindHour(at: $1) },
    { $0.ending(at: $1) },
    { $0.nightsAgo(at: $1) }, { $0.turnedMonth(at: $1) }, { $0.shortTomorrow(at: $1) },
    { $0.everyPart(at: $1) },
    { $0.length(at: $1) }, { $0.halfLength(at: $1) }, { $0.named(at: $1) }, { $0.ordinal(at: $1) },
    { $0.times(at: $1) }, { $0.weekend(at: $1) }, { $0.counted(at: $1) }, { $0.dashed(at: $1) },
    { $0.eve(at: $1) }, { $0.endOfDay(at: $1) }, { $0.everyCounted(at: $1) },
  ]

  // MARK: Words

  /// Common spelling variants.
  private static let spellings: [String: String] = [
    "til": "till", "nxt": "next", "wkend": "weekend", "wknd": "weekend", "nite": "night",
    "nites": "nights", "tonite": "tonight", "yday": "yesterday", "yest": "yesterday",
    "evry": "every", "morn": "morning",
    "tomoz": "tomorrow",
  ]

  private static func spelled(_ piece: Piece) -> Piece {
    guard case .word(let word) = piece.token,
      let known = spellings[word] ?? Misspelling.corrected(word)
    else { return piece }
    return Piece(token: .word(known), range: piece.range, written: known)
  }

  // MARK: Pieces

  func token(_ index: Int) -> PhraseToken? {
    pieces.indices.contains(index) ? pieces[index].token : nil
  }

  func word(_ index: Int) -> String? {
    if case .word(let word)? = token(index) { word } else { nil }
  }

  /// Parses a number of at most two digits, or a number in words; nil for any other piece.
  func count(_ index: Int) -> Int? {
    switch token(index) {
    case .number(let number)? where number.digits <= 2: number.value
    case .word(let word)? where word.count > 2: PhraseVocabulary.english[word]
    case .number?, .word?, .numbers?, .clock?, .sign?, nil: nil
    }
  }

  func isHour(_ index: Int) -> Bool { count(index).map { (1...12).contains($0) } == true }

  /// Returns whether there is no space between a piece and the preceding one.
  func isGlued(_ index: Int) -> Bool {
    pieces.indices.contains(index) && index > 0
      && pieces[index - 1].range.upperBound == pieces[index].range.lowerBound
  }

  /// Returns whether spaces or commas surround a piece.
  func isAlone(_ index: Int) -> Bool {
    let whole = pieces[index].range
    let before = whole.lowerBound > 0 ? characters[whole.lowerBound - 1] : " "
    let after = whole.upperBound < characters.count ? characters[whole.upperBound] : " "
    return (before.isWhitespace || before == ",") && (after.isWhitespace || after == ",")
  }

  /// Returns whether a number does not count the next word. The next word must belong to a date or time, follow a
  /// comma, or be in `behindHours`. True if no word follows. False before a unit of time, a word such as `and` or
  /// `the`, or a word of a holiday's name.
  func isFree(behind index: Int) -> Bool {
    guard pieces.indices.contains(index + 1) else { return true }
    let next = pieces[index + 1].token
    if case .word(let word) = next, PhraseVocabulary.units[word] != nil { return false }
    let gap = characters[pieces[index].range.upperBound..<pieces[index + 1].range.lowerBound]
    let joints: Set<String> = ["and", "or", "of", "a", "an", "the"]
    if joints.contains(Self.text(next)) || NamedDay.phraseWords.contains(Self.text(next)) {
      return false
    }
    return PhraseCertainty.isKnown(next) || gap.contains(",")
      || CaptureVocabulary.behindHours.contains(Self.text(next))
  }

  static func text(_ token: PhraseToken) -> String {
    if case .word(let word) = token { word } else { "" }
  }

  static func isDay(_ word: String) -> Bool {
    RepeatVocabulary.weekday(word) != nil || PhraseVocabulary.distances[word] != nil
      || PhraseVocabulary.nights[word] != nil
  }
}
