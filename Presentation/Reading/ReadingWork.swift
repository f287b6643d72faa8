package import Domain
import PresentationKit
import TextUI

extension ReadingWork {
  /// Runs the request; errors are returned as `failed`.
  func run(_ features: Features, _ language: Language) -> ReadingEvent {
    let reading = features.reading
    let words = ReadingWords(language)
    do throws(ReadingError) {
      switch self {
      case .home(let sort, let spot): return try home(sort, spot, features, words)
      case .book(let id): return .book(try BookDetail(id, features))
      case .shelf(let work): return .shelf(try work.run(features, words))
      case .analysis(let work): return .analysis(try work.run(features))
      case .found(let work): return .found(try work.run(features))
      case .add, .edit, .read, .shelve, .want, .takeRecords, .rate, .move, .remove, .aim, .like,
        .likeFound,
        .unlike, .quote, .requote, .unquote:
        return .done(try change(reading, words))
      }
    } catch {
      if case .unknown = error { return .failed(words.gone) }
      return .failed(words.report(error))
    }
  }

  private func home(
    _ sort: BookSort?, _ spot: ListAnchor<ID<Book>>, _ features: Features, _ words: ReadingWords
  ) throws(ReadingError) -> ReadingEvent {
    let kept: BookSort
    do throws(PreferenceError) {
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
        list: try books.home(kept, in: words.categories.inOrder, around: spot), sort: kept,
        counts: try books.counts(), goal: try features.reading.aim(),
        newest: try features.reading.look.newest(),
        year: try features.reading.look.daily(PageWindow.year, ending: books.today),
        today: books.today))
  }

  /// Makes a change and returns its confirmation.
  private func change(_ reading: Reading, _ words: ReadingWords) throws(ReadingError)
    -> ReadingDeed
  {
    let desk = ReadingDesk(reading: reading, words: words)
    switch self {
    case .add(let draft, let target, let theme, let wasFound):
      let added = try desk.add(draft, target: .some(target), theme: theme, wasFound: wasFound)
      return ReadingDeed(added.said(in: words.language), .added, book: added.record)
    case .edit(let id, let change): return deed(try desk.edit(id, change))
    case .shelve(let id, let step): return deed(try desk.shelve(id, step))
    case .want(let draft):
      let wanted = try desk.want(draft, wasFound: true)
      return ReadingDeed(wanted.said(in: words.language), book: wanted.record)
    case .read(let id, let place, let day):
      let read = try desk.read(id, to: place, on: day)
      return ReadingDeed(
        read.sentence, book: read.record.book, celebration: read.record.celebration)
    case .takeRecords(let id, let which):
      let taken = try desk.takeRecords(id, which)
      return ReadingDeed(taken.said(in: words.language), book: taken.record.book)
    case .rate(let id, let rating): return deed(try desk.rate(id, rating))
    case .move(let id, let place): return deed(try desk.move(id, to: place))
    case .remove(let id):
      let removed = try desk.remove(id)
      return ReadingDeed(removed.said(in: words.language), .removed(removed.record))
    case .aim(let target, let year):
      let answer =
        if let target { try desk.aim(at: target, for: year) } else {
          try desk.aimAtNothing(for: year)
        }
      return ReadingDeed(answer.said(in: words.language))
    case .like(let book): return ReadingDeed(try desk.like(book).sentence, book: book)
    case .likeFound(let draft): return ReadingDeed(try desk.like(found: draft).sentence)
    case .unlike(let name): return ReadingDeed(try desk.unlike(name).sentence)
    case .quote(let id, let text, let page):
      let kept = try desk.quote(id, text, page: page)
      return ReadingDeed(kept.sentence, .quoted(kept.record))
    case .requote(let sentence, let change):
      return ReadingDeed(try desk.requote(sentence.id, change).sentence)
    case .unquote(let sentence):
      return ReadingDeed(try desk.unquote(sentence.id).said(in: words.language))
    case .home, .book, .shelf, .analysis, .found:
      preconditionFailure("looking changes nothing")
    }
  }

  private func deed(_ answer: Answer<Book>) -> ReadingDeed {
    ReadingDeed(answer.sentence, book: answer.record)
  }
}

extension BookQueries {
  /// The book with an id.
  package func book(_ id: ID<Book>) throws(ReadingError) -> Book { try find(id.text) }
}

extension BookDetail {
  /// Loads everything about one book.
  init(_ id: ID<Book>, _ features: Features) throws(ReadingError) {
    let reading = features.reading
    let book = try reading.books.book(id)
    let origin: RecordOrigin
    do throws(StorageFailure) {
      origin = try RecordOrigin(of: id.text, features.imports)
    } catch { throw .storage(error) }
    let marks = try reading.books.marks(of: [book.facts.likedName])
    self.init(
      standing: reading.books.standing(of: book),
      reading: try reading.look.book(id, isFinished: book.isComplete),
      before: try reading.books.readThroughs(of: id),
      sentences: try reading.books.sentences(of: id), isLiked: !marks.liked.isEmpty,
      cover: book.facts.cover.flatMap { features.find.keptCover($0.text) }, origin: origin)
  }
}
