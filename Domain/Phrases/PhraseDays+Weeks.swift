// MARK: Weeks of a month

extension PhraseDays {
  /// Returns a week of a month, or its weekend: 3월 둘째 주, `first week of april`. The first week is the one with the
  /// first Thursday, as in ISO 8601. Its days in other months are left out, unless they are of the weekend.
  func week(_ week: Int, _ slots: PhraseSlots, year: Int?) throws(PhraseParseError)
    -> UnderstoodDays
  {
    guard slots.month != nil || slots.monthDistance != nil, slots.number == nil, slots.nth == nil,
      slots.weekday == nil, !slots.isEnd
    else { throw .unknown }
    let days = try period(from: try month(slots, year: year), months: 1, slots).span
    let monday =
      week < 0
      ? Self.monday(of: days.upperBound - 3) : Self.monday(of: days.lowerBound + 3) + 7 * (week - 1)
    guard days.contains(monday + 3) else { throw .noSuchDay }
    if slots.isWeekend { return UnderstoodDays(monday + 5...monday + 6, .week) }
    return UnderstoodDays(max(monday, days.lowerBound)...min(monday + 6, days.upperBound), .week)
  }
}
