/// Finds the names nearest to one that nothing is called by, in one pass over all of them.
public struct NearNames: Sendable {
  private let wanted: WantedName
  private let letters: [UInt32]
  private var best: [(name: String, distance: Int)] = []

  /// How many names are told of at most.
  public static let most = 3
  /// Longer names than this are not compared letter by letter.
  private static let longest = 48

  /// Looks for what is near a folded name; nothing when there is nothing to look for.
  public init?(folded: String) {
    guard let wanted = WantedName(folded: folded) else { return nil }
    self.wanted = wanted
    letters = Hangul.letters(of: wanted.text)
  }

  /// Weighs a name: as it is shown, and folded.
  public mutating func weigh(_ name: String, folded: String) {
    guard let distance = distance(to: folded) else { return }
    if best.contains(where: { $0.name == name }) { return }
    if best.count == Self.most, let last = best.last, last.distance <= distance { return }
    let place = best.firstIndex { $0.distance > distance } ?? best.count
    best.insert((name, distance), at: place)
    if best.count > Self.most { best.removeLast() }
  }

  /// The nearest names, the nearest first.
  public var names: [String] { best.map(\.name) }

  /// How far a name is, or one of its words; nothing when it is too far to be meant.
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

/// How far words are from each other.
public enum Suggestions {
  /// How many letters must be put in, taken out, changed or swapped to turn one into the other.
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
