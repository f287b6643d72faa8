import Domain

/// Prints today's page.
struct TodayRunner {
  let today: Today
  let page: AnswerPage

  func run() -> ExitStatus {
    let words = PeopleWords(page.language)
    let plans = ScheduleWords(page.language)
    let saying: Saying?
    do throws(SayingsError) { saying = try today.saying() } catch {
      return page.fail(SayingsWords(page.language).report(error))
    }
    let agenda: DayAgenda
    do throws(ScheduleError) { agenda = try today.agenda() } catch {
      return page.fail(plans.report(error, at: today.now))
    }
    let books: [BookStanding]
    do throws(ReadingError) { books = try today.books() } catch {
      return page.fail(ReadingWords(page.language).report(error))
    }
    do throws(PeopleError) {
      if page.wantsJSON {
        try json(words, saying, agenda, books)
      } else {
        try text(words, plans, saying, agenda, books)
      }
      return .done
    } catch {
      return page.fail(words.report(error))
    }
  }

  private func text(
    _ words: PeopleWords, _ plans: ScheduleWords, _ saying: Saying?, _ agenda: DayAgenda,
    _ books: [BookStanding]
  ) throws(PeopleError) {
    page.line(CalendarWords.dayWithWeekday(today.day, in: page.language))
    page.line("")
    if let saying {
      let texts = SayingTexts(SayingsWords(page.language))
      for line in texts.lines(saying.words) { page.line(line) }
      page.line("")
    }
    // The day stands above already; what is over does not ask for anything.
    let texts = ScheduleTexts(words: plans, now: today.now)
    let open = texts.groups(agenda, [.inProgress, .upcoming])
    for line in open { page.line(line) }
    if !open.isEmpty { page.line("") }
    var isEmpty = true
    try today.duePlants { plant in
      isEmpty = false
      page.line(PeopleTexts(words).row(plant))
      return page.isIntact
    }
    if isEmpty { page.line(words.nobodyThirsty) }
    if books.isEmpty { return }
    page.line("")
    let reading = ReadingTexts(ReadingWords(page.language))
    for book in books.prefix(Self.shownBooks) { page.line(reading.today(book)) }
    if books.count > Self.shownBooks {
      page.line(ReadingWords(page.language).more(books.count - Self.shownBooks))
    }
  }

  /// The page of a day has room for so many books.
  private static let shownBooks = 5

  private func json(
    _ words: PeopleWords, _ saying: Saying?, _ agenda: DayAgenda, _ books: [BookStanding]
  ) throws(PeopleError) {
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
    json.key("events")
    json.groups(agenda, at: today.now)
    json.key("reading")
    json.list(books) { $0.book($1, owesToday: true) }
    json.closeObject()
    page.closeAnswer(&json)
  }
}
