/// A field (column) of the records of a list by which the list can be filtered.
public protocol FilterFacet: CaseIterable, Equatable, Sendable, RawRepresentable
where RawValue == String, AllCases == [Self] {
  /// The day of a record that is meant where a comparison names no field.
  static var ownDay: Self { get }
  /// Other words for the field, among them the member of the record in JSON.
  var aliases: [String] { get }
  /// What its values are.
  var kind: FilterKind { get }
}

/// What the values of a field are.
public enum FilterKind: Sendable {
  /// Numbers, with one digit behind the point where there is one.
  case number
  case day
}

extension FilterFacet {
  /// The field that somebody means by a word; nothing where no field is called so.
  static func named(_ typed: Substring) -> Self? {
    let name = plain(typed)
    return allCases.first { $0.names.contains(name) }
  }

  /// Whether a word is so near to the name of a field that it was hardly meant as anything else.
  static func isNear(_ typed: Substring) -> Bool {
    let letters = Hangul.letters(of: plain(typed))
    guard letters.count >= 4, letters.count <= 24 else { return false }
    return allCases.flatMap(\.names).contains { name in
      let other = Hangul.letters(of: name)
      return other.count >= 4
        && Suggestions.distance(letters, other) <= max(1, min(letters.count, other.count) / 4)
    }
  }

  /// All words for it.
  private var names: [String] { ([rawValue] + aliases).map { $0.lowercased() } }

  /// A name without its signs, in small letters: `cycle-days` is `cycleDays`.
  private static func plain(_ typed: Substring) -> String {
    typed.filter { $0 != "-" && $0 != "_" }.lowercased()
  }
}
