import Domain
import PresentationKit
import TextUI

/// Draws mood statistics as a picture file: bars by day, weekday and hour in the colours of their averages, and the
/// tags.
struct MoodStatsPicture {
  private let stats: MoodStats
  private let span: MoodStatsSpan
  private let today: Day
  private let words: MoodsWords

  init(_ stats: MoodStats, _ span: MoodStatsSpan, today: Day, _ words: MoodsWords) {
    self.stats = stats
    self.span = span
    self.today = today
    self.words = words
  }

  /// A bar. Its label is nil if there is no room for a label.
  private struct Item {
    let tally: MoodTally
    let label: String?
  }

  /// The maximum number of days and the maximum number of tags in the picture.
  private static let (mostDays, mostTags) = (366, 6)
  private static let size = 2.3

  /// Returns the picture as an SVG document.
  func svg(side: Int) -> [UInt8] {
    var file = ChartFile(title: words.statsTitle)
    let room = ChartFile.room
    guard let days = span.days else {
      file.write(
        words.nothingFelt, SketchPoint(room.left, room.top), size: 3, ChartTones.quiet, .start)
      return file.svg(side: side)
    }
    let facts = words.facts(stats)
    let about = [words.range(days), words.felt(stats)].joined(separator: " · ")
    let lines =
      [about]
      + [facts.prefix(3), facts.suffix(2)].map { facts in
        facts.map { "\($0.name) \($0.value)" }.joined(separator: " · ")
      }
    for (number, line) in lines.enumerated() {
      file.write(
        line, SketchPoint(room.left, 16.4 + 3.4 * Double(number)), size: 2.4, ChartTones.quiet,
        .start)
    }
    let half = (room.width - 6) / 2
    let hasTags = !stats.byTag.isEmpty
    draw(
      dayItems, words.byDay, into: &file,
      in: ChartBox(left: room.left, top: 30, width: room.width, height: 15))
    draw(
      weekdayItems, words.byWeekday, into: &file,
      in: ChartBox(left: room.left, top: 54, width: hasTags ? half : room.width, height: 13))
    if hasTags {
      drawTags(
        into: &file, in: ChartBox(left: room.left + half + 6, top: 54, width: half, height: 15))
    }
    draw(
      hourItems, words.byHour, into: &file,
      in: ChartBox(left: room.left, top: 77, width: room.width, height: 13))
    return file.svg(side: side)
  }

  // MARK: Bars

  /// The bars of the days. Every seventh day is labelled, or the first day of each month if there are more than 31
  /// days.
  private var dayItems: [Item] {
    let days = span.newest(Self.mostDays, of: stats, today: today)
    let isShort = days.count <= 31
    return days.enumerated().map { number, day in
      let (_, month, date) = day.day.parts
      let isNamed = isShort ? number % 7 == 0 : date == 1
      let name = words.say("\(month)월", String(CalendarWords.monthName(month).prefix(3)))
      let label = isShort ? CalendarWords.shortDay(day.day, in: words.language) : name
      return Item(tally: day.tally, label: isNamed ? label : nil)
    }
  }

  private var weekdayItems: [Item] {
    WeekOrder(in: words.language).weekdays.map { day in
      Item(
        tally: stats.byWeekday[day.rawValue - 1],
        label: CalendarWords.weekday(day, in: words.language))
    }
  }

  private var hourItems: [Item] {
    stats.byHour.enumerated().map { hour, tally in
      Item(tally: tally, label: hour % 3 == 0 ? "\(hour)" : nil)
    }
  }

  /// Draws bars on a baseline. Level 100 fills the box, and items without moods leave a gap.
  private func draw(
    _ items: [Item], _ title: String, into file: inout ChartFile, in box: ChartBox
  ) {
    file.write(
      title, SketchPoint(box.left, box.top - 2), size: 2.8, ChartTones.text, .start, isBold: true)
    for level in [0.0, 50, 100] {
      file.sketch.fill(
        .block(box.left, box.bottom - box.height * level / 100 - 0.08, box.width, 0.16),
        ChartTones.line)
    }
    let stride = box.width / Double(max(1, items.count))
    let width = stride * (stride > 1 ? 0.78 : 0.9)
    for (number, item) in items.enumerated() {
      let left = box.left + (Double(number) + 0.5) * stride - width / 2
      draw(item.tally, into: &file, left, width, box)
      guard let label = item.label else { continue }
      file.write(
        label, SketchPoint(left + width / 2, box.bottom + 3.2), size: Self.size, ChartTones.quiet)
    }
  }

  private func draw(
    _ tally: MoodTally, into file: inout ChartFile, _ left: Double, _ width: Double, _ box: ChartBox
  ) {
    guard let level = tally.level else { return }
    let height = box.height * Double(level.value) / 100
    let ink = MoodTheme.dawn.ink(of: level)
    let block = Outline.block(
      left, box.bottom - height, width, height, radius: min(0.6, width * 0.2))
    file.sketch.fill(block, ink)
    if width > 2.6 {
      file.write(
        "\(level.value)", SketchPoint(left + width / 2, box.bottom - height - 0.8), size: 2,
        ChartTones.quiet)
    }
  }

  /// Draws the most frequent tags, with their averages as horizontal bars.
  private func drawTags(into file: inout ChartFile, in box: ChartBox) {
    file.write(
      words.byTag, SketchPoint(box.left, box.top - 2), size: 2.8, ChartTones.text, .start,
      isBold: true)
    let names = box.width * 0.4
    let step = box.height / Double(Self.mostTags)
    for (number, tag) in stats.byTag.prefix(Self.mostTags).enumerated() {
      guard let level = tag.tally.level else { continue }
      let middle = box.top + (Double(number) + 0.5) * step
      file.write(
        "#" + tag.name, SketchPoint(box.left, middle + 0.8), size: Self.size, ChartTones.text,
        .start,
        within: names - 1)
      let room = box.width - names - 9
      file.sketch.fill(
        .block(
          box.left + names, middle - step * 0.32, room * Double(level.value) / 100, step * 0.64,
          radius: 0.4), MoodTheme.dawn.ink(of: level))
      file.write(
        "\(level.value) · \(words.times("\(tag.tally.count)"))",
        SketchPoint(box.right, middle + 0.8),
        size: Self.size, ChartTones.quiet, .end, within: 9)
    }
  }
}

extension MoodsWords {
  var statsTitle: String { say("기분 돌아보기", "Looking back on moods") }
}
