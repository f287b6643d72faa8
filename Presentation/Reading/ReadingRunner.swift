import Domain

/// Runs the commands of shelves and of the analysis.
struct ReadingRunner {
  let reading: Reading
  let find: FindBooks
  let preferences: Preferences
  let page: AnswerPage

  private var words: ReadingWords { ReadingWords(page.language) }
  private var texts: ReadingTexts { ReadingTexts(words) }

  func run(_ command: ReadingCommand) throws(UsageError) -> ExitStatus {
    switch command {
    case .like(let reference): return page.status { () throws(Report) in try like(reference) }
    case .unlike(let reference): return page.status { () throws(Report) in try unlike(reference) }
    case .shelf(let shown, let sort, let search):
      let words = search.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
      return page.status { () throws(Report) in try shelf(shown, sort ?? .recent, words) }
    case .history(let month):
      let day = if let month { try reader.month(month) } else { nil as Day? }
      return page.status { () throws(Report) in try history(day) }
    case .stats(let view, let svg, let png):
      let runner = StatsRunner(reading: reading, preferences: preferences, page: page)
      return try runner.run(view, files: [(svg, .svg), (png, .png)])
    }
  }

  private var reader: DayReader {
    page.days(today: reading.books.today, looking: .back)
  }

  /// Says an error of the feature in words.
  private func done<T>(
    _ meant: ReadingWords.Meant = .book, _ body: () throws(ReadingError) -> T
  ) throws(Report) -> T {
    do throws(ReadingError) { return try body() } catch { throw words.report(error, meant) }
  }

  // MARK: Favourites

  /// Likes a goal, or a book that has to be looked up first.
  private func like(_ reference: String) throws(Report) {
    let liked: Favourite
    if let goal = try goal(reference) {
      liked = try done { () throws(ReadingError) in try reading.like.goal(goal) }
    } else {
      guard let isbn = ISBN(reference) else { throw words.report(.unknown(reference: reference)) }
      let book = try BookFinder(find: find, page: page).lookup(isbn).found.book
      liked = try done { () throws(ReadingError) in try reading.like.found(BookDraft(book)) }
    }
    try answer(liked, isLiked: true, words.liked(liked))
  }

  private func goal(_ reference: String) throws(Report) -> Book? {
    do throws(ReadingError) { return try reading.books.find(reference) } catch {
      if case .unknown = error, ISBN(reference) != nil { return nil }
      throw words.report(error)
    }
  }

  /// Likes a book no more, by the goal it is, its name or its title.
  private func unlike(_ reference: String) throws(Report) {
    let goal = try likedGoal(reference)
    let left = try done(.favourite) { () throws(ReadingError) in
      let name = if let goal { goal } else { try reading.books.favourite(reference).name }
      return try reading.like.off(name)
    }
    try answer(left, isLiked: false, words.unliked(left))
  }

  private func likedGoal(_ reference: String) throws(Report) -> LikedName? {
    do throws(ReadingError) {
      return try reading.books.marks(of: [reading.books.find(reference).facts.likedName]).liked
        .first
    } catch {
      if case .unknown = error { return nil }
      throw words.report(error)
    }
  }

  private func answer(_ favourite: Favourite, isLiked: Bool, _ sentence: String) throws(Report) {
    guard page.wantsJSON else { return page.line(sentence) }
    let goal = try done { () throws(ReadingError) in try reading.books.goal(favourite.name) }
    page.answer { json in
      json.key("book")
      if let goal {
        json.book(reading.books.standing(of: goal), isLiked: isLiked)
      } else {
        json.favourite(favourite, isLiked: isLiked)
      }
    }
  }

  // MARK: Shelf

  private func shelf(_ shown: LikedOrFinished?, _ sort: BookSort, _ search: String?)
    throws(Report)
  {
    let usual: LikedOrFinished
    do throws(StorageFailure) {
      usual = if let shown { shown } else { try preferences.shownShelf() }
    } catch {
      throw words.report(.storage(error))
    }
    var list = ListAnswer(page, "books")
    let isSearch = search != nil
    switch usual {
    case .finished:
      try done { () throws(ReadingError) in
        try reading.books(BookList(.finished, sort: sort, search: search)) { book in
          let standing = reading.books.standing(of: book)
          return list.add({ $0.book(standing) }, texts.finishedRow(standing))
        }
      }
      list.close(empty: isSearch ? words.nothingFound(search) : words.noFinished)
    case .liked:
      try done { () throws(ReadingError) in
        try reading.books.favourites(sort, search: search) { favourite in
          list.add({ $0.favourite(favourite, isLiked: true) }, texts.likedRow(favourite))
        }
      }
      list.close(empty: isSearch ? words.nothingFound(search) : words.noLiked)
    }
  }

  // MARK: History

  /// The records of a month, or of all months, newest month first and in the order of time within.
  private func history(_ month: Day?) throws(Report) {
    let months = try done { () throws(ReadingError) in try reading.look.months() }
    var list = ListAnswer(page, "history")
    for entry in months where month.map({ $0.firstOfMonth == entry.month }) ?? true {
      var activities: [Activity] = []
      try done { () throws(ReadingError) in
        try reading.look.month(entry.month) { activity in
          activities.append(activity)
          return true
        }
      }
      let isFirst = list.isEmpty
      let goesOn = list.add(
        { $0.month(entry, activities) },
        (isFirst ? "" : "\n") + texts.month(entry, activities).joined(separator: "\n"))
      if !goesOn { break }
    }
    list.close(empty: words.noRecords)
  }
}

extension ReadingTexts {
  /// A month with what it came to, and its records.
  func month(_ month: ReadingMonth, _ activities: [Activity]) -> [String] {
    [
      CalendarWords.month(month.month, in: words.language) + "  " + words.summary(month)
    ]
      + activities.map { activity in
        let day = CalendarWords.day(activity.record.day, in: words.language)
        return "  \(Column.padded(day, to: 12)) \(activity.title.text)  "
          + words.readOrFinished(activity)
      }
  }
}

extension ReadingWords {
  /// What a month came to.
  func summary(_ month: ReadingMonth) -> String {
    let finished = say("완독 \(month.finished)권", "\(books(month.finished)) finished")
    let average = say(
      "읽은 날 평균 \(decimal(month.average))쪽", "\(decimal(month.average)) on reading days")
    return [
      say(
        "\(month.readingDays)일 읽음",
        "\(month.readingDays) reading \(month.readingDays == 1 ? "day" : "days")"),
      finished,
      pages(month.pages), average,
    ].joined(separator: " · ")
  }
}

extension JSONText {
  /// Writes a month of records.
  mutating func month(_ month: ReadingMonth, _ activities: [Activity]) {
    object { json in
      json.member("month", String(month.month.description.prefix(7)))
      json.member("readingDays", month.readingDays)
      json.member("finished", month.finished)
      json.member("pages", month.pages)
      json.member("average", tenThousandths: Int((month.average * 10_000).rounded()))
      json.key("records")
      json.list(activities) { json, activity in
        json.object { json in
          json.member("book", activity.book.text)
          json.member("title", activity.title.text)
          json.member("day", activity.record.day.description)
          json.member("at", activity.record.at.description)
          json.member("page", activity.record.total)
          json.member("pagesRead", activity.record.pagesRead)
          json.member("finished", activity.isFinish)
        }
      }
    }
  }
}
