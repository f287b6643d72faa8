import Domain
import PresentationKit
import TextUI

extension BookSearchCommand: StoreCommand {
  func run(_ features: Features, _ page: CommandOutput) throws(Report) {
    let answers = BookSearchAnswers(reading: features.reading, find: features.find, page: page)
    switch self {
    case .search(let text, let number, let source): try answers.search(text, number, source)
    case .lookup(let text, let source): try answers.lookup(text, source)
    case .discover(let request, let source): try answers.discover(request, source)
    }
  }
}

/// Runs the book search commands and writes their output.
private struct BookSearchAnswers {
  let reading: Reading
  let find: FindBooks
  let page: CommandOutput

  private var words: BookSearchWords { BookSearchWords(page.language) }
  private var finder: BookFinder { BookFinder(find: find, page: page) }
  private var texts: ReadingTexts { ReadingTexts(ReadingWords(page.language)) }

  func search(_ text: String, _ number: Int, _ source: BookSource?) throws(Report) {
    let query = try page.done(refusal) { () throws(TextRefusal) in try BookQuery(text) }
    let finding = try page.done { () throws(BookSearchFailure) in
      try find.search(query, page: number, in: source)
    }
    try show(finding, nothing: nothing(query))
  }

  private func nothing(_ query: BookQuery) -> String {
    guard find.lacksKoreanKey(for: query) else { return words.nothingFound }
    return words.koreanNeedsKey(
      byHand: words.say(
        "`haru books add --manual`로 직접 입력하면 돼요.",
        "enter the book with `haru books add --manual`.")
    ).joined(separator: "\n")
  }

  func lookup(_ text: String, _ source: BookSource?) throws(Report) {
    guard let isbn = ISBN(text) else {
      throw ReadingWords(page.language).report(.refused(.badISBN))
    }
    try show(try finder.lookup(isbn, in: source))
  }

  func discover(_ request: DiscoveryRequest, _ source: BookSource?) throws(Report) {
    let finding = try page.done { () throws(BookSearchFailure) in
      try find.discover(request, in: source)
    }
    // A source that does not offer lists has not failed, so it is not reported.
    try show(finding, besides: finding.failures.filter { $0.reason != .notOffered })
  }

  /// Returns the report of a search text that was refused.
  private func refusal(_ refusal: TextRefusal) -> Report {
    let sentence = BookSearchScreenWords(page.language).sentence(refusal)
    return Report(code: "badSearch", message: sentence, field: "TEXT", status: .refused)
  }

  private func marks(_ books: [BookSearchResult]) throws(Report) -> BookFlags {
    try page.done { () throws(ReadingFailure) in
      try reading.books.flags(of: books.map(\.likedName))
    }
  }

  private func show(
    _ finding: BookFinding<BookPage>, besides failures: [BookSearchFailure]? = nil,
    nothing: String? = nil
  ) throws(Report) {
    let (found, failures) = (finding.found, failures ?? finding.failures)
    let nothing = nothing ?? words.nothingFound
    let marks = try marks(found.results)
    let isStreamed = page.stream(found.results, empty: nothing) {
      $0.searchResult($1, marks)
    }
    if isStreamed { return finder.remark(failures, found.source) }
    if page.wantsJSON {
      return page.answer { json in
        json.key("results")
        json.list(found.results) { $0.searchResult($1, marks) }
        json.member("page", found.page)
        json.member("pages", found.pages)
        json.member("total", found.total)
        if let making = found.making {
          json.member("madeOf", making.rawValue)
          json.member("category", found.category?.rawValue)
        }
        members(&json, found.source, found.freshness, failures)
      }
    }
    finder.remark(failures, found.source)
    if found.results.isEmpty { page.remark(nothing) }
    if page.isPlain {
      var list = ListAnswer(page, "results")
      for book in found.results
      where !list.add({ $0.searchResult(book, marks) }, texts.searchResult(book, marks)) {
        break
      }
    } else {
      for book in found.results { page.line(texts.searchResult(book, marks)) }
    }
    if let made = found.making.flatMap({ words.made($0, of: found.category) }) {
      page.remark(made)
    }
    if found.results.isEmpty { return }
    if failures.isEmpty { remark(found.source, found.freshness) }
    if found.pages > 1 {
      page.remark(
        words.say(
          "검색 결과 \(found.pages)쪽 중 \(found.page)쪽이에요.", "Page \(found.page) of \(found.pages)."))
    }
  }

  private func show(_ finding: BookFinding<BookAnswer>) throws(Report) {
    let (book, freshness) = (finding.found.book, finding.found.freshness)
    let marks = try marks([book])
    if page.wantsJSON {
      // A looked-up book is written as a search result and also by itself.
      return page.answer { json in
        json.key("results")
        json.list([book]) { $0.searchResult($1, marks) }
        json.member("page", 1)
        json.member("pages", 1)
        json.member("total", 1)
        members(&json, book.source, freshness, finding.failures)
        json.key("book")
        json.searchResult(book, marks)
      }
    }
    for line in texts.whole(book, marks) { page.line(line) }
    if finding.failures.isEmpty || book.source != .library {
      remark(book.source, freshness, helper: finding.found.helper)
    }
  }

  private func members(
    _ json: inout JSONText, _ source: BookSource, _ freshness: BookFreshness,
    _ failures: [BookSearchFailure]
  ) {
    json.member("source", source.rawValue)
    let (name, since) =
      switch freshness {
      case .asked: ("asked", nil as Int?)
      case .cached(let since): ("kept", since)
      case .offline(let since): ("offline", since)
      }
    json.member("freshness", name)
    let calendar = reading.calendar
    json.member("answered", since.map { calendar.local($0).description })
    json.key("failures")
    json.list(failures) { json, failure in
      json.object { json in
        json.member("source", failure.source.rawValue)
        json.member("code", words.code(failure.reason))
        json.member("message", words.sentence(failure))
      }
    }
  }

  private func remark(
    _ source: BookSource, _ freshness: BookFreshness, helper: BookSource? = nil
  ) {
    page.remark(words.credit(source))
    if let helper { page.remark(words.credit(helper)) }
    if let age = words.age(freshness, at: reading.books.now.instant) { page.remark(age) }
  }
}
