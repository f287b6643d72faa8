import Domain
import PresentationKit

/// Formats birthdays. A lunar birthday also gets the civil date of its next celebration.
struct BirthdayWords: Words {
  let language: Language

  /// Returns a birthday as a card shows it, for a lunar birthday with the civil date of its next celebration. A second
  /// line says if that date is unknown, or if the celebration is on another lunar day this time.
  func lines(_ birthday: Birthday, seenFrom today: Day) -> [String] {
    let name = CalendarWords.birthday(birthday, in: language)
    switch birthday {
    case .civil: return [name]
    case .lunar(let lunar):
      guard let kept = lunar.date.next(onOrAfter: today) else {
        return [name, LunarWords(language).outsideTables]
      }
      let day = CalendarWords.fullDay(kept.day, in: language)
      let line = name + between + say("다음은 \(day)", "next on \(day)")
      return [line] + [LunarWords(language).whyElsewhere(kept)].compactMap(\.self)
    }
  }

  /// Says how a typed birthday was parsed. Returns no lines if no birthday was typed or it cannot be parsed.
  func understood(_ text: String, on today: Day, in dates: DateOrder) -> [String] {
    do throws(PersonRefusal) {
      let birthday = try AddPerson.birthday(Text.trimmed(text), on: today, in: dates)
      guard var lines = birthday.map({ lines($0, seenFrom: today) }) else { return [] }
      lines[0] = PeopleWords(language).labelBirthday + " " + lines[0]
      return lines
    } catch { return [] }
  }

  /// Returns a birthday in the form that prefills an edit field.
  func typed(_ birthday: Birthday?) -> String {
    switch birthday {
    case .lunar(let lunar) where language.isKorean: LunarWords(language).birthday(lunar)
    case .civil, .lunar: birthday?.description ?? ""
    case nil: ""
    }
  }
}
