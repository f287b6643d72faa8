import Domain
import PresentationKit
import Testing

/// N-36: the order of dates, the first day of a week and the clock come from one table.
@Suite struct `The habits of a locale` {
  @Test(arguments: [
    ("en_US.UTF-8", DateOrder.monthFirst, Weekday?.some(.sunday), ClockFace?.some(.twelve)),
    ("en_GB.UTF-8", .dayFirst, .monday, .twentyFour),
    ("ko_KR.UTF-8", .monthFirst, .sunday, .twelve),
    ("de_DE@euro", .dayFirst, .monday, .twentyFour), ("ja_JP", .monthFirst, .sunday, .twentyFour),
    ("fr_CA.UTF-8", .dayFirst, .sunday, .twentyFour), ("en_CA", .dayFirst, .sunday, .twelve),
    ("ar_EG.UTF-8", .dayFirst, .saturday, .twelve), ("dv_MV", .dayFirst, .friday, .twentyFour),
    ("zh_Hant_TW", .monthFirst, .sunday, .twelve), ("ko", .monthFirst, .sunday, .twelve),
    ("en", .monthFirst, .sunday, .twelve), ("C.UTF-8", .monthFirst, nil, nil),
    ("POSIX", .monthFirst, nil, nil), ("eo", .dayFirst, nil, nil),
  ])
  func `are those of its country, and without one those of the language`(
    name: String, dates: DateOrder, weekStart: Weekday?, clock: ClockFace?
  ) {
    let habits = LocaleHabits(locale: name)
    var order = dates
    order.country = habits.dates.country
    #expect(habits.dates == order && habits.weekStart == weekStart && habits.clock == clock)
  }

  // L-20
  @Test(
    arguments: [
      ("de_DE@euro", "EUR"), ("ko_KR.UTF-8", "KRW"), ("en_GB", "GBP"), ("ja", "JPY"), ("C", nil),
    ] as [(String, String?)])
  func `have the currency of the country`(name: String, currency: String?) {
    #expect(LocaleHabits(locale: name).currency == currency)
  }

  @Test func `are named by the variable for times, and give way to what somebody chose`() {
    let environment = ["LC_TIME": "en_GB.UTF-8", "LANG": "en_US.UTF-8"]
    let language = Language { environment[$0] }
    #expect(language.isEnglish && language.weekStart == .monday && language.clock == .twentyFour)
    let american = Language { ["LANG": "en_US.UTF-8"][$0] }
    #expect(american.weekStart == .sunday && american.clock == .twelve)
    let chosen = american.with(CalendarCustoms(clock: .twentyFour, weekStart: .monday))
    #expect(chosen.weekStart == .monday && chosen.clock == .twentyFour)
    #expect(chosen.with(CalendarCustoms()).clock == .twelve)
    #expect(Language.korean.at(american.habits).weekStart == .sunday)
    // Without a locale, each language has its own habits.
    #expect(Language.english.weekStart == .monday && Language.korean.clock == .twelve)
  }
}
