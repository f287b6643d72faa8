// L-14
// MARK: Dates of people

/// A date of a known person, as read from a typed line.
public struct CapturedDate: Equatable, Sendable {
  /// The person, or both whose day it is.
  public let people: [Person]
  public let label: DateLabel
  public let day: Birthday
  /// The day that is stored under this label; nil if there is none.
  public let known: Birthday?
}

extension CaptureParser {
  /// Parses a date of a stored person: `Tom and Anna's anniversary 5 may 2018`, 할아버지 기일 음력 9월 1일. Returns several
  /// readings if people share the name, or if a day of death may be a lunar one. Returns none if nobody has the name, or
  /// if the line says more.
  func dates() throws(CaptureFailure) -> [CaptureReading] {
    guard let (label, words) = dateLabel() else { return [] }
    var named = try named(near: words.lowerBound)
    if named.first?.word == words.upperBound - 1 { named = [] }
    named = named.filter { !words.contains($0.word) }
    guard let first = named.first else { return [] }
    let joined = joined(to: named)
    let ranges = named.map(\.range) + words.map { line.words[$0].range } + joined
    let parts = line.rest(without: ranges).lowercased().split(separator: " ").map(String.init)
      .filter { !Self.besideBirthdays.contains($0) && !Self.besideDates.contains($0) }
    let calendars = parts.filter(Self.calendars.contains)
    let date = parts.filter { !Self.calendars.contains($0) }.joined(separator: " ")
    guard !date.isEmpty, calendars.count < 2,
      let day = birthday((calendars + [date]).joined(separator: " "))
    else { return [] }
    var days = [day]
    if label.kind == .death, calendars.isEmpty, line.hasHangul, case .civil(let civil) = day,
      let lunar = LunarDate(month: civil.month, day: civil.day),
      let other = LunarBirthday(year: civil.year, date: lunar)
    {
      days.append(.lunar(other))
    }
    // Each choice among the people of a shared name is a reading of its own.
    let groups = named.dropFirst().reduce(first.people.map { [$0] }) { groups, other in
      groups.flatMap { group in other.people.map { group + [$0] } }
    }
    // The other one, who is not stored, would be left out without a word.
    let other = joined.last.map { String(line.characters[$0]) }
    let unknown = other.flatMap { ["i", "me"].contains($0.lowercased()) ? nil : $0 }
    var readings: [CaptureReading] = []
    for people in groups {
      var stored: [Birthday] = []
      for person in people {
        if let date = try names.date(label, of: person) { stored.append(date) }
      }
      for day in days {
        let known = stored.first { !day.agrees(with: $0) } ?? stored.first
        let agrees = known.map { day.agrees(with: $0) } ?? true
        readings.append(
          CaptureReading(
            .date(CapturedDate(people: people, label: label, day: day, known: known)),
            [0..<line.characters.count],
            doubt: agrees ? unknown : line.words[words.lowerBound].text))
      }
    }
    return readings
  }

  /// Returns the known label in the line, and its words; nil if there is none. Words such as `wedding` alone are a plan.
  private func dateLabel() -> (DateLabel, Range<Int>)? {
    for start in line.words.indices {
      for count in stride(from: min(3, line.words.count - start), to: 0, by: -1) {
        let words = start..<start + count
        var text = words.map { PlanDoubts.bare(line.words[$0].text) }.joined()
        if let end = ["은", "는", "이"].first(where: text.hasSuffix) { text.removeLast(end.count) }
        if Self.dateLabels.contains(text), let kind = DateLabel.known(text) {
          return (DateLabel(kind), words)
        }
      }
    }
    return nil
  }

  /// Returns the ranges of the other one whose day it is, and who is not stored: `and Anna's`.
  private func joined(to named: [NamedPeople]) -> [Range<Int>] {
    guard named.count == 1, let one = named.first else { return [] }
    func isAnd(_ number: Int) -> Bool {
      line.words.indices.contains(number)
        && CaptureVocabulary.ands.contains(line.words[number].text.lowercased())
    }
    if isAnd(one.word + 1), line.words.indices.contains(one.word + 2) {
      return [line.words[one.word + 1].range, line.words[one.word + 2].range]
    }
    if isAnd(one.first - 1), one.first > 1 {
      return [line.words[one.first - 1].range, line.words[one.first - 2].range]
    }
    return []
  }

  private static let dateLabels: Set<String> = [
    "결혼기념일", "기일", "제사", "제삿날", "사귄날", "처음만난날", "영명축일", "weddinganniversary",
    "anniversary", "anniv", "nameday", "dayofdeath", "deathanniversary", "married", "died",
  ]
  private static let besideDates: Set<String> = [
    "and", "&", "+", "의", "와", "과", "our", "the", "i", "we", "me", "on", "in", "got", "w", "w/",
    "with",
  ]
}
