import Domain
import PresentationKit
import Support
import Testing

/// Tests that clocks and weeks are printed as the locale says. N-36
@Suite struct `Somebody with a locale` {
  @Test(arguments: [
    ("en_US.UTF-8", "3:00–4:00 PM", "Sun"), ("en_GB.UTF-8", "15:00", "Mon"),
    ("ko_KR.UTF-8", "오후 3:00", "일"), ("de_DE.UTF-8", "15:00", "Mon"),
  ])
  func `has clocks and weeks as they are there`(locale: String, time: String, first: String) throws
  {
    let home = try TrialHome(["LANG": locale, "LC_TIME": locale])
    let planned = try home.run("schedule add Dentist --from 15:00")
    #expect(planned.out.contains(time), "\(planned)")
    let month = try home.run("moods calendar 2026-03").out.split(separator: "\n").map(String.init)
    #expect(
      month.contains { $0.trimmingPrefix(while: \.isWhitespace).hasPrefix(first) }, "\(month)")
    // A setting overrides the locale.
    #expect(try home.run("settings set calendar.clock 24").status == .done)
    #expect(try home.run("settings set calendar.weekStart mon").status == .done)
    #expect(try home.run("schedule list --day 2026-03-01").out.contains("15:00"))
    // JSON has the same texts in every locale.
    #expect(try home.run("settings set calendar.clock auto").status == .done)
    #expect(try home.run("schedule list --json").out.contains("03:00 PM"))
  }

  // Forms read 3/4 in the same order as commands do.
  @Test func `has a birthday in numbers read in the order of the locale in a form`() throws {
    let home = try TrialHome(["LANG": "en_GB.UTF-8", "LC_TIME": "en_GB.UTF-8"])
    let added = try home.run("people add Mina --every 7 --birthday 3/4 --json")
    #expect(added.out.contains(#""birthday":"04-03""#), "\(added)")
  }
}
