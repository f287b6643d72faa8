/// What somebody looks for in records, in all the ways it is looked for, the best first: as it was
/// typed, by the initial consonants of syllables, and without the particle of its last word.
struct WantedText {
  private let readings: [WantedReading]

  /// Looks for a text as it was typed.
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

  /// How a record fits, and by which of the readings. What none of them finds was found by the store
  /// in a way of its own (a number written otherwise), and counts as something inside.
  func place(in record: SearchedRecord) -> (reading: WantedReading?, fit: RecordFit) {
    for (number, reading) in readings.enumerated() {
      if let place = reading.place(in: record) {
        return (reading, RecordFit(reading: number, isBody: place.isBody, fit: place.fit))
      }
    }
    return (nil, RecordFit(reading: 0, isBody: true, fit: .inside))
  }
}

/// How well a record fits, the best first: what has the words as they were typed before what has
/// them otherwise, and what is named so before what only says it.
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

/// The texts of a record as they are compared.
struct SearchedRecord {
  /// What it is called.
  let names: [SearchedText]
  /// What it says.
  let bodies: [SearchedText]
  /// Whose it is, where that is not what it is called.
  let context: SearchedText?

  /// Cuts the texts of a record.
  init(_ record: FoundRecord, _ fold: SearchedText.Folding) {
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

/// One way of reading what somebody looks for.
struct WantedReading {
  private let whole: SearchedText
  private let words: [(letters: SearchedText, byInitials: Bool)]
  /// Whether all of it stands for initials.
  private let byInitials: Bool
  /// Whether the words could stand apart from each other, so that the whole is not all there is.
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

  /// How many words there are.
  var count: Int { words.count }

  fileprivate func place(in record: SearchedRecord) -> (isBody: Bool, fit: TextFit)? {
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

  /// The numbers of the words a text has not.
  func missing(in text: SearchedText) -> Set<Int> {
    if text.find(whole, byInitials: byInitials) != nil { return [] }
    return Set(
      words.indices.filter {
        text.find(words[$0].letters, byInitials: words[$0].byInitials) == nil
      })
  }

  /// Where a text has what is looked for, in order and apart from each other: all of it where that
  /// stands together, else each of some words.
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
