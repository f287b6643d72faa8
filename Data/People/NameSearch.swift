import Domain

/// Searches names and numbers row by row, without a full-text index.
struct NameSearch {
  /// The folded name columns.
  private let names: [String]
  /// The column with phone numbers in a comparable form.
  private let numbers: String
  /// The FROM and WHERE clauses of the searched rows.
  private let rows: String

  /// The search of people by name, nickname and number.
  static let people = NameSearch(
    names: ["name_folded", "nickname_folded"], numbers: "phone_key",
    rows: "people WHERE deleted_at IS NULL")
  /// The search of contact cards by name and number.
  static let cards = NameSearch(
    names: ["c.name_folded"], numbers: "c.number_keys",
    rows: "contacts c WHERE c.deleted_at IS NULL")

  /// A piece of SQL with its bound values.
  typealias Piece = (sql: String, values: [Value])

  /// Returns the condition for all words of a search. If no row matches, Korean particles are
  /// removed from the words, and the first variant that any row matches is used.
  func condition(_ text: String) -> Piece {
    let folded = TextForms.folded(text)
    let search = SearchWords(folded: folded)
    var whole = all(search)
    // A phone number may contain spaces.
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

  /// Returns the condition for an exact phrase, or for the digits of a number.
  func phrase(_ text: String) -> Piece {
    let folded = TextForms.folded(text)
    let pieces =
      names.map { has(folded, in: $0) } + PeopleSQL.numbers(folded).map { has($0, in: numbers) }
    return ("(\(pieces.map(\.sql).joined(separator: " OR ")))", pieces.flatMap(\.values))
  }

  /// Returns the condition that each word occurs in a name or number.
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

  /// Returns the condition that a column contains the text. With `orApart` spaces in the column are
  /// ignored too.
  private func has(_ text: String, in column: String, orApart: Bool = false) -> Piece {
    let sql = "instr(\(column), ?)"
    if !orApart { return (sql, [.text(text)]) }
    return (
      "\(sql) OR (instr(\(column), ' ') AND instr(replace(\(column), ' ', ''), ?))",
      [.text(text), .text(text)]
    )
  }

  /// The maximum length of a pattern. Longer patterns are useless for names, and SQLite limits the
  /// length of a GLOB pattern.
  private static let longest = 200

  /// Returns a GLOB pattern for names whose consecutive syllables begin with the given consonants;
  /// nil if the word has other letters.
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
