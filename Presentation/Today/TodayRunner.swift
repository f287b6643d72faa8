import Domain

/// Prints today's page.
struct TodayRunner {
  let today: Today
  let page: AnswerPage

  private var words: TodayWords { TodayWords(page.language) }

  func run() -> ExitStatus { page.wantsJSON ? json() : text() }

  /// The page as text. What a part could not tell takes nothing away from the others; its sentence
  /// follows.
  private func text() -> ExitStatus {
    let found = today.page()
    for line in TodayTexts(words: words, now: today.now).page(found) { page.line(line) }
    var status = ExitStatus.done
    for failure in found.failures {
      let report = words.failure(failure, at: today.now)
      page.remark(words.name(failure) + ": " + report.message)
      status = report.status
    }
    return status
  }

  /// The page for scripts, which must not take what could not be read for what is not there: one
  /// part that fails is an error.
  private func json() -> ExitStatus {
    let found: Found
    switch look() {
    case .success(let all): found = all
    case .failure(let failure): return page.fail(words.failure(failure.reason, at: today.now))
    }
    do throws(Failed) {
      try write(found)
      return .done
    } catch { return page.fail(words.failure(error.reason, at: today.now)) }
  }

  /// All but the plants and the books, which are written as they come.
  private struct Found {
    let saying: Saying?
    let canvas: Canvas
    let agenda: DayAgenda
    let birthdays: [ComingBirthday]
    let begun: [UnnotedContact]
  }

  private struct Failed: Error { let reason: TodayFailure }

  private func look() -> Result<Found, Failed> {
    do throws(Failed) {
      return .success(
        Found(
          saying: try telling(TodayFailure.sayings) { () throws(SayingsError) in
            try today.saying()
          },
          canvas: try telling(TodayFailure.moods) { () throws(MoodsError) in try today.canvas() },
          agenda: try telling(TodayFailure.schedule) { () throws(ScheduleError) in
            try today.agenda()
          },
          birthdays: try telling(TodayFailure.people) { () throws(PeopleError) in
            try today.birthdays()
          },
          begun: try telling(TodayFailure.people) { () throws(PeopleError) in
            try today.begun()
          }))
    } catch { return .failure(error) }
  }

  private func telling<T, E: Error>(
    _ name: (E) -> TodayFailure, _ body: () throws(E) -> T
  ) throws(Failed) -> T {
    do throws(E) { return try body() } catch { throw Failed(reason: name(error)) }
  }

  private func write(_ found: Found) throws(Failed) {
    let people = PeopleWords(page.language)
    var json = page.openAnswer()
    json.key("today")
    json.openObject()
    json.member("day", today.day.description)
    json.key("saying")
    if let saying = found.saying { json.saying(saying, at: today.now) } else { json.null() }
    json.key("people")
    json.openList()
    try telling(TodayFailure.people) { () throws(PeopleError) in
      try today.duePlants { plant in
        json.plant(plant, people)
        return page.pass(&json)
      }
    }
    json.closeList()
    json.key("events")
    json.groups(found.agenda, at: today.now)
    json.key("moods")
    json.canvas(found.canvas)
    json.key("reading")
    json.openList()
    try telling(TodayFailure.reading) { () throws(ReadingError) in
      try today.books { book in
        json.book(book, owesToday: true)
        return page.pass(&json)
      }
    }
    json.closeList()
    json.key("birthdays")
    json.list(found.birthdays) { $0.birthday($1) }
    json.key("pending")
    json.list(found.begun) { json, contact in
      json.object { $0.pending(contact.pending, of: contact.plant.person) }
    }
    json.closeObject()
    page.closeAnswer(&json)
  }
}

extension JSONText {
  /// Writes a birthday that is near.
  mutating func birthday(_ birthday: ComingBirthday) {
    object { json in
      json.member("person", birthday.person.id.text)
      json.member("name", birthday.person.calledName)
      json.member("birthday", birthday.person.birthday?.description)
      json.member("day", birthday.day.description)
      json.member("daysLeft", birthday.daysLeft)
      json.member("age", birthday.age)
    }
  }
}
