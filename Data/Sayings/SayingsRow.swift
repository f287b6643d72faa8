import Domain

/// The columns of a saying.
enum KeptSayingColumn: Int, RowColumn {
  case number, eng, kor, who, uploaded, uploadedOffset, seen, likedAt, likedOffset, liking, usedAt,
    usedOffset, shown, origin, print, deleted
}

/// A saying as a row of the store, both ways.
enum SayingsRow {
  static let shape = RecordShape<KeptSaying, KeptSayingColumn>("sayings") { column in
    switch column {
    case .number:
      .kept("number") { .int($0.saying.number.value) }.fixed
        .exported("id", .digits(SayingNumber.range))
    case .eng: .kept("eng") { .optional($0.saying.words.eng?.text) }.exported(optional: true)
    case .kor: .kept("kor") { .optional($0.saying.words.kor?.text) }.exported(optional: true)
    case .who: .kept("who") { .optional($0.saying.words.who?.text) }.exported(optional: true)
    case .uploaded:
      .kept("uploaded") { .int($0.saying.uploaded.instant) }.fixed
        .exported(nil, .moment(offset: "uploaded_offset"))
    case .uploadedOffset: .kept("uploaded_offset") { .int($0.saying.uploaded.offset) }.fixed
    case .seen: .kept("seen") { .bool($0.saying.isSeen) }.exported(nil, .flag)
    case .likedAt:
      .kept("liked_at") { .optional($0.saying.likedAt?.instant) }
        .exported("likedAt", .moment(offset: "liked_offset"), optional: true)
    case .likedOffset: .kept("liked_offset") { .optional($0.saying.likedAt?.offset) }
    case .liking:
      .kept("liking") { .optional($0.liking) }
        .exported("likedOrder", .number(0...1_000_000_000_000), optional: true)
    case .usedAt:
      .kept("used_at") { .optional($0.saying.usedAt?.instant) }
        .exported("usedAt", .moment(offset: "used_offset"), optional: true)
    case .usedOffset: .kept("used_offset") { .optional($0.saying.usedAt?.offset) }
    case .shown: .elsewhere("shown").exported(nil, .count)
    case .origin:
      .kept("origin") { .optional($0.origin) }.fixed
        .exported(nil, .digits(Int.min...Int.max), optional: true)
    case .print: .kept("print") { .int($0.print) }.imported { .int($0.print) }
    case .deleted: .deleted
    }
  }

  static func saying(_ row: Row) -> Saying { saying(NamedRow(row)) }

  /// Reads a saying with what only the store knows about it.
  static func kept(_ row: Row) -> KeptSaying {
    let row = NamedRow<KeptSayingColumn>(row)
    return KeptSaying(
      saying: saying(row), liking: row.optionalInt(.liking), print: row.int(.print),
      origin: row.optionalInt(.origin), isRemoved: !row.isNull(.deleted))
  }

  private static func saying(_ row: NamedRow<KeptSayingColumn>) -> Saying {
    Saying(
      number: SayingNumber(stored: row.int(.number)),
      words: SayingWords(
        stored: row.optionalPassage(.eng), kor: row.optionalPassage(.kor),
        who: row.optionalLine(.who)),
      uploaded: row.moment(.uploaded, .uploadedOffset), isSeen: row.bool(.seen),
      likedAt: row.optionalMoment(.likedAt, .likedOffset),
      usedAt: row.optionalMoment(.usedAt, .usedOffset))
  }

  /// A saying's number and words, as the index of words takes them.
  static func indexed(_ saying: Saying) -> [Value] {
    let words = saying.words
    return [
      .int(saying.number.value), .optional(words.eng?.text), .optional(words.kor?.text),
      .optional(words.who?.text),
    ]
  }
}

/// A saying with what only the store knows about it.
struct KeptSaying {
  let saying: Saying
  let liking: Int?
  let print: Int
  let origin: Int?
  var isRemoved = false

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
