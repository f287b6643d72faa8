import Domain
import PresentationKit
import TextUI

extension CareCommand: StoreCommand {
  func run(_ features: Features, _ page: CommandOutput) throws(Report) {
    let answers = CareAnswers(
      people: features.people, addressBook: features.addressBook, peopleLinks: features.peopleLinks,
      page: page)
    switch self {
    case .postpone(let who, let days): try answers.postpone(who, days)
    case .contact(let who, let channel, let number):
      try answers.contact(who, channel, number)
    case .pending(nil): try answers.pending()
    case .pending(let who?): try answers.forget(who)
    case .review(let who, let day, let change, let clear):
      try answers.review(who, day, clear ? nil : change)
    case .calendar(let who, let month): try answers.calendar(who, month)
    case .unwater(let who, let day): try answers.unwater(who, day)
    case .garden: try answers.garden()
    }
  }
}

/// Runs the commands about the care of plants and prints their answers.
private struct CareAnswers {
  let people: People
  let addressBook: AddressBook
  let peopleLinks: PeopleLinks
  let page: CommandOutput

  private var words: PeopleWords { PeopleWords(page.language) }
  private var actions: PeopleActions {
    PeopleActions(people: people, words: words, refetches: true)
  }
  private var days: DayReader { page.days(today: people.queries.today, looking: .back) }

  private func find(_ who: String) throws(Report) -> Person {
    try page.done { () throws(PeopleFailure) in try people.find(who) }
  }

  private func day(_ text: String) throws(Report) -> Day {
    try page.done { () throws(ArgumentParseError) in try days.day(text) }
  }

  func postpone(_ who: String, _ days: Int) throws(Report) {
    let person = try find(who)
    page.give(
      try page.done { () throws(PeopleFailure) in try actions.postpone(person, days: days) })
  }

  func contact(_ who: String, _ channel: Watering.Channel, _ wanted: String?) throws(Report) {
    let person = try find(who)
    let book = addressBook
    let known = try page.done { () throws(AddressBookFailure) in
      try book.queries.numbers(of: person)
    }
    let choice = NumberChoice(known)
    guard let chosen = choice.meant(wanted) else {
      throw words.unknownNumber(person, choice.numbered(AddressBookWords(page.language)))
    }
    let number = chosen.map { PhoneNumber(stored: $0.text) }
    let (card, begun) = try page.done { () throws(PeopleFailure) in
      (try people.queries.card(of: person), try people.contact(person, by: channel, at: number))
    }
    page.answer(lines: words.begun(begun, about: card.lastKeywords)) { json in
      json.key("contact")
      json.object { json in
        json.pending(begun.pending, of: person)
        json.member("phone", begun.number?.written.text)
        json.member("opened", begun.outcome == .opened)
        json.key("lastKeywords")
        json.list(card.lastKeywords) { $0.value($1.text) }
      }
    }
    if wanted == nil, known.count > 1 {
      page.hint(words.otherNumbers(choice.numbered(AddressBookWords(page.language))))
    }
  }

  func pending() throws(Report) {
    let all = try page.done { () throws(PeopleFailure) in
      try people.reviews.pending().map { (pending) throws(PeopleFailure) in
        (pending, try people.find(pending.person.text))
      }
    }
    let appointments = try appointments()
    if page.form != nil { return stream(all, appointments) }
    let lines = all.map { words.pending($0, of: $1) } + appointments.map(words.pending)
    page.answer(lines: lines) { json in
      json.key("pending")
      json.openList()
      for (pending, person) in all { json.object { $0.pending(pending, of: person) } }
      for appointment in appointments { json.appointment(appointment) }
      json.closeList()
    }
    if lines.isEmpty { page.hint(words.nothingPending) }
  }

  /// Writes pending contacts and past appointments record by record, in the output format that the user requests.
  private func stream(_ all: [(PendingReview, Person)], _ appointments: [PastAppointment]) {
    var list = ListAnswer(page, "pending")
    for (pending, person) in all
    where !list.add({ $0.object { $0.pending(pending, of: person) } }, "") { break }
    for appointment in appointments where !list.add({ $0.appointment(appointment) }, "") { break }
    list.close(empty: words.nothingPending)
  }

  /// Returns planned meetings that are over and that the user has neither confirmed nor declined.
  private func appointments() throws(Report) -> [PastAppointment] {
    let peopleLinks = peopleLinks
    return try page.done({ StorageWords(page.language).report($0) }) {
      () throws(StorageFailure) in try peopleLinks.pastAppointments()
    }
  }

  func forget(_ who: String) throws(Report) {
    let person = try find(who)
    let appointments = try appointments().filter { $0.person.id == person.id }
    let wasBegun = try page.done { () throws(PeopleFailure) in
      for meeting in appointments { try people.reviews.decline(meeting.missedMeeting) }
      return try people.reviews.forget(person.id)
    }
    guard wasBegun || !appointments.isEmpty else {
      throw Report(code: "nothingPending", message: words.nothingPending, status: .notFound)
    }
    if page.wantsJSON {
      try pending()
    } else {
      page.line(wasBegun ? words.forgotten(person) : words.declined(person))
    }
  }

  func review(_ who: String, _ text: String, _ change: ReviewChange?) throws(Report) {
    let person = try find(who)
    let day = try day(text)
    page.give(
      try page.done { () throws(PeopleFailure) in try actions.revise(person, on: day, change) })
  }

  func unwater(_ who: String, _ text: String) throws(Report) {
    let person = try find(who)
    let day = try day(text)
    page.give(
      try page.done { () throws(PeopleFailure) in
        let month = try people.reviews.month(of: person, around: day)
        guard month.watering(on: day) != nil else { throw .noWatering(day) }
        return try actions.unwater(person, on: day)
      })
  }

  func calendar(_ who: String, _ text: String?) throws(Report) {
    let person = try find(who)
    let around = try page.done { () throws(ArgumentParseError) in try days.month(text) }
    let month = try page.done { () throws(PeopleFailure) in
      try people.reviews.month(of: person, around: around)
    }
    page.answer(lines: CalendarTexts(words).month(month, around: around)) { json in
      json.member("month", String(around.description.prefix(7)))
      json.key("watered")
      json.list(month.watered) { $0.value($1) }
      json.member("next", person.nextWatering?.description)
      json.key("entries")
      json.list(month.waterings) { $0.note($1) }
    }
  }

  func garden() throws(Report) {
    let garden = try page.done { () throws(PeopleFailure) in try people.queries.garden() }
    page.answer(lines: words.garden(garden).split(separator: "\n").map(String.init)) { json in
      json.member("owner", garden.owner)
      json.member("plants", garden.plants)
      json.member("timesWatered", garden.timesWatered)
      json.member("timesPostponed", garden.timesPostponed)
      json.member("completed", garden.completed)
    }
  }
}
