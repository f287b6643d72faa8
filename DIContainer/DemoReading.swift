import Domain

/// Some books for the demo: one well on its way, one late, one just begun, some that are finished.
/// Their history is made by the same verbs a user has, on a clock that is turned back.
enum DemoReading {
  private struct Shelf {
    let title: String
    let author: String
    let publisher: String
    let published: String
    let pages: Int
    let isbn: String
    let category: BookCategory
    /// How many days ago it became a goal, and how many days it was to take.
    let begun: Int
    let within: Int
    /// The page that was reached so many days ago.
    let read: [(daysAgo: Int, hour: Int, page: Int)]
    var rating: Int?
    var sentences: [(page: Int, text: String)] = []
    var isLiked = false
  }

  /// Fills a store in memory.
  static func fill(_ adapters: Adapters) throws(ReadingError) {
    let now = adapters.clock.now()
    for shelf in shelves {
      let begin = reading(adapters, daysAgo: shelf.begun, hour: 8, from: now)
      let added = try begin.add.manual(
        BookDraft(
          title: shelf.title, author: shelf.author, publisher: shelf.publisher,
          published: Day(shelf.published), pages: shelf.pages, isbn: shelf.isbn,
          category: shelf.category),
        target: begin.books.today + shelf.within)
      var book = added
      for past in shelf.read {
        let then = reading(adapters, daysAgo: past.daysAgo, hour: past.hour, from: now)
        book = try then.read(book.id, to: .page(past.page)).book
      }
      let last = shelf.read.last ?? (daysAgo: shelf.begun, hour: 9, page: 0)
      let after = reading(adapters, daysAgo: last.daysAgo, hour: last.hour, from: now)
      for sentence in shelf.sentences {
        _ = try after.quote(book.id, sentence.text, page: sentence.page)
      }
      if let rating = shelf.rating { book = try after.edit.rate(book.id, rating) }
      if shelf.isLiked { _ = try after.like.goal(book) }
    }
  }

  private static func reading(_ adapters: Adapters, daysAgo: Int, hour: Int, from now: Now)
    -> Reading
  {
    var past = adapters
    let day = adapters.calendar.moment(now.day - daysAgo, TimeOfDay(seconds: hour * 3600))
    // What was read today was read before now.
    let then = day.instant <= now.instant ? day : now
    past.clock = WallClock { then }
    return Container(past).features.reading
  }

  private static let shelves = [
    Shelf(
      title: "데미안", author: "헤르만 헤세", publisher: "민음사", published: "2000-12-20", pages: 239,
      isbn: "9788937460449", category: .poem, begun: 9, within: 16,
      read: [(8, 7, 24), (7, 22, 51), (5, 21, 70), (4, 7, 88), (2, 22, 105)], rating: nil,
      sentences: [
        (12, "내 속에서 솟아 나오려는 것, 바로 그것을 나는 살아 보려고 했다."),
        (88, "새는 알을 깨고 나온다. 알은 세계다."),
      ], isLiked: true),
    Shelf(
      title: "코스모스", author: "칼 세이건", publisher: "사이언스북스", published: "2006-12-20", pages: 719,
      isbn: "9788983711892", category: .science, begun: 30, within: 28,
      read: [(27, 21, 60), (24, 22, 130), (19, 20, 210), (12, 21, 288)]),
    Shelf(
      title: "Walden", author: "Henry David Thoreau", publisher: "Penguin", published: "2016-11-01",
      pages: 352, isbn: "9780140390445", category: .essay, begun: 1, within: 20,
      read: [(1, 23, 12), (0, 6, 30)]),
    Shelf(
      title: "식물의 책", author: "이소영", publisher: "책읽는수요일", published: "2019-10-31", pages: 288,
      isbn: "", category: .naturalScience, begun: 44, within: 20,
      read: [(42, 9, 66), (41, 14, 120), (38, 10, 201), (37, 15, 288)], rating: 5,
      sentences: [(31, "식물은 서두르지 않는다.")]),
    Shelf(
      title: "동물농장", author: "조지 오웰", publisher: "민음사", published: "1998-08-05", pages: 159,
      isbn: "9788937460050", category: .poem, begun: 70, within: 12,
      read: [(66, 21, 90), (60, 22, 159)], rating: 4, isLiked: true),
    Shelf(
      title: "어린 왕자", author: "앙투안 드 생텍쥐페리", publisher: "열린책들", published: "2015-10-20", pages: 136,
      isbn: "", category: .classic, begun: 92, within: 10, read: [(90, 8, 60), (88, 22, 136)],
      rating: 5, sentences: [(96, "사막이 아름다운 건 어딘가에 우물을 숨기고 있기 때문이야.")]),
    Shelf(
      title: "The Left Hand of Darkness", author: "Ursula K. Le Guin", publisher: "Ace",
      published: "1987-03-15", pages: 304, isbn: "", category: .fantasy, begun: 130, within: 30,
      read: [(121, 23, 120), (114, 22, 204), (104, 23, 304)], rating: 4),
    Shelf(
      title: "한국의 나무", author: "김진석", publisher: "돌베개", published: "2018-11-26", pages: 688,
      isbn: "", category: .culture, begun: 170, within: 60,
      read: [(160, 10, 200), (141, 11, 430), (122, 10, 688)]),
    Shelf(
      title: "국수의 맛", author: "윤이나", publisher: "세미콜론", published: "2021-04-05", pages: 180,
      isbn: "", category: .cook, begun: 178, within: 20, read: [(176, 12, 90), (171, 13, 180)],
      rating: 3),
  ]
}
