import Domain
import PresentationKit

/// Writes quotes as Markdown.
extension ReadingTexts {
  /// Returns quotes as Markdown, with a heading for each book.
  func markdown(_ books: [BookSentences]) -> String {
    books.map { book in
      let facts = book.book.facts
      let heading = "## " + Self.plain(facts.title.text)
      let author =
        facts.author.map { "\n\n" + Self.plain(words.everyAuthor(BookAuthors(stored: $0.text))) }
        ?? ""
      let quotes = book.sentences.map { sentence in
        let text = sentence.text.text.split(separator: "\n", omittingEmptySubsequences: false)
          .map { "> " + Self.plain(String($0)) }.joined(separator: "\n")
        let page = words.position(of: sentence).map { Self.plain($0) + ", " } ?? ""
        let note = sentence.note.map { "\n\n" + Self.plain(words.beside($0)) } ?? ""
        return "\(text)\n>\n> — \(page)\(sentence.on.day)\(note)"
      }
      return heading + author + "\n\n" + quotes.joined(separator: "\n\n") + "\n"
    }.joined(separator: "\n")
  }

  /// Returns text with Markdown characters escaped.
  private static func plain(_ text: String) -> String {
    var plain = ""
    for letter in text {
      if #"\`*_{}[]<>#|"#.contains(letter) { plain.append("\\") }
      plain.append(letter)
    }
    // A leading dash, plus, or number with a point would begin a list.
    guard let first = plain.first, "+-".contains(first) || first.isNumber else { return plain }
    if first.isNumber {
      guard let point = plain.firstIndex(where: { !$0.isNumber }), ".)".contains(plain[point])
      else { return plain }
      return plain[..<point] + "\\" + plain[point...]
    }
    return "\\" + plain
  }
}
