import Domain
import PresentationKit
import TextUI

/// Formats search results and records as lines of text on the command line.
struct FindingTexts {
  let words: FindingWords
  let today: Day
  /// Whether found words are highlighted with escape sequences for a terminal.
  let highlightsMatches: Bool
  /// The short ids shown in lists; nil if they are not shown.
  var ids: SearchHitIDs?

  /// Formats search results as rows: kind, title, matching text, and day. Texts are escaped; the highlighting is the
  /// only escape sequence in them.
  func hits(_ hits: [Hit]) -> [String] {
    let hits = hits.map(words.inOwnLanguage)
    if words.isPlain { return hits.map(sentence) }
    let nouns = hits.map { words.noun($0.record.kind) }
    let width = nouns.map { CellWidth.of($0) }.max() ?? 0
    let longest = hits.map { CellWidth.of(ids?.short($0.record) ?? "") }.max() ?? 0
    return zip(hits, nouns).map { hit, noun in
      let lead = TextLayout.aligned(noun, .left, in: width)
      var line = lead + "  " + name(hit.record, in: longest) + highlighted(hit.title)
      if hit.snippet != hit.title, !hit.snippet.text.isEmpty {
        line += "  —  " + highlighted(hit.snippet)
      }
      return line + "  (" + words.short(hit.record.day, today: today) + ")"
    }
  }

  /// Returns a search result as one line.
  func sentence(_ hit: Hit) -> String {
    let snippet = hit.snippet == hit.title ? nil : highlighted(hit.snippet)
    return words.record(
      highlighted(hit.title),
      [
        words.noun(hit.record.kind), words.short(hit.record.day, today: today), snippet,
        ids?.short(hit.record).map { "id " + $0 },
      ])
  }

  /// Returns a record of a day as one line that names the day.
  func sentence(_ record: RecordSummary, on day: Day) -> String {
    let record = words.inOwnLanguage(record)
    let time = record.at.map { $0.day == day ? words.clock($0) : "" } ?? ""
    let heading = words.heading(day, today: today)
    var facts: [String?] = [words.verb(record.kind), Self.line(record.title)]
    facts += words.details(record, on: day).map { Self.line($0) }
    facts.append(ids?.short(record).map { "id " + $0 })
    return words.record(time.isEmpty ? heading : heading + ", " + time, facts)
  }

  /// Returns the short id that precedes the title of a record without a name, padded so that titles align.
  private func name(_ record: RecordSummary, in cells: Int) -> String {
    guard let ids, cells > 0 else { return "" }
    return TextLayout.aligned(Printable.line(ids.short(record) ?? ""), .left, in: cells) + "  "
  }

  private func highlighted(_ snippet: Snippet) -> String {
    snippet.parts.map { part in
      let text = Printable.line(part.text)
      return highlightsMatches && part.isFound ? "\u{1B}[1;4m" + text + "\u{1B}[0m" : text
    }.joined()
  }

  /// Formats a record of a day: its time, its verb, its title and its details.
  func row(_ record: RecordSummary, on day: Day) -> [String] {
    let record = words.inOwnLanguage(record)
    let time =
      record.at.map { $0.day == day ? words.clock($0) : "" } ?? ""
    let lead =
      "  " + TextLayout.aligned(time, .left, in: ClockWords.cells(in: words.language)) + "  "
      + TextLayout.aligned(words.verb(record.kind), .left, in: verbWidth) + "  "
      + name(record, in: Naming.shortestID)
    let title = Self.line(record.title)
    let details = words.details(record, on: day).map(Self.line)
    // A mood without words has no title.
    return [lead + ([title] + details).filter { !$0.isEmpty }.joined(separator: " · ")]
  }

  /// The cells of the longest verb, by which the titles are aligned.
  private var verbWidth: Int {
    RecordSummaryKind.allCases.map { CellWidth.of(words.verb($0)) }.max() ?? 0
  }

  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

/// The short ids of records that are not referred to by name.
struct SearchHitIDs: Equatable, Sendable {
  let feelings: ShortIDs
  let events: ShortIDs
  let sentences: ShortIDs
  let notes: ShortIDs

  /// Returns the short id of a record; nil if records of its kind are referred to by name.
  func short(_ record: RecordSummary) -> String? {
    let ids: [RecordSummaryKind: ShortIDs] = [
      .mood: feelings, .event: events, .sentence: sentences, .note: notes,
    ]
    return ids[record.kind]?.short(record.id)
  }
}
