import Domain

/// Runs the commands of sentences.
struct SentenceRunner {
  let reading: Reading
  let page: AnswerPage

  private var words: ReadingWords { ReadingWords(page.language) }
  private var texts: ReadingTexts { ReadingTexts(words) }

  func run(_ command: SentenceCommand) -> ExitStatus {
    page.status { () throws(Report) in
      switch command {
      case .quote(let reference, let text, let number): try quote(reference, text, number)
      case .list(let book, let search, nil): try list(book, said(search))
      case .list(let book, let search, let file?): try export(book, said(search), to: file)
      case .change(let reference, let change):
        let sentence = try sentence(reference)
        let changed = try done { () throws(ReadingError) in
          try reading.quote.edit(sentence.id, change)
        }
        answer(changed, words.requoted)
      case .remove(let reference): try remove(reference)
      case .keep: return
      }
    }
  }

  /// A search that says something.
  private func said(_ search: String?) -> String? {
    search.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
  }

  /// Says an error of the feature in words.
  private func done<T>(
    _ meant: ReadingWords.Meant = .sentence, _ body: () throws(ReadingError) -> T
  ) throws(Report) -> T {
    do throws(ReadingError) { return try body() } catch { throw words.report(error, meant) }
  }

  private func sentence(_ reference: String) throws(Report) -> Sentence {
    try done { () throws(ReadingError) in try reading.books.sentence(reference) }
  }

  private func quote(_ reference: String, _ text: String, _ number: Int) throws(Report) {
    let kept = try done(.book) { () throws(ReadingError) in
      try reading.quote(try reading.books.find(reference).id, text, page: number)
    }
    answer(kept, words.quoted(kept))
  }

  private func remove(_ reference: String) throws(Report) {
    let sentence = try sentence(reference)
    let removed = try done { () throws(ReadingError) in try reading.quote.remove(sentence.id) }
    answer(removed, page.removed(words.unquoted))
  }

  private func answer(_ sentence: Sentence, _ words: String) {
    guard page.wantsJSON else { return page.line(words) }
    page.answer { json in
      json.key("sentence")
      json.sentence(sentence)
    }
  }

  /// Visits books with their sentences: one book's, or those of all.
  private func visit(
    _ reference: String?, _ search: String?, _ visitor: (BookSentences) -> Bool
  ) throws(Report) {
    guard let reference else {
      return try done { () throws(ReadingError) in
        try reading.books.sentences(.title, search: search, visitor)
      }
    }
    let book = try done(.book) { () throws(ReadingError) in try reading.books.find(reference) }
    try done { () throws(ReadingError) in
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

  /// The texts of lists, which tell what each sentence is called by.
  private func named() throws(Report) -> ReadingTexts {
    var texts = texts
    if page.wantsJSON { return texts }
    do throws(StorageFailure) { texts.ids = try page.shortIDs(of: .sentence) } catch {
      throw words.report(.storage(error))
    }
    return texts
  }

  private func list(_ book: String?, _ search: String?) throws(Report) {
    var list = ListAnswer(page, "sentences")
    let texts = try named()
    try visit(book, search) { found in
      if found.sentences.isEmpty { return true }
      if !page.wantsJSON {
        if !list.isEmpty { page.line("") }
        page.line(texts.name(found.book.facts))
      }
      for sentence in found.sentences {
        let goesOn = list.add(
          { $0.sentence(sentence, of: found.book) }, texts.sentence(sentence))
        if !goesOn { return false }
      }
      return true
    }
    list.close(empty: search == nil ? words.noSentences : words.nothingFound(search))
  }

  /// Writes sentences as Markdown, whole or not at all.
  private func export(_ book: String?, _ search: String?, to file: String) throws(Report) {
    var books: [BookSentences] = []
    try visit(book, search) { found in
      if !found.sentences.isEmpty { books.append(found) }
      return true
    }
    let text = texts.markdown(books)
    let count = books.reduce(0) { $0 + $1.sentences.count }
    if file != "-" {
      do throws(SharingError) { try reading.share(text: text, to: file) } catch {
        throw FileWords(page.language).report(error)
      }
    }
    if page.wantsJSON {
      page.answer { json in
        json.key("export")
        json.object { json in
          json.member("file", file == "-" ? nil : file)
          json.member("sentences", count)
          if file == "-" { json.member("text", text) }
        }
      }
    } else if file == "-" {
      page.raw(Array(text.utf8))
    } else {
      page.line(words.exported(count, to: file))
    }
  }
}
