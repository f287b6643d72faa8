import Domain

/// Suggests known words for a mistyped word.
package enum Suggestion {
  /// Returns the known word with the smallest edit distance; nil if no word is near enough.
  package static func nearest(to word: String, among known: [String]) -> String? {
    let wanted = Array(word.lowercased().prefix(64))
    let ranked = known.map { (word: $0, distance: Suggestions.distance(wanted, Array($0))) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(1, best.word.count / 3) ? best.word : nil
  }

  /// Returns the only known word with this prefix; nil if there are none or several, or if the prefix has fewer than
  /// two characters.
  package static func begun(by word: String, among known: [String]) -> String? {
    let start = word.lowercased()
    let fitting = known.filter { $0.hasPrefix(start) }
    return start.count > 1 && fitting.count == 1 ? fitting.first : nil
  }
}
