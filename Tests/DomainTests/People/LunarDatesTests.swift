import Domain
import Support
import Testing

// L-15
@Suite struct `Lunar dates of people from 1950 to 2050` {
  private struct Month {
    let first: Day
    let length: Int
  }

  /// The months by their names, such as `2023-leap02`, as `korean-lunar-calendar` has them.
  private static func months() throws -> [String: Month] {
    let rows = try FrozenAnswers.lines("lunar-months.txt").map { (Day.on($0[0]), $0[1]) }
    var months: [String: Month] = [:]
    for (row, next) in zip(rows, rows.dropFirst()) {
      months[row.1] = Month(first: row.0, length: next.0 - row.0)
    }
    return months
  }

  @Test func `are on the days of the calendar, on the day before where a month lacks theirs`()
    throws
  {
    let months = try Self.months()
    let customs = DateCustoms(hasMilestones: false)
    var checked = 0
    for month in 1...12 {
      for number in [1, 15, 29, 30] {
        for leap in ["", "leap"] {
          let name = leap + (month < 10 ? "0" : "") + "\(month)"
          let plain = (month < 10 ? "0" : "") + "\(month)"
          let birthday = try Birthday(reading: "lunar:\(name)-\(number)")
          let person = Person.sample()
          let dated = DatedPerson(
            person,
            PersonDate(
              id: ID("d"), person: person.id, label: DateLabel(.death), date: birthday))
          let found = customs.occasions(of: dated, in: .on("1950-01-01") ... .on("2050-12-31"))
          let wanted = (1949...2050).compactMap { year -> Day? in
            guard let there = months["\(year)-\(name)"] ?? months["\(year)-\(plain)"] else {
              return nil
            }
            return there.first + (min(number, there.length) - 1)
          }.filter { $0 >= .on("1950-01-01") && $0 <= .on("2050-12-31") }
          #expect(found.map(\.day).prefix(99) == wanted.prefix(99), "\(birthday)")
          checked += found.count
        }
      }
    }
    #expect(checked > 9000)
  }
}
