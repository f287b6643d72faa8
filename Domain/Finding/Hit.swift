/// A record that was found, with what was found marked in it.
public struct Hit: Equatable, Hashable, Sendable {
  /// What was found.
  public let record: FoundRecord
  /// Its title, with what was found marked.
  public let title: Snippet
  /// Where else it was found, or what the record says besides its title.
  public let snippet: Snippet
  /// The same for a title in the other language.
  private let other: Translation?

  private struct Translation: Equatable, Hashable {
    let title: Snippet
    let snippet: Snippet
  }

  /// Marks what was found; nothing where the record is found by its day.
  init(_ record: FoundRecord, _ wanted: WantedText?, _ fold: SearchedText.Folding) {
    self.record = record
    let reading = wanted.flatMap { $0.place(in: SearchedRecord(record, fold)).reading }
    func marked(_ text: String, of words: Set<Int>? = nil) -> Snippet {
      let places = reading.map { $0.ranges(in: SearchedText(text, fold), of: words) }
      return Snippet(text, around: places ?? [])
    }
    // Of several texts the one with most of the words is shown, of equal ones the first, and with it
    // those that have the rest.
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
      while let place = next() {
        best.append(place)
        missing.formIntersection(lacking[place])
      }
    }
    // Whose a record is does not count, unless that has a word which the record itself has not.
    let isContext = record.kind.titleRole == .context
    title = marked(record.title, of: isContext ? (best.isEmpty ? [] : missing) : nil)
    let found = best.isEmpty ? nil : Snippet(joining: best.sorted().map { marked(others[$0]) })
    snippet = found ?? (others.isEmpty ? title : Snippet(others.joined(separator: " · ")))
    let inOther = record.translation.map { marked($0) }
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

  /// The hit with its title in the other language, where it has one.
  public var translated: Hit { other.map { Hit(self, $0) } ?? self }
}

/// How good a hit is: how well it fits what is looked for, then what is nearer in time before what is
/// farther away. The rest is settled by kind and id, so that the same search gives the same order.
struct HitRank: Comparable {
  private let fit: RecordFit
  private let distance: Int
  private let kind: Int
  private let id: String

  /// Weighs a record by what is looked for and the present moment.
  init(_ record: FoundRecord, _ wanted: WantedText, at now: Now, _ fold: SearchedText.Folding) {
    fit = wanted.place(in: SearchedRecord(record, fold)).fit
    // Of what has a day alone today's is as near as can be.
    distance =
      record.at.map { abs($0.instant - now.instant) } ?? abs(record.day - now.day) * 86_400
    kind = FoundKind.allCases.firstIndex(of: record.kind) ?? 0
    id = record.id
  }

  static func < (one: HitRank, other: HitRank) -> Bool {
    if one.fit != other.fit { return one.fit < other.fit }
    if one.distance != other.distance { return one.distance < other.distance }
    if one.kind != other.kind { return one.kind < other.kind }
    return one.id.unicodeScalars.lexicographicallyPrecedes(other.id.unicodeScalars)
  }
}
