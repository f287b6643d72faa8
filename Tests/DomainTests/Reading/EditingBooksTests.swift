import Domain
import Support
import Testing

@Suite struct `Changing a book` {
  private let world = ReadingFixture()
  private let id = ID<Book>("b1")
  private var reading: Reading { world.reading() }

  init() throws {
    try world.store.keep(.sample(), .sample("b2", "둘"), .sample("b3", "셋"))
  }

  private func newestFavourites() throws -> [Favourite] {
    var found: [Favourite] = []
    try reading.books.favourites {
      found.append($0)
      return true
    }
    return found
  }

  @Test func `leaves what is not mentioned`() throws {
    // BK-33, BK-34
    let before = try reading.books.find("b1")
    #expect(try reading.edit(id, BookChange()) == before)
    var expected = before
    expected.facts.title = SingleLineText(stored: "새")
    expected.facts.author = nil
    expected.facts.category = .computer
    #expect(
      try reading.edit(id, BookChange(title: " 새 ", author: "", category: .computer)) == expected)
    #expect(expected.theme == .black)
    #expect(try reading.edit(id, BookChange(theme: .chosen(.pink))).theme == .pink)
    #expect(try reading.edit(id, BookChange(theme: .ofCategory)).theme == .black)
    #expect(throws: ReadingFailure.refused(.titleEmpty)) {
      _ = try reading.edit(id, BookChange(title: "\u{200B}"))
    }
    #expect(try reading.edit.putBack(before) == before)
  }

  @Test func `moves a target that has gone by only into its range`() throws {
    // BK-34, BK-63, §4.21
    let late = world.reading(on: "2026-03-10")
    let range = Day.on("2026-03-11")...Day.on("2027-03-10")
    for day in ["2026-03-08", "2026-03-10"] {
      #expect(throws: ReadingFailure.refused(.targetRange(range))) {
        _ = try late.edit(id, BookChange(target: .on(day)))
      }
    }
    // Other fields can still be changed, and the target stays the same.
    #expect(try late.edit(id, BookChange(title: "a")).target == .on("2026-03-08"))
    #expect(try late.edit(id, BookChange(target: .on("2026-03-11"))).target == .on("2026-03-11"))
    // On the target day itself the same target is accepted.
    let last = world.reading(on: "2026-03-11")
    #expect(try last.edit(id, BookChange(target: .on("2026-03-11"))).target == .on("2026-03-11"))
  }

  @Test func `has no other target once it is finished`() throws {
    // BK-34
    let done = try reading.read.complete(id).book
    #expect(throws: ReadingFailure.refused(.alreadyComplete(.on("2026-03-01")))) {
      _ = try reading.edit(id, BookChange(target: .on("2026-03-20")))
    }
    #expect(try reading.edit(id, BookChange(target: done.target)) == done)
  }

  @Test func `has at least the pages that were read`() throws {
    // BK-34
    _ = try reading.read(id, to: .page(120))
    #expect(throws: ReadingFailure.refused(.pagesRange(120...99_999))) {
      _ = try reading.edit(id, BookChange(pages: 119))
    }
    #expect(try reading.edit(id, BookChange(pages: 121)).isComplete == false)
    let done = try reading.edit(id, BookChange(pages: 120))
    #expect(done.completedOn == .on("2026-03-01"))
    #expect(try reading.edit(id, BookChange(pages: 400)).completedOn == nil)
  }

  @Test func `gives one to five marks, and takes them away`() throws {
    // BK-36
    for rating: Rating? in [5, 1, nil] {
      #expect(try reading.edit.rate(id, rating).rating == rating)
    }
  }

  @Test func `moves it in one's own order, which stays`() throws {
    // BK-37
    #expect(try reading.edit.move(ID("b3"), to: 1).position == 1)
    #expect(try world.store.ids() == "b3 b1 b2")
    for position in [0, 4] {
      #expect(throws: ReadingFailure.refused(.positionRange(1...3))) {
        _ = try reading.edit.move(id, to: position)
      }
    }
    _ = try reading.read.complete(id)
    #expect(throws: ReadingFailure.refused(.alreadyComplete(.on("2026-03-01")))) {
      _ = try reading.edit.move(id, to: 1)
    }
  }

  @Test func `keeps sentences that are not blank and not too long, with their pages`() throws {
    // BK-65, BK-66, BK-67, BK-68
    let later = world.reading(on: "2026-03-02")
    let kept = try reading.quote(id, " 새는 알에서\r\n나온다 ", page: 300)
    #expect(kept.text.text == "새는 알에서\n나온다" && kept.on == .on("2026-03-01"))
    let first = try later.quote(id, "둘", page: 1)
    #expect(first.page == 1)
    #expect(try reading.books.sentences(of: id).map(\.page) == [1, 300])
    let limit = String(repeating: "가", count: 300)
    #expect(try later.quote.edit(kept.id, SentenceChange(text: limit)).text.text == limit)
    for (text, page, refusal) in [
      (" \n ", 1, BookRefusal.sentenceEmpty), (limit + "가", 1, .sentenceTooLong(limit: 300)),
      ("a", 301, .pageRange(1...300)), ("a", 0, .pageRange(1...300)),
      ("a\u{1B}", 1, .controlCharacter(.sentence)),
    ] {
      #expect(throws: ReadingFailure.refused(refusal)) {
        _ = try reading.quote(id, text, page: page)
      }
      #expect(throws: ReadingFailure.refused(refusal)) {
        _ = try reading.quote.edit(kept.id, SentenceChange(text: text, page: page))
      }
    }
    let changed = try later.quote.edit(kept.id, SentenceChange(page: 299))
    #expect(changed.on == .on("2026-03-01") && changed.edited == .on("2026-03-02"))
    #expect(try later.quote.putBack(kept) == kept)
    #expect(try reading.quote.remove(kept.id) == kept)
    #expect(try reading.books.sentences(of: id) == [first])
    #expect(try reading.quote.restore(kept.id) == kept)
    #expect(try reading.books.sentence(kept.id.text) == kept)
  }

  @Test func `needs no page for a sentence`() throws {
    // BK-66
    try world.store.keep(.sample("open", pages: nil))
    #expect(try reading.quote(ID("open"), "a", page: nil).page == nil)
    #expect(try reading.quote(id, "a", page: nil).page == nil)
    #expect(try world.reading(at: "10:00").quote(ID("open"), "a", page: 9999).page == 9999)
  }

  @Test func `finds sentences by their words and by those of their books`() throws {
    // BK-69, BK-70
    _ = try reading.quote(id, "새는 알에서 나온다", page: 3)
    _ = try world.reading(at: "10:00").quote(ID("b2"), "FATE", page: 1)
    func found(_ text: String?) throws -> String {
      try world.store.quoteIDs(search: text).split(separator: " ").map { $0.prefix(2) }
        .joined(separator: " ")
    }
    #expect(try found(nil) == "b1 b2" && found("ｆａｔｅ") == "b2" && found("알에") == "b1")
    #expect(try found("헤르만") == "b1 b2" && found("둘") == "b2" && found("없다") == "")
    #expect(
      try reading.books.counts()
        == ReadingCounts(reading: 3, finished: 0, favourites: 0, sentences: 2))
  }

  @Test func `likes a book by its number, and stops liking it`() throws {
    // BK-26
    let draft = BookDraft(
      title: "나", publisher: "민음사", published: .on("2000-01-01"), isbn: ISBN.counted(4).text,
      category: .essay, link: "https://example.org")
    let liked = try reading.like.searchResult(draft)
    #expect(liked.facts.category == .essay && liked.facts.link?.text == "https://example.org")
    #expect(try world.reading(on: "2026-03-05").like.searchResult(draft) == liked)
    #expect(try newestFavourites() == [liked])
    #expect(try reading.like.off(liked.name) == liked)
    #expect(throws: ReadingFailure.unknown(reference: liked.name.text)) {
      _ = try reading.like.off(liked.name)
    }
    #expect(try reading.like.putBack(liked) == liked)
    #expect(try reading.books.favourite("나") == liked)
  }

  @Test func `likes a book that has no number by its title and author`() throws {
    // BK-26, contract 10
    let goal = try reading.books.find("b1")
    let liked = try reading.like.goal(goal)
    #expect(liked.facts.isbn == nil && liked.name == goal.facts.likedName)
    #expect(try reading.books.goal(liked.name) == goal)
    // A search result with the same title and author is the same liked book.
    let draft = BookDraft(BookSearchResult(goal.facts))
    #expect(try world.reading(on: "2026-03-05").like.searchResult(draft).liked == liked.liked)
    #expect(try reading.books.counts().favourites == 1)
    #expect(try reading.books.favourite(liked.name.text).name == liked.name)
    #expect(try reading.like.off(liked.name).name == liked.name)
    #expect(try newestFavourites() == [])
  }
}
