package import Domain
import TextUI

/// Descriptions of the length limits of texts, and of short durations.
package struct LengthWords: Words {
  package let language: Language

  package init(language: Language) { self.language = language }

  /// Returns a limit as a number of characters. A limit in cells becomes the number of Korean or Latin characters that
  /// fit.
  package func letters(_ limit: TextLimit) -> String {
    switch limit {
    case .characters(let count): say("\(count)글자", "\(count) characters")
    case .cells(let count):
      Phrase("한글 \(count / 2)글자(영문 \(count)글자)", "\(count) characters (\(count / 2) in Hangul)")(
        language)
    }
  }

  package func minutes(_ count: Int) -> String { say("\(count)분", "\(count) min") }
  package func hours(_ count: Int) -> String { say("\(count)시간", "\(count) h") }
}
