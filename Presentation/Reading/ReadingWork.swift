import Domain

extension ReadingWork {
  /// Does the work.
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
      case .add, .edit, .read, .takeRecords, .rate, .move, .remove, .like, .likeFound, .unlike,
        .quote, .requote, .unquote:
        return .done(try change(reading, words))
      }
    } catch {
      if case .unknown = error { return .failed(words.gone) }
      return .failed(words.report(error))
    }
  }

  private func home(
    _ sort: BookSort?, _ spot: ListSpot<ID<Book>>, _ features: Features, _ words: ReadingWords
  ) throws(ReadingError) -> ReadingEvent {
    let kept: BookSort
    do throws(PreferenceError) {
      if let sort {
        _ = try features.preferences.set(Preference.booksSort.rawValue, to: sort.rawValue)
      }
    } catch {
      // In a store that is only read, the order is for this once.
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
        counts: try books.counts(), newest: try features.reading.look.newest(),
        today: books.today))
  }

  /// Changes something, and says what was done.
  private func change(_ reading: Reading, _ words: ReadingWords) throws(ReadingError)
    -> ReadingDeed
  {
    switch self {
    case .add(let draft, let target, let theme, let wasFound):
      let book =
        wasFound
        ? try reading.add.found(draft, target: target, theme: theme)
        : try reading.add.manual(draft, target: target, theme: theme)
      return ReadingDeed(words.added(book), .added, book: book)
    case .edit(let id, let change):
      let changed = try reading.edit.change(id, change)
      return ReadingDeed(words.changed(changed.book), book: changed.book)
    case .read(let id, let page):
      let done = try reading.read(id, to: .page(page))
      let sentence = words.read(done, at: reading.books.standing(of: done.book))
      return ReadingDeed(
        sentence, book: done.book, celebration: done.celebration)
    case .takeRecords(let id, let which):
      let taken = try reading.read.takeBack(id, which)
      return ReadingDeed(UndoWords.removed(words.took(taken), words.language), book: taken.book)
    case .rate(let id, let rating):
      let changed = try reading.edit.mark(id, rating)
      return ReadingDeed(words.rated(changed.book), book: changed.book)
    case .move(let id, let place):
      let book = try reading.edit.move(id, to: place)
      return ReadingDeed(words.moved(book), book: book)
    case .remove(let id):
      let book = try reading.edit.remove(id)
      return ReadingDeed(UndoWords.removed(words.removed(book), words.language), .removed(book))
    case .like(let book):
      let liked = try reading.like.goal(book)
      return ReadingDeed(words.liked(liked), book: book)
    case .likeFound(let draft):
      let liked = try reading.like.found(draft)
      return ReadingDeed(words.liked(liked))
    case .unlike(let name):
      let left = try reading.like.off(name)
      return ReadingDeed(words.unliked(left))
    case .quote(let id, let text, let page):
      let sentence = try reading.quote(id, text, page: page)
      return ReadingDeed(words.quoted(sentence), .quoted(sentence))
    case .requote(let sentence, let change):
      _ = try reading.quote.change(sentence.id, change)
      return ReadingDeed(words.requoted)
    case .unquote(let sentence):
      _ = try reading.quote.remove(sentence.id)
      return ReadingDeed(UndoWords.removed(words.unquoted, words.language))
    case .home, .book, .shelf, .analysis, .found:
      preconditionFailure("looking changes nothing")
    }
  }
}

extension LookAtBooks {
  /// A book that is known by its id.
  func book(_ id: ID<Book>) throws(ReadingError) -> Book { try find(id.text) }
}

extension BookDetail {
  /// Looks at everything about a book.
  init(_ id: ID<Book>, _ features: Features) throws(ReadingError) {
    let reading = features.reading
    let book = try reading.books.book(id)
    let marks = try reading.books.marks(of: [book.facts.likedName])
    self.init(
      standing: reading.books.standing(of: book),
      reading: try reading.look.book(id, isFinished: book.isComplete),
      sentences: try reading.books.sentences(of: id), isLiked: !marks.liked.isEmpty,
      cover: book.facts.cover.flatMap { features.find.keptCover($0.text) })
  }
}
