import Domain

enum StoredSayingColumn: Int, RowColumn {
  case number, eng, kor, who, uploaded, uploadedOffset, seen, likedAt, likedOffset, liking, usedAt,
    usedOffset, shown, origin, print, deletedAt
}

/// Maps sayings to and from database rows.
enum SayingsRow {
  static let shape = TableMapping<StoredSaying, StoredSayingColumn>("sayings") { column in
    switch column {
    case .number:
      .stored(.digits(SayingNumber.range)) { $0.saying.number.value }.fixed.exported("id")
    case .eng: .stored { $0.saying.words.eng?.text }
    case .kor: .stored { $0.saying.words.kor?.text }
    case .who: .stored { $0.saying.words.who?.text }
    case .uploaded:
      .stored(.moment(offset: "uploaded_offset")) { $0.saying.uploaded.instant }.fixed
    case .uploadedOffset: .stored { $0.saying.uploaded.offset }.fixed
    case .seen: .stored { $0.saying.isSeen }
    case .likedAt: .stored(.moment(offset: "liked_offset")) { $0.saying.likedAt?.instant }
    case .likedOffset: .stored { $0.saying.likedAt?.offset }
    case .liking: .stored(.number(0...1_000_000_000_000)) { $0.liking }.exported("likedOrder")
    case .usedAt: .stored(.moment(offset: "used_offset")) { $0.saying.usedAt?.instant }
    case .usedOffset: .stored { $0.saying.usedAt?.offset }
    case .shown: .elsewhere(.count)
    case .origin: .stored(.digits(Int.min...Int.max)) { $0.origin }.fixed
    case .print: .stored { $0.print }.imported { $0.print }
    case .deletedAt: .deleted
    }
  }

  static func saying(_ row: Row) -> Saying { saying(NamedRow(row)) }

  /// Parses a saying together with the columns that only the store needs.
  static func stored(_ row: Row) -> StoredSaying {
    let row = NamedRow<StoredSayingColumn>(row)
    return StoredSaying(
      saying: saying(row), liking: row.optionalInt(.liking), print: row.int(.print),
      origin: row.optionalInt(.origin), isRemoved: !row.isNull(.deletedAt))
  }

  private static func saying(_ row: NamedRow<StoredSayingColumn>) -> Saying {
    Saying(
      number: SayingNumber(stored: row.int(.number)),
      words: SayingWords(
        stored: row.optionalMultilineText(.eng), kor: row.optionalMultilineText(.kor),
        who: row.optionalLine(.who)),
      uploaded: row.moment(.uploaded, .uploadedOffset), isSeen: row.bool(.seen),
      likedAt: row.optionalMoment(.likedAt, .likedOffset),
      usedAt: row.optionalMoment(.usedAt, .usedOffset))
  }

  /// Returns the number and words of a saying for the full-text index.
  static func indexed(_ saying: Saying) -> [Value] {
    let words = saying.words
    return [
      .int(saying.number.value), .optional(words.eng?.text), .optional(words.kor?.text),
      .optional(words.who?.text),
    ]
  }
}

/// A saying with the columns that only the store needs.
struct StoredSaying {
  let saying: Saying
  let liking: Int?
  let print: Int
  let origin: Int?
  var isRemoved = false

  /// Returns what the store knows about an imported saying with these words and this fingerprint.
  func known(beside words: SayingWords, print: Int) -> Arrival.Known {
    Arrival.Known(
      saying, isRemoved: isRemoved, saysSame: self.print == print && saying.words == words,
      saidSame: origin == print)
  }
}

/// Computes fingerprints of the words of sayings.
enum SayingPrint {
  /// Returns the fingerprint of the words in Unicode composed form (NFC).
  static func of(_ words: SayingWords) -> Int {
    // A separator that occurs in no text of a saying.
    var print = Fingerprint()
    for part in [words.eng?.text, words.kor?.text, words.who?.text] {
      if let part { print.add(TextForms.composed(part)) }
      print.add("\u{1F}")
    }
    return print.value
  }
}
