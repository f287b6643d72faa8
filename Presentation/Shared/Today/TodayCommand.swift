import Domain
import PresentationKit
import PresentationMoods
import PresentationPeople
import PresentationReading
import PresentationSayings
import PresentationSchedule
import TextUI

/// The `today` command, which also replaces the home screen where no screens can be shown.
struct TodayCommand: Command {
  func run(_ run: CommandRun) throws(Report) -> ExitStatus {
    let (features, page) = try run.openStore(.standard)
    let answer = TodayAnswer(today: features.today, moods: features.moods, page: page)
    return page.wantsJSON ? page.status(answer.json) : answer.text()
  }
}

/// Prints the answer of the `today` command.
private struct TodayAnswer {
  let today: Today
  let moods: Moods
  let page: CommandOutput

  private var words: TodayWords { TodayWords(page.language) }

  /// Prints the page as text. A part that cannot be loaded does not affect the others; its error is printed below.
  func text() -> ExitStatus {
    let found = today.page(withLastWords: page.paint != nil)
    if let paint = page.paint {
      draw(found, paint)
    } else {
      for line in TodayTexts(words: words, now: today.now).page(found) { page.line(line) }
    }
    var status = ExitStatus.done
    for failure in found.failures {
      let report = words.failure(failure, at: today.now)
      page.remark(words.name(failure) + ": " + report.message)
      status = report.status
    }
    return status
  }

  /// Prints the page as a picture. Without the moods of the week, which are also part of the page, the squares are left
  /// out.
  private func draw(_ found: TodayPage, _ paint: OutputPaint) {
    var glyphs = Glyphs.unicode
    glyphs.pictures = paint.rendition
    let context = ViewContext(page.language, glyphs, now: today.now)
    var week: MoodWeek?
    do throws(MoodsFailure) { week = try MoodWeek(upTo: today.day, moods.queries) } catch {
      week = nil
    }
    let (frame, rows) = TodayPrint(found, week, context).frame(columns: page.columns, on: paint)
    page.picture(frame, rows: rows, paint)
  }

  /// Writes the page as JSON. If a part fails, the command fails, because scripts must not take unreadable data for
  /// missing data.
  func json() throws(Report) {
    let people = PeopleWords(page.language)
    let saying = try done(TodayFailure.sayings) { () throws(SayingsFailure) in try today.saying() }
    let canvas = try done(TodayFailure.moods) { () throws(MoodsFailure) in try today.canvas() }
    let agenda = try done(TodayFailure.schedule) { () throws(ScheduleFailure) in
      try today.agenda()
    }
    let birthdays = try done(TodayFailure.people) { () throws(PeopleFailure) in
      try today.birthdays()
    }
    let dates = try done(TodayFailure.people) { () throws(PeopleFailure) in
      try today.dueDates()
    }
    let loans = try done(TodayFailure.people) { () throws(PeopleFailure) in try today.loans() }
    let past = try done(TodayFailure.past) { () throws(StorageFailure) in
      try today.onThisDay()
    }
    let pastAppointments = try done(TodayFailure.past) { () throws(StorageFailure) in
      try today.pastAppointments()
    }
    let notes = try done(TodayFailure.notes) { () throws(NotesFailure) in try today.openNotes() }
    let habits = try done(TodayFailure.counts) { () throws(CountsFailure) in try today.habits() }
    let countdowns = try done(TodayFailure.schedule) { () throws(ScheduleFailure) in
      try today.countdowns()
    }
    let begun = try done(TodayFailure.people) { () throws(PeopleFailure) in try today.begun() }
    var json = page.openAnswer()
    json.key("today")
    json.openObject()
    json.member("day", today.day)
    json.member("holiday", DayNotes(page.language).holiday(today.day))
    json.key("saying")
    if let saying { json.saying(saying, at: today.now) } else { json.null() }
    json.key("people")
    json.openList()
    try done(TodayFailure.people) { () throws(PeopleFailure) in
      let (known, dates) = (try today.appointments(), try today.allDates())
      try today.duePlants { plant in
        var plant = plant
        plant.nextMeeting = known[plant.person.id]
        plant.dates = dates[plant.person.id] ?? []
        json.plant(plant, people)
        return page.pass(&json)
      }
    }
    json.closeList()
    json.key("events")
    json.groups(agenda, at: today.now)
    json.key("moods")
    json.canvas(canvas)
    json.key("reading")
    json.openList()
    try done(TodayFailure.reading) { () throws(ReadingFailure) in
      try today.books { book in
        json.book(book, owesToday: true)
        return page.pass(&json)
      }
    }
    json.closeList()
    json.key("birthdays")
    json.list(birthdays) { $0.birthday($1) }
    json.key("dates")
    let milestones = birthdays.compactMap(\.milestone).map {
      DateEntry($0, DateWords(page.language), isMilestone: true)
    }
    let entries =
      milestones.filter(\.isMilestone)
      + dates.map { DateEntry($0, DateWords(page.language)) }
    json.list(entries) { $0.date($1, page.language, today: today.day) }
    json.key("pending")
    json.list(begun) { json, contact in
      json.object { $0.pending(contact.pending, of: contact.plant.person) }
    }
    json.key("meetings")
    json.list(pastAppointments) { $0.appointment($1) }
    json.key("notes")
    json.object { json in
      json.key("notes")
      json.list(notes.notes) { $0.note($1) }
      json.member("more", notes.more)
    }
    json.key("countdowns")
    json.list(countdowns) { $0.event($1, at: today.now) }
    json.key("loans")
    json.list(loans) { $0.loan($1.gift) }
    json.key("habits")
    json.list(habits) { $0.counter($1) }
    json.key("onThisDay")
    if let past { json.onThisDay(past) } else { json.null() }
    json.closeObject()
    page.closeAnswer(&json)
  }

  private func done<T, Failure: Error>(
    _ name: (Failure) -> TodayFailure, _ body: () throws(Failure) -> T
  ) throws(Report) -> T {
    try page.done({ words.failure(name($0), at: today.now) }, body)
  }
}

extension JSONText {
  /// Writes a record from this day in an earlier month or year: its kind, its text and its id.
  fileprivate mutating func onThisDay(_ past: OnThisDay) {
    object { json in
      json.member("day", past.day.description)
      switch past.matter {
      case .finished(let book):
        json.member("kind", "finish")
        json.member("text", book.facts.title.text)
      case .felt(let record, _):
        json.member("kind", "mood")
        json.member("text", record.text?.text)
        json.member("level", record.level?.value)
      case .copied(let copied, _):
        json.member("kind", "quote")
        json.member("text", copied.text.text)
      case .watered(let person):
        json.member("kind", "watering")
        json.member("text", person.calledName)
      }
      json.member("part", past.item.part.rawValue)
      json.member("id", past.item.id)
    }
  }

  mutating func birthday(_ birthday: ComingBirthday) {
    object { json in
      switch birthday.celebrant {
      case .person(let person):
        json.member("person", person.id.text)
        json.member("contact", String?.none)
      case .contact(let card):
        json.member("person", String?.none)
        json.member("contact", card.id.text)
      }
      json.member("name", birthday.celebrant.calledName)
      json.member("birthday", birthday.celebrant.birthday?.description)
      json.member("day", birthday.day.description)
      json.member("daysLeft", birthday.daysLeft)
      json.member("age", birthday.age)
    }
  }
}
