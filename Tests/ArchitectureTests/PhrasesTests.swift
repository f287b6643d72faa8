import Foundation
import Support
import Testing

@Suite struct `The sentences in two languages` {
  /// English texts that need different Korean texts in different places, each with the reason.
  private static let several: [String: String] = [
    "": "units that only Korean writes",
    " day": "a span and a rhythm", " days": "a span and a rhythm",
    " or ": "names are listed, numbers are joined",
    "Books": "the part, and where facts about books come from",
    "Finished": "a list of books and a day",
    "History": "a kind of book, and the changes of a user",
    "It took \\(days(used)).": "a single day is praised",
    "Notes": "records, and what an event says", "notes": "records, and what an event says",
    "Nothing was saved.": "a line is written down, a saying is kept",
    "Read \\(report.read)": "what was read is counted as what it is",
    "Time of day": "the hours of a chart, and the one most is read in",
    "\\(range) of \\(total)": "people and books are counted by different words",
    "and \\(more) more": "books and events are counted by different words",
    "busy": "a store that another program uses, and a time with an event",
    "date": "when something is, and a day that is kept of a person",
    "day": "which day, and one day on",
    "free": "the empty end of a scale, and the time between events",
    "later": "an answer that waits, and the next stretch of time",
    "like": "a saying is liked, a book is wished for",
    "unlike": "a saying is liked, a book is wished for",
    "liked": "a saying is liked, a book is wished for",
    "save": "a line is written down, a form is stored",
    "remove the like": "a saying is liked, a book is wished for",
    "low": "the end of a scale, and the lowest of a year",
    "month": "which month, and a whole one",
    "more": "the end of a scale, and the rest of a list",
    "new": "each part names what is new in it",
    "note": "one line about a book, and what one knows of a person",
    "night": "Korean has a word of its own for the hours before dawn",
    "plant": "the thing and the deed",
    "planted": "what was done on a day, and how it stands with a card",
    "read": "what was done, what somebody says who did it, and what a day asks for",
    "used": "what was done on a day, and how it stands with a saying",
    "watered": "what was done on a day, and how it stands with a plant",
    "watering": "a record, and the day of the next one",
    "water": "the deed, and how much there is",
    "turns \\(age)": "an age, and a birthday that is counted",
    "unchanged": "what was found, and what would be left",
    "thirsty": "a sentence, and a word before a noun",
    "unused": "a sentence, and a word before a noun",
  ]

  /// English texts of pairs that may be written in several places, because only the words are the same.
  private static let twice: Set<String> = [
    "People",  // a part, and those who made Haru
    "name",  // of a person, and of an artist
    ", ",  // between a day and a time
  ]

  private static func all() throws -> [SourcePhrase] {
    try ProjectFolder.swiftFiles(in: `The house`.shipped).sorted { $0.key < $1.key }
      .flatMap { SourcePhrase.all(in: $0.value, path: $0.key) }
  }

  @Test func `are found in the sources`() throws {
    let source = #"say("가 \(name("ㄱ")) \"나\"", "a" + "b"), Phrase("다", "c")("#
    let phrases = SourcePhrase.all(in: source, path: "")
    #expect(phrases.map(\.korean) == [#"가 \(name("ㄱ")) \"나\""#, "다"])
    #expect(phrases.map(\.english) == ["ab", "c"])
    #expect(try Self.all().count > 1500)
  }

  @Test func `say the same in Korean wherever they say the same in English`() throws {
    let phrases = Dictionary(grouping: try Self.all(), by: \.english)
    for (english, phrases) in phrases.sorted(by: { $0.key < $1.key }) {
      let korean = Set(phrases.map(\.korean)).sorted()
      #expect(
        (korean.count > 1) == (Self.several[english] != nil),
        "“\(english)” is \(korean) at \(phrases.map(\.location))")
    }
    for english in Self.several.keys { #expect(phrases[english] != nil, "“\(english)”") }
  }

  @Test func `are written once`() throws {
    let pairs = Dictionary(grouping: try Self.all()) { [$0.korean, $0.english] }
    for phrases in pairs.values where phrases.count > 1 && !Self.twice.contains(phrases[0].english)
    {
      Issue.record("“\(phrases[0].english)” is written at \(phrases.map(\.location))")
    }
  }
}

/// A Korean and an English text with the same meaning, as the source has them.
private struct SourcePhrase {
  let korean: String
  let english: String
  let location: String

  /// Returns the texts of every `say(…, …)` and `Phrase(…, …)` in a source whose arguments are string literals.
  static func all(in source: String, path: String) -> [SourcePhrase] {
    let begins = /\b(?:say|Phrase)\(\s*(?=")/
    return source.matches(of: begins).compactMap { match in
      var rest = source[match.range.upperBound...]
      guard let korean = text(in: &rest), rest.first == ",", rest.removeFirst() == ",",
        let english = text(in: &rest), rest.first == ")"
      else { return nil }
      let line = source[..<match.range.lowerBound].count { $0.isNewline } + 1
      return SourcePhrase(korean: korean, english: english, location: "\(path):\(line)")
    }
  }

  /// Removes string literals joined by `+` from the beginning of `rest` and returns their text. Nil if `rest` begins
  /// with no literal.
  private static func text(in rest: inout Substring) -> String? {
    var text = ""
    repeat {
      rest = rest.drop { $0.isWhitespace || $0 == "+" }
      guard let literal = literal(in: &rest) else { return nil }
      text += literal
      rest = rest.drop { $0.isWhitespace }
    } while rest.first == "+"
    return text
  }

  /// Removes one string literal from the beginning of `rest` and returns its source text, interpolations included. Nil
  /// if there is none.
  private static func literal(in rest: inout Substring) -> String? {
    guard rest.first == "\"", !rest.hasPrefix("\"\"\"") else { return nil }
    rest.removeFirst()
    var text = ""
    while let character = rest.popFirst() {
      if character == "\"" { return text }
      text.append(character)
      guard character == "\\", let next = rest.popFirst() else { continue }
      text.append(next)
      if next == "(" { text += inside(&rest) }
    }
    return nil
  }

  /// Removes the rest of an interpolation from `rest` and returns it, with the closing bracket.
  private static func inside(_ rest: inout Substring) -> String {
    var (text, depth) = ("", 1)
    while depth > 0, let character = rest.first {
      if character == "\"" {
        guard let inner = literal(in: &rest) else { return text }
        text += "\"\(inner)\""
        continue
      }
      rest.removeFirst()
      text.append(character)
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
    }
    return text
  }
}
