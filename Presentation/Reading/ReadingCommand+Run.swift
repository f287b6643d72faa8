import Domain
import PresentationKit
import TextUI

extension ReadingCommand: StoreCommand {
  func run(_ features: Features, _ page: CommandOutput) throws(Report) {
    let answers = ReadingAnswers(
      reading: features.reading, find: features.find, imports: features.imports,
      preferences: features.preferences, page: page)
    switch self {
    case .like(let reference): try answers.like(reference)
    case .unlike(let reference): try answers.unlike(reference)
    case .shelf(let shown, let only, let sort, let search, let filter):
      let words = search.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
      try answers.shelf(shown, only: only, sort ?? .recent, words, filter)
    case .log(let month): try answers.log(month)
    case .stats(let view, let svg, let png):
      try StatsAnswers(
        reading: features.reading, preferences: features.preferences, page: page
      ).answer(view, files: [(svg, .svg), (png, .png)])
    }
  }
}

/// Runs the commands for shelves, favourites and the reading log, and writes their output.
private struct ReadingAnswers {
  let reading: Reading
  let find: FindBooks
  let imports: Imports
  let preferences: Preferences
  let page: CommandOutput

  private var words: ReadingWords { ReadingWords(page.language) }
  private var texts: ReadingTexts { ReadingTexts(words) }
  private var actions: ReadingActions { ReadingActions(reading: reading, words: words) }
  private var reader: DayReader { page.days(today: reading.books.today, looking: .back) }

  // MARK: Favourites

  /// Likes a stored book, or a book looked up by its ISBN.
  func like(_ reference: String) throws(Report) {
    if let goal = try goal(reference) {
      return page.give(try page.done { () throws(ReadingFailure) in try actions.like(goal) })
    }
    guard let isbn = ISBN(reference) else { throw words.report(.unknown(reference: reference)) }
    let book = try BookFinder(find: find, page: page).lookup(isbn).found.book
    page.give(
      try page.done { () throws(ReadingFailure) in try actions.like(found: BookDraft(book)) })
  }

  private func goal(_ reference: String) throws(Report) -> Book? {
    do throws(ReadingFailure) { return try reading.books.find(reference) } catch {
      if case .unknown = error, ISBN(reference) != nil { return nil }
      throw words.report(error)
    }
  }

  /// Unlikes a book, which is given as a stored book, an ISBN or a title.
  func unlike(_ reference: String) throws(Report) {
    let goal = try likedGoal(reference)
    page.give(
      try page.done({ words.report($0, .favourite) }) { () throws(ReadingFailure) in
        let name = if let goal { goal } else { try reading.books.favourite(reference).name }
        return try actions.unlike(name)
      })
  }

  private func likedGoal(_ reference: String) throws(Report) -> LikedName? {
    do throws(ReadingFailure) {
      return try reading.books.flags(of: [reading.books.find(reference).facts.likedName]).liked
        .first
    } catch {
      if case .unknown = error { return nil }
      throw words.report(error)
    }
  }

  // MARK: Shelves

  func shelf(
    _ shown: BookshelfList?, only: Shelf?, _ sort: BookSort, _ search: String?, _ filter: BookFilter
  ) throws(Report) {
    let shelfList = try page.done { () throws(StorageFailure) in
      if let shown { shown } else { try preferences.shownShelf() }
    }
    var list = ListAnswer(page, "books")
    let isSearch = search != nil || !filter.isEmpty
    switch shelfList {
    case .finished:
      let books = BookList(.finished, sort: sort, search: search, filter: filter)
      let origins = try page.origins(of: books, reading, imports)
      try page.done { () throws(ReadingFailure) in
        try reading.books(books) { book in
          let progress = reading.books.progress(of: book)
          return list.add(
            { $0.book(progress, from: origins?[book.id.text]) }, texts.finishedRow(progress))
        }
      }
      list.close(empty: isSearch ? words.noMatch : words.noFinished)
    case .wanted, .pausedOrDropped:
      let books = BookList(
        shelfList == .wanted ? .wanted : only ?? .pausedOrDropped, sort: sort, search: search,
        filter: filter)
      let origins = try page.origins(of: books, reading, imports)
      try page.done { () throws(ReadingFailure) in
        try reading.books(books) { book in
          let progress = reading.books.progress(of: book)
          return list.add(
            { $0.book(progress, from: origins?[book.id.text]) }, texts.row(progress))
        }
      }
      list.close(
        empty: isSearch
          ? words.noMatch
          : only.map(\.statuses).flatMap(\.first).map(words.emptyShelf)
            ?? words.empty(shelfList))
    case .liked:
      try page.done { () throws(ReadingFailure) in
        let liked = BookFilter(words: search).and(filter)
        try reading.books.favourites(sort, matching: liked) { favourite in
          list.add({ $0.favourite(favourite, isLiked: true) }, texts.likedRow(favourite))
        }
      }
      list.close(empty: isSearch ? words.noMatch : words.noLiked)
    }
  }

  // MARK: Reading log

  /// Writes the records of one or all months: newest month first, chronological within a month.
  func log(_ text: String?) throws(Report) {
    let month = try page.done { () throws(ArgumentParseError) in
      try text.map { (text) throws(ArgumentParseError) in try reader.month(text) }
    }
    let months = try page.done { () throws(ReadingFailure) in try reading.queries.months() }
    // Output formats with one row per record are not grouped by month, and neither are plain lines.
    let isGrouped = page.form == nil && !page.isPlain
    var list = ListAnswer(page, page.form == nil ? "months" : "log")
    for entry in months where month.map({ $0.firstOfMonth == entry.month }) ?? true {
      var activities: [Activity] = []
      try page.done { () throws(ReadingFailure) in
        try reading.queries.month(entry.month) { activity in
          activities.append(activity)
          return true
        }
      }
      if !isGrouped {
        for activity in activities {
          _ = list.add({ $0.activity(activity, withMonth: true) }, texts.sentence(activity))
        }
        if page.isIntact { continue } else { break }
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
  /// Returns a month's totals, followed by its records.
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
  /// Returns a month's totals.
  func summary(_ month: ReadingMonth) -> String {
    let finished = say("완독 \(month.finished)권", "\(books(month.finished)) finished")
    let average = say(
      "읽은 날 평균 \(decimal(month.average))쪽", "\(decimal(month.average)) per reading day")
    return [
      say(
        "\(month.readingDays)일 읽음",
        "\(month.readingDays) reading \(month.readingDays == 1 ? "day" : "days")"),
      finished,
      pages(month.pages), average,
    ].joined(separator: between)
  }
}

extension JSONText {
  mutating func month(_ month: ReadingMonth, _ activities: [Activity]) {
    object { json in
      json.member("month", String(month.month.description.prefix(7)))
      json.member("readingDays", month.readingDays)
      json.member("finished", month.finished)
      json.member("pages", month.pages)
      json.member("average", tenThousandths: Int((month.average * 10_000).rounded()))
      json.key("log")
      json.list(activities) { $0.activity($1) }
    }
  }

  /// Writes one record. With `withMonth`, its month is written too, for lists that are not grouped by month.
  mutating func activity(_ activity: Activity, withMonth: Bool = false) {
    object { json in
      let day = activity.record.day.description
      if withMonth { json.member("month", String(day.prefix(7))) }
      json.member("book", activity.book.text)
      json.member("title", activity.title.text)
      json.member("day", day)
      json.member("at", activity.record.at.description)
      json.reached(activity.record)
      json.member("finished", activity.isFinish)
    }
  }
}
