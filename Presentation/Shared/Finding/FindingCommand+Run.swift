import Domain
import PresentationKit
import TextUI

extension FindingCommand: StoreCommand {
  func run(_ features: Features, _ page: CommandOutput) throws(Report) {
    let answers = FindingAnswers(finding: features.finding, page: page)
    switch self {
    case .search(let text, let parts, let limit):
      try page.done { () throws(StorageFailure) in try answers.search(text, parts, limit) }
    case .tags:
      let tags = try page.done { () throws(StorageFailure) in try features.finding.tags() }
      TagTexts(words: FindingWords(page.language), tags: tags).answer(page)
    case .timeline(let day, let from, let to):
      let days = try page.done { () throws(ArgumentParseError) in try answers.days(day, from, to) }
      // A single day that was asked for is shown with its picture.
      guard page.form == nil, day != nil, days.lowerBound == days.upperBound else {
        return try page.done { () throws(StorageFailure) in try answers.timeline(days) }
      }
      let picture = try DayPicture(of: days.lowerBound, features, in: page.language)
      try page.done { () throws(StorageFailure) in
        let born = try features.schedule.queries.birthdays(days)
        try FindingAnswers(finding: features.finding, page: page, birthdays: born)
          .day(days.lowerBound, picture)
      }
    }
  }
}

/// Runs the search, the tags and the timeline of all parts, and prints their output.
private struct FindingAnswers {
  let finding: Finding
  let page: CommandOutput
  var birthdays: [Day: [CalendarOccasion]] = [:]

  private var words: FindingWords { FindingWords(page.language.with(birthdays: birthdays)) }
  private var today: Day { finding.now.day }
  private var reader: DayReader { page.days(today: today, looking: .back) }

  private func texts(of records: [RecordSummary]) throws(StorageFailure) -> FindingTexts {
    // If there are too many records to look up, not all were read, so short ids must be unique among all ids.
    let isWhole = records.count <= ShortIDs.mostLookedUp
    func ids(_ kind: RecordSummaryKind, _ name: RecordKind) throws(StorageFailure) -> ShortIDs {
      let shown = isWhole ? records.filter { $0.kind == kind } : records
      return try page.shortIDs(of: name, among: shown.map(\.id))
    }
    let ids = SearchHitIDs(
      feelings: try ids(.mood, .mood), events: try ids(.event, .event),
      sentences: try ids(.sentence, .sentence),
      notes: try ids(.note, .note))
    return FindingTexts(
      words: words, today: today, highlightsMatches: page.highlightsMatches, ids: ids)
  }

  /// Returns the texts for the records of a range of days. Reads at most one record more than `ShortIDs.mostLookedUp`.
  /// With so many records, short ids are made unique among all ids, not only among these records.
  private func texts(of days: ClosedRange<Day>) throws(StorageFailure) -> FindingTexts {
    var records: [RecordSummary] = []
    try finding.visit(days) { step in
      if case .record(let record) = step { records.append(record) }
      return records.count <= ShortIDs.mostLookedUp
    }
    return try texts(of: records)
  }

  /// The default number of days of the timeline.
  static let defaultDays = 7

  func search(_ text: String, _ parts: Set<DailyPart>, _ limit: Int)
    throws(StorageFailure)
  {
    let day = DayReader(today: today, order: page.dates).searched(text)
    let hits = try finding.find(text, day: day, in: parts, atMost: limit)
    let nothing = day == nil ? words.nothingFound(text) : words.nothingThatDay
    if page.stream(hits, empty: nothing, { $0.hit($1) }) { return }
    if page.wantsJSON {
      page.answer { json in
        json.key("hits")
        json.list(hits) { $0.hit($1) }
      }
    } else if hits.isEmpty {
      page.remark(nothing)
    } else {
      let texts = try texts(of: hits.map(\.record))
      guard page.isPlain else { return texts.hits(hits).forEach(page.highlighted) }
      var list = ListAnswer(page, "hits")
      for hit in hits where !list.add({ $0.hit(hit) }, texts.sentence(words.inOwnLanguage(hit))) {
        break
      }
      list.close(empty: nothing)
    }
  }

  func days(_ day: String?, _ from: String?, _ to: String?) throws(ArgumentParseError)
    -> ClosedRange<Day>
  {
    if let day { return try reader.days(day, option: "day") }
    let last =
      if let to { try reader.last(to, option: "to") } else {
        from == nil ? today : Day.range.upperBound
      }
    let first =
      if let from { try reader.day(from, option: "from") } else {
        to == nil ? today - (Self.defaultDays - 1) : Day.range.lowerBound
      }
    if first > last { throw .reversed(first: "from", last: "to") }
    return first...last
  }

  /// Prints a day with its calendar notes and records, and the picture of the day below them.
  func day(_ day: Day, _ picture: DayPicture?) throws(StorageFailure) {
    if page.wantsJSON {
      return try timelineJSON(day...day) { json in
        json.key("picture")
        if let picture { picture.write(into: &json) } else { json.null() }
      }
    }
    if page.isPlain {
      page.line(words.named(day, today: today))
      try stream(day...day)
      guard let picture else { return }
      return picture.lines(columns: page.columns, in: page.language).forEach(page.line)
    }
    let texts = try texts(of: day...day)
    var isEmpty = true
    try finding.visit(day...day) { step in
      switch step {
      case .day: page.line(words.named(day, today: today))
      case .record(let record): for line in texts.row(record, on: day) { page.line(line) }
      }
      isEmpty = false
      return page.isIntact
    }
    if isEmpty { return page.remark(words.nothing(on: day)) }
    guard let picture else { return }
    page.line("")
    for line in picture.lines(columns: page.columns, in: page.language) { page.line(line) }
  }

  /// Prints the records one at a time, so that memory use does not grow with the span.
  func timeline(_ days: ClosedRange<Day>) throws(StorageFailure) {
    if page.form != nil || page.isPlain { return try stream(days) }
    if page.wantsJSON { return try timelineJSON(days) }
    let texts = try texts(of: days)
    var shown: Day?
    try finding.visit(days) { step in
      switch step {
      case .day(let day):
        if shown != nil { page.line("") }
        page.line(words.heading(day, today: today))
        shown = day
      case .record(let record):
        for line in texts.row(record, on: shown ?? record.day) { page.line(line) }
      }
      return page.isIntact
    }
    if shown == nil {
      page.remark(
        days.lowerBound == days.upperBound ? words.nothingThatDay : words.nothingThen)
    }
  }

  /// Prints the records one at a time in the output format that the user chose, each with its day.
  private func stream(_ days: ClosedRange<Day>) throws(StorageFailure) {
    var list = ListAnswer(page, "days")
    let texts = page.isPlain ? try texts(of: days) : nil
    var day = days.lowerBound
    try finding.visit(days) { step in
      switch step {
      case .day(let next):
        day = next
        return page.isIntact
      case .record(let record):
        return list.add(
          { json in
            json.object { json in
              json.member("day", day)
              json.joined { $0.timelineItem(record) }
            }
          }, texts?.sentence(record, on: day) ?? "")
      }
    }
    list.close(
      empty: days.lowerBound == days.upperBound ? words.nothingThatDay : words.nothingThen)
  }

  private func timelineJSON(
    _ days: ClosedRange<Day>, _ members: (inout JSONText) -> Void = { _ in }
  ) throws(StorageFailure) {
    var json = page.openAnswer()
    json.key("days")
    json.openList()
    var isInDay = false
    func close() {
      guard isInDay else { return }
      json.closeList()
      members(&json)
      json.closeObject()
    }
    try finding.visit(days) { step in
      switch step {
      case .day(let day):
        close()
        json.openObject()
        json.member("day", day.description)
        json.key("items")
        json.openList()
        isInDay = true
      case .record(let record): json.timelineItem(record)
      }
      return page.pass(&json)
    }
    close()
    json.closeList()
    page.closeAnswer(&json)
  }
}
