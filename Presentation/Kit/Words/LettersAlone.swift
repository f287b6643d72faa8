import Domain

/// What is said after a search that found nothing, where it was for initial consonants: names and
/// titles are found by them, and no other text.
package struct LettersAlone: Words {
  package let language: Language

  package init(language: Language) { self.language = language }

  /// What is said behind that of a search for so little that only beginnings of words are found.
  package var beginningsOnly: String {
    say(
      " 한두 글자로는 그 글자로 시작하는 낱말만 찾을 수 있어요.",
      " One or two letters match only the start of a word.")
  }

  /// The sentence that found nothing, and why it could not, if that is why.
  package func explained(_ sentence: String, _ search: String?) -> String {
    guard let search, Hangul.isLetters(search) else { return sentence }
    return sentence
      + Phrase(
        " 초성 검색은 이름과 제목만 돼요.", " Initial consonants match only names and titles.")(language)
  }
}
