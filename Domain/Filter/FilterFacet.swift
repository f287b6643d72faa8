/// A field (column) of a list's records by which the list can be filtered.
public protocol FilterFacet: CaseIterable, Equatable, Sendable, RawRepresentable
where RawValue == String, AllCases == [Self] {
  /// The date field that a comparison without a field name uses.
  static var ownDay: Self { get }
  /// Alternative names of the field, including its JSON key.
  var aliases: [String] { get }
  /// The type of the values of the field.
  var kind: FilterKind { get }
  /// The words that the field can be, the first of each row being its name; nil if any word may be right.
  var choices: [[String]]? { get }
}

/// The value type of a field.
public enum FilterKind: Sendable {
  /// Numbers with at most one decimal digit.
  case number
  case day
  /// Words, which can only be compared with `=`.
  case word
}

extension FilterFacet {
  public var choices: [[String]]? { nil }

  /// Returns the field with a name or alias, ignoring case, `-` and `_`; nil if there is none.
  static func named(_ typed: Substring) -> Self? {
    let name = plain(typed)
    return allCases.first { $0.names.contains(name) }
  }

  /// Returns whether a word is so similar to a field name that it is probably a typing error.
  static func isNear(_ typed: Substring) -> Bool {
    let letters = Hangul.letters(of: plain(typed))
    guard letters.count >= 4, letters.count <= 24 else { return false }
    return allCases.flatMap(\.names).contains { name in
      let other = Hangul.letters(of: name)
      return other.count >= 4
        && Suggestions.distance(letters, other) <= max(1, min(letters.count, other.count) / 4)
    }
  }

  /// All names of the field, lowercased.
  private var names: [String] { ([rawValue] + aliases).map { $0.lowercased() } }

  /// Returns a name in lower case without `-` and `_`: `cycle-days` becomes `cycledays`.
  private static func plain(_ typed: Substring) -> String {
    typed.filter { $0 != "-" && $0 != "_" }.lowercased()
  }
}
