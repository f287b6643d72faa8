import Domain
import HaruStore

/// Tells a story into a store in memory. Its history is made by the same verbs a user has, on a
/// clock that is turned back.
struct Demo {
  let story: DemoStory
  let adapters: Adapters
  let now: Now

  /// Prepares a story.
  init(_ story: DemoStory, in adapters: Adapters) {
    self.story = story
    self.adapters = adapters
    now = adapters.clock.now()
  }

  /// Plants the family, and keeps in touch with it.
  func plant() throws(PeopleError) {
    for member in story.family {
      var draft = member.draft
      if let days = member.birthdayIn {
        draft.birthday = String((now.day + days).description.suffix(5))
      }
      let person = try past(member.registered).people.add(draft)
      for (daysAgo, contact) in member.contacts {
        var contact = contact
        contact.isEarly = true
        _ = try past(daysAgo).people.water(person.id, contact)
      }
    }
  }

  /// Takes the address book in.
  func takeCards() throws(AddressBookError) {
    let cards = story.cards.map { name, number in
      "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:\(name)\r\nTEL;TYPE=CELL:\(number)\r\nEND:VCARD\r\n"
    }.joined()
    _ = try Features(adapters).addressBook.importCards(.bytes(Array(cards.utf8)))
  }

  /// Writes feelings down, and paints a day in other colours.
  func feel() throws(MoodsError) {
    let moods = Features(adapters).moods
    for feeling in story.feelings {
      let time = TimeOfDay(seconds: feeling.hour * 3600 + feeling.level * 30)
      let moment = adapters.calendar.moment(now.day - feeling.daysAgo, time)
      _ = try moods.add(MoodDraft(level: feeling.level, text: feeling.text, at: moment))
    }
    _ = try moods.edit.paint(now.day - 1, in: MoodTheme.night.rawValue)
  }

  /// Writes plans down, around the day it is.
  func plan() throws(ScheduleError) {
    let schedule = Features(adapters).schedule
    for plan in story.plans {
      let start = DayAndTime(now.day + plan.ahead, TimeOfDay(seconds: plan.minute * 60))
      _ = try schedule.plan(
        EventDraft(
          title: plan.title, body: plan.body, start: start,
          end: start.later(by: plan.minutes * 60)))
    }
  }

  /// Reads books: one is well on its way, one late, one just begun, and some are finished.
  func read() throws(ReadingError) {
    for shelf in story.shelves {
      let begin = reading(daysAgo: shelf.begun, hour: 8)
      var book = try begin.add.manual(shelf.book, target: begin.books.today + shelf.within)
      for (daysAgo, hour, page) in shelf.read {
        book = try reading(daysAgo: daysAgo, hour: hour).read(book.id, to: .page(page)).book
      }
      let last = shelf.read.last ?? (daysAgo: shelf.begun, hour: 9, page: 0)
      let after = reading(daysAgo: last.daysAgo, hour: last.hour)
      for (page, text) in shelf.sentences { _ = try after.quote(book.id, text, page: page) }
      if let rating = shelf.rating { book = try after.edit.rate(book.id, rating) }
      if shelf.isLiked { _ = try after.like.goal(book) }
    }
  }

  private func past(_ daysAgo: Int) -> Features {
    features(at: Now(instant: now.instant - daysAgo * 86_400, offset: now.offset))
  }

  private func reading(daysAgo: Int, hour: Int) -> Reading {
    let day = adapters.calendar.moment(now.day - daysAgo, TimeOfDay(seconds: hour * 3600))
    // What was read today was read before now.
    return features(at: day.instant <= now.instant ? day : now).reading
  }

  private func features(at then: Now) -> Features {
    var past = adapters
    past.clock = WallClock { then }
    return Features(past)
  }
}
