import Domain
import PresentationKit
import TextUI

extension QuoteCommand: StoreCommand {
  func run(_ features: Features, _ page: CommandOutput) throws(Report) {
    let answers = QuoteAnswers(
      reading: features.reading, imports: features.imports, page: page)
    switch self {
    case .add(let reference, let text, let number, let note):
      try answers.add(reference, text, number, note)
    case .list(let book, let search, nil): try answers.list(book, cleaned(search))
    case .list(let book, let search, let file?):
      try page.refuseForm(besides: "markdown")
      if file != "-", try !page.mayWrite(file, features.files) { return }
      try answers.export(book, cleaned(search), to: file)
    case .edit(let reference, let change): try answers.edit(reference, change)
    case .remove(let reference): try answers.remove(reference)
    }
  }

  /// Returns the search text; nil if it is blank.
  private func cleaned(_ search: String?) -> String? {
    search.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
  }
}

/// Runs the quote commands and writes their output.
private struct QuoteAnswers {
  let reading: Reading
  let imports: Imports
  let page: CommandOutput

  private var words: ReadingWords { ReadingWords(page.language) }
  private var texts: ReadingTexts { ReadingTexts(words) }
  private var actions: ReadingActions { ReadingActions(reading: reading, words: words) }

  /// Runs `body`, and converts its failure to a report. A reference that matches nothing is reported as an unknown
  /// quote.
  private func done<T>(_ body: () throws(ReadingFailure) -> T) throws(Report) -> T {
    try page.done({ words.report($0, .sentence) }, body)
  }

  func add(_ reference: String, _ text: String, _ number: Int?, _ note: String) throws(Report) {
    page.give(
      try page.done { () throws(ReadingFailure) in
        try actions.quote(reading.books.find(reference).id, text, page: number, note: note)
      })
  }

  func edit(_ reference: String, _ change: SentenceChange) throws(Report) {
    page.give(
      try done { () throws(ReadingFailure) in
        try actions.requote(reading.books.sentence(reference).id, change)
      })
  }

  func remove(_ reference: String) throws(Report) {
    page.give(
      try done { () throws(ReadingFailure) in
        try actions.unquote(reading.books.sentence(reference).id)
      })
  }

  /// Calls `visitor` for each book with its quotes, or only for the book with the given reference.
  private func visit(
    _ reference: String?, _ search: String?, _ visitor: (BookSentences) -> Bool
  ) throws(Report) {
    guard let reference else {
      return try done { () throws(ReadingFailure) in
        try reading.books.sentences(.title, search: search, visitor)
      }
    }
    let book = try page.done { () throws(ReadingFailure) in try reading.books.find(reference) }
    try done { () throws(ReadingFailure) in
      guard let search else {
        let all = try reading.books.sentences(of: book.id)
        _ = visitor(BookSentences(book: book, sentences: all))
        return
      }
      try reading.books.sentences(.title, search: search) { found in
        found.book.id == book.id ? visitor(found) : true
      }
    }
  }

  /// Returns the texts for lists, with short ids of the quotes.
  private func named(_ book: String?, _ search: String?) throws(Report) -> ReadingTexts {
    var texts = texts
    if page.wantsRecords { return texts }
    texts.ids = try page.shortIDs(of: .sentence) { (note) throws(Report) in
      try visit(book, search) { $0.sentences.allSatisfy { note($0.id.text) } }
    }
    return texts
  }

  func list(_ book: String?, _ search: String?) throws(Report) {
    var list = ListAnswer(page, "quotes")
    let texts = try named(book, search)
    let origins = try page.origins(.sentence, imports) { (note) throws(Report) in
      try visit(book, search) { $0.sentences.allSatisfy { note($0.id.text) } }
    }
    try visit(book, search) { found in
      if found.sentences.isEmpty { return true }
      if !page.wantsRecords, !page.isPlain {
        if !list.isEmpty { page.line("") }
        page.line(texts.name(found.book.facts))
      }
      for sentence in found.sentences {
        let goesOn = list.add(
          { $0.quote(sentence, of: found.book, from: origins?[sentence.id.text]) },
          page.isPlain
            ? texts.plainQuote(sentence, of: found.book.facts) : texts.sentence(sentence))
        if !goesOn { return false }
      }
      return true
    }
    list.close(empty: search == nil ? words.noSentences : words.nothingFound(search))
  }

  /// Exports quotes as Markdown to a file, which is written atomically, or to standard output if the path is `-`.
  func export(_ book: String?, _ search: String?, to file: String) throws(Report) {
    var books: [BookSentences] = []
    try visit(book, search) { found in
      if !found.sentences.isEmpty { books.append(found) }
      return true
    }
    let text = texts.markdown(books)
    let count = books.reduce(0) { $0 + $1.sentences.count }
    if file != "-" {
      try page.done { () throws(SharingFailure) in try reading.share(text: text, to: file) }
    }
    if page.wantsJSON {
      page.answer { json in
        json.key("export")
        json.object { json in
          json.member("file", file == "-" ? nil : file)
          json.member("quotes", count)
          if file == "-" { json.member("text", text) }
        }
      }
    } else if file == "-" {
      page.content(Array(text.utf8))
    } else {
      page.line(words.exported(count, to: file))
    }
  }
}
