import Domain
import PresentationKit
import TextUI

/// The texts of a person's timeline.
struct PersonTimelineWords: KeyWords, Equatable {
  let language: Language

  func heading(_ person: Person) -> String {
    let name = Printable.brief(person.calledName)
    return say("\(Particle.with.after(name)) 함께한 날들", "Your days with \(name)")
  }

  func nothing(_ person: Person) -> String {
    let name = Printable.brief(person.calledName)
    return say(
      "\(Particle.with.after(name)) 함께한 기록이 아직 없어요.", "Nothing has been recorded with \(name) yet.")
  }

  /// The kind of entry in a word; for a contact this is its channel, if known.
  func verb(_ moment: PersonMoment) -> String {
    switch moment.matter {
    case .watered(let watering):
      watering.channel.map { PeopleWords(language).channel($0) }
        ?? FindingWords(language: language).verb(.watering)
    case .event: FindingWords(language: language).verb(.event)
    case .mentioned(let record): FindingWords(language: language).noun(record.kind)
    case .birthday: PeopleWords(language).labelBirthday
    }
  }

  /// The title of the record, or the kind of entry if it has no title.
  func title(_ moment: PersonMoment) -> String {
    switch moment.matter {
    case .watered, .birthday: return verb(moment)
    case .event(let event): return event.title.text
    case .mentioned(let record):
      if case .level(let level) = record.note { return "\(level)" }
      return record.title
    }
  }

  /// Further text, such as keywords and memo, notes or age; nil if there is none.
  func text(_ moment: PersonMoment) -> String? {
    switch moment.matter {
    case .watered(let watering):
      let keywords = watering.keywords.isEmpty ? nil : PeopleWords(language).tags(watering.keywords)
      let said = [keywords, watering.memo?.text].compactMap(\.self)
      return said.isEmpty ? nil : said.joined(separator: " ")
    case .event(let event): return event.notes
    case .mentioned(let record):
      return record.kind == .mood ? record.title : record.texts.joined(separator: " ")
    case .birthday(let age): return age.map { say("만 \($0)세", "\($0) years old") }
    }
  }

  /// The time of day; empty if the entry has none.
  func clock(_ moment: PersonMoment) -> String {
    moment.at.map { ClockWords.time($0.time, in: language) } ?? ""
  }

  func heading(_ day: Day, today: Day) -> String {
    CalendarWords.heading(day, today: today, in: language)
  }

  /// The timeline as lines, grouped by day.
  func lines(_ moments: [PersonMoment], today: Day) -> [String] {
    let width = moments.map { CellWidth.of(verb($0)) }.max() ?? 0
    let cells = ClockWords.cells(in: language)
    var lines: [String] = []
    var shown: Day?
    for moment in moments {
      if moment.day != shown {
        if shown != nil { lines.append("") }
        lines.append(heading(moment.day, today: today))
        shown = moment.day
      }
      let said = [title(moment) == verb(moment) ? nil : title(moment), text(moment)]
        .compactMap(\.self).map(Self.line).joined(separator: " · ")
      lines.append(
        TextLayout.trimmedEnd(
          "  \(Column.padded(clock(moment), to: cells))  \(Column.padded(verb(moment), to: width))  "
            + said))
    }
    return lines
  }

  static func line(_ text: String) -> String {
    Printable.line(text.split(whereSeparator: \.isNewline).joined(separator: " "))
  }
}
