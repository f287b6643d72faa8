import Domain

/// How names and numbers are looked through that no index of words has, row by row.
struct NameSearch {
  /// The names, folded.
  private let names: [String]
  /// The numbers as they are compared.
  private let numbers: String
  /// The rows there are.
  private let rows: String

  /// The names and nicknames of people.
  static let people = NameSearch(
    names: ["name_folded", "nickname_folded"], numbers: "phone_key",
    rows: "people WHERE deleted_at IS NULL")
  /// The names of cards.
  static let cards = NameSearch(
    names: ["c.name_folded"], numbers: "c.number_keys",
    rows: "contacts c WHERE c.deleted_at IS NULL")

  /// A piece of SQL with what is bound in it.
  typealias Piece = (sql: String, values: [Value])

  /// The condition for all words of what somebody looks for. Where no row fulfils it, the first rest
  /// without a particle does that any row has.
  func condition(_ text: String) -> Piece {
    let folded = TextForms.folded(text)
    let search = SearchWords(folded: folded)
    var whole = all(search)
    // A number is parted by blanks as well.
    for number in PeopleSQL.numbers(folded) where search.words.count > 1 {
      let piece = has(number, in: numbers)
      whole = ("\(whole.sql) OR \(piece.sql)", whole.values + piece.values)
    }
    var tried = [whole]
    var either = whole
    for stem in search.stems {
      let rest = all(stem.words)
      let nothing = tried.map { "NOT EXISTS (SELECT 1 FROM \(rows) AND (\($0.sql)))" }
      either.sql += " OR (\(nothing.joined(separator: " AND ")) AND \(rest.sql))"
      either.values += tried.flatMap(\.values) + rest.values
      tried.append(rest)
    }
    return ("(\(either.sql))", either.values)
  }

  /// The condition for words side by side, or for the digits of a number.
  func phrase(_ text: String) -> Piece {
    let folded = TextForms.folded(text)
    let pieces =
      names.map { has(folded, in: $0) } + PeopleSQL.numbers(folded).map { has($0, in: numbers) }
    return ("(\(pieces.map(\.sql).joined(separator: " OR ")))", pieces.flatMap(\.values))
  }

  /// Each of some words is in a name or a number.
  private func all(_ search: SearchWords) -> Piece {
    let pieces = search.words.map(any)
    if pieces.isEmpty { return ("true", []) }
    return ("(\(pieces.map(\.sql).joined(separator: " AND ")))", pieces.flatMap(\.values))
  }

  private func any(_ word: String) -> Piece {
    var pieces = names.map { has(word, in: $0, orApart: true) }
    pieces += PeopleSQL.numbers(word).map { has($0, in: numbers) }
    if let initials = Self.initials(word) {
      pieces += names.map { ("replace(\($0), ' ', '') GLOB ?", [.text(initials)]) }
    }
    return ("(\(pieces.map(\.sql).joined(separator: " OR ")))", pieces.flatMap(\.values))
  }

  /// A column has a text, where that may be parted by blanks too.
  private func has(_ text: String, in column: String, orApart: Bool = false) -> Piece {
    let sql = "instr(\(column), ?)"
    if !orApart { return (sql, [.text(text)]) }
    return (
      "\(sql) OR (instr(\(column), ' ') AND instr(replace(\(column), ' ', ''), ?))",
      [.text(text), .text(text)]
    )
  }

  /// No name is longer, and SQLite takes no pattern without an end.
  private static let longest = 200

  /// The pattern of all names that have syllables with some initial consonants, one after the other.
  private static func initials(_ word: String) -> String? {
    guard SearchWords.isInitials(word), word.unicodeScalars.count <= longest else { return nil }
    let classes = word.unicodeScalars.compactMap { initial in
      Hangul.syllables(beginningWith: initial).map {
        "[\(initial)\($0.lowerBound)-\($0.upperBound)]"
      }
    }
    return "*" + classes.joined() + "*"
  }
}
