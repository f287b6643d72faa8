import Domain

/// A saying as a row of the store, both ways.
enum SayingsRow {
  static func saying(_ row: Row) -> Saying {
    Saying(
      number: SayingNumber(stored: row.int(0)),
      words: SayingWords(
        stored: row.optionalText(1).map(Passage.init(stored:)),
        kor: row.optionalText(2).map(Passage.init(stored:)),
        who: row.optionalText(3).map(Line.init(stored:))),
      uploaded: Now(instant: row.int(4), offset: row.int(5)), isSeen: row.bool(6),
      likedAt: moment(row, 7), usedAt: moment(row, 9))
  }

  private static func moment(_ row: Row, _ column: Int) -> Now? {
    row.optionalInt(column).map { Now(instant: $0, offset: row.int(column + 1)) }
  }

  /// All about a new saying.
  static func values(of saying: Saying, liking: Int?, print: Int, origin: Int?) -> [Value] {
    [.int(saying.number.value)] + words(saying.words)
      + [.int(saying.uploaded.instant), .int(saying.uploaded.offset)]
      + marks(of: saying, liking: liking) + [.int(print), .optional(origin)]
  }

  /// Everything about a saying that can change.
  static func changedValues(of saying: Saying, liking: Int?, print: Int) -> [Value] {
    words(saying.words) + marks(of: saying, liking: liking)
      + [.int(print), .int(saying.number.value)]
  }

  private static func words(_ words: SayingWords) -> [Value] {
    [.optional(words.eng?.text), .optional(words.kor?.text), .optional(words.who?.text)]
  }

  private static func marks(of saying: Saying, liking: Int?) -> [Value] {
    [
      .bool(saying.isSeen), .optional(saying.likedAt?.instant), .optional(saying.likedAt?.offset),
      .optional(liking), .optional(saying.usedAt?.instant), .optional(saying.usedAt?.offset),
    ]
  }

  /// A saying's number and words, as the index of words takes them.
  static func indexed(_ saying: Saying) -> [Value] {
    [.int(saying.number.value)] + words(saying.words)
  }
}

/// A saying with what only the store knows about it.
struct KeptSaying {
  let saying: Saying
  let liking: Int?
  let print: Int
  let origin: Int?
  let isRemoved: Bool

  init(_ row: Row) {
    saying = SayingsRow.saying(row)
    liking = row.optionalInt(11)
    print = row.int(12)
    origin = row.optionalInt(13)
    isRemoved = row.optionalInt(14) != nil
  }

  /// Beside words that arrive, with their fingerprint.
  func known(beside words: SayingWords, print: Int) -> Arrival.Known {
    Arrival.Known(
      saying, isRemoved: isRemoved, saysSame: self.print == print && saying.words == words,
      saidSame: origin == print)
  }
}

/// What tells one saying's words from another's at a glance.
enum SayingPrint {
  /// The fingerprint of the words in their composed form.
  static func of(_ words: SayingWords) -> Int {
    // No text of a saying has this character in it.
    var print = Fingerprint()
    for part in [words.eng?.text, words.kor?.text, words.who?.text] {
      if let part { print.add(TextForms.composed(part)) }
      print.add("\u{1F}")
    }
    return print.value
  }
}
