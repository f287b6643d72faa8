import Domain

/// Finds what somebody who mistyped a word probably meant.
package enum Suggestion {
  /// The nearest of the known words, if one is near enough to be meant.
  package static func nearest(to word: String, among known: [String]) -> String? {
    let wanted = Array(word.lowercased().prefix(64))
    let ranked = known.map { (word: $0, distance: Suggestions.distance(wanted, Array($0))) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(1, best.word.count / 3) ? best.word : nil
  }

  /// The one known word that a word of some letters begins.
  package static func begun(by word: String, among known: [String]) -> String? {
    let start = word.lowercased()
    let fitting = known.filter { $0.hasPrefix(start) }
    return start.count > 1 && fitting.count == 1 ? fitting.first : nil
  }
}
