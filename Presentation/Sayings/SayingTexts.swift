package import Domain
import PresentationKit
import TextUI

/// Sayings as lines of text, for the command line and the screens.
package struct SayingTexts {
  let words: SayingsWords

  package init(_ words: SayingsWords) { self.words = words }

  /// The words of a saying line by line, those in the reader's language first.
  package func lines(_ said: SayingWords) -> [String] {
    said.parts(words.language).joined(separator: "\n\n")
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// A saying in a list: its number, its marks and its text. A new one that was not opened also says so in words.
  func row(_ saying: Saying, at now: Now) -> String {
    let glyphs = Glyphs.unicode
    let marks = [
      saying.isUnseen(at: now) ? glyphs.new : " ", saying.isLiked ? glyphs.liked : " ",
      saying.isUsed ? glyphs.used : " ",
    ]
    let number = Column.padded(saying.number.description, to: 4, .right)
    let isNew = saying.isUnseen(at: now) ? self.words.new + " · " : ""
    return "\(number) \(marks.joined()) \(isNew)\(summary(saying.words))"
  }

  /// The texts of a saying, the reader's language first; `second` is nil if there is only one.
  package func inOrder(_ said: SayingWords) -> (first: String, second: String?) {
    let both = [said.kor?.text, said.eng?.text]
    let present = (words.language.isKorean ? both : both.reversed()).compactMap(\.self)
    return (present.first ?? "", present.dropFirst().first)
  }

  /// A saying on one line, in the reader's language if it has one.
  package func summary(_ said: SayingWords) -> String {
    let line = inOrder(said).first.split(whereSeparator: \.isNewline).joined(separator: " ")
    // Some speakers already begin with a dash.
    return line + (said.who.map { ($0.text.hasPrefix("-") ? " " : " — ") + $0.text } ?? "")
  }

  /// A saying with its heading and all of its words.
  func whole(_ saying: Saying, at now: Now) -> [String] {
    [words.heading(saying, at: now), ""] + lines(saying.words)
  }
}
