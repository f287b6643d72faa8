package import Domain
import PresentationKit
import TextUI

extension ReadingWork {
  /// Runs the request; errors are returned as `failed`.
  func run(_ features: Features, _ language: Language) -> ReadingEvent {
    let reading = features.reading
    let words = ReadingWords(language)
    do throws(ReadingFailure) {
      switch self {
      case .home(let sort, let anchor): return try home(sort, anchor, features, words)
      case .book(let id): return .book(try BookDetail(id, features))
      case .newTarget: return .newTarget(try reading.add.newTarget())
      case .shelf(let work): return .shelf(try work.run(features, words))
      case .analysis(let work): return .analysis(try work.run(features))
      case .search(let work): return .search(try work.run(features))
      case .add, .edit, .read, .shelve, .want, .takeRecords, .rate, .move, .remove, .aim, .like,
        .likeSearchResult,
        .unlike, .quote, .requote, .unquote:
        return .done(try change(reading, words))
      }
    } catch {
      if case .unknown = error { return .failed(words.gone) }
      return .failed(words.report(error))
    }
  }

  private func home(
    _ sort: BookSort?, _ anchor: ListAnchor<ID<Book>>, _ features: Features, _ words: ReadingWords
  ) throws(ReadingFailure) -> ReadingEvent {
    let kept: BookSort
    do throws(PreferenceFailure) {
      if let sort {
        _ = try features.preferences.set(Preference.booksSort.rawValue, to: sort.rawValue)
      }
    } catch {
      // In a store opened read-only the order cannot be stored, so it only lasts for the session.
      if case .storage(let failure) = error, failure != .openedForReading {
        throw .storage(failure)
      }
    }
    do throws(StorageFailure) {
      kept = if let sort { sort } else { try features.preferences.bookSort() }
    } catch { throw .storage(error) }
    let books = features.reading.books
    return .home(
      ReadingHome(
        list: try books.home(kept, in: words.categories.inOrder, around: anchor), sort: kept,
        counts: try books.counts(), goal: try features.reading.aim(),
        newest: try features.reading.queries.newest(),
        year: try features.reading.queries.daily(PageWindow.year, ending: books.today),
        today: books.today, quotes: try quotes(books), finished: try finished(books)))
  }

  /// Returns the last quote of each of the first books that have quotes.
  private func quotes(_ books: BookQueries) throws(ReadingFailure) -> [ID<Book>: Sentence] {
    let found = try books.sentences(around: .index(0), length: ReadingHome.quotedBooks)
    return found.items.reduce(into: [:]) { $0[$1.book.id] = $1.sentences.last }
  }

  /// Returns the books that were finished last.
  private func finished(_ books: BookQueries) throws(ReadingFailure) -> [Book] {
    try books.shelf(
      BookList(.finished, sort: .recent), around: .index(0), length: ReadingHome.finishedBooks
    ).items
  }

  /// Makes a change and returns its result with the confirmation.
  private func change(_ reading: Reading, _ words: ReadingWords) throws(ReadingFailure)
    -> ReadingChange
  {
    let actions = ReadingActions(reading: reading, words: words)
    switch self {
    case .add(let draft, let target, let theme, let wasFound):
      let added = try actions.add(draft, target: .some(target), theme: theme, wasFound: wasFound)
      return ReadingChange(added.sentences(in: words.language), .added, book: added.record)
    case .edit(let id, let change): return completed(try actions.edit(id, change))
    case .shelve(let id, let step): return completed(try actions.shelve(id, step))
    case .want(let draft):
      let wanted = try actions.want(draft, wasFound: true)
      return ReadingChange(wanted.sentences(in: words.language), book: wanted.record)
    case .read(let id, let position, let day):
      let read = try actions.read(id, to: position, on: day)
      return ReadingChange(
        read.sentence, book: read.record.book, celebration: read.record.celebration)
    case .takeRecords(let id, let which):
      let removal = try actions.takeRecords(id, which)
      return ReadingChange(removal.sentences(in: words.language), book: removal.record.book)
    case .rate(let id, let rating): return completed(try actions.rate(id, rating))
    case .move(let id, let position): return completed(try actions.move(id, to: position))
    case .remove(let id):
      let removed = try actions.remove(id)
      return ReadingChange(removed.sentences(in: words.language), .removed(removed.record))
    case .aim(let target, let year):
      let answer =
        if let target { try actions.aim(at: target, for: year) } else {
          try actions.aimAtNothing(for: year)
        }
      return ReadingChange(answer.sentences(in: words.language))
    case .like(let book): return ReadingChange(try actions.like(book).sentence, book: book)
    case .likeSearchResult(let draft): return ReadingChange(try actions.like(found: draft).sentence)
    case .unlike(let name): return ReadingChange(try actions.unlike(name).sentence)
    case .quote(let id, let text, let page):
      let kept = try actions.quote(id, text, page: page)
      return ReadingChange(kept.sentence, .quoted(kept.record))
    case .requote(let sentence, let change):
      return ReadingChange(try actions.requote(sentence.id, change).sentence)
    case .unquote(let sentence):
      return ReadingChange(try actions.unquote(sentence.id).sentences(in: words.language))
    case .home, .book, .newTarget, .shelf, .analysis, .search:
      preconditionFailure("looking changes nothing")
    }
  }

  private func completed(_ answer: Answer<Book>) -> ReadingChange {
    ReadingChange(answer.sentence, book: answer.record)
  }
}

extension BookQueries {
  /// Returns the book with an id.
  package func book(_ id: ID<Book>) throws(ReadingFailure) -> Book { try find(id.text) }
}

extension BookDetail {
  /// Loads everything about one book.
  init(_ id: ID<Book>, _ features: Features) throws(ReadingFailure) {
    let reading = features.reading
    let book = try reading.books.book(id)
    let origin: RecordOrigin
    do throws(StorageFailure) {
      origin = try RecordOrigin(of: id.text, features.imports)
    } catch { throw .storage(error) }
    let marks = try reading.books.flags(of: [book.facts.likedName])
    self.init(
      progress: reading.books.progress(of: book),
      reading: try reading.queries.book(id, isFinished: book.isComplete),
      before: try reading.books.readThroughs(of: id),
      sentences: try reading.books.sentences(of: id), isLiked: !marks.liked.isEmpty,
      cover: book.facts.cover.flatMap { features.find.cachedCover($0.text) }, origin: origin)
  }
}
