import Domain
import PresentationKit

/// Birthdays in words, with the day on which one is kept next where the moon decides.
struct BirthdayWords: Words {
  let language: Language

  /// A birthday as a card has it, and in a second line why it is kept elsewhere this time.
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

  /// What was understood of a birthday that is being typed; nothing as long as it is none.
  func understood(_ text: String, on today: Day, in dates: DateOrder) -> [String] {
    do throws(PersonRefusal) {
      let birthday = try AddPerson.birthday(Text.trimmed(text), on: today, in: dates)
      guard var lines = birthday.map({ lines($0, seenFrom: today) }) else { return [] }
      lines[0] = PeopleWords(language).labelBirthday + " " + lines[0]
      return lines
    } catch { return [] }
  }

  /// A birthday as it stands in a field, to be changed there.
  func typed(_ birthday: Birthday?) -> String {
    switch birthday {
    case .lunar(let lunar) where language.isKorean: LunarWords(language).birthday(lunar)
    case .civil, .lunar: birthday?.description ?? ""
    case nil: ""
    }
  }
}
