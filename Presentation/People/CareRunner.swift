import Domain

/// Runs the commands about what is done for a plant, and what was.
struct CareRunner {
  let people: People
  let page: AnswerPage

  private var words: PeopleWords { PeopleWords(page.language) }
  private var base: PeopleRunner { PeopleRunner(people: people, page: page) }

  func run(_ command: CareCommand) -> ExitStatus {
    do throws(Report) {
      try perform(command)
      return .done
    } catch { return page.fail(error) }
  }

  private func perform(_ command: CareCommand) throws(Report) {
    switch command {
    case .postpone(let who, let days): try postpone(who, days)
    case .contact(let who, let channel): try contact(who, channel)
    case .pending(let forget):
      if let forget { try self.forget(forget) } else { try pending() }
    case .review(let who, let day, let change, let clear):
      try review(who, day, change, clear: clear)
    case .calendar(let who, let month): try calendar(who, month)
    case .unwater(let who, let day): try unwater(who, day)
    case .garden: try garden()
    }
  }

  private var days: DayReader { page.days(today: people.look.today, looking: .back) }

  private func find(_ who: String) throws(Report) -> Person {
    try base.done { () throws(PeopleError) in try people.find(who) }
  }

  private func day(_ text: String) throws(Report) -> Day {
    do throws(UsageError) { return try days.day(text) } catch {
      throw UsageWords(page.language).report(error)
    }
  }

  private func postpone(_ who: String, _ days: Int) throws(Report) {
    let person = try find(who)
    let plant = try base.done { () throws(PeopleError) in
      try people.postpone(person.id, days: days)
    }
    let cost = person.affection.points - plant.person.affection.points
    base.answer(people.look(at: plant.person), words.postponed(plant, cost: cost))
  }

  private func contact(_ who: String, _ channel: Watering.Channel) throws(Report) {
    let person = try find(who)
    let card = try base.done { () throws(PeopleError) in try people.look.card(of: person) }
    let begun = try base.done { () throws(PeopleError) in
      try people.contact(person, by: channel)
    }
    guard page.wantsJSON else {
      for line in words.begun(begun, about: card.lastKeywords) { page.line(line) }
      return
    }
    page.answer { json in
      json.key("contact")
      json.object { json in
        json.pending(begun.pending, of: person)
        json.member("phone", person.phone?.written.text)
        json.member("opened", begun.outcome == .opened)
        json.key("lastKeywords")
        json.list(card.lastKeywords) { $0.value($1.text) }
      }
    }
  }

  private func pending() throws(Report) {
    let all = try base.done { () throws(PeopleError) in
      try people.reviews.pending().map { (pending) throws(PeopleError) in
        (pending, try people.find(pending.person.text))
      }
    }
    if page.wantsJSON {
      return page.answer { json in
        json.key("pending")
        json.list(all) { json, one in json.object { $0.pending(one.0, of: one.1) } }
      }
    }
    for (pending, person) in all { page.line(words.pending(pending, of: person)) }
    if all.isEmpty { page.remark(words.nothingPending) }
  }

  private func forget(_ who: String) throws(Report) {
    let person = try find(who)
    let wasThere = try base.done { () throws(PeopleError) in
      try people.reviews.forget(person.id)
    }
    guard wasThere else {
      throw Report(code: "nothingPending", message: words.nothingPending, status: .notFound)
    }
    if page.wantsJSON { return try pending() }
    page.line(words.forgotten(person))
  }

  private func review(_ who: String, _ text: String, _ change: ReviewChange, clear: Bool)
    throws(Report)
  {
    let person = try find(who)
    let day = try day(text)
    let watering = try base.done { () throws(PeopleError) in
      clear
        ? try people.revise.clear(person.id, on: day)
        : try people.revise.edit(person.id, on: day, change)
    }
    answer(person, watering, clear ? words.cleared(day) : words.revised(day))
  }

  private func unwater(_ who: String, _ text: String) throws(Report) {
    let person = try find(who)
    let day = try day(text)
    let month = try base.done { () throws(PeopleError) in
      try people.reviews.month(of: person, around: day)
    }
    guard month.watering(on: day) != nil else { throw words.report(.noWatering(day)) }
    let watering = try base.done { () throws(PeopleError) in
      try people.revise.takeAway(person.id, on: day)
    }
    answer(person, watering, page.removed(words.unwatered(person, day)))
  }

  /// The answer to a change of what was recorded: the person as it is now, and the entry.
  private func answer(_ person: Person, _ watering: Watering, _ sentence: String) {
    guard page.wantsJSON else { return page.line(sentence) }
    var now = person
    do throws(PeopleError) { now = try people.find(person.id.text) } catch {
      return page.remark(words.report(error).message)
    }
    page.answer { json in
      json.key("person")
      json.plant(people.look(at: now), words)
      json.key("entry")
      json.note(watering)
    }
  }

  private func calendar(_ who: String, _ text: String?) throws(Report) {
    let person = try find(who)
    let around: Day
    do throws(UsageError) { around = try days.month(text) } catch {
      throw UsageWords(page.language).report(error)
    }
    let month = try base.done { () throws(PeopleError) in
      try people.reviews.month(of: person, around: around)
    }
    guard page.wantsJSON else {
      for line in CalendarTexts(words).month(month, around: around) { page.line(line) }
      return
    }
    page.answer { json in
      json.member("month", String(around.description.prefix(7)))
      json.key("watered")
      json.list(month.watered) { $0.value($1) }
      json.member("next", person.nextWatering.description)
      json.key("entries")
      json.list(month.waterings) { $0.note($1) }
    }
  }

  private func garden() throws(Report) {
    let garden = try base.done { () throws(PeopleError) in try people.look.garden() }
    guard page.wantsJSON else {
      for line in words.garden(garden).split(separator: "\n") { page.line(String(line)) }
      return
    }
    page.answer { json in
      json.member("owner", garden.owner)
      json.member("plants", garden.plants)
      json.member("timesWatered", garden.timesWatered)
      json.member("timesPostponed", garden.timesPostponed)
      json.member("completed", garden.completed)
    }
  }
}
