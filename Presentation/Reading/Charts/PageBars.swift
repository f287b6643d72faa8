import Domain
import PresentationKit
import TextUI

/// Upright bars of numbers in the order of time: pages by day or by month, finished books, the
/// parts of the day. One picture for screens, for letters and for files.
struct PageBars: Equatable, Sendable {
  /// One bar and what is said about it.
  struct Item: Equatable, Sendable {
    let value: Int
    /// What stands under it where there is room for that.
    let label: String
    /// What stands there otherwise.
    let short: String
    /// What stands a line lower where something begins, as a week or a year does.
    let tick: String?
    /// What stands there where it is the first one that is shown.
    let head: String?

    init(
      _ value: Int, label: String, short: String? = nil, tick: String? = nil, head: String? = nil
    ) {
      self.value = max(0, value)
      self.label = label
      self.short = short ?? label
      self.tick = tick
      self.head = head
    }
  }

  let items: [Item]
  /// The bar the keys act on, counted from 0.
  let chosen: Int?
  let ink: Ink

  init(_ items: [Item], chosen: Int? = nil, ink: Ink = ChartTones.pages) {
    self.items = items
    self.chosen = chosen.flatMap { items.indices.contains($0) ? $0 : nil }
    self.ink = ink
  }

  /// The newest bars that fit, or, where the chosen one is older, so many that begin with it.
  func shown(fitting count: Int) -> Range<Int> {
    let count = min(items.count, max(0, count))
    let newest = items.count - count
    let first = min(newest, chosen ?? newest)
    return first..<(first + count)
  }

  /// What stands a line below the name of a bar. The first one says its own unless that would run
  /// into what begins a few bars behind it, as the next year does.
  func tick(of bar: Int, in shown: Range<Int>, fits: (_ head: String, _ bars: Int) -> Bool)
    -> String?
  {
    if let tick = items[bar].tick { return tick }
    guard bar == shown.lowerBound, let head = items[bar].head else { return nil }
    let next = shown.first { items[$0].tick != nil } ?? shown.upperBound
    return next == shown.upperBound || fits(head, next - bar) ? head : nil
  }

  /// The largest number of some bars.
  func most(in shown: Range<Int>) -> Int { items[shown].map(\.value).max() ?? 0 }
}

extension PageBars {
  /// A bar for each day of a window.
  static func days(
    _ days: [DayPages], in language: Language, chosen: Int? = nil, ink: Ink = ChartTones.pages
  ) -> PageBars {
    let first = WeekOrder(in: language).first
    let items = days.map { day in
      let (_, month, number) = day.day.parts
      let name = CalendarWords.monthName(month).prefix(3)
      let (label, date) =
        language.isKorean
        ? ("\(month)/\(number)", "\(month)/\(number)") : ("\(number)", "\(number) \(name)")
      let weekday = CalendarWords.weekday(day.day.weekday, in: language)
      return Item(
        day.pages, label: label, short: String(weekday.prefix(1)),
        tick: day.day.weekday == first ? date : nil)
    }
    return PageBars(items, chosen: chosen, ink: ink)
  }

  /// A bar for each month, named by its first day.
  static func months(
    _ months: [DayPages], in language: Language, chosen: Int? = nil, ink: Ink = ChartTones.pages
  ) -> PageBars {
    let items = months.map { month($0.day, $0.pages, in: language) }
    return PageBars(items, chosen: chosen, ink: ink)
  }

  /// A bar for each month in which books were finished, and for those between them.
  static func finished(
    _ months: [DayFinishings], in language: Language, chosen: Int? = nil,
    ink: Ink = ChartTones.pages
  ) -> PageBars {
    let items = months.map { month($0.day, $0.books, in: language) }
    return PageBars(items, chosen: chosen, ink: ink)
  }

  /// A bar for each part of the day, under its name and perhaps its hours, which stand alone where
  /// there is little room.
  static func parts(
    _ parts: [PartRecords], chosen: Int? = nil, ink: Ink = ChartTones.pages,
    hours: (DayPart) -> String? = { _ in nil }, name: (DayPart) -> String
  ) -> PageBars {
    let items = parts.map { part in
      let (name, hours) = (name(part.part), hours(part.part))
      return Item(
        part.records, label: name, short: hours ?? String(name.prefix(1)), tick: hours)
    }
    return PageBars(items, chosen: chosen, ink: ink)
  }

  /// Every January says which year it is, and so does the first month that is shown.
  private static func month(_ day: Day, _ value: Int, in language: Language) -> Item {
    let (year, month, _) = day.parts
    let label =
      language.isKorean ? "\(month)월" : String(CalendarWords.monthName(month).prefix(3))
    return Item(
      value, label: label, tick: month == 1 ? "\(year)" : nil, head: "\(year)")
  }
}
