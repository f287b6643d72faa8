package import Domain
import TextUI

extension CommandOutput {
  /// Returns a reader for the days of a command. It prints a remark on how it read an ambiguous text, except in JSON.
  package func days(today: Day, looking: Looking) -> DayReader {
    var reader = DayReader(today: today, looking: looking, order: dates)
    if wantsJSON { return reader }
    let words = DayUsageWords(language)
    reader.report = { text, days in
      remark(
        days.kind == .month
          ? words.readAsMonth(text, days.span.lowerBound) : words.readAs(text, days.span))
    }
    return reader
  }

  /// Returns a reader for the moments of a command.
  package func moments(now: Now, calendar: LocalCalendar, looking: Looking) -> DayReader {
    DayReader(now: now, calendar: calendar, looking: looking, order: dates)
  }

  /// A closure that prints a remark on which moment an ambiguous text was read as, except in JSON.
  package var reportMoment: (_ text: String, DayAndTime) -> Void {
    { text, moment in
      if !wantsJSON { remark(DayUsageWords(language).readAs(text, moment)) }
    }
  }
}
