// MARK: Pages after a marker

extension CaptureParser {
  /// Markers before a page number.
  static let marks: Set<String> = ["p", "pg", "pp", "pgs", "page", "pages"]

  /// Parses the page number after a marker, or the last one of a range: `p.120`, `p. 120`, `from p. 84 to 120`, `pages
  /// 84-120`. Returns nil if no number follows.
  func page(_ rest: String, markedBy number: Int) -> (number: Int, range: Range<Int>)? {
    let words = line.words
    func text(_ number: Int) -> String {
      words.indices.contains(number) ? words[number].text.trimmingSuffix(of: ",.:)") : ""
    }
    var last = number
    var said = rest
    if rest.isEmpty {
      last += 1
      said = text(last)
    }
    guard var page = Self.lastPage(said) else { return nil }
    var first = number
    if ["to", "till", "until", "-", "–"].contains(text(last + 1).lowercased()),
      let end = Int(text(last + 2)), end > page
    {
      page = end
      last += 2
      if line.word(number - 1) == "from" { first -= 1 }
    }
    return (page, words[first].range.lowerBound..<words[last].range.upperBound)
  }

  /// Parses a page number or the last one of a range: 120 for `120` and for `84-120`. Returns nil if the range is not
  /// ascending.
  private static func lastPage(_ text: String) -> Int? {
    let sides = text.split { "-–".contains($0) }.map { Int($0) }
    guard let first = sides.first ?? nil else { return nil }
    if sides.count == 1 { return first }
    guard sides.count == 2, let last = sides[1], last > first else { return nil }
    return last
  }
}
