/// Computes substitute holidays by Article 3 of the decree and the act on public holidays.
struct SubstituteDays {
  private let yearly: [Holiday]
  private let year: Int
  private let daysOff: Set<Day>

  /// Prepares the computation for a year. `yearly` are its yearly holidays. `named` are its elections and the days off
  /// declared for that year only. Days in `named` are never substituted, a yearly holiday on the same day is not lost,
  /// and no substitute falls on them.
  init(_ yearly: [Holiday], named: [Holiday], in year: Int) {
    self.yearly = yearly
    self.year = year
    daysOff = Set((yearly + named).map(\.day))
  }

  /// The substitutes. Each is on the first later day that is not a holiday, a weekend day or another substitute.
  var holidays: [Holiday] {
    var found: [Holiday] = []
    for (day, lost) in losses {
      var substitute = day + 1
      while isOff(substitute) || found.contains(where: { $0.day == substitute }) {
        substitute = substitute + 1
      }
      found.append(Holiday(day: substitute, name: .substitute(lost)))
    }
    return found
  }

  private func isOff(_ day: Day) -> Bool {
    day.weekday == .saturday || day.weekday == .sunday || daysOff.contains(day)
  }

  /// The lost holidays by day, in order. A holiday on a weekday in its `lostWeekdays` is lost and has an entry of its
  /// own. Holidays that share any other day, except a Saturday, have one entry together, because they get only one
  /// substitute.
  private var losses: [(Day, [YearlyHoliday])] {
    let days = Dictionary(grouping: yearly, by: \.day).sorted { $0.key < $1.key }
    return days.flatMap { day, holidays -> [(Day, [YearlyHoliday])] in
      let lawful = holidays.compactMap { holiday in
        holiday.name.yearly.flatMap { yearly in
          yearly.lostWeekdays(in: year).map { (holiday: yearly, weekdays: $0) }
        }
      }
      let toWeekend = lawful.filter { $0.weekdays.contains(day.weekday) }.map {
        (day, [$0.holiday])
      }
      guard toWeekend.isEmpty, day.weekday != .saturday, holidays.count > 1, !lawful.isEmpty else {
        return toWeekend
      }
      return [(day, lawful.map(\.holiday))]
    }
  }
}

extension HolidayName {
  /// The yearly holiday to which the day belongs; nil for a substitute, an election, a day off of one year, or a
  /// holiday from a file.
  fileprivate var yearly: YearlyHoliday? {
    switch self {
    case .itself(let holiday), .dayBefore(let holiday), .dayAfter(let holiday): holiday
    case .substitute, .election, .extra, .named: nil
    }
  }
}
