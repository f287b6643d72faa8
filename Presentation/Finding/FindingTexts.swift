import Domain
import PresentationKit
import TextUI

/// Hits and records as lines of text on the command line.
struct FindingTexts {
  let words: FindingWords
  let today: Day
  /// Whether what was found is marked for a terminal.
  let marksWords: Bool
  /// What is called by its id in lists; nothing where nobody is going to name it.
  var ids: FoundIDs?

  /// The rows of hits: what each is, its title, where it was found, and its day. They are safe to
  /// show; the marks are the only thing in them that a terminal obeys.
  func hits(_ hits: [Hit]) -> [String] {
    let hits = hits.map(words.inOwnLanguage)
    let nouns = hits.map { words.noun($0.record.kind) }
    let width = nouns.map { CellWidth.of($0) }.max() ?? 0
    let longest = hits.map { CellWidth.of(ids?.short($0.record) ?? "") }.max() ?? 0
    return zip(hits, nouns).map { hit, noun in
      let lead = TextLayout.aligned(noun, .left, in: width)
      var line = lead + "  " + name(hit.record, in: longest) + marked(hit.title)
      if hit.snippet != hit.title, !hit.snippet.text.isEmpty {
        line += "  —  " + marked(hit.snippet)
      }
      return line + "  (" + words.short(hit.record.day, today: today) + ")"
    }
  }

  /// The id a record without a name of its own is named by, before its title; a blank where others
  /// have one.
  private func name(_ record: FoundRecord, in cells: Int) -> String {
    guard let ids, cells > 0 else { return "" }
    return TextLayout.aligned(Printable.line(ids.short(record) ?? ""), .left, in: cells) + "  "
  }

  private func marked(_ snippet: Snippet) -> String {
    snippet.parts.map { part in
      let text = Printable.line(part.text)
      return marksWords && part.isFound ? "\u{1B}[1;4m" + text + "\u{1B}[0m" : text
    }.joined()
  }

  /// A record of a day: when it was, what happened, its title, and what else it says.
  func row(_ record: FoundRecord, on day: Day) -> [String] {
    let record = words.inOwnLanguage(record)
    let time =
      record.at.map { $0.day == day ? words.clock($0) : "" } ?? ""
    let lead =
      "  " + TextLayout.aligned(time, .left, in: ClockWords.cells(in: words.language)) + "  "
      + TextLayout.aligned(words.verb(record.kind), .left, in: verbWidth) + "  "
      + name(record, in: Naming.shortestID)
    let title = Self.line(record.title)
    let details = words.details(record, on: day).map(Self.line)
    // What was felt without words has no title.
    return [lead + ([title] + details).filter { !$0.isEmpty }.joined(separator: " · ")]
  }

  /// The cells of the longest word for what happened.
  private var verbWidth: Int {
    FoundKind.allCases.map { CellWidth.of(words.verb($0)) }.max() ?? 0
  }

  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

/// How the ids are written for short of what has no name of its own.
struct FoundIDs: Equatable, Sendable {
  let feelings: ShortIDs
  let events: ShortIDs
  let sentences: ShortIDs

  /// What a record is named by, unless it has a name, or belongs to what has one.
  func short(_ record: FoundRecord) -> String? {
    let ids: [FoundKind: ShortIDs] = [.mood: feelings, .event: events, .sentence: sentences]
    return ids[record.kind]?.short(record.id)
  }
}
