import Domain

/// Search without an index: a text matches if it contains the query, whatever separates the words. In alphabetic
/// scripts a query of fewer than three letters matches only the beginning of a word.
package struct SearchReference: Sendable {
  private enum Kind { case gap, letter, syllable }

  private let folding: TextFolding

  package init(_ folding: TextFolding) { self.folding = folding }

  package func finds(_ query: String, in text: String) -> Bool {
    if query.hasPrefix("#"), let tag = Hashtag.tag(folding.folded(query)) {
      return Hashtag.all(in: folding.folded(text)).contains { $0.hasPrefix(tag) }
    }
    let wanted = runs(query)
    guard let first = wanted.first else { return false }
    let needle = Array(wanted.joined(separator: [" "]))
    let hay = [" "] + Array(runs(text).joined(separator: [" "]))
    guard needle.count < hay.count else { return false }
    for start in 1...hay.count - needle.count
    where Array(hay[start..<start + needle.count]) == needle {
      let isInsideOfWord = hay[start - 1] != " " && Self.kind(first[0]) == .letter
      if !isInsideOfWord || first.count >= 3 { return true }
    }
    return false
  }

  /// Returns the folded text, split at gaps and where alphabetic letters and syllables meet.
  private func runs(_ text: String) -> [[Unicode.Scalar]] {
    var runs: [[Unicode.Scalar]] = []
    var (last, run) = (Kind.gap, Kind.gap)
    for scalar in folding.folded(text).unicodeScalars {
      let isMark = scalar.properties.canonicalCombiningClass != .notReordered
      let found = isMark ? last : Self.kind(scalar)
      if found != .gap {
        if found != last, found == .letter || run == .letter || runs.isEmpty { runs.append([]) }
        run = found
        runs[runs.count - 1].append(scalar)
      }
      last = found
    }
    return runs
  }

  private static func kind(_ scalar: Unicode.Scalar) -> Kind {
    let properties = scalar.properties
    switch scalar.value {
    case 0x1100...0x11FF, 0x3041...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3: return .syllable
    default: return properties.isAlphabetic || properties.numericType != nil ? .letter : .gap
    }
  }
}

/// The searchable texts of a record.
package struct SearchTexts {
  let names: [String]
  let others: [String]

  package init(names: [String] = [], _ others: [String?] = []) {
    self.names = names
    self.others = others.compactMap(\.self)
  }

  package var all: [String] { names + others }
}

extension SearchReference {
  /// Returns whether the texts contain all words of a query as they were typed, in any order.
  package func findsWords(_ query: String, in texts: [String]) -> Bool {
    let words = words(query)
    return !words.isEmpty && words.allSatisfy { word in texts.contains { finds(word, in: $0) } }
  }

  /// Returns whether the words that are initial consonants match names, and all other words match any text.
  package func findsInitials(_ query: String, in texts: SearchTexts) -> Bool {
    let initials = words(query).filter(Self.isInitials)
    return !initials.isEmpty
      && words(query).allSatisfy { word in
        if !Self.isInitials(word) { return texts.all.contains { finds(word, in: $0) } }
        return texts.names.contains { hasInitials(word, in: $0) }
      }
  }

  /// Returns the matcher of a list. It removes particles from the query only if no record contains the words as typed.
  package func finder(_ query: String, among all: [SearchTexts]) -> (SearchTexts) -> Bool {
    let typed = { (texts: SearchTexts) in
      findsWords(query, in: texts.all) || findsInitials(query, in: texts)
    }
    if all.contains(where: typed) { return typed }
    let stems = SearchWords(folded: folding.folded(query)).stems.map(\.words.text)
    let stem = stems.first { stem in all.contains { findsWords(stem, in: $0.all) } }
    return stem.map { stem in { findsWords(stem, in: $0.all) } } ?? typed
  }

  private func words(_ query: String) -> [String] {
    folding.folded(query).split(whereSeparator: \.isWhitespace).map(String.init)
      .filter { !runs($0).isEmpty }
  }

  static func isInitials(_ word: String) -> Bool {
    word.unicodeScalars.allSatisfy { (0x1100...0x1112).contains($0.value) }
  }

  /// Returns whether a name has adjacent syllables with these initial consonants.
  func hasInitials(_ word: String, in name: String) -> Bool {
    let wanted = word.unicodeScalars.map(\.value)
    return runs(name).contains { run in
      let initials = run.map { scalar in
        (0xAC00...0xD7A3).contains(scalar.value)
          ? 0x1100 + (scalar.value - 0xAC00) / 588 : scalar.value
      }
      return initials.indices.contains { initials[$0...].starts(with: wanted) }
    }
  }
}
