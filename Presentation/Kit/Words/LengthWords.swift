package import Domain
import TextUI

/// How long a text may be, in words.
package struct LengthWords: Words {
  package let language: Language

  package init(language: Language) { self.language = language }

  /// So many letters: of cells, how many of either script have room.
  package func letters(_ limit: TextLimit) -> String {
    switch limit {
    case .characters(let count): say("\(count)글자", "\(count) characters")
    case .cells(let count):
      Phrase("한글 \(count / 2)글자(영문 \(count)글자)", "\(count) characters (\(count / 2) in Hangul)")(
        language)
    }
  }
}
