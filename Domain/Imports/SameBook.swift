/// A title and its authors, prepared to find out whether two of them are the same book (fuzzy matching).
public struct SameBook: Hashable, Sendable {
  /// The title without subtitle, series, bracketed text and punctuation. Case and width are folded.
  public let title: [Unicode.Scalar]
  /// The family names of the authors.
  public let families: Set<String>
  /// The volume that the title names: its numbers, and its last word if that word counts volumes, such as 상 or `ii`.
  private let volume: [String]
  /// A bit mask of the letters of the title, for rejecting most pairs quickly. One changed letter flips at most two
  /// bits.
  private let letters: UInt64

  /// The minimum similarity of two titles in percent: 1 − edit distance ÷ longer length.
  public static let likeness = 90

  /// Prepares a title and authors for comparison. Both must be folded already: lower case, one width, normalised.
  public init(title: String, authors: [String]) {
    self.title = Self.bare(title)
    volume = Self.volume(title)
    letters = self.title.reduce(0) { $0 | 1 << UInt64($1.value & 63) }
    families = Set(authors.compactMap(Self.family))
  }

  /// Returns whether both are the same book: they have the same volume, share a family name of an author, and their
  /// titles are similar enough (`likeness`). If the authors of either book are unknown, the titles must be equal.
  public func isSame(as other: SameBook) -> Bool {
    if title.isEmpty || other.title.isEmpty || volume != other.volume { return false }
    if families.isEmpty || other.families.isEmpty { return title == other.title }
    guard !families.isDisjoint(with: other.families) else { return false }
    let longer = max(title.count, other.title.count)
    // The edit distance may be at most a tenth of the longer length.
    let most = longer * (100 - Self.likeness) / 100
    guard abs(title.count - other.title.count) <= most else { return false }
    guard (letters ^ other.letters).nonzeroBitCount <= 2 * most else { return false }
    return title == other.title || Self.distance(title, other.title, atMost: most) <= most
  }

  /// Returns the letters and digits of a title, without bracketed text and subtitle.
  static func bare(_ title: String) -> [Unicode.Scalar] {
    var depth = 0
    var scalars: [Unicode.Scalar] = []
    var before: Unicode.Scalar = " "
    for scalar in title.unicodeScalars {
      defer { before = scalar }
      // Fast path for ASCII letters and digits.
      if depth == 0, Self.isPlain(scalar) {
        scalars.append(scalar)
        continue
      }
      if opening.contains(scalar) {
        depth += 1
        continue
      }
      if closing.contains(scalar) {
        depth = max(0, depth - 1)
        continue
      }
      if depth > 0 { continue }
      // A colon, or a dash after a blank, starts the subtitle.
      let isLine = "-–—".unicodeScalars.contains(scalar) && before == " "
      if scalar == ":" || scalar == ";" || scalar == "：" || isLine, !scalars.isEmpty { break }
      if scalar == "#", !scalars.isEmpty { break }
      if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        scalars.append(scalar)
      }
    }
    if !scalars.isEmpty { return scalars }
    // A title that is completely in brackets is used whole.
    return title.unicodeScalars.filter {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
  }

  /// Returns the numbers in a title, without leading zeros and without those in brackets. The last word follows if it
  /// counts volumes, such as 상 or `ii`. The numbers and the word are compared because the titles of two volumes may
  /// differ in a single character. A subtitle is ignored unless it is very short, such as a number.
  static func volume(_ title: String) -> [String] {
    var plain = ""
    var depth = 0
    for scalar in title.unicodeScalars {
      if opening.contains(scalar) { depth += 1 }
      if depth == 0 { plain.unicodeScalars.append(scalar) }
      if closing.contains(scalar) { depth = max(0, depth - 1) }
    }
    let parts = plain.split { $0 == ":" || $0 == ";" || $0 == "：" }
    guard var counted = parts.first else { return [] }
    if parts.count > 1, parts[1].count(where: { !$0.isWhitespace }) <= shortest {
      counted += " " + parts[1]
    }
    let digits = counted.split { !$0.isASCII || !$0.isNumber }
    let numbers = digits.map { String($0.drop { $0 == "0" }) }
    let last = counted.split(whereSeparator: \.isWhitespace).last.map(String.init)
    return numbers + (last.flatMap { counting.contains($0) ? [$0] : nil } ?? [])
  }

  /// The maximum length of a subtitle after a colon that still counts as part of the title, in characters without
  /// spaces.
  private static let shortest = 4
  private static let counting: Set<String> = [
    "상", "중", "하", "上", "中", "下", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x",
  ]
  private static let opening = Set("([{（［【〔「『<〈《".unicodeScalars)
  private static let closing = Set(")]}）］】〕」』>〉》".unicodeScalars)

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": true
    case _: false
    }
  }

  /// Returns the family name of an author: the first word of a name with a comma, or else the last word. A Hangul name
  /// is returned whole, because most people share one of a few family names. Returns nil if the name contains no
  /// letters.
  static func family(_ author: String) -> String? {
    let parts = author.split(separator: ",", maxSplits: 1)
    let name = parts.count > 1 ? parts[0] : author[...]
    let words = name.split { $0.isWhitespace }
    guard let last = parts.count > 1 ? words.first : words.last else { return nil }
    let isHangul = last.unicodeScalars.allSatisfy { (0xAC00...0xD7A3).contains($0.value) }
    let family = isHangul ? words.joined() : String(last)
    let letters = family.filter { $0.isLetter }
    return letters.isEmpty ? nil : letters
  }

  /// Returns the edit distance (Levenshtein) of two titles. Stops and returns `most + 1` once the distance must exceed
  /// `most`.
  static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar], atMost most: Int) -> Int {
    var row = Array(0...b.count)
    for (line, letter) in a.enumerated() {
      var corner = row[0]
      row[0] = line + 1
      var least = row[0]
      for (column, other) in b.enumerated() {
        let changed = corner + (letter == other ? 0 : 1)
        corner = row[column + 1]
        row[column + 1] = min(changed, corner + 1, row[column] + 1)
        least = min(least, row[column + 1])
      }
      if least > most { return most + 1 }
    }
    return row[b.count]
  }
}
