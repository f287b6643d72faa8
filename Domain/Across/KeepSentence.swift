/// Keeps a sentence of a book as a saying, so that it comes back by itself on some day.
public struct KeepSentence: Sendable {
  let add: AddSaying

  /// Keeps sentences among sayings.
  public init(_ sayings: Sayings) { add = sayings.add }

  /// Keeps a sentence. Its author said it, or, where nobody knows the author, the book did.
  public func callAsFunction(_ sentence: Sentence, of book: Book) throws(SayingsError) -> Saying {
    let text = sentence.text.text
    let isKorean = Hangul.isIn(text.utf8)
    let names = [book.facts.author.map(Self.authors), book.facts.title.text].compactMap(\.self)
    let who = String(names.joined(separator: ", ").prefix(SayingWords.whoLimit))
    return try add(
      SayingDraft(eng: isKorean ? "" : text, kor: isKorean ? text : "", who: who))
  }

  /// All who wrote it, as a sentence names them.
  private static func authors(_ author: Line) -> String {
    let authors = BookAuthors(stored: author.text)
    return authors.others == 0 ? authors.names.joined(separator: ", ") : author.text
  }
}
