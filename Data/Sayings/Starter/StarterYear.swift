import Domain

/// Sayings that complete a year of them in each language, so that no day of a first year repeats one. All are in the
/// public domain. They are lines of text, which are split only when a store is created.
enum StarterYear {
  static let english = sayings(englishProverbs, englishAuthors) { StarterSaying(eng: $0, who: $1) }
  static let korean = sayings(koreanProverbs, koreanAuthors) { StarterSaying(kor: $0, who: $1) }

  /// Returns the sayings of some texts, one for each line. A vertical bar comes before the author.
  private static func sayings(
    _ texts: String..., as saying: (String, String?) -> StarterSaying
  ) -> [StarterSaying] {
    texts.flatMap { $0.split(separator: "\n") }.map { line in
      let parts = line.split(separator: "|").map { Text.trimmed(String($0)) }
      return saying(parts[0], parts.count > 1 ? parts[1] : nil)
    }
  }
}
