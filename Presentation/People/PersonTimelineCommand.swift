import Domain
import PresentationKit
import TextUI

/// The command that lists everything recorded about a person.
struct PersonTimelineCommand: Command {
  let who: String
  let from: String?
  let to: String?

  static let all = [
    CommandSpec(
      "people timeline",
      Phrase("한 사람과 함께한 모든 기록 보기", "show everything about a person, newest first"),
      lists: .personTimeline, arguments: [ArgumentSpec("WHO")], options: [.from, .to],
      examples: [
        Example("people timeline 민아", "people timeline Maya"),
        Example("people timeline 민아 --from 2026-01-01", "people timeline Maya --from 2026-01-01"),
      ]
    ) { read in
      PersonTimelineCommand(
        who: read.word("WHO"), from: read.value("from"), to: read.value("to"))
    }
  ]

  func run(_ run: CommandRun) throws(Report) -> ExitStatus {
    let (features, page) = try run.openStore(.standard)
    let reports = run.runner.table.reports
    return page.status { () throws(Report) in try list(features, page, reports) }
  }

  private func list(_ features: Features, _ page: CommandOutput, _ reports: PartReports)
    throws(Report)
  {
    let today = features.people.queries.today
    let reader = page.days(today: today, looking: .back)
    let person = try page.done { () throws(PeopleFailure) in try features.people.find(who) }
    let days = try page.done { () throws(ArgumentParseError) -> ClosedRange<Day> in
      let first = try from.map { (text) throws(ArgumentParseError) in
        try reader.day(text, option: "from")
      }
      let last = try to.map { (text) throws(ArgumentParseError) in
        try reader.last(text, option: "to")
      }
      let days = (first ?? Day.range.lowerBound, last ?? max(today, first ?? today))
      if days.0 > days.1 { throw .reversed(first: "from", last: "to") }
      return days.0...days.1
    }
    let moments = try page.done({ StorageWords(page.language).report($0) }) {
      () throws(StorageFailure) in try features.peopleLinks.timeline(of: person, on: days)
    }
    let words = PersonTimelineWords(language: page.language)
    let entries = words.entries(moments, reports)
    let isStreamed = page.stream(entries, empty: words.nothing(person)) {
      $0.moment($1, of: person, words)
    }
    if isStreamed { return }
    page.answer(lines: words.lines(entries, today: today)) { json in
      json.key("timeline")
      json.list(entries) { $0.moment($1, of: person, words) }
    }
    if entries.isEmpty { page.remark(words.nothing(person)) }
  }
}

extension JSONText {
  /// Writes one entry of a person's timeline.
  fileprivate mutating func moment(
    _ entry: PersonTimelineEntry, of person: Person, _ words: PersonTimelineWords
  ) {
    let moment = entry.moment
    object { json in
      json.member("day", moment.day)
      json.member("at", moment.at?.description)
      json.member("part", (moment.item?.part ?? .people).rawValue)
      json.member("kind", moment.kind)
      json.member("id", moment.item?.id ?? person.id.text)
      json.member("title", entry.title)
      json.member("text", words.text(moment))
    }
  }
}

extension PersonMoment {
  /// The kind of the entry in JSON output.
  fileprivate var kind: String {
    switch matter {
    case .watered: "watering"
    case .event: "event"
    case .mentioned: "mentioned"
    case .birthday: "birthday"
    case .date: "date"
    case .gift: "gift"
    }
  }

  /// The record that the entry shows; nil for a watering or a birthday.
  var item: ItemName? {
    switch matter {
    case .watered, .birthday, .date, .gift: nil
    case .event(let event): ItemName(.schedule, event.id.text)
    case .mentioned(let record): record.name
    }
  }
}
