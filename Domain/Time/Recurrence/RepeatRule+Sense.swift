extension RepeatRule {
  /// Returns the rule. Throws if its parts are not allowed together.
  package func checked() throws(RepeatRefusal) -> RepeatRule {
    if count != nil, until != nil { throw .countAndUntil }
    if frequency != .yearly {
      if !weekNumbers.isEmpty { throw .partDoesNotFit(.byWeekNumber, frequency) }
      if !yearDays.isEmpty { throw .partDoesNotFit(.byYearDay, frequency) }
    }
    if frequency == .weekly, !monthDays.isEmpty { throw .partDoesNotFit(.byMonthDay, frequency) }
    if weekdays.hasOrdinals { try checkOrdinals() }
    if !positions.isEmpty, !choosesDays { throw .nothingToChooseFrom }
    return self
  }

  private func checkOrdinals() throws(RepeatRefusal) {
    switch frequency {
    case .daily, .weekly: throw .ordinalWithoutMonth
    case .monthly: if !weekdays.far.isEmpty { throw .outOfRange(.byDay) }
    case .yearly:
      if !weekNumbers.isEmpty { throw .ordinalWithoutMonth }
      if months != 0, !weekdays.far.isEmpty { throw .outOfRange(.byDay) }
    }
  }

  private var choosesDays: Bool {
    !weekdays.isEmpty || !monthDays.isEmpty || months != 0 || !yearDays.isEmpty
      || !weekNumbers.isEmpty
  }

  /// Throws if the rule never matches a day from the start on, such as 30 February, or if it ends before the start.
  public func check(start: Day) throws(RepeatRefusal) {
    switch until {
    case .day(let day)?: if day < start { throw .endsBeforeStart }
    case .local(let moment)?: if moment.day < start { throw .endsBeforeStart }
    // No zone is more than a day ahead of UTC.
    case .instant(let seconds)?:
      if Now(instant: seconds, offset: 86_400).day < start { throw .endsBeforeStart }
    case nil: break
    }
    if RepeatDays(self, start: start, last: nil).neverFits { throw .neverOccurs }
  }
}
