import Domain
import PresentationKit
import TextUI

/// A bar chart over time, for screens, plain characters and files. It shows pages by day or month, finished books, or
/// records by part of the day.
struct PageBars: Equatable, Sendable {
  struct Item: Equatable, Sendable {
    let value: Int
    /// The label below the bar if there is room.
    let label: String
    /// The label if there is little room.
    let short: String
    /// The text one row below the label, where a period such as a week or year begins; nil elsewhere.
    let tick: String?
    /// The text one row below the label if this is the first bar shown; nil for no text.
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
  /// The index of the selected bar.
  let chosen: Int?
  let ink: Ink

  init(_ items: [Item], chosen: Int? = nil, ink: Ink = ReadingTones.ink) {
    self.items = items
    self.chosen = chosen.flatMap { items.indices.contains($0) ? $0 : nil }
    self.ink = ink
  }

  /// Returns the range of the newest bars that fit. If the selected bar is older, the range begins with that bar.
  func shown(fitting count: Int) -> Range<Int> {
    let count = min(items.count, max(0, count))
    let newest = items.count - count
    let first = min(newest, chosen ?? newest)
    return first..<(first + count)
  }

  /// Returns the text one row below a bar's label; nil if the row is empty there. The first bar shows its `head` unless
  /// the text would overlap the next tick.
  func tick(of bar: Int, in shown: Range<Int>, fits: (_ head: String, _ bars: Int) -> Bool)
    -> String?
  {
    if let tick = items[bar].tick { return tick }
    guard bar == shown.lowerBound, let head = items[bar].head else { return nil }
    let next = shown.first { items[$0].tick != nil } ?? shown.upperBound
    return next == shown.upperBound || fits(head, next - bar) ? head : nil
  }

  /// Returns the largest value among the shown bars.
  func most(in shown: Range<Int>) -> Int { items[shown].map(\.value).max() ?? 0 }
}

extension PageBars {
  /// Returns a chart with one bar per day.
  static func days(
    _ days: [DayPages], in language: Language, chosen: Int? = nil, ink: Ink = ReadingTones.ink
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

  /// Returns a chart with one bar per month. The day of each item is the first day of its month.
  static func months(
    _ months: [DayPages], in language: Language, chosen: Int? = nil, ink: Ink = ReadingTones.ink
  ) -> PageBars {
    let items = months.map { month($0.day, $0.pages, in: language) }
    return PageBars(items, chosen: chosen, ink: ink)
  }

  /// Returns a chart of finished books with one bar for each of the given months.
  static func finished(
    _ months: [DayFinishings], in language: Language, chosen: Int? = nil,
    ink: Ink = ReadingTones.ink
  ) -> PageBars {
    let items = months.map { month($0.day, $0.books, in: language) }
    return PageBars(items, chosen: chosen, ink: ink)
  }

  /// Returns a chart with one bar per part of the day, labelled with its name and optionally its hours. If there is
  /// little room, only the hours are shown.
  static func parts(
    _ parts: [PartRecords], chosen: Int? = nil, ink: Ink = ReadingTones.ink,
    hours: (DayPart) -> String? = { _ in nil }, name: (DayPart) -> String
  ) -> PageBars {
    let items = parts.map { part in
      let (name, hours) = (name(part.part), hours(part.part))
      return Item(
        part.records, label: name, short: hours ?? String(name.prefix(1)), tick: hours)
    }
    return PageBars(items, chosen: chosen, ink: ink)
  }

  /// Returns the bar of a month. Every January is labelled with its year, and so is the first month shown.
  private static func month(_ day: Day, _ value: Int, in language: Language) -> Item {
    let (year, month, _) = day.parts
    let label =
      language.isKorean ? "\(month)월" : String(CalendarWords.monthName(month).prefix(3))
    return Item(
      value, label: label, tick: month == 1 ? "\(year)" : nil, head: "\(year)")
  }
}
