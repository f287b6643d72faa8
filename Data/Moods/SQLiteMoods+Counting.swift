public import Domain

/// Counts moods in one pass over the days.
extension SQLiteMoods {
  public func count(
    _ days: ClosedRange<Day>, hour: (MoodHour) -> Void, tagged: (MoodLevel?, String) -> Void
  ) throws(MoodsFailure) {
    try alone { (store) throws(StorageFailure) in
      // The hours of one day, each without and with a known time.
      let none = Array(repeating: MoodTally(), count: 48)
      var (day, felt) = (0, none)
      func passHours() {
        for (index, tally) in felt.enumerated() where tally.count > 0 {
          hour(
            MoodHour(
              day: Day(ordinal: day - MoodsSQL.daysBefore1970), hour: index / 2, tally: tally,
              isTimed: index % 2 == 1))
        }
      }
      try store.visit(MoodsSQL.counted, [.day(days.lowerBound), .day(days.upperBound)]) {
        (row) throws(StorageFailure) in
        let row = NamedRow<MoodsSQL.CountedColumn>(row)
        let number = row.int(.hour)
        guard number >= 0 else { throw .corrupt }
        if number / 24 != day {
          passHours()
          (day, felt) = (number / 24, none)
        }
        let level = try MoodsRow.level(row.optionalInt(.level))
        felt[number % 24 * 2 + (row.bool(.timed) ? 1 : 0)].add(MoodTally(level))
        if let text = row.optionalText(.text) { tagged(level, text) }
        return true
      }
      passHours()
    }
  }

  public func squares(of days: ClosedRange<Day>) throws(MoodsFailure) -> [MoodYear.Square] {
    try alone { (store) throws(StorageFailure) in
      let span: [Value] = [.day(days.lowerBound), .day(days.upperBound)]
      return try store.all(MoodsSQL.squares, span, MoodsRow.square)
    }
  }
}
