import Domain
import PresentationKit
import TextUI

// Y-01
extension QRText {
  /// The link of a book, or its title, author and ISBN.
  init(_ book: Book) {
    let title = book.facts.title.text
    let command = "haru books show " + ShellQuote.word(title)
    if let link = book.facts.link?.text {
      self.init(title, [Piece(link)], command: command)
      return
    }
    var pieces = [Piece(title)]
    if let author = book.facts.author?.text {
      pieces.append(Piece(author, Phrase("지은이", "the author"), rank: 1))
    }
    if let isbn = book.facts.isbn {
      pieces.append(Piece("ISBN \(isbn)", Phrase("ISBN", "the ISBN"), rank: 2))
    }
    self.init(title, pieces, command: command)
  }

  /// A sentence of a book; the book if there is none.
  init(_ book: Book, _ sentence: Sentence?) {
    if let sentence { self.init(sentence, of: book) } else { self.init(book) }
  }

  /// A sentence with the book that it is from.
  init(_ sentence: Sentence, of book: Book) {
    let source = [book.facts.title.text, book.facts.author?.text].compactMap { $0 }
      .joined(separator: ", ")
    self.init(
      book.facts.title.text,
      [Piece(sentence.text.text), Piece(source, Phrase("출처", "the source"), rank: 1)],
      command: "haru quotes list " + sentence.id.text)
  }
}

/// `haru books show BOOK --qr`
struct BookQRCommand: StoreCommand, Equatable {
  let reference: String
  let file: String

  func run(_ features: Features, _ page: CommandOutput) throws(Report) {
    let book = try page.done { () throws(ReadingFailure) in
      try features.reading.books.find(reference)
    }
    try page.qr(QRText(book), to: file, features.files)
  }
}

/// `haru quotes list [BOOK] --qr`, for the only quote that matches. BOOK may be the id of a quote.
struct QuoteQRCommand: StoreCommand, Equatable {
  let reference: String?
  let search: String?
  let file: String

  func run(_ features: Features, _ page: CommandOutput) throws(Report) {
    let words = ReadingWords(page.language)
    let found = try page.done({ words.report($0, .sentence) }) { () throws(ReadingFailure) in
      try matches(features.reading.books)
    }
    guard found.count < 2, let (sentence, book) = found.first else {
      throw found.isEmpty ? words.nothingForQR : words.severalForQR
    }
    try page.qr(QRText(sentence, of: book), to: file, features.files)
  }

  /// Returns the matching quotes, at most two.
  private func matches(_ books: BookQueries) throws(ReadingFailure) -> [(Sentence, Book)] {
    var (wantedBook, wantedQuote) = (ID<Book>?.none, ID<Sentence>?.none)
    if let reference {
      do throws(ReadingFailure) { wantedQuote = try books.sentence(reference).id } catch {
        wantedBook = try books.find(reference).id
      }
    }
    var found: [(Sentence, Book)] = []
    try books.sentences(.title, search: search) { part in
      if let wantedBook, part.book.id != wantedBook { return true }
      for sentence in part.sentences where wantedQuote == nil || sentence.id == wantedQuote {
        found.append((sentence, part.book))
      }
      return found.count < 2
    }
    return found
  }
}

extension ReadingWords {
  fileprivate var nothingForQR: Report {
    Report(code: "unknownQuote", message: noSentences, status: .notFound)
  }
  fileprivate var severalForQR: Report {
    Report(
      code: "severalQuotes",
      message: say(
        "QR 코드에는 문장 하나만 담을 수 있어요. 문장의 ID를 적거나 --search로 하나만 골라 주세요.",
        "A QR code holds one quote. Give the ID of a quote, or choose one with --search."),
      field: "qr", status: .refused)
  }
}
