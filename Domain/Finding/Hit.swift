/// A search result with the matches marked.
public struct Hit: Equatable, Hashable, Sendable {
  public let record: RecordSummary
  /// The title with the matches marked.
  public let title: Snippet
  /// The texts besides the title that have matches, without those that add no further word. If none has a match, all
  /// texts besides the title. If there are no such texts, the title.
  public let snippet: Snippet
  /// The title and the snippet, with the record's title in the other language; nil if there is no translation.
  private let other: Translation?

  private struct Translation: Equatable, Hashable {
    let title: Snippet
    let snippet: Snippet
  }

  /// Marks the matches in a record. `wanted` is nil if the record was found by its day, so that nothing is marked.
  init(_ record: RecordSummary, _ wanted: WantedText?, _ fold: SearchedText.Folding) {
    self.record = record
    let reading = wanted.flatMap { $0.match(in: SearchedRecord(record, fold)).reading }
    func highlighted(_ text: String, of words: Set<Int>? = nil) -> Snippet {
      let ranges = reading.map { $0.ranges(in: SearchedText(text, fold), of: words) }
      return Snippet(text, around: ranges ?? [])
    }
    // Greedy choice: first the text with the most matched words, on a tie the first one. Then texts that contain words
    // still missing.
    let others = (record.alias.map { [$0] } ?? []) + record.texts
    var missing = Set(0..<(reading?.count ?? 0))
    var best: [Int] = []
    if let reading {
      let lacking = others.map { reading.missing(in: SearchedText($0, fold)) }
      func next() -> Int? {
        let least = lacking.indices.min {
          lacking[$0].intersection(missing).count < lacking[$1].intersection(missing).count
        }
        return least.flatMap { missing.isSubset(of: lacking[$0]) ? nil : $0 }
      }
      while let index = next() {
        best.append(index)
        missing.formIntersection(lacking[index])
      }
    }
    // The owner's name is marked only for words that the record's own texts do not contain.
    let isContext = record.kind.titleRole == .context
    title = highlighted(record.title, of: isContext ? (best.isEmpty ? [] : missing) : nil)
    let found = best.isEmpty ? nil : Snippet(joining: best.sorted().map { highlighted(others[$0]) })
    snippet = found ?? (others.isEmpty ? title : Snippet(others.joined(separator: " · ")))
    let inOther = record.translation.map { highlighted($0) }
    let isInNeither = title.found.isEmpty && inOther?.found.isEmpty ?? true
    let beside = isInNeither && found != nil ? snippet : title
    other = inOther.map { Translation(title: $0, snippet: beside) }
  }

  private init(_ hit: Hit, _ translation: Translation) {
    record = hit.record.translated
    title = translation.title
    snippet = translation.snippet
    other = Translation(title: hit.title, snippet: hit.snippet)
  }

  /// The hit with its title in the other language, or the same hit if there is no translation.
  public var translated: Hit { other.map { Hit(self, $0) } ?? self }
}

/// The relevance of a hit: by match quality, then by distance in time from now. Kind and id break ties, so that the
/// order is deterministic.
struct HitRank: Comparable {
  private let fit: RecordFit
  private let distance: Int
  private let kind: Int
  private let id: String

  init(_ record: RecordSummary, _ wanted: WantedText, at now: Now, _ fold: SearchedText.Folding) {
    fit = wanted.match(in: SearchedRecord(record, fold)).fit
    // A record without a time is ranked by whole days, so one of today has the distance 0.
    distance =
      record.at.map { abs($0.instant - now.instant) } ?? abs(record.day - now.day) * 86_400
    kind = RecordSummaryKind.allCases.firstIndex(of: record.kind) ?? 0
    id = record.id
  }

  static func < (one: HitRank, other: HitRank) -> Bool {
    if one.fit != other.fit { return one.fit < other.fit }
    if one.distance != other.distance { return one.distance < other.distance }
    if one.kind != other.kind { return one.kind < other.kind }
    return one.id.unicodeScalars.lexicographicallyPrecedes(other.id.unicodeScalars)
  }
}
