package import Domain
import PresentationKit
import TextUI

/// Formats sayings as lines of text, for the command line and the screens.
package struct SayingTexts {
  let words: SayingsWords

  package init(_ words: SayingsWords) { self.words = words }

  /// Returns the words of a saying line by line, with those in the reader's language first.
  package func lines(_ sayingWords: SayingWords) -> [String] {
    sayingWords.parts(words.language).joined(separator: "\n\n")
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Returns a saying as a row of a list: number, signs and text. A new saying that was not opened is also labelled in
  /// words.
  func row(_ saying: Saying, at now: Now) -> String {
    if words.isPlain { return words.field(words.heading(saying, at: now), summary(saying.words)) }
    let glyphs = Glyphs.unicode
    let marks = [
      saying.isUnseen(at: now) ? glyphs.new : " ", saying.isLiked ? glyphs.liked : " ",
      saying.isUsed ? glyphs.used : " ",
    ]
    let number = Column.padded(saying.number.description, to: 4, .right)
    let isNew = saying.isUnseen(at: now) ? self.words.new + " · " : ""
    return "\(number) \(marks.joined()) \(isNew)\(summary(saying.words))"
  }

  /// Returns the texts of a saying, with the reader's language first; `second` is nil if there is only one text.
  package func inOrder(_ sayingWords: SayingWords) -> (first: String, second: String?) {
    let both = [sayingWords.kor?.text, sayingWords.eng?.text]
    let present = (words.language.isKorean ? both : both.reversed()).compactMap(\.self)
    return (present.first ?? "", present.dropFirst().first)
  }

  /// Returns a saying on one line, in the reader's language if available.
  package func summary(_ sayingWords: SayingWords) -> String {
    let line = inOrder(sayingWords).first.split(whereSeparator: \.isNewline).joined(separator: " ")
    if words.isPlain { return line + (sayingWords.who.map { " (\($0.text))" } ?? "") }
    // Some speakers already begin with a dash.
    return line + (sayingWords.who.map { ($0.text.hasPrefix("-") ? " " : " — ") + $0.text } ?? "")
  }

  /// Returns a saying with its heading and all of its words.
  func whole(_ saying: Saying, at now: Now) -> [String] {
    [words.heading(saying, at: now), ""] + lines(saying.words)
  }
}
