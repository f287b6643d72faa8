package import Domain
import TextUI

/// Length limits of texts in words.
package struct LengthWords: Words {
  package let language: Language

  package init(language: Language) { self.language = language }

  /// A limit in characters. A limit in cells becomes the number of Korean or Latin characters that
  /// fit.
  package func letters(_ limit: TextLimit) -> String {
    switch limit {
    case .characters(let count): say("\(count)글자", "\(count) characters")
    case .cells(let count):
      Phrase("한글 \(count / 2)글자(영문 \(count)글자)", "\(count) characters (\(count / 2) in Hangul)")(
        language)
    }
  }
}
