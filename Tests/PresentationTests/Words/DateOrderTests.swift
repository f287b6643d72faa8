import Domain
import PresentationKit
import Testing
import TextUI

@Suite struct `The order of a day in numbers` {
  @Test(arguments: [
    (["LC_TIME": "en_GB.UTF-8", "LANG": "en_US.UTF-8"], DateOrder.dayFirst),
    (["LC_ALL": "en_US.UTF-8", "LC_TIME": "en_GB.UTF-8"], .monthFirst),
    (["LANG": "de_DE"], .dayFirst),
    (["LANG": "ko_KR.UTF-8"], .monthFirst), (["LANG": "C.UTF-8"], .monthFirst), ([:], .monthFirst),
    (["LC_ALL": "", "LC_TIME": "fr_FR@euro"], .dayFirst), (["LANG": "ja_JP"], .monthFirst),
  ])
  func `is that of the locale`(environment: [String: String], order: DateOrder) {
    // spec Q-22
    var dates = LocaleHabits { environment[$0] }.dates
    dates.country = order.country
    #expect(dates == order)
  }
}
