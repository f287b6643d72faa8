// MARK: Birthdays of people

extension CaptureParser {
  /// Parses the birthday of a person: 민아 생일 10월 3일, 엄마 생신 음 4/8, `Leo's birthday is 9 june`. Returns several readings
  /// if people share the name. Returns none if nobody has the name, or if the line says more: 민아 생일 3월 3일 7시.
  func birthdays() throws(CaptureFailure) -> [CaptureReading] {
    if let spaced = try spacedBirthday() {
      let whole = 0..<line.characters.count
      return try clause(spaced).birthdays().map {
        CaptureReading($0.captured, [whole], doubt: $0.doubt)
      }
    }
    guard let number = line.words.firstIndex(where: { Self.birthdayCalendar($0.text) != nil }),
      let named = try named(near: number).first
    else { return [] }
    let word = line.words[number]
    let moon = Self.birthdayCalendar(word.text) ?? ""
    let parts = line.rest(without: [named.range, word.range]).lowercased().split(separator: " ")
    // The calendar is written before the date or after it.
    let calendars = parts.filter { Self.calendars.contains(String($0)) }.map(String.init)
    let date = parts.map(String.init).filter {
      !Self.calendars.contains($0) && !Self.besideBirthdays.contains($0)
    }
    let text = (moon.isEmpty ? calendars : [moon]) + date
    guard !date.isEmpty, calendars.count < 2,
      let birthday = birthday(text.joined(separator: " "))
    else { return [] }
    let dated = line.words.filter { part in
      part.range != word.range && !part.range.overlaps(named.range)
        && !Self.besideBirthdays.contains(part.text.lowercased())
    }
    return named.people.map { person in
      let agrees = person.birthday.map(birthday.agrees) ?? true
      return CaptureReading(
        .birthday(person, birthday), [0..<line.characters.count], doubt: agrees ? nil : word.text,
        marks: LineMark.parts(dated.map(\.range), .day))
    }
  }

  /// Returns the line with a blank between a known name and the word for a birthday: 아빠 생신 for 아빠생신. Nil if it has no
  /// such word.
  private func spacedBirthday() throws(CaptureFailure) -> String? {
    for word in line.words where word.text.count > 3 {
      guard ["생일", "생신"].contains(where: word.text.hasSuffix),
        try !names.people(String(word.text.dropLast(2))).isEmpty
      else { continue }
      let end = word.range.upperBound - 2
      return line.text(0..<end) + " " + line.text(end..<line.characters.count)
    }
    return nil
  }

  func birthday(_ text: String) -> Birthday? {
    // 3월 2일이었지 tells the date.
    let ends = ["이었지", "이었음", "이었다", "이야", "이래", "이다", "이네", "임"]
    let end = ends.first { text.hasSuffix("일" + $0) } ?? ""
    do throws(PersonRefusal) {
      return try AddPerson.birthday(
        String(text.dropLast(end.count)), on: now.day, in: context.order)
    } catch { return nil }
  }

  static let calendars: Set<String> = ["음력", "음", "(음)", "(음력)", "양력", "양"]
  static let besideBirthdays: Set<String> = [
    "매년", "매해", "is", "on", "of", "every", "year", "yearly", "=", "-",
  ]

  /// Returns the calendar in a word for a birthday: 음력 for 음력생일, empty for 생일은. Returns nil for any other word.
  private static func birthdayCalendar(_ word: String) -> String? {
    var text = PlanDoubts.bare(word)
    let moon = ["음력", "양력"].first(where: text.hasPrefix) ?? ""
    text = String(text.dropFirst(moon.count))
    if let end = ["은", "는", "이"].first(where: text.hasSuffix) { text.removeLast(end.count) }
    return CaptureVocabulary.birthdays.contains(Misspelling.corrected(text) ?? text) ? moon : nil
  }
}
