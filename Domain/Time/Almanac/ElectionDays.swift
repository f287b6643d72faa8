/// The election days by Article 34 of the election act (공직선거법). An election is on the first Wednesday (until 2004:
/// Thursday) in a window before the term ends. If that day or a neighbouring day is a holiday, the election moves a
/// week later.
enum ElectionDays {
  /// Returns the elections of a year. `yearly` are the other holidays of that year.
  static func holidays(in year: Int, beside yearly: [Holiday]) -> [Holiday] {
    let daysOff = Set(yearly.map(\.day))
    let regular = terms.filter { $0.years.contains(year) }.compactMap { term in
      term.day(in: year, beside: daysOff).map { Holiday(day: $0, name: .election(term.election)) }
    }
    return regular + early.filter { $0.day.parts.year == year }
  }

  /// A regular election at the end of a term of office.
  private struct Term {
    let election: Election
    /// The years of the elections, up to the end of the table. The list ends earlier if a vacancy changed the term.
    let years: [Int]
    /// The month of the first possible date, which is 50, 30 or 70 days before the term ends.
    let month: Int
    /// The day of the month of the first possible date.
    let day: Int

    func day(in year: Int, beside daysOff: Set<Day>) -> Day? {
      guard let first = Day(year: year, month: month, day: day) else { return nil }
      let weekday: Weekday = year <= 2004 ? .thursday : .wednesday
      let ahead = (weekday.rawValue - first.weekday.rawValue + 7) % 7
      let day = first + ahead
      let isFree = [day - 1, day, day + 1].allSatisfy { !daysOff.contains($0) }
      return isFree ? day : day + 7
    }
  }

  private static let terms = [
    Term(
      election: .nationalAssembly, years: Array(stride(from: 2000, through: 2050, by: 4)),
      month: 4, day: 9),
    Term(
      election: .local, years: Array(stride(from: 2002, through: 2050, by: 4)), month: 5, day: 31),
    Term(election: .presidential, years: [2002, 2007, 2012], month: 12, day: 16),
    Term(election: .presidential, years: [2022], month: 2, day: 28),
    Term(
      election: .presidential, years: Array(stride(from: 2030, through: 2050, by: 5)),
      month: 3, day: 25),
  ]

  /// Elections after a vacancy.
  private static let early: [Holiday] = [(2017, 5, 9), (2025, 6, 3)].compactMap {
    Day(year: $0.0, month: $0.1, day: $0.2).map {
      Holiday(day: $0, name: .election(.presidential))
    }
  }
}
