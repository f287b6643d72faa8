import Data
import Domain
package import HaruStore

/// Writes the demo data into a store in memory. The records are made by the normal features, whose clock is set to past
/// times. No record is later than now.
package struct DemoWriter {
  let story: DemoStory
  let adapters: Adapters
  let now: Now
  /// The random source, seeded so that the demo is the same each time.
  let randomSource = RandomSource.seeded(1)
  /// The source of ids, seeded because the look of a plant follows from the id of its person.
  let ids = IDSource.seeded(1)

  package init(_ story: DemoStory, in adapters: Adapters) {
    self.story = story
    self.adapters = adapters
    now = adapters.clock.now()
  }

  /// Adds sayings, and likes some of the starter collection.
  func keepSayings() throws(SayingsFailure) {
    for number in DemoStory.likedOfTheHouse {
      let then = features(at: moment(daysAgo: number, minute: 21 * 60)).sayings
      _ = try then.edit.like(try then.queries.open(String(number)).number)
    }
    for kept in story.sayings {
      let then = features(at: moment(daysAgo: kept.daysAgo, minute: 20 * 60)).sayings
      let number = try then.add(kept.draft).number
      if kept.isLiked { _ = try then.edit.like(number) }
      if kept.isUsed { _ = try then.edit.use(number) }
    }
  }

  /// Imports the address book.
  func takeCards() throws(AddressBookFailure) {
    let cards = story.cards.map { name, number in
      "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:\(name)\r\nTEL;TYPE=CELL:\(number)\r\nEND:VCARD\r\n"
    }.joined()
    _ = try features(at: now).addressBook.importCards(.bytes(Array(cards.utf8)))
  }

  /// Adds books: some well advanced, one late, one not begun, and some finished.
  func read() throws(ReadingFailure) {
    for shelf in story.shelves {
      let begin = features(at: moment(daysAgo: shelf.begun, minute: 8 * 60)).reading
      var book = try begin.add.manual(shelf.book, target: begin.books.today + shelf.within)
      var after = begin
      let reached: [(daysAgo: Int, page: Int)] = shelf.read.map { pages($0) } ?? []
      for (daysAgo, page) in reached {
        let hour = shelf.read?.hour ?? 0
        after = features(at: moment(daysAgo: daysAgo, minute: hour * 60)).reading
        book = try after.read(book.id, to: .page(page)).book
      }
      for (page, text) in shelf.sentences { _ = try after.quote(book.id, text, page: page) }
      if let rating = shelf.rating.flatMap(Rating.init(stars:)) {
        book = try after.edit.rate(book.id, rating)
      }
      if let note = shelf.note { book = try after.edit(book.id, BookChange(note: note)) }
      if shelf.isLiked { _ = try after.like.goal(book) }
    }
    // The reading goal of one book a month.
    _ = try features(at: now).reading.aim.set(12)
  }

  /// Returns the page reached on each day on which the book was read. The number of pages read differs from day to day.
  private func pages(_ sitting: DemoStory.Sitting) -> [(daysAgo: Int, page: Int)] {
    let days = stride(from: sitting.first, through: sitting.last, by: -1).filter { daysAgo in
      randomSource.below(10) < sitting.often || daysAgo == sitting.last
    }
    let shares = days.map { _ in 3 + randomSource.below(8) }
    let all = shares.reduce(0, +)
    var sum = 0
    return zip(days, shares).map { daysAgo, share in
      sum += share
      return (daysAgo, max(1, sitting.page * sum / all))
    }
  }

  /// Returns a time on a past day, or now if the time would be later.
  func moment(daysAgo: Int, minute: Int) -> Now {
    let then = adapters.calendar.moment(now.day - daysAgo, TimeOfDay(seconds: minute * 60))
    return then.instant <= now.instant ? then : now
  }

  /// Returns features whose clock is stopped at a past moment.
  func features(at then: Now) -> Features {
    var past = adapters
    past.clock = WallClock { then }
    past.ids = ids
    return Features(past)
  }
}
