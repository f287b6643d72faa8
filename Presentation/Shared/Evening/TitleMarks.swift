import PresentationKit
import TextUI

/// How sentences quote titles, and the words of the user.
extension Words {
  /// Returns a title between quotation marks, shortened to one line.
  func inMarks(_ title: String) -> String { wholeInMarks(Printable.brief(title)) }

  /// Returns a text between quotation marks.
  func wholeInMarks(_ text: String) -> String {
    let text = Printable.line(text)
    return language.isKorean ? "‘\(text)’" : "“\(text)”"
  }

  /// Returns texts as an enumeration: `A, B`, `A and B`, `A, B and C`.
  func enumerated(_ texts: [String]) -> String {
    guard language.isEnglish, texts.count > 1, let last = texts.last else {
      return texts.joined(separator: ", ")
    }
    return texts.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Returns a text with its first letter capitalised, for the beginning of a sentence.
  func capitalised(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
