/// Finds what somebody who mistyped a word probably meant.
enum Suggestion {
  /// The nearest of the known words, if one is near enough to be meant.
  static func nearest(to word: String, among known: [String]) -> String? {
    let wanted = Array(word.lowercased().prefix(64))
    let ranked = known.map { (word: $0, distance: distance(wanted, Array($0))) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(1, best.word.count / 3) ? best.word : nil
  }

  /// The one known word that a word of some letters begins.
  static func begun(by word: String, among known: [String]) -> String? {
    let start = word.lowercased()
    let fitting = known.filter { $0.hasPrefix(start) }
    return start.count > 1 && fitting.count == 1 ? fitting.first : nil
  }

  /// How many letters must be put in, taken out, changed or swapped to turn one into the other.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var best = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row.append(best)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
