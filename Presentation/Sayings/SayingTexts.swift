package import Domain
import PresentationKit
import TextUI

/// Sayings as lines of text, for the command line and the screens.
package struct SayingTexts {
  let words: SayingsWords

  package init(_ words: SayingsWords) { self.words = words }

  /// The words of a saying line by line, those in the reader's own language first.
  package func lines(_ said: SayingWords) -> [String] {
    said.parts(words.language).joined(separator: "\n\n")
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// One saying in a list: its number, its marks and how it begins. What is new says so in words.
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

  /// The two languages of a saying, the reader's own first.
  package func inOrder(_ said: SayingWords) -> (first: String, second: String?) {
    let both = [said.kor?.text, said.eng?.text]
    let present = (words.language.isKorean ? both : both.reversed()).compactMap(\.self)
    return (present.first ?? "", present.dropFirst().first)
  }

  /// A saying on one line, in the reader's language if it has one.
  package func summary(_ said: SayingWords) -> String {
    let line = inOrder(said).first.split(whereSeparator: \.isNewline).joined(separator: " ")
    // Some speakers come with dashes of their own.
    return line + (said.who.map { ($0.text.hasPrefix("-") ? " " : " — ") + $0.text } ?? "")
  }

  /// Everything about one saying.
  func whole(_ saying: Saying, at now: Now) -> [String] {
    [words.heading(saying, at: now), ""] + lines(saying.words)
  }
}
