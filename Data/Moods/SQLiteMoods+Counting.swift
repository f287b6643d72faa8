public import Domain

/// Counts moods, grouped by SQLite.
extension SQLiteMoods {
  public func count(
    _ days: ClosedRange<Day>, hour: (MoodHour) -> Void, tagged: (MoodLevel?, String) -> Void
  ) throws(MoodsFailure) {
    try reading { (store) throws(StorageFailure) in
      let span: [Value] = [.day(days.lowerBound), .day(days.upperBound)]
      try store.visit(MoodsSQL.hours, span) { (row) throws(StorageFailure) in
        let row = NamedRow<MoodsSQL.HourColumn>(row)
        let (day, time) = row.int(.hour).quotientAndRemainder(dividingBy: 24)
        hour(
          MoodHour(
            day: Day(ordinal: day - MoodsSQL.daysBefore1970), hour: time,
            tally: MoodTally(
              count: row.int(.levels), sum: row.int(.sum),
              entries: row.int(.count) - row.int(.levels)),
            isTimed: row.bool(.timed)))
        return true
      }
      try store.visit(MoodsSQL.tagged, span) { (row) throws(StorageFailure) in
        let row = NamedRow<MoodsSQL.TaggedColumn>(row)
        tagged(try MoodsRow.level(row.optionalInt(.level)), row.text(.text))
        return true
      }
    }
  }

  public func squares(of days: ClosedRange<Day>) throws(MoodsFailure) -> [MoodYear.Square] {
    try alone { (store) throws(StorageFailure) in
      let span: [Value] = [.day(days.lowerBound), .day(days.upperBound)]
      return try store.all(MoodsSQL.squares, span, MoodsRow.square)
    }
  }
}
