package import Domain
package import PresentationKit
import TextUI

/// The changes to books, for the command line and the screens. Each returns the changed record and the sentence to
/// show.
package struct ReadingActions {
  package let reading: Reading
  package let words: ReadingWords

  package init(reading: Reading, words: ReadingWords) {
    self.reading = reading
    self.words = words
  }

  /// Adds a book that the user typed. With `wasFound`, the book is from a book service.
  package func add(_ draft: BookDraft, target: Day??, theme: BookTheme?, wasFound: Bool = false)
    throws(ReadingFailure) -> Answer<Book>
  {
    let book =
      wasFound
      ? try reading.add.searchResult(draft, target: target, theme: theme)
      : try reading.add.manual(draft, target: target, theme: theme)
    return warned(answer(book, words.added))
  }

  func edit(_ id: ID<Book>, _ change: BookChange) throws(ReadingFailure) -> Answer<Book> {
    answer(try reading.edit(id, change), change.isReview ? words.reviewed : words.changed)
  }

  func rate(_ id: ID<Book>, _ rating: Rating?) throws(ReadingFailure) -> Answer<Book> {
    answer(try reading.edit.rate(id, rating), words.rated)
  }

  func move(_ id: ID<Book>, to position: Int) throws(ReadingFailure) -> Answer<Book> {
    answer(try reading.edit.move(id, to: position), words.moved)
  }

  package func remove(_ id: ID<Book>) throws(ReadingFailure) -> Answer<Book> {
    var answer = answer(try reading.edit.remove(id), words.removed)
    answer.removes = true
    return answer
  }

  package func want(_ draft: BookDraft, wasFound: Bool = false) throws(ReadingFailure) -> Answer<
    Book
  > {
    warned(answer(try reading.add.wanted(draft, wasFound: wasFound), words.wanted))
  }

  /// Adds a warning to the answer if the book may be a duplicate. The book is stored even if the check for duplicates
  /// fails.
  private func warned(_ answer: Answer<Book>) -> Answer<Book> {
    var answer = answer
    do throws(ReadingFailure) {
      let book = answer.record
      if let other = try reading.books.alike(book.facts, except: book.id).first {
        answer.warn(AnswerWarning(code: "sameTitle", message: words.isHereToo(other)))
      }
    } catch { answer.remarks.append(words.report(error).message) }
    return answer
  }

  func stopWanting(_ id: ID<Book>) throws(ReadingFailure) -> Answer<Book> {
    var answer = answer(try reading.shelve.stopWanting(id), words.unwanted)
    answer.removes = true
    return answer
  }

  package func begin(_ id: ID<Book>, target: Day??) throws(ReadingFailure) -> Answer<Book> {
    answer(try reading.shelve.begin(id, target: target), words.begun)
  }

  func pause(_ id: ID<Book>) throws(ReadingFailure) -> Answer<Book> {
    answer(try reading.shelve.pause(id), words.paused)
  }

  func drop(_ id: ID<Book>) throws(ReadingFailure) -> Answer<Book> {
    answer(try reading.shelve.drop(id), words.dropped)
  }

  func resume(_ id: ID<Book>) throws(ReadingFailure) -> Answer<Book> {
    answer(try reading.shelve.resume(id), words.resumed)
  }

  func tag(_ id: ID<Book>, _ tags: TagsChange) throws(ReadingFailure) -> Answer<Book> {
    answer(try reading.edit.tag(id, tags), words.tagged)
  }

  private func answer(_ book: Book, _ sentence: (Book) -> String) -> Answer<Book> {
    Answer(record: book, sentence: sentence(book)) { json in
      json.key("book")
      json.book(reading.books.progress(of: book))
    }
  }
}

// MARK: Records

extension ReadingActions {
  package func read(_ id: ID<Book>, to position: ReadingPosition, on day: Day? = nil)
    throws(ReadingFailure)
    -> Answer<ReadingDone>
  {
    let read = try reading.read(id, to: position, on: day)
    let progress = reading.books.progress(of: read.book)
    let remarks = read.celebration == nil ? [] : words.sayHowItWas(read.book)
    return Answer(record: read, sentence: words.read(read, at: progress), remarks: remarks) {
      json in
      json.key("book")
      json.book(progress)
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

  func takeRecords(_ id: ID<Book>, _ which: RecordsToRemove) throws(ReadingFailure)
    -> Answer<RemovedRecords>
  {
    let removal = try reading.read.takeBack(id, which)
    return Answer(record: removal, sentence: words.took(removal), removes: true) {
      json throws(Report) in
      let rest = try ReadingFailure.mapError(in: words.language) { () throws(ReadingFailure) in
        try reading.books.records(of: id)
      }
      json.key("book")
      json.book(reading.books.progress(of: removal.book))
      json.key("log")
      json.list(rest) { $0.record($1) }
      json.key("removed")
      json.list(removal.records) { $0.record($1) }
    }
  }
}

// MARK: Favourites

extension ReadingActions {
  package func like(_ book: Book) throws(ReadingFailure) -> Answer<Favourite> {
    let liked = try reading.like.goal(book)
    return answer(liked, isLiked: true, words.liked(liked))
  }

  /// Likes a found book that is not stored.
  func like(found draft: BookDraft) throws(ReadingFailure) -> Answer<Favourite> {
    let liked = try reading.like.searchResult(draft)
    return answer(liked, isLiked: true, words.liked(liked))
  }

  package func unlike(_ name: LikedName) throws(ReadingFailure) -> Answer<Favourite> {
    let left = try reading.like.off(name)
    return answer(left, isLiked: false, words.unliked(left))
  }

  private func answer(_ favourite: Favourite, isLiked: Bool, _ sentence: String)
    -> Answer<Favourite>
  {
    Answer(record: favourite, sentence: sentence) { json throws(Report) in
      let goal = try ReadingFailure.mapError(in: words.language) { () throws(ReadingFailure) in
        try reading.books.goal(favourite.name)
      }
      json.key("book")
      if let goal {
        json.book(reading.books.progress(of: goal), isLiked: isLiked)
      } else {
        json.favourite(favourite, isLiked: isLiked)
      }
    }
  }
}

// MARK: Quotes

extension ReadingActions {
  package func quote(_ book: ID<Book>, _ text: String, page: Int?, note: String = "")
    throws(ReadingFailure) -> Answer<Sentence>
  {
    let kept = try reading.quote(book, text, page: page, note: note)
    return answer(kept, words.quoted(kept))
  }

  func requote(_ id: ID<Sentence>, _ change: SentenceChange) throws(ReadingFailure)
    -> Answer<Sentence>
  {
    answer(try reading.quote.edit(id, change), words.requoted)
  }

  func unquote(_ id: ID<Sentence>) throws(ReadingFailure) -> Answer<Sentence> {
    var answer = answer(try reading.quote.remove(id), words.unquoted)
    answer.removes = true
    return answer
  }

  private func answer(_ sentence: Sentence, _ confirmation: String) -> Answer<Sentence> {
    Answer(record: sentence, sentence: confirmation) { json in
      json.key("quote")
      json.quote(sentence)
    }
  }
}
