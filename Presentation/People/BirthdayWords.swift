import Domain
import PresentationKit

/// Birthdays as text. A lunar birthday also gets the civil date of its next celebration.
struct BirthdayWords: Words {
  let language: Language

  /// A birthday as a card shows it. A second line explains it if a lunar birthday is celebrated on a different day this
  /// time.
  func lines(_ birthday: Birthday, seenFrom today: Day) -> [String] {
    let name = CalendarWords.birthday(birthday, in: language)
    switch birthday {
    case .civil: return [name]
    case .lunar(let lunar):
      guard let kept = lunar.date.next(onOrAfter: today) else {
        return [name, LunarWords(language).outsideTables]
      }
      let day = CalendarWords.fullDay(kept.day, in: language)
      let line = say("\(name) · 다음은 \(day)", "\(name) · next on \(day)")
      return [line] + [LunarWords(language).whyElsewhere(kept)].compactMap(\.self)
    }
  }

  /// How a typed birthday is understood; empty if it cannot be parsed.
  func understood(_ text: String, on today: Day, in dates: DateOrder) -> [String] {
    do throws(PersonRefusal) {
      let birthday = try AddPerson.birthday(Text.trimmed(text), on: today, in: dates)
      guard var lines = birthday.map({ lines($0, seenFrom: today) }) else { return [] }
      lines[0] = PeopleWords(language).labelBirthday + " " + lines[0]
      return lines
    } catch { return [] }
  }

  /// A birthday as the text that prefills an edit field.
  func typed(_ birthday: Birthday?) -> String {
    switch birthday {
    case .lunar(let lunar) where language.isKorean: LunarWords(language).birthday(lunar)
    case .civil, .lunar: birthday?.description ?? ""
    case nil: ""
    }
  }
}
