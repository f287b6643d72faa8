package import Domain
package import PresentationKit

/// A parsed command about the dates of people.
enum DatesCommand: Equatable, Sendable {
  /// Nil reminders stay as they are; an empty list is “none”.
  case set(String, label: String, day: String, remind: [String]?)
  case remove(String, label: String, day: String?)
  case list(String?, days: Int?, matching: DateFilter)
}

/// The specifications of the commands about the dates of people.
enum DatesCommands {
  static let all = [date, dates]

  private static let date = CommandSpec(
    "people date",
    Phrase("한 사람의 기념일 적기", "set a date of a person: wedding, first met, death, or any word"),
    arguments: [
      ArgumentSpec("WHO"), ArgumentSpec("LABEL", isText: true),
      ArgumentSpec("DAY", isOptional: true, takesRest: true),
    ],
    options: [
      OptionSpec(
        "remind", "SPAN|none",
        Phrase("얼마 전에도 알릴지 (1일, 1주…)", "also tell me this long before (1d, 1w…)"),
        repeats: true),
      OptionSpec("off", nil, Phrase("이 기념일 지우기", "remove the date")),
    ],
    examples: [
      Example("people date 민아 결혼기념일 2018-05-05", "people date Maya wedding 5 May 2018"),
      Example(
        "people date 할머니 기일 음력 9월 1일 --remind 7일",
        "people date Grandma death 2 March 2011 --remind 7d"),
      Example("people date 민아 결혼기념일 --off", "people date Maya wedding --off"),
    ], writes: true
  ) { (read) throws(ArgumentParseError) in
    let (label, day) = DateLabel.split(read.word("LABEL"), read.words["DAY"])
    if read.has("off") {
      if read.has("remind") { throw .contradiction("off", "remind") }
      return DatesCommand.remove(read.word("WHO"), label: label, day: day)
    }
    guard let day else {
      throw .missingArgument("DAY", usage: "people date WHO LABEL DAY [--remind SPAN]")
    }
    return DatesCommand.set(
      read.word("WHO"), label: label, day: day, remind: read.values["remind"])
  }

  private static let dates = CommandSpec(
    "people dates", Phrase("다가오는 생일과 기념일 보기", "list birthdays and dates, the next first"),
    lists: .dates,
    arguments: [ArgumentSpec("WHO", isOptional: true, takesRest: true)],
    options: [
      OptionSpec("days", "N", Phrase("앞으로 N일 안의 날만", "only those within N days")),
      .filter(DateFacet.self),
    ],
    examples: [
      "people dates", Example("people dates 민아", "people dates Maya"), "people dates --days 30",
      "people dates --where 'kind=wedding in<100'",
    ]
  ) { (read) throws(ArgumentParseError) in
    let days = try read.number("days")
    if let days, days < 1 {
      throw .outOfRange(option: "days", value: "\(days)", 1...36_500)
    }
    return DatesCommand.list(
      read.words["WHO"], days: days, matching: try read.filter(DateFacet.self))
  }
}

extension DatesCommand: StoreCommand {
  func run(_ features: Features, _ page: CommandOutput) throws(Report) {
    let actions = DatesActions(dates: features.dates, words: DateWords(page.language))
    switch self {
    case .set(let who, let label, let day, let remind):
      let seconds = try seconds(remind, features, page)
      page.give(
        try page.done { () throws(PeopleFailure) in
          try actions.set(
            features.people.find(who), label, day, reminders: seconds, in: page.dates)
        })
    case .remove(let who, let label, let day):
      page.give(
        try page.done { () throws(PeopleFailure) in
          try actions.remove(features.people.find(who), label, day, in: page.dates)
        })
    case .list(let who, let days, let filter):
      let occasions = try page.done { () throws(PeopleFailure) in
        let person = try who.map { (who) throws(PeopleFailure) in try features.people.find(who) }
        return try features.dates.coming(of: person, within: days)
      }
      let hints = try page.done { () throws(PeopleFailure) in
        page.wantsRecords ? [:] : try features.gifts.hints()
      }
      list(occasions, filter, isWhole: days == nil, hints, actions, page)
    }
  }

  private func list(
    _ occasions: [DateOccasion], _ filter: DateFilter, isWhole: Bool,
    _ hints: [ID<Person>: GiftHint], _ actions: DatesActions, _ page: CommandOutput
  ) {
    let (words, today) = (actions.words, actions.dates.today)
    var list = ListAnswer(page, "dates")
    for occasion in occasions
    where filter.means(occasion, today: today, named: words.title(occasion)) {
      let isRead = list.add(
        { $0.date(DateEntry(occasion, words), page.language, today: today) },
        GiftWords(page.language).row(
          words.row(occasion, today: today), of: occasion, hints, today: today))
      if !isRead { break }
    }
    list.close(empty: isWhole && filter.isEmpty ? words.none : words.nothingComes)
  }

  /// Returns the reminders in seconds; nil if none were typed.
  private func seconds(_ typed: [String]?, _ features: Features, _ page: CommandOutput)
    throws(Report) -> [Int]?
  {
    guard let typed else { return nil }
    if typed.contains(where: { ["none", "없음"].contains($0) }) { return [] }
    let reader = DayReader(now: features.people.queries.now, looking: .ahead)
    return try page.done { () throws(ArgumentParseError) -> [Int] in
      var found: [Int] = []
      for text in typed {
        guard let length = reader.length(text) else {
          throw .notALength(option: "remind", value: text)
        }
        found.append(length)
      }
      return found
    }
  }
}

/// The changes of dates, shared by the command line and the screens.
package struct DatesActions {
  let dates: PersonDates
  let words: DateWords

  package init(dates: PersonDates, words: DateWords) { (self.dates, self.words) = (dates, words) }

  package func set(
    _ person: Person, _ label: String, _ day: String, reminders: [Int]?, in order: DateOrder
  ) throws(PeopleFailure) -> Answer<PersonDate> {
    let date = try dates.set(person.id, label, day, reminders: reminders, in: order)
    var answer = answer(date, words.saved(date, of: person, today: dates.today))
    answer.remarks = [words.offersLunar(date)].compactMap(\.self)
    if try dates.customs().ahead.isEmpty, date.reminders.isEmpty, try dates.all().count == 1 {
      answer.remarks.append(words.offersAhead)
    }
    return answer
  }

  package func edit(
    _ date: PersonDate, of person: Person, _ label: String, _ day: String, reminders: [Int],
    in order: DateOrder
  ) throws(PeopleFailure) -> Answer<PersonDate> {
    let edited = try dates.edit(date, label, day, reminders: reminders, in: order)
    return answer(edited, words.saved(edited, of: person, today: dates.today))
  }

  package func remove(
    _ person: Person, _ label: String, _ day: String?, in order: DateOrder
  ) throws(PeopleFailure) -> Answer<PersonDate> {
    let removed = try dates.remove(person, label, day, in: order)
    return self.removed(removed.first, removed.count, of: person)
  }

  package func remove(_ date: PersonDate, of person: Person) throws(PeopleFailure)
    -> Answer<PersonDate>
  {
    try dates.remove(date)
    return removed(date, of: person)
  }

  private func removed(_ date: PersonDate, _ count: Int = 1, of person: Person)
    -> Answer<PersonDate>
  {
    var answer = answer(date, words.removed(date, count, of: person))
    answer.removes = true
    return answer
  }

  private func answer(_ date: PersonDate, _ sentence: String) -> Answer<PersonDate> {
    Answer(record: date, sentence: sentence) { json in
      json.key("date")
      json.date(DateEntry(date, today: dates.today), words.language, today: dates.today)
    }
  }
}
