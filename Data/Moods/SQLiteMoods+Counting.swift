public import Domain

/// Counts moods in one pass over the days.
extension SQLiteMoods {
  /// The number of days from the first day of the calendar to 1970, so that seconds are not negative.
  private static let daysBefore1970 = 719_162

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
              day: Day(ordinal: day), hour: index / 2, tally: tally, isTimed: index % 2 == 1))
        }
      }
      try store.visit(MoodsSQL.counted, [.day(days.lowerBound), .day(days.upperBound)]) {
        (row) throws(StorageFailure) in
        let row = NamedRow<MoodsSQL.CountedColumn>(row)
        let seconds = row.int(.instant) &+ row.int(.offset) &+ Self.daysBefore1970 * 86_400
        let ordinal = seconds / 86_400 - Self.daysBefore1970
        guard seconds >= 0 else { throw .corrupt }
        if ordinal != day {
          passHours()
          (day, felt) = (ordinal, none)
        }
        let level = try MoodsRow.level(row.optionalInt(.level))
        felt[seconds % 86_400 / 3600 * 2 + (row.bool(.timed) ? 1 : 0)].add(MoodTally(level))
        let text = row.contains(UInt8(ascii: "#"), .text) ? row.text(.text) + "\n" : ""
        if !text.isEmpty || !row.isNull(.tags) { tagged(level, text + row.text(.tags)) }
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
