package import Domain
package import PresentationKit
import TextUI

/// A date as scripts see it: with the day that comes next, or with one of the days that are counted from it.
package struct DateEntry {
  let date: PersonDate
  let day: Day?
  let milestone: String?

  package var isMilestone: Bool { milestone != nil }

  package init(_ date: PersonDate, today: Day) {
    (self.date, day, milestone) = (date, date.next(onOrAfter: today), nil)
  }

  /// Creates the entry of a day. Days that are counted are milestones; with `isMilestone` a round birthday is one too.
  package init(_ occasion: DateOccasion, _ words: DateWords, isMilestone: Bool = false) {
    (date, day) = (occasion.date, occasion.day)
    milestone = isMilestone || occasion.isCountedInDays ? words.milestone(occasion) : nil
  }
}

extension JSONText {
  /// Writes a date of a person.
  package mutating func date(_ entry: DateEntry, _ language: Language, today: Day) {
    let date = entry.date
    let isLunar = if case .lunar = date.date { true } else { false }
    object { json in
      json.member("id", date.id.text)
      json.member("person", date.person.text)
      json.member("label", entry.milestone ?? DateWords(language).label(date.label))
      json.member(
        "kind", (entry.milestone == nil ? date.label.kind : DateKind.milestone).rawValue)
      json.member("date", date.date.description)
      json.member("lunar", isLunar)
      json.member("year", date.date.year)
      json.key("remind")
      json.list(date.reminders) { $0.value(SpanText.short($1)) }
      json.member("next", entry.day)
      json.member("days", entry.day.map { $0 - today })
    }
  }
}

extension ListFields {
  /// The fields of a date of a person.
  static let dates = ListFields(
    "dates", "id person label kind date@ lunar year remind next@ days")
}
