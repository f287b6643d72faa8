import Domain

/// What is said after a search that found nothing, where it was for initial consonants: they are
/// not kept in the indexes of words, and no name contains them.
struct LettersAlone {
  let language: Language

  init(_ language: Language) { self.language = language }

  /// The sentence that found nothing, and why it could not, if that is why.
  func explained(_ sentence: String, _ search: String?) -> String {
    guard let search, Hangul.isLetters(search) else { return sentence }
    return sentence
      + Phrase(" 초성만으로는 찾지 못해요.", " Letters of Hangul by themselves are not searched for.")(
        language)
  }
}
