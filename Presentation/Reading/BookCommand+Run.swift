import Domain
import PresentationKit
import TextUI

extension BookCommand: StoreCommand {
  func run(_ features: Features, _ page: CommandOutput) throws(Report) {
    let answers = BookAnswers(
      reading: features.reading, find: features.find, imports: features.imports,
      preferences: features.preferences, page: page)
    let actions = answers.actions
    switch self {
    case .addByISBN(let isbn, let target, let theme): try answers.add(isbn, target, theme)
    case .addTyped(let draft, let published, let target, let theme, let isTitleAlone):
      let known = isTitleAlone ? try answers.shelves.called(draft.title) : nil
      if let known { return try answers.begin(known, target) }
      try answers.add(draft, published: published, target, theme)
    case .edit(let reference, let change, let published, let target):
      try answers.edit(reference, change, published: published, target)
    case .list(let shelf, let sort, let category, let filter):
      try answers.list(shelf, sort, category, filter)
    case .show(let reference, let isWhole): try answers.show(reference, isWhole)
    case .read(let reference, let position, let day):
      let day = try answers.shelves.day(day)
      try answers.change(reference) { (id) throws(ReadingFailure) in
        try actions.read(id, to: position, on: day)
      }
    case .log(let reference, nil): try answers.log(reference)
    case .log(let reference, let which?): try answers.takeRecords(reference, which)
    case .rate(let reference, let stars):
      try answers.change(reference) { (id) throws(ReadingFailure) in
        try actions.rate(id, stars.map { (text) throws(ReadingFailure) in try Rating.typed(text) })
      }
    case .move(let reference, let position):
      try answers.change(reference) { (id) throws(ReadingFailure) in
        try actions.move(id, to: position)
      }
    case .remove(let reference):
      try answers.change(reference) { (id) throws(ReadingFailure) in try actions.remove(id) }
    }
  }
}

extension ReadingFailure: Reported {
  func report(_ language: Language) -> Report { ReadingWords(language).report(self) }
}

/// Runs the book commands and writes their output.
private struct BookAnswers {
  let reading: Reading
  let find: FindBooks
  let imports: Imports
  let preferences: Preferences
  let page: CommandOutput

  private var words: ReadingWords { ReadingWords(page.language) }
  private var texts: ReadingTexts { ReadingTexts(words) }
  var actions: ReadingActions { ReadingActions(reading: reading, words: words) }
  var shelves: ShelfAnswers { ShelfAnswers(reading: reading, find: find, page: page) }

  /// Parses the `--target` option to a day, to `.some(nil)` for `none`, or to nil if the option is absent.
  private func target(_ text: String?) throws(Report) -> Day?? {
    guard let text else { return nil }
    if NewBookTarget(text) == NewBookTarget.none { return .some(nil) }
    let today = reading.books.today
    let reader = page.days(today: today, looking: .ahead)
    do throws(ArgumentParseError) { return try reader.deadline(text, option: "target") } catch {
      // A period is accepted as in the setting: `7d`.
      guard let days = NewBookTarget(text)?.days else { throw error.report(page.language) }
      return today + days
    }
  }

  private func published(_ text: String) throws(Report) -> Day {
    try page.done { () throws(ArgumentParseError) in
      try page.days(today: reading.books.today, looking: .back).day(text, option: "published")
    }
  }

  private func book(_ reference: String) throws(Report) -> Book {
    try page.done { () throws(ReadingFailure) in try reading.books.find(reference) }
  }

  // MARK: Changes

  /// Adds the book with an ISBN; if it is already stored, starts reading it. Errors that can be detected locally are
  /// reported before any service is asked.
  func add(_ text: String, _ target: String?, _ theme: BookTheme?) throws(Report) {
    guard let isbn = ISBN(text) else { throw words.report(.refused(.badISBN)) }
    if let known = try shelves.known(isbn) { return try begin(known, target) }
    let target = try self.target(target)
    let range = TargetDay.range(from: reading.books.today)
    if let day = target ?? nil, !range.contains(day) {
      throw words.report(.refused(.targetRange(range)))
    }
    let finding = try BookFinder(find: find, page: page).lookup(isbn)
    guard try shelves.mayAdd(BookDraft(finding.found.book), wasFound: true) else {
      return page.remark(words.notAdded)
    }
    var answer = try page.done { () throws(ReadingFailure) in
      try actions.add(
        BookDraft(finding.found.book), target: target, theme: theme, wasFound: true)
    }
    if answer.record.facts.pages == nil { answer.remarks.append(words.pagesMissing) }
    page.give(answer)
  }

  /// Starts reading a stored book. Throws if the book is already being read.
  func begin(_ book: Book, _ target: String?) throws(Report) {
    let day = try self.target(target)
    page.give(
      try page.done { () throws(ReadingFailure) in try actions.begin(book.id, target: day) })
  }

  /// Adds a book from the values given on the command line.
  func add(_ typed: BookDraft, published: String?, _ target: String?, _ theme: BookTheme?)
    throws(Report)
  {
    var draft = typed
    if let published { draft.published = try self.published(published) }
    let (book, day) = (draft, try self.target(target))
    guard try shelves.mayAdd(book) else { return page.remark(words.notAdded) }
    var answer = try page.done { () throws(ReadingFailure) in
      try actions.add(book, target: day, theme: theme)
    }
    if book.pages == nil { answer.remarks.append(words.pagesMissing) }
    page.give(answer)
  }

  func edit(_ reference: String, _ typed: BookChange, published: String?, _ target: String?)
    throws(Report)
  {
    var typed = typed
    typed.target = try self.target(target)
    if let published {
      let isNone = published.allSatisfy(\.isWhitespace)
      typed.published = .some(isNone ? nil : try self.published(published))
    }
    let change = typed
    try self.change(reference) { (id) throws(ReadingFailure) in try actions.edit(id, change) }
  }

  /// Changes the book with the given reference, and writes the answer.
  func change<Record>(
    _ reference: String, _ body: (ID<Book>) throws(ReadingFailure) -> Answer<Record>
  ) throws(Report) {
    let id = try book(reference).id
    page.give(try page.done { () throws(ReadingFailure) in try body(id) })
  }

  func takeRecords(_ reference: String, _ which: RecordsToRemove) throws(Report) {
    try change(reference) { (id) throws(ReadingFailure) in
      if try reading.books.book(id).last == nil { throw .refused(.nothingRead) }
      return try actions.takeRecords(id, which)
    }
  }
}

// MARK: Queries

extension BookAnswers {
  /// Writes the books one at a time, so that memory use does not grow with the list.
  func list(
    _ shelf: Shelf, _ sort: BookSort?, _ category: BookCategory?, _ filter: BookFilter
  ) throws(Report) {
    let order = try page.done { () throws(StorageFailure) in
      if let sort { sort } else { try preferences.bookSort() }
    }
    let books = BookList(shelf, sort: order, category: category, filter: filter)
    let origins = try page.origins(of: books, reading, imports)
    var list = ListAnswer(page, "books")
    try page.done { () throws(ReadingFailure) in
      try reading.books(books) { book in
        let progress = reading.books.progress(of: book)
        return list.add(
          { $0.book(progress, from: origins?[book.id.text]) }, texts.row(progress))
      }
    }
    let nothing =
      Self.status(of: shelf).map(words.emptyShelf)
      ?? (shelf == .all ? words.noBooksAtAll : words.noBooks)
    list.close(empty: filter.isEmpty ? nothing : words.noMatch)
  }

  /// Returns the status shared by all books of a shelf; nil if their statuses differ.
  private static func status(of shelf: Shelf) -> BookStatus? {
    shelf.statuses.count == 1 ? shelf.statuses.first : nil
  }

  func show(_ reference: String, _ withSource: Bool) throws(Report) {
    let book = try book(reference)
    let (records, sentences, marks, before) = try page.done { () throws(ReadingFailure) in
      (
        try reading.books.records(of: book.id), try reading.books.sentences(of: book.id),
        try reading.books.flags(of: [book.facts.likedName]),
        try reading.books.readThroughs(of: book.id)
      )
    }
    let progress = reading.books.progress(of: book)
    let isLiked = !marks.liked.isEmpty
    let (origin, origins) = try origins(of: book, sentences)
    let lines =
      texts.whole(progress, isLiked: isLiked, records, sentences, before: before)
      + OriginWords(language: page.language).lines(origin, isWhole: withSource)
    page.answer(lines: lines) { json in
      json.key("book")
      json.book(
        progress, isLiked: isLiked, records, Array(zip(sentences, origins)), before: before, origin)
    }
  }

  /// Returns the import origins of a book and of its quotes. Origins of quotes are loaded only for machine-readable
  /// output.
  private func origins(of book: Book, _ sentences: [Sentence]) throws(Report) -> (
    RecordOrigin, [RecordOrigin]
  ) {
    try page.done { () throws(StorageFailure) in
      var origins: [RecordOrigin] = []
      for sentence in sentences where page.wantsJSON {
        origins.append(try RecordOrigin(of: sentence.id.text, imports))
      }
      return (try RecordOrigin(of: book.id.text, imports), origins)
    }
  }

  func log(_ reference: String) throws(Report) {
    let book = try book(reference)
    let records = try page.done { () throws(ReadingFailure) in
      try reading.books.records(of: book.id)
    }
    var list = ListAnswer(page, "log")
    for record in records {
      let activity = Activity(record, of: book)
      if !list.add({ $0.activity(activity, withMonth: true) }, texts.record(record)) { break }
    }
    list.close(empty: words.noRecords)
  }
}

extension CommandOutput {
  /// Returns the import origins of the listed books, for machine-readable output.
  func origins(of books: BookList, _ reading: Reading, _ imports: Imports) throws(Report)
    -> RecordOrigins?
  {
    try origins(.book, imports) { (note) throws(Report) in
      try done { () throws(ReadingFailure) in try reading.books(books) { note($0.id.text) } }
    }
  }
}
