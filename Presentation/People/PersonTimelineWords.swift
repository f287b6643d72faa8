import Domain
import PresentationKit
import TextUI

/// An entry of a person's timeline with its texts.
package struct PersonTimelineEntry: Equatable, Sendable {
  let moment: PersonMoment
  /// The kind of the entry as a word.
  let verb: String
  /// The title of the record; the same as `verb` if the record has no title.
  let title: String
}

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

  /// Returns the entries of a timeline in the same order. `reports` supplies the words for the records of other parts.
  func entries(_ moments: [PersonMoment], _ reports: PartReports) -> [PersonTimelineEntry] {
    moments.map { moment in
      let verb = verb(moment, reports)
      return PersonTimelineEntry(
        moment: moment, verb: verb, title: title(moment) ?? verb)
    }
  }

  /// Returns the kind of an entry as a word. For a contact this is the channel, if known.
  private func verb(_ moment: PersonMoment, _ reports: PartReports) -> String {
    switch moment.matter {
    case .watered(let watering):
      watering.channel.map { PeopleWords(language).channel($0) }
        ?? reports.record(.watering).verb(language)
    case .event: reports.record(.event).verb(language)
    case .mentioned(let record): reports.record(record.kind).noun(language)
    case .birthday: PeopleWords(language).labelBirthday
    case .date: reports.record(.date).noun(language)
    case .gift(let gift): GiftWords(language).kind(gift.kind)
    }
  }

  /// Returns the title of an event or record, for a mood its level. Returns nil for contacts, birthdays and records
  /// without a title.
  private func title(_ moment: PersonMoment) -> String? {
    switch moment.matter {
    case .watered, .birthday: return nil
    case .date(let occasion): return DateWords(language).title(occasion)
    case .gift(let gift): return GiftWords(language).title(gift)
    case .event(let event): return event.title.text
    case .mentioned(let record):
      if case .level(let level) = record.note { return "\(level)" }
      return record.title
    }
  }

  /// Returns further text, such as keywords and memo, notes or age; nil if the entry has no further text.
  func text(_ moment: PersonMoment) -> String? {
    switch moment.matter {
    case .watered(let watering):
      let keywords = watering.keywords.isEmpty ? nil : PeopleWords(language).tags(watering.keywords)
      let details = [keywords, watering.memo?.text].compactMap(\.self)
      return details.isEmpty ? nil : details.joined(separator: " ")
    case .event(let event): return event.notes
    case .mentioned(let record):
      return record.kind == .mood ? record.title : record.texts.joined(separator: " ")
    case .date, .gift: return nil
    case .birthday(let age): return age.map { say("만 \($0)세", "\($0) years old") }
    }
  }

  /// Returns the time of day as text; empty if the entry has no time.
  func clock(_ moment: PersonMoment) -> String {
    moment.at.map { ClockWords.time($0.time, in: language) } ?? ""
  }

  func heading(_ day: Day, today: Day) -> String {
    CalendarWords.heading(day, today: today, in: language)
  }

  /// Returns the timeline as lines, grouped by day.
  func lines(_ entries: [PersonTimelineEntry], today: Day) -> [String] {
    if isPlain { return entries.map { sentence($0, today: today) } }
    let width = entries.map { CellWidth.of($0.verb) }.max() ?? 0
    let cells = ClockWords.cells(in: language)
    var lines: [String] = []
    var shown: Day?
    for entry in entries {
      let moment = entry.moment
      if moment.day != shown {
        if shown != nil { lines.append("") }
        lines.append(heading(moment.day, today: today))
        shown = moment.day
      }
      let details = details(entry).joined(separator: " · ")
      lines.append(
        TextLayout.trimmedEnd(
          "  \(Column.padded(clock(moment), to: cells))  \(Column.padded(entry.verb, to: width))  "
            + details))
    }
    return lines
  }

  /// Returns an entry as one line, with its day.
  private func sentence(_ entry: PersonTimelineEntry, today: Day) -> String {
    let day = heading(entry.moment.day, today: today)
    let clock = clock(entry.moment)
    return record(
      clock.isEmpty ? day : day + ", " + clock,
      [entry.verb] + details(entry))
  }

  /// Returns the title and the text of an entry, without the title if the entry has none.
  private func details(_ entry: PersonTimelineEntry) -> [String] {
    [entry.title == entry.verb ? nil : entry.title, text(besideTitleOf: entry)]
      .compactMap(\.self).map(Self.line)
  }

  /// Returns the further text of an entry; nil if the title, which is shown beside it, is the same text. This is so for
  /// a diary entry without a level.
  func text(besideTitleOf entry: PersonTimelineEntry) -> String? {
    let text = text(entry.moment)
    return text == entry.title ? nil : text
  }

  static func line(_ text: String) -> String {
    Printable.line(text.split(whereSeparator: \.isNewline).joined(separator: " "))
  }
}
