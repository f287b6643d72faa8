import Domain

/// Explains why a search for initial consonants (초성) or for one or two letters may find nothing.
package struct LettersAlone: Words {
  package let language: Language

  package init(language: Language) { self.language = language }

  /// The sentence that is added to the result of a very short search, which matches only the start of words.
  package var beginningsOnly: String {
    say(
      " 한두 글자로는 그 글자로 시작하는 낱말만 찾을 수 있어요.",
      " One or two letters match only the start of a word.")
  }

  /// Returns the sentence about an empty result, with an explanation if the search was for initial consonants.
  package func explained(_ sentence: String, _ search: String?) -> String {
    guard let search, Hangul.isLetters(search) else { return sentence }
    return sentence
      + Phrase(
        " 초성 검색은 이름과 제목만 돼요.", " Initial consonants match only names and titles.")(language)
  }
}
