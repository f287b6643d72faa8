/// Adds a quote from a book to the sayings, so that it can become the saying of a day.
public struct KeepSentence: Sendable {
  let add: AddSaying

  public init(_ sayings: Sayings) { add = sayings.add }

  /// Adds a quote as a saying. It is attributed to the author and the book, or only to the book if the author is
  /// unknown.
  public func callAsFunction(_ sentence: Sentence, of book: Book) throws(SayingsFailure) -> Saying {
    let text = sentence.text.text
    let isKorean = Hangul.isIn(text.utf8)
    let names = [book.facts.author.map(Self.authors), book.facts.title.text].compactMap(\.self)
    let who = String(names.joined(separator: ", ").prefix(SayingWords.whoLimit))
    return try add(
      SayingDraft(eng: isKorean ? "" : text, kor: isKorean ? text : "", who: who))
  }

  /// Returns the authors for an attribution: all names joined with commas, or the stored text if it only counts some of
  /// the authors.
  private static func authors(_ author: SingleLineText) -> String {
    let authors = BookAuthors(stored: author.text)
    return authors.others == 0 ? authors.names.joined(separator: ", ") : author.text
  }
}
