import Domain
import PresentationKit
import TextUI

extension ShelfCommand: StoreCommand {
  func run(_ features: Features, _ page: CommandOutput) throws(Report) {
    let answers = ShelfAnswers(reading: features.reading, find: features.find, page: page)
    let actions = answers.actions
    switch self {
    case .want(let word, let facts): try answers.want(word, facts: facts)
    case .stopWanting(let reference):
      try answers.change(reference) { (id) throws(ReadingFailure) in try actions.stopWanting(id) }
    case .pause(let reference):
      try answers.change(reference) { (id) throws(ReadingFailure) in try actions.pause(id) }
    case .drop(let reference):
      try answers.change(reference) { (id) throws(ReadingFailure) in try actions.drop(id) }
    case .resume(let reference):
      try answers.change(reference) { (id) throws(ReadingFailure) in try actions.resume(id) }
    case .finish(let reference, let day):
      let day = try answers.day(day)
      try answers.change(reference) { (id) throws(ReadingFailure) in
        try actions.read(id, to: .percent(100), on: day)
      }
    case .tag(let reference, let tags):
      try answers.change(reference) { (id) throws(ReadingFailure) in try actions.tag(id, tags) }
    }
  }
}

/// Runs the commands that change a book's status, and writes their output.
struct ShelfAnswers {
  let reading: Reading
  let find: FindBooks
  let page: CommandOutput

  private var words: ReadingWords { ReadingWords(page.language) }
  var actions: ReadingActions { ReadingActions(reading: reading, words: words) }

  /// Parses the past day given by an option; nil if the option is absent.
  func day(_ text: String?) throws(Report) -> Day? {
    guard let text else { return nil }
    return try page.done { () throws(ArgumentParseError) in
      try page.days(today: reading.books.today, looking: .back).day(text, option: "on")
    }
  }

  /// Changes the book with the given reference, and writes the answer.
  func change<Record>(
    _ reference: String, _ body: (ID<Book>) throws(ReadingFailure) -> Answer<Record>
  ) throws(Report) {
    page.give(
      try page.done { () throws(ReadingFailure) in try body(reading.books.find(reference).id) })
  }

  /// Adds a book to the to-read list by its title or its ISBN. A book with an ISBN is looked up.
  func want(_ word: String, facts: BookDraft) throws(Report) {
    guard ISBN.isMeant(by: word) else { return try want(facts, wasFound: false) }
    guard let isbn = ISBN(word) else { throw words.report(.refused(.badISBN)) }
    if let known = try known(isbn) { throw words.report(.refused(.duplicateBook(known))) }
    let found = try BookFinder(find: find, page: page).lookup(isbn).found.book
    var draft = BookDraft(found)
    if !facts.author.isEmpty { draft.author = facts.author }
    if let pages = facts.pages { draft.pages = pages }
    try want(draft, wasFound: true)
  }

  private func want(_ draft: BookDraft, wasFound: Bool) throws(Report) {
    guard try mayAdd(draft, wasFound: wasFound) else { return page.remark(words.notAdded) }
    page.give(
      try page.done { () throws(ReadingFailure) in try actions.want(draft, wasFound: wasFound) })
  }

  /// Returns whether to add a book. At a terminal, asks the user if another book has the same title.
  func mayAdd(_ draft: BookDraft, wasFound: Bool = false) throws(Report) -> Bool {
    if page.askLine == nil { return true }
    let other = try page.done { () throws(ReadingFailure) in
      try reading.books.alike(draft, wasFound: wasFound).first
    }
    return other.map { page.goesOn(words.addsAgain($0)) } ?? true
  }

  /// Returns the stored book with an ISBN; nil if there is none.
  func known(_ isbn: ISBN) throws(Report) -> Book? {
    try page.done { () throws(ReadingFailure) in try reading.books.goal(.number(isbn)) }
  }

  /// Returns the stored book with exactly this id or title; nil if no book or more than one book matches.
  func called(_ title: String) throws(Report) -> Book? {
    try page.done { () throws(ReadingFailure) in
      let found = try reading.books.called(title)
      return found.count == 1 ? found.first : nil
    }
  }
}
