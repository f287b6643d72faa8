import Domain
import PresentationKit
import PresentationMoods
import TextUI

extension CountsCommand: StoreCommand {
  func run(_ features: Features, _ page: CommandOutput) throws(Report) {
    let counts = features.counts
    let actions = CountsActions(counts: counts, words: CountsWords(page.language))
    func give(_ body: () throws(CountsFailure) -> Answer<Counter>) throws(Report) {
      page.give(try page.done(body))
    }
    switch self {
    case .list(let filter): try list(counts, actions.words, filter, page)
    case .show(let tag, let month, let year, let files):
      let span = try span(month, year, counts, page)
      if !files.isEmpty { return try draw(files, tag, span, features, page) }
      try show(tag, span, counts, actions.words, page)
    case .add(let tag, let amount, let day):
      let day = try pastDay(day, counts, page)
      try give { () throws(CountsFailure) in try actions.add(tag, amount, on: day) }
    case .set(let tag, let amount, let day):
      let day = try pastDay(day, counts, page)
      try give { () throws(CountsFailure) in
        try actions.add(tag, amount, on: day, replacing: true)
      }
    case .edit(let tag, let unit):
      try give { () throws(CountsFailure) in
        try actions.edit(counts.find(tag).id, unit: unit)
      }
    case .goal(let tag, let words):
      try give { () throws(CountsFailure) in
        try actions.setGoal(counts.find(tag), words)
      }
    case .skip(let tag, let day, let isSkipped):
      let day = try self.day(day, counts, page)
      try give { () throws(CountsFailure) in
        try actions.skip(counts.find(tag), on: day, isSkipped)
      }
    case .remove(let tag, let day):
      let day = try self.day(day, counts, page)
      try give { () throws(CountsFailure) in try actions.remove(counts.find(tag), on: day) }
    }
  }

  private func reader(_ counts: Counts, _ page: CommandOutput) -> DayReader {
    page.days(today: counts.now.day, looking: .back)
  }

  private func day(_ text: String?, _ counts: Counts, _ page: CommandOutput) throws(Report) -> Day?
  {
    guard let text else { return nil }
    return try page.done { () throws(ArgumentParseError) in
      try reader(counts, page).day(text, option: "on")
    }
  }

  /// Returns a day on which something can have been done.
  private func pastDay(_ text: String?, _ counts: Counts, _ page: CommandOutput) throws(Report)
    -> Day?
  {
    let day = try day(text, counts, page)
    if let day, day > counts.now.day { throw CountsWords(page.language).isAhead }
    return day
  }

  /// Returns the days of a month or a year; all days if neither is given.
  private func span(_ month: String?, _ year: String?, _ counts: Counts, _ page: CommandOutput)
    throws(Report) -> ClosedRange<Day>
  {
    try page.done { () throws(ArgumentParseError) in
      let reader = reader(counts, page)
      if let year { return Day.days(ofYear: try reader.year(year, option: "year")) }
      guard let month else { return Day.range }
      let first = try reader.month(month)
      return first...(first + (Day.length(ofMonth: first.parts.month, in: first.parts.year) - 1))
    }
  }

  private func list(
    _ counts: Counts, _ words: CountsWords, _ filter: CounterFilter, _ page: CommandOutput
  ) throws(Report) {
    let all = try page.done { () throws(CountsFailure) in try counts.all() }
    var list = ListAnswer(page, "counters")
    for summary in all where filter.means(summary) {
      if !list.add({ $0.counter(summary) }, words.line(summary)) { break }
    }
    list.close(empty: filter.isEmpty ? words.none : words.noneFound)
  }

  /// Draws the days of a year as a picture: the last one of the days.
  private func draw(
    _ files: [PictureFile], _ tag: String, _ span: ClosedRange<Day>, _ features: Features,
    _ page: CommandOutput
  ) throws(Report) {
    let counts = features.counts
    let history = try page.done { () throws(CountsFailure) in
      let counter = try counts.findTag(tag)
      let days = try counts.days(of: counter)
      return CounterHistory(summary: try counts.summary(of: counter, days), days: days)
    }
    let now = counts.now.day
    let year = (span == Day.range ? now : span.upperBound).parts.year
    let font = try page.done { () throws(StorageFailure) in try features.preferences.pictureFont() }
    let wrote = try page.write(files, size: .square(SharePicture.side), features.moods.share) {
      () throws(Report) in
      let picture = CounterPicture(
        history, year: year, isThisYear: year == now.parts.year, page.documentLanguage)
      return SVG.document(picture.svg(side: SharePicture.side), in: font)
    }
    guard let wrote else { return }
    page.answer(lines: wrote) { json in
      json.key("counter")
      json.counter(history.summary)
    }
  }

  private func show(
    _ tag: String, _ span: ClosedRange<Day>, _ counts: Counts, _ words: CountsWords,
    _ page: CommandOutput
  ) throws(Report) {
    let (counter, all) = try page.done { () throws(CountsFailure) in
      let counter = try counts.findTag(tag)
      return (counter, try counts.days(of: counter))
    }
    let summary = try page.done { () throws(CountsFailure) in
      try counts.summary(of: counter, all)
    }
    let days = all.filter { span.contains($0.day) }
    let totals = CountTotals(days)
    guard page.wantsJSON else {
      for line in words.lines(summary, days, totals) { page.line(line) }
      return
    }
    var amounts: [Day: [CountedAmount]] = [:]
    try page.done { () throws(CountsFailure) in
      try counts.visit(counter, in: span) {
        amounts[$0.day, default: []].append($0)
        return true
      }
    }
    page.answer { json in
      json.key("counter")
      json.counter(summary)
      json.key("days")
      json.list(days.filter { $0.amount != nil }) { json, day in
        json.object { json in
          json.member("day", day.day)
          json.key("amount")
          json.amount(day.amount)
          json.key("amounts")
          json.list(amounts[day.day] ?? []) { $0.counted($1, counter) }
        }
      }
      json.key("sum")
      json.amount(totals.sum)
      json.key("average")
      json.amount(totals.average)
      json.key("best")
      json.amount(totals.best)
    }
  }
}

/// The changes to counters, shared by the command line and the screens.
struct CountsActions {
  let counts: Counts
  let words: CountsWords

  func add(_ tag: String, _ amount: String?, on day: Day? = nil, replacing: Bool = false)
    throws(CountsFailure) -> Answer<Counter>
  {
    let counted = try counts.add(tag, amount, on: day, replacing: replacing)
    let days = try counts.days(of: counted.counter)
    let summary = try counts.summary(of: counted.counter, days)
    let sum = days.last { $0.day == counted.amount.day }?.amount
    let sentence = words.counted(
      counted, sum: sum, summary, today: counts.now.day, isSet: replacing)
    return Answer(
      record: counted.counter, sentence: sentence,
      remarks: counted.isNew ? [words.isNew(counted.counter)] : []
    ) { json in
      json.key("amount")
      json.counted(counted.amount, counted.counter)
      json.key("counter")
      json.counter(summary)
    }
  }

  func edit(_ id: ID<Counter>, unit: String) throws(CountsFailure) -> Answer<Counter> {
    let counter = try counts.edit(id, unit: unit)
    return try answer(counter, words.edited(counter))
  }

  func setGoal(_ counter: Counter, _ typed: CountsCommand.GoalWords) throws(CountsFailure)
    -> Answer<Counter>
  {
    var goal: CountGoal?
    if let amount = typed.amount {
      do throws(GoalRefusal) {
        goal = try CountGoal.reading(
          amount, per: typed.per, times: typed.times, atMost: typed.atMost,
          unit: counter.unit?.text)
      } catch { throw .badGoal(error) }
    }
    let changed = try counts.setGoal(counter.id, goal)
    return try answer(changed, words.goalSet(changed))
  }

  func skip(_ counter: Counter, on day: Day?, _ isSkipped: Bool) throws(CountsFailure)
    -> Answer<Counter>
  {
    let today = counts.now.day
    let wanted = day ?? today
    let was = try counts.days(of: counter).contains { $0.day == wanted && $0.isSkipped }
    if was == isSkipped {
      return try answer(counter, words.skipStays(counter, wanted, isSkipped, today: today))
    }
    try counts.skip(counter, on: wanted, isSkipped)
    return try answer(counter, words.skipped(counter, wanted, isSkipped, today: today))
  }

  func remove(_ counter: Counter, on day: Day?) throws(CountsFailure) -> Answer<Counter> {
    try counts.remove(counter, on: day)
    var answer = try answer(counter, words.removed(counter, day, today: counts.now.day))
    answer.removes = true
    return answer
  }

  private func answer(_ counter: Counter, _ sentence: String) throws(CountsFailure)
    -> Answer<Counter>
  {
    let summary = try counts.summary(of: counter)
    return Answer(record: counter, sentence: sentence) { json in
      json.key("counter")
      json.counter(summary)
    }
  }
}
