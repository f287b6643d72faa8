import Domain

/// Prints today's page.
struct TodayRunner {
  let today: Today
  let page: AnswerPage

  func run() -> ExitStatus {
    let words = PeopleWords(page.language)
    let saying: Saying?
    do throws(SayingsError) { saying = try today.saying() } catch {
      return page.fail(SayingsWords(page.language).report(error))
    }
    do throws(PeopleError) {
      if page.wantsJSON { try json(words, saying) } else { try text(words, saying) }
      return .done
    } catch {
      return page.fail(words.report(error))
    }
  }

  private func text(_ words: PeopleWords, _ saying: Saying?) throws(PeopleError) {
    page.line(CalendarWords.dayWithWeekday(today.day, in: page.language))
    page.line("")
    if let saying {
      let texts = SayingTexts(SayingsWords(page.language))
      for line in texts.lines(saying.words) { page.line(line) }
      page.line("")
    }
    var isEmpty = true
    try today.duePlants { plant in
      isEmpty = false
      page.line(PeopleTexts(words).row(plant))
      return page.isIntact
    }
    if isEmpty { page.line(words.nobodyThirsty) }
  }

  private func json(_ words: PeopleWords, _ saying: Saying?) throws(PeopleError) {
    var json = page.openAnswer()
    json.key("today")
    json.openObject()
    json.member("day", today.day.description)
    json.key("saying")
    if let saying { json.saying(saying, at: today.now) } else { json.null() }
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
