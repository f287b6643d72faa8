import Domain
import PresentationKit
import TextUI

/// Formats a month of a plant as lines of text.
struct CalendarTexts {
  let words: PeopleWords

  init(_ words: PeopleWords) { self.words = words }

  /// Returns the month as a grid, followed by the notes of its waterings.
  func month(_ calendar: PlantCalendar, around day: Day) -> [String] {
    let plant = calendar.plant
    if words.isPlain { return plain(calendar, around: day) }
    var lines = [
      "\(plant.person.calledName) · \(CalendarWords.month(day, in: words.language))", "",
    ]
    lines += grid(calendar, around: day)
    lines += ["", words.legend(Glyphs.unicode)]
    for watering in calendar.waterings where watering.memo != nil || !watering.keywords.isEmpty {
      lines.append("")
      lines += CalendarTexts.note(watering, words)
    }
    return lines
  }

  /// Returns the month in sentences: the days watered, the next day, and the notes.
  private func plain(_ calendar: PlantCalendar, around day: Day) -> [String] {
    let plant = calendar.plant
    let month = CalendarWords.month(day, in: words.language)
    func named(_ day: Day) -> String { CalendarWords.day(day, in: words.language) }
    var lines = [words.record(plant.person.calledName, [month])]
    let watered = calendar.watered.map(named)
    let none = PlainFacts(words.language).none
    lines.append(
      words.field(words.daysWatered, watered.isEmpty ? none : watered.joined(separator: ", ")))
    if let next = plant.person.nextWatering {
      lines.append(words.field(words.labelNext, named(next)))
    }
    for watering in calendar.waterings where watering.memo != nil || !watering.keywords.isEmpty {
      lines.append(Self.plainNote(watering, words))
    }
    return lines
  }

  /// Returns the note of a watering as one line.
  static func plainNote(_ watering: Watering, _ words: PeopleWords) -> String {
    let details = [
      watering.channel.map { words.channel($0) },
      watering.keywords.isEmpty ? nil : words.tags(watering.keywords), watering.memo?.text,
    ]
    return words.record(CalendarWords.fullDay(watering.at.day, in: words.language), details)
  }

  /// Returns the note of a watering as lines: date and channel, keywords, memo. Empty fields are omitted.
  static func note(_ watering: Watering, _ words: PeopleWords) -> [String] {
    let channel = watering.channel.map { words.between + words.channel($0) } ?? ""
    var lines = [CalendarWords.fullDay(watering.at.day, in: words.language) + channel]
    if !watering.keywords.isEmpty {
      lines.append(watering.keywords.map { "#\($0.text)" }.joined(separator: " "))
    }
    if let memo = watering.memo { lines.append(memo.text) }
    return lines
  }

  private func grid(_ calendar: PlantCalendar, around day: Day) -> [String] {
    let (year, month, number) = day.parts
    let first = day - (number - 1)
    let watered = Set(calendar.watered)
    let next = calendar.plant.person.nextWatering
    let order = WeekOrder(in: words.language)
    var rows = [order.names(in: words.language).map { Column.padded($0, to: 4) }.joined()]
    var row = String(repeating: "    ", count: order.column(of: first))
    for day in (0..<Day.length(ofMonth: month, in: year)).map({ first + $0 }) {
      let mark = watered.contains(day) ? "●" : day == next ? "○" : " "
      row += Column.padded("\(day.parts.day)", to: 2, .right) + mark + " "
      if order.column(of: day) == 6 {
        rows.append(row)
        row = ""
      }
    }
    if !row.isEmpty { rows.append(row) }
    return rows.map { $0.last == " " ? String($0.reversed().drop { $0 == " " }.reversed()) : $0 }
  }
}
