// Days without a clock, a calendar library or a database: the next dates of a rule, and a lunar date.
//   swift run Dates
import DomainTime

guard let today = Day("2026-12-01") else { fatalError("2026-12-01 is a day") }

// RFC 5545: the last Friday of every month, since 31 January 2025. A rule has no start of its own.
let rule = try RepeatRule("FREQ=MONTHLY;BYDAY=-1FR")
guard let start = Day("2025-01-31") else { fatalError("2025-01-31 is a day") }
var next: [Day] = []
RepeatDays(rule, start: start, last: nil).forEach(from: today, through: today + 200) { day in
  next.append(day)
  return next.count < 3
}
print("last Fridays:", next.map(\.description).joined(separator: ", "))

// A broken rule is a typed error that says which part is wrong.
do throws(RepeatRefusal) {
  _ = try RepeatRule("FREQ=MONTHLY;BYMONTHDAY=32")
} catch {
  print("refused: \(error)")
}

// Chuseok is the 15th of the eighth lunar month.
if let chuseok = LunarDate(month: 8, day: 15)?.next(onOrAfter: today) {
  print("Chuseok: \(chuseok.day), a \(chuseok.day.weekday)")
}
let holidays = KoreanHolidays.holidays(in: today...today + 31)
print("public holidays in Korea:", holidays.map(\.day.description).joined(separator: ", "))
