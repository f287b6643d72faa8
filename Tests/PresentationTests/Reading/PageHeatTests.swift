import Domain
import Testing

@testable import PresentationKit
@testable import PresentationMoods
@testable import PresentationReading
@testable import TextUI

@Suite struct `The calendar of pages` {
  /// Returns the heat map of March 2026, which begins on a Sunday. The keys and `chosen` and
  /// `today` are days of the month.
  private func heat(
    _ pages: [Int: Int], in language: Language = .korean, chosen: Int? = nil, today: Int? = nil
  ) -> PageHeat {
    let days = pages.map { DayPages(day: ChartSample.start + ($0 - 1), pages: $1) }
    return PageHeat(
      PageCalendar(ofMonth: ChartSample.start, from: days), in: language,
      chosen: chosen.map { ChartSample.start + ($0 - 1) },
      today: today.map { ChartSample.start + ($0 - 1) })
  }
  private let shades = [1: 0, 2: 1, 3: 19, 4: 20, 5: 49, 6: 50, 7: 99, 8: 100, 9: 4000]

  @Test func `begins its weeks as the calendars on walls do`() {
    // BK-81
    #expect(ChartSample.start.weekday == .sunday)
    let korean = heat([:]).weeks
    #expect(korean.count == 5 && korean[0].days[0]?.day == ChartSample.start)
    #expect(heat([:]).weekdays == ["일", "월", "화", "수", "목", "금", "토"])
    let english = heat([:], in: .english)
    #expect(english.weeks.count == 6 && english.weeks[0].days[6]?.day == ChartSample.start)
    #expect(english.weeks[0].days[5] == nil && english.weekdays.first == "Mon")
    #expect(english.weeks.allSatisfy { $0.days.count == 7 })
  }

  // D-4: shades follow the quartiles of the days with pages and are mixed with the background.
  @Test func `is as dark as much was read, and has every number`() {
    // BK-81
    let shown = frame(40, 8) {
      $0.knownGround = Frame.assumedGround
      heat(shades).draw(into: &$0, in: $1, .unicode)
    }
    let layout = HeatLayout(heat(shades), in: Area(column: 0, row: 0, columns: 40, rows: 8))
    let papers = (0..<9).map { shown[layout.column(of: $0 % 7) + 1, 1 + $0 / 7].style.paper }
    let tones = HeatShades(of: ReadingTones.ink, on: Frame.assumedGround)
    #expect(papers == [0, 1, 1, 2, 2, 3, 3, 4, 4].map { tones[$0] })
    let numbers = shown.text.split(separator: "\n")[1...5].flatMap {
      $0.split(separator: " ").prefix(7).compactMap { Int($0) }
    }
    #expect(Set(1...31).isSubset(of: Set(numbers)))
  }

  @Test func `says by signs where there are no colours how much was read`() {
    // BK-81: levels also differ by signs.
    let shown = picture(40, 8) { heat(shades).draw(into: &$0, in: $1, .ascii) }
    #expect(shown[1].hasPrefix("  1    2.   3.   4:   5:   6+   7+"))
    #expect(shown[2].hasPrefix("  8#   9#  10   11"))
    let letters = picture(40, 8) { heat(shades).draw(into: &$0, in: $1, ChartSample.letters) }
    #expect(letters[1].hasPrefix("  1    2░   3░   4▒   5▒   6▓   7▓"))
    let tiny = picture(7, 5) { heat(shades).draw(into: &$0, in: $1, .ascii) }
    #expect(tiny[0] == " ..::++" && tiny[1] == "##")
  }

  @Test func `tells what each week and the month come to`() {
    // BK-81: totals for each week and for the month
    let shown = picture(60, 10) { heat(shades).draw(into: &$0, in: $1, .ascii) }
    #expect(shown[1].hasSuffix(" 238") && shown[2].hasSuffix(" 4100") && shown[3].hasSuffix(" 0"))
    #expect(shown[6].trimmed == "4338")
    #expect(shown[7].trimmed == "적음 ..:+# 많음")
    let english = picture(60, 12) {
      heat(shades, in: .english).draw(into: &$0, in: $1, .ascii)
    }
    #expect(english.contains { $0.trimmed == "less ..:+# more" })
    let numbers = picture(25, 10) { heat(shades).draw(into: &$0, in: $1, .ascii) }
    #expect(!numbers.joined().contains("4338"), "There is no room for them.")
  }

  @Test(arguments: [14, 21, 26, 34, 42, 60])
  func `marks the chosen day and today by more than colour`(_ columns: Int) {
    // BK-81: the selected day shows its number.
    for glyphs in ChartSample.glyphs {
      let shown = frame(columns, 8) {
        heat(shades, chosen: 12, today: 26).draw(into: &$0, in: $1, glyphs)
      }
      #expect(shown.text(marked: .reverse).contains("12"))
      #expect(shown.text(marked: .underline).contains("26"))
      if columns >= 42 { #expect(shown.text(marked: .reverse).contains("[12]")) }
    }
  }

  @Test func `shows the chosen day's week where not all weeks fit`() {
    for day in 1...31 {
      let shown = frame(30, 3) { heat([:], chosen: day).draw(into: &$0, in: $1, .ascii) }
      #expect(shown.text(marked: .reverse).contains("\(day)"))
    }
  }

  @Test func `is found by the mouse`() {
    let heat = heat(shades)
    for size in [(20, 8), (40, 8), (60, 20)] {
      let area = Area(column: 3, row: 1, columns: size.0, rows: size.1)
      let layout = HeatLayout(heat, in: area)
      for number in 0..<31 {
        let row = 1 + layout.row(of: number / 7)
        let point = Point(column: layout.column(of: number % 7), row: row)
        #expect(heat.day(at: point, in: area) == ChartSample.start + number)
      }
      #expect(heat.day(at: Point(column: 3, row: 1), in: area) == nil)
      #expect(heat.day(at: Point(column: 2, row: 4), in: area) == nil)
    }
  }

  @Test func `has shades that can be told apart, and numbers on them that can be read`() {
    // BK-81
    for ground in [Frame.assumedGround, Ink(0xFBFAF5)] {
      let shades = HeatShades(of: ReadingTones.ink, on: ground)
      let frame = Frame(size: Size(columns: 1, rows: 1))
      #expect(Set(shades.active.map(\.ansi16)).count >= 3)
      for shade in shades.active {
        #expect(shade.rgb.contrast(with: frame.text(on: shade).rgb) >= 3)
      }
    }
    #expect(HeatTones.inFile.count == 5)
    for (number, shade) in HeatTones.inFile.enumerated() {
      #expect(shade.rgb.contrast(with: HeatTones.letterInFile(number).rgb) >= 3)
      if number > 0 {
        #expect(shade.rgb.contrast(with: HeatTones.inFile[number - 1].rgb) >= 1.05)
      }
    }
  }

  @Test(arguments: ChartSample.sizes)
  func `stays inside any area`(_ columns: Int, _ rows: Int) {
    for heat in [heat([:]), heat(shades, in: .english, chosen: 31), heat([1: .max])] {
      for glyphs in ChartSample.glyphs {
        var shown = Frame(size: Size(columns: columns + 4, rows: rows + 4))
        let area = Area(column: 2, row: 2, columns: columns, rows: rows)
        heat.draw(into: &shown, in: area, glyphs)
        #expect(shown.isBlank(outside: area))
        _ = heat.day(at: Point(column: 2, row: 2), in: area)
      }
    }
  }
}
