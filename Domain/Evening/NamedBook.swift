/// A book that a line names by its title, and the words beside the title.
public struct NamedBook: Equatable, Sendable {
  public let book: Book
  public let rest: String

  /// Finds the book with the longest title in a line; nil if no title is in it, or nothing is beside the title. Case,
  /// punctuation, a leading article and a Korean particle after the title do not matter.
  public init?(_ line: String, among books: [Book]) {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    let longestFirst = books.sorted { $0.facts.title.text.count > $1.facts.title.text.count }
    for book in longestFirst {
      guard let range = Self.range(of: book.facts.title.text, in: words) else { continue }
      let rest = words[..<range.lowerBound] + words[range.upperBound...]
      if rest.isEmpty { continue }
      (self.book, self.rest) = (book, rest.joined(separator: " "))
      return
    }
    return nil
  }

  private static let articles: Set<String> = ["the", "a", "an"]

  /// Returns the range of the words that form the title; nil if the title is not in `words`.
  static func range(of title: String, in words: [String]) -> Range<Int>? {
    let whole = CaptureNames.squeezed(title)
    var names = [whole]
    let parts = title.split(whereSeparator: \.isWhitespace)
    if parts.count > 1, articles.contains(parts[0].lowercased()) {
      names.append(CaptureNames.squeezed(parts.dropFirst().joined()))
    }
    // A title of a single letter or digit is also an ordinary word.
    names.removeAll { $0.count < 2 }
    for start in words.indices {
      var text = ""
      for end in start..<words.count where text.count <= whole.count {
        text += CaptureNames.squeezed(words[end])
        let stems = EndParticle.stems(of: text).map(\.stem)
        if names.contains(where: { $0 == text || stems.contains($0) }) { return start..<end + 1 }
      }
    }
    return nil
  }
}

extension Book {
  /// Returns whether a position may follow the last record; a rule of reading refuses the others.
  public func isPossible(_ position: ReadingPosition, on day: Day) -> Bool {
    let reached = reached(by: position)
    let before = last.map { $0.day == day ? $0.before : $0.total } ?? 0
    return reached > before && reached != total && reached <= end
  }

  /// Returns whether a position is the one of the last record, so that nothing was read.
  public func isUnchanged(by position: ReadingPosition) -> Bool {
    last != nil && reached(by: position) == total
  }

  private func reached(by position: ReadingPosition) -> Int {
    switch position {
    case .page(let page): page
    case .percent(let percent): facts.pages.map { ($0 * percent + 99) / 100 } ?? percent
    }
  }
}
