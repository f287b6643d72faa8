import Domain

/// Prints today's page.
struct TodayRunner {
  let today: Today
  let page: AnswerPage

  func run() -> ExitStatus {
    let words = PeopleWords(page.language)
    do throws(PeopleError) {
      if page.wantsJSON { try json(words) } else { try text(words) }
      return .done
    } catch {
      return page.fail(words.report(error))
    }
  }

  private func text(_ words: PeopleWords) throws(PeopleError) {
    page.line(CalendarWords.dayWithWeekday(today.day, in: page.language))
    page.line("")
    var isEmpty = true
    try today.duePlants { plant in
      isEmpty = false
      page.line(PeopleTexts(words).row(plant))
      return page.isIntact
    }
    if isEmpty { page.line(words.nobodyThirsty) }
  }

  private func json(_ words: PeopleWords) throws(PeopleError) {
    var json = page.openAnswer()
    json.key("today")
    json.openObject()
    json.member("day", today.day.description)
    json.key("people")
    json.openList()
    try today.duePlants { plant in
      json.plant(plant, words)
      return page.pass(&json)
    }
    json.closeList()
    json.closeObject()
    page.closeAnswer(&json)
  }
}
