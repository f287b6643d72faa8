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
  init(_ record: FoundRecord, _ wanted: SearchedText?, _ fold: SearchedText.Folding) {
    self.record = record
    func find(_ text: String) -> Range<String.Index>? {
      wanted.flatMap { SearchedText(text, fold).find($0)?.range }
    }
    let inOther = record.translation.flatMap(find)
    let others = (record.alias.map { [$0] } ?? []) + record.texts
    let inTitle = record.kind.titleRole == .context ? nil : find(record.title)
    title = inTitle.map { Snippet(record.title, around: $0) } ?? Snippet(record.title)
    var found: Snippet?
    for text in others where found == nil { found = find(text).map { Snippet(text, around: $0) } }
    snippet = found ?? (others.isEmpty ? title : Snippet(others.joined(separator: " · ")))
    let isElsewhere = inTitle == nil && inOther == nil && found != nil
    let said = (title, snippet)
    other = record.translation.map { text in
      Translation(
        title: inOther.map { Snippet(text, around: $0) } ?? Snippet(text),
        snippet: isElsewhere ? said.1 : said.0)
    }
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

/// How good a hit is. What is named so comes before what only says it; what is called just that
/// before what begins with it, has a word that begins with it, or has it inside; and what is nearer
/// in time before what is farther away. The rest is settled by kind and id, so that the same search
/// gives the same order.
struct HitRank: Comparable {
  private let isBody: Bool
  private let fit: TextFit
  private let distance: Int
  private let kind: Int
  private let id: String

  /// Weighs a record by what is looked for and the present moment.
  init(_ record: FoundRecord, _ wanted: SearchedText, at now: Now, _ fold: SearchedText.Folding) {
    func fit(_ text: String) -> TextFit? { SearchedText(text, fold).find(wanted)?.fit }
    let names = [record.title, record.alias].compactMap(\.self)
    let named = record.kind.titleRole == .name ? names.compactMap(fit).min() : nil
    let bodies = (record.kind.titleRole == .body ? [record.title] : []) + record.texts
    isBody = named == nil
    // What the index finds in a way of its own (a number written otherwise) is inside.
    self.fit = named ?? bodies.compactMap(fit).min() ?? .inside
    // Of what has a day alone today's is as near as can be.
    distance =
      record.at.map { abs($0.instant - now.instant) } ?? abs(record.day - now.day) * 86_400
    kind = FoundKind.allCases.firstIndex(of: record.kind) ?? 0
    id = record.id
  }

  static func < (one: HitRank, other: HitRank) -> Bool {
    if one.isBody != other.isBody { return !one.isBody }
    if one.fit != other.fit { return one.fit < other.fit }
    if one.distance != other.distance { return one.distance < other.distance }
    if one.kind != other.kind { return one.kind < other.kind }
    return one.id.unicodeScalars.lexicographicallyPrecedes(other.id.unicodeScalars)
  }
}
