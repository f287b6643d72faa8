/// Finds the stored names that are most similar to an unknown name, in one pass over all names.
public struct NearNames: Sendable {
  private let wanted: WantedName
  private let letters: [UInt32]
  private var best: [(name: String, distance: Int)] = []

  /// The maximum number of reported names.
  public static let most = 3
  /// The maximum length of a name that is compared, which bounds the cost of the edit distance.
  private static let longest = 48

  /// Prepares the search for a folded name. Nil if the name has no letters to compare.
  public init?(folded: String) {
    guard let wanted = WantedName(folded: folded) else { return nil }
    self.wanted = wanted
    letters = Hangul.letters(of: wanted.text)
  }

  /// Compares a candidate, given by its display name and its folded form.
  public mutating func weigh(_ name: String, folded: String) {
    guard let distance = distance(to: folded) else { return }
    if best.contains(where: { $0.name == name }) { return }
    if best.count == Self.most, let last = best.last, last.distance <= distance { return }
    let index = best.firstIndex { $0.distance > distance } ?? best.count
    best.insert((name, distance), at: index)
    if best.count > Self.most { best.removeLast() }
  }

  /// The most similar names, nearest first.
  public var names: [String] { best.map(\.name) }

  /// Returns the edit distance to a name or to one of its words. Returns nil if the distance is too large.
  private func distance(to folded: String) -> Int? {
    if wanted.begins(wordOf: folded) { return 0 }
    let most = max(1, letters.count / 3)
    if letters.count < 2 || letters.count > Self.longest { return nil }
    var nearest: Int?
    let words = folded.split(separator: " ")
    for word in [folded.filter { $0 != " " }[...]] + (words.count > 1 ? words : []) {
      let other = Hangul.letters(of: word)
      guard abs(other.count - letters.count) <= most, other.count <= Self.longest else { continue }
      let distance = Suggestions.distance(letters, other)
      if distance <= most { nearest = min(nearest ?? distance, distance) }
    }
    return nearest
  }
}

/// Computes edit distances.
public enum Suggestions {
  /// Returns the Damerau–Levenshtein distance (optimal string alignment): insertions, deletions, substitutions and
  /// transpositions. Takes O(n·m) time.
  public static func distance<Letter: Equatable>(_ a: [Letter], _ b: [Letter]) -> Int {
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
