import Domain

/// Runs the commands of books that are goals.
struct BookRunner {
  let reading: Reading
  let find: FindBooks
  let preferences: Preferences
  let page: AnswerPage

  private var words: ReadingWords { ReadingWords(page.language) }
  private var texts: ReadingTexts { ReadingTexts(words) }
  private var reader: DayReader {
    page.days(today: reading.books.today, looking: .back)
  }

  func run(_ command: BookCommand) throws(UsageError) -> ExitStatus {
    switch command {
    case .addFound(let isbn, let target, let theme):
      let day = try day(target, "target")
      return page.status { () throws(Report) in try add(isbn, day, theme) }
    case .addTyped(var draft, let published, let target, let theme):
      if let published { draft.published = try reader.day(published, option: "published") }
      let day = try day(target, "target")
      return page.status { () throws(Report) in
        let book = try done { () throws(ReadingError) in
          try reading.add.manual(draft, target: day, theme: theme)
        }
        try answer(book, words.added(book))
      }
    case .edit(let reference, var change, let published, let target):
      change.target = try day(target, "target")
      if let published {
        let isNone = published.allSatisfy(\.isWhitespace)
        change.published = .some(isNone ? nil : try reader.day(published, option: "published"))
      }
      return page.status { () throws(Report) in
        try self.change(reference, words.changed) { (id) throws(ReadingError) in
          try reading.edit(id, change)
        }
      }
    case .list, .show, .read, .records, .rate, .move, .remove:
      return page.status { () throws(Report) in try perform(command) }
    }
  }

  private func perform(_ command: BookCommand) throws(Report) {
    switch command {
    case .list(let shelf, let sort, let category): try list(shelf, sort, category)
    case .show(let reference): try show(reference)
    case .read(let reference, let place): try read(reference, to: place)
    case .records(let reference, nil): try records(reference)
    case .records(let reference, let which?): try takeRecords(reference, which)
    case .rate(let reference, let rating):
      try change(reference, words.rated) { (id) throws(ReadingError) in
        try reading.edit.rate(id, rating)
      }
    case .move(let reference, let position):
      try change(reference, words.moved) { (id) throws(ReadingError) in
        try reading.edit.move(id, to: position)
      }
    case .remove(let reference): try remove(reference)
    case .addFound, .addTyped, .edit: return
    }
  }

  private func day(_ text: String?, _ option: String) throws(UsageError) -> Day? {
    guard let text else { return nil }
    return try page.days(today: reading.books.today, looking: .ahead)
      .deadline(text, option: option)
  }

  /// Says an error of the feature in words.
  private func done<T>(_ body: () throws(ReadingError) -> T) throws(Report) -> T {
    do throws(ReadingError) { return try body() } catch { throw words.report(error) }
  }

  private func book(_ reference: String) throws(Report) -> Book {
    try done { () throws(ReadingError) in try reading.books.find(reference) }
  }

  // MARK: Doing

  /// Adds the book a number names. What is known to be refused is refused before anybody is asked.
  private func add(_ text: String, _ target: Day?, _ theme: BookTheme?) throws(Report) {
    guard let isbn = ISBN(text) else { throw words.report(.refused(.badISBN)) }
    if let known = try known(isbn) { throw words.report(.refused(.duplicateBook(known))) }
    let range = TargetDay.range(from: reading.books.today)
    if let target, !range.contains(target) { throw words.report(.refused(.targetRange(range))) }
    let finding = try BookFinder(find: find, page: page).lookup(isbn)
    let book = try done { () throws(ReadingError) in
      try reading.add.found(BookDraft(finding.found.book), target: target, theme: theme)
    }
    try answer(book, words.added(book))
    if book.facts.pages == nil, !page.wantsJSON { page.remark(words.pagesMissing) }
  }

  private func known(_ isbn: ISBN) throws(Report) -> Book? {
    do throws(ReadingError) {
      let book = try reading.books.find(isbn.text)
      return book.facts.isbn == isbn ? book : nil
    } catch {
      if case .unknown = error { return nil }
      throw words.report(error)
    }
  }

  private func change(
    _ reference: String, _ sentence: (Book) -> String,
    _ body: (ID<Book>) throws(ReadingError) -> Book
  ) throws(Report) {
    let id = try book(reference).id
    let changed = try done { () throws(ReadingError) in try body(id) }
    try answer(changed, sentence(changed))
  }

  private func read(_ reference: String, to place: ReachedPlace) throws(Report) {
    let id = try book(reference).id
    let read = try done { () throws(ReadingError) in try reading.read(id, to: place) }
    let standing = reading.books.standing(of: read.book)
    guard page.wantsJSON else { return page.line(words.read(read, at: standing)) }
    page.answer { json in
      json.key("book")
      json.book(standing)
      json.key("record")
      json.record(read.record)
      json.key("replaced")
      if let before = read.before { json.record(before) } else { json.null() }
      json.key("celebration")
      guard let celebration = read.celebration else { return json.null() }
      json.object { json in
        json.member("daysUsed", celebration.daysUsed)
        json.member("daysAhead", celebration.daysAhead)
      }
    }
  }

  private func takeRecords(_ reference: String, _ which: TakenRecords) throws(Report) {
    let book = try book(reference)
    if book.last == nil { throw words.report(.refused(.nothingRead)) }
    let taken = try done { () throws(ReadingError) in try reading.read.takeBack(book.id, which) }
    let rest = try done { () throws(ReadingError) in try reading.books.records(of: book.id) }
    guard page.wantsJSON else { return page.line(page.removed(words.took(taken))) }
    page.answer { json in
      json.key("book")
      json.book(reading.books.standing(of: taken.book))
      json.key("records")
      json.list(rest) { $0.record($1) }
      json.key("removed")
      json.list(taken.records) { $0.record($1) }
    }
  }

  private func remove(_ reference: String) throws(Report) {
    let book = try book(reference)
    let removed = try done { () throws(ReadingError) in try reading.edit.remove(book.id) }
    try answer(removed, page.removed(words.removed(removed)))
  }

  private func answer(_ book: Book, _ sentence: String) throws(Report) {
    guard page.wantsJSON else { return page.line(sentence) }
    page.answer { json in
      json.key("book")
      json.book(reading.books.standing(of: book))
    }
  }
}

extension BookRunner {
  /// Book after book, so that a list of any length needs no more room than a short one.
  private func list(_ shelf: Shelf, _ sort: BookSort?, _ category: BookCategory?) throws(Report) {
    let order: BookSort
    do throws(StorageFailure) {
      order = if let sort { sort } else { try preferences.bookSort() }
    } catch {
      throw words.report(.storage(error))
    }
    var list = ListAnswer(page, "books")
    try done { () throws(ReadingError) in
      try reading.books(BookList(shelf, sort: order, category: category)) { book in
        let standing = reading.books.standing(of: book)
        return list.add({ $0.book(standing) }, texts.row(standing))
      }
    }
    list.close(empty: words.noBooks)
  }

  private func show(_ reference: String) throws(Report) {
    let book = try book(reference)
    let (records, sentences, marks) = try done { () throws(ReadingError) in
      (
        try reading.books.records(of: book.id), try reading.books.sentences(of: book.id),
        try reading.books.marks(of: [book.facts.likedName])
      )
    }
    let standing = reading.books.standing(of: book)
    let isLiked = !marks.liked.isEmpty
    if page.wantsJSON {
      page.answer { json in
        json.key("book")
        json.book(standing, isLiked: isLiked, records, sentences)
      }
    } else {
      for line in texts.whole(standing, isLiked: isLiked, records, sentences) { page.line(line) }
    }
  }

  private func records(_ reference: String) throws(Report) {
    let book = try book(reference)
    let records = try done { () throws(ReadingError) in try reading.books.records(of: book.id) }
    var list = ListAnswer(page, "records")
    for record in records where !list.add({ $0.record(record) }, texts.record(record)) { break }
    list.close(empty: words.noRecords)
  }
}
