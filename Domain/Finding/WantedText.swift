/// The interpretations of the wanted text, the best first: as typed, by initial consonants, and without the particle
/// of the last word.
struct WantedText {
  private let readings: [WantedReading]

  init(_ text: String, _ fold: SearchedText.Folding) {
    let folded = fold(text)
    let search = SearchWords(folded: folded)
    var readings = [WantedReading(folded, search, fold)]
    if search.hasInitials {
      readings.append(WantedReading(folded, search, byInitials: true, fold))
    }
    readings += search.stems.map { WantedReading($0.words.text, $0.words, fold) }
    self.readings = readings
  }

  /// Returns the best interpretation that matches a record, and the quality of the match. A record that the store
  /// found in another way, such as by another spelling of a number, counts as `inside`.
  func match(in record: SearchedRecord) -> (reading: WantedReading?, fit: RecordFit) {
    for (number, reading) in readings.enumerated() {
      if let match = reading.match(in: record) {
        return (reading, RecordFit(reading: number, isBody: match.isBody, fit: match.fit))
      }
    }
    return (nil, RecordFit(reading: 0, isBody: true, fit: .inside))
  }
}

/// The quality of the match of a record, the best first. The order is by interpretation, then names before bodies,
/// then `TextFit`.
struct RecordFit: Comparable {
  let reading: Int
  let isBody: Bool
  let fit: TextFit

  static func < (one: RecordFit, other: RecordFit) -> Bool {
    if one.reading != other.reading { return one.reading < other.reading }
    if one.isBody != other.isBody { return !one.isBody }
    return one.fit < other.fit
  }
}

/// The texts of a record in comparable form.
struct SearchedRecord {
  /// The names of the record.
  let names: [SearchedText]
  /// The other texts of the record.
  let bodies: [SearchedText]
  /// The name of the owner; nil if the title is not the name of an owner.
  let context: SearchedText?

  init(_ record: RecordSummary, _ fold: SearchedText.Folding) {
    let title = SearchedText(record.title, fold)
    let texts = record.texts.map { SearchedText($0, fold) }
    let alias = record.alias.map { [SearchedText($0, fold)] } ?? []
    switch record.kind.titleRole {
    case .name: (names, bodies, context) = ([title] + alias, texts, nil)
    case .body: (names, bodies, context) = ([], [title] + alias + texts, nil)
    case .context: (names, bodies, context) = ([], alias + texts, title)
    }
  }
}

/// One interpretation of the wanted text.
struct WantedReading {
  private let whole: SearchedText
  private let words: [(letters: SearchedText, byInitials: Bool)]
  /// Whether the whole text is matched by initial consonants, because all its words consist of initial consonants.
  private let byInitials: Bool
  /// Whether the words may match separately. False if the only word is the whole text.
  private let isApart: Bool

  fileprivate init(
    _ text: String, _ search: SearchWords, byInitials: Bool = false, _ fold: SearchedText.Folding
  ) {
    let whole = SearchedText(text, fold)
    let initials = search.words.map { byInitials && SearchWords.isInitials($0) }
    self.byInitials = byInitials && !initials.contains(false)
    let words = zip(search.words, initials)
      .map { (letters: SearchedText($0, fold), byInitials: $1) }
      .filter { !$0.letters.letters.isEmpty }
    (self.whole, self.words) = (whole, words)
    isApart = words.count > 1 || words.contains { $0.letters.letters != whole.letters }
  }

  var count: Int { words.count }

  fileprivate func match(in record: SearchedRecord) -> (isBody: Bool, fit: TextFit)? {
    if let fit = record.names.compactMap(fit).min() { return (false, fit) }
    if let fit = record.bodies.compactMap(fit).min() { return (true, fit) }
    guard count > 1 else { return nil }
    let texts = record.names + record.bodies + (record.context.map { [$0] } ?? [])
    let isThere = words.allSatisfy { word in
      texts.contains { $0.find(word.letters, byInitials: word.byInitials) != nil }
    }
    return isThere ? (true, .scattered) : nil
  }

  private func fit(_ text: SearchedText) -> TextFit? {
    if let found = text.find(whole, byInitials: byInitials) { return found.fit }
    guard isApart else { return nil }
    return missing(in: text).isEmpty ? .scattered : nil
  }

  /// Returns the indices of the words that a text does not contain.
  func missing(in text: SearchedText) -> Set<Int> {
    if text.find(whole, byInitials: byInitials) != nil { return [] }
    return Set(
      words.indices.filter {
        text.find(words[$0].letters, byInitials: words[$0].byInitials) == nil
      })
  }

  /// Returns the ranges of the matches in a text, sorted and without overlaps. If `some` is nil and the whole wanted
  /// text matches, returns only that match. Otherwise returns a match of each word; `some` limits the words by index.
  func ranges(in text: SearchedText, of some: Set<Int>? = nil) -> [Range<String.Index>] {
    if some == nil, let found = text.find(whole, byInitials: byInitials) { return [found.range] }
    let wanted = words.indices.filter { some?.contains($0) ?? true }
    let found = wanted.compactMap {
      text.find(words[$0].letters, byInitials: words[$0].byInitials)?.range
    }
    var apart: [Range<String.Index>] = []
    for range in found.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = apart.last, range.lowerBound < last.upperBound {
        apart[apart.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        apart.append(range)
      }
    }
    return apart
  }
}
