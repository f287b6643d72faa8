import Domain
import PresentationKit
import TextUI

/// Shows the times of day and the tags whose moods are higher or lower than the average of all moods.
struct MoodCompanyPane {
  private let company: MoodCompany
  private let words: MoodsWords
  private let glyphs: Glyphs

  init(_ company: MoodCompany, _ words: MoodsWords, _ glyphs: Glyphs) {
    (self.company, self.words, self.glyphs) = (company, words, glyphs)
  }

  /// The average that the differences are measured against; empty if there is none.
  var figure: String {
    company.all.level.map { "\(words.average) \($0.value)" } ?? ""
  }

  /// The maximum number of tags that `rows` counts.
  private static let mostTags = 12

  /// The number of rows that the pane fills.
  var rows: Int {
    guard company.all.levels > 0 else { return 3 }
    let tags = min(company.tags.count, Self.mostTags)
    return parts.count + hours.count + (tags > 0 ? tags + 1 : 0)
  }

  func draw(into frame: inout Frame, in area: Area) {
    guard company.all.levels > 0 else {
      return _ = frame.write(wrapped: words.nothingToCompare, .dim, in: area)
    }
    let parts = self.parts + hours
    let width = min(
      max(6, area.size.columns / 2),
      (parts + company.tags).map { TextLayout.cells($0.name) + 1 }.max() ?? 6)
    let bar = DifferenceBar(
      of: (parts + company.tags).map(\.change), columns: area.size.columns - width - 20, glyphs)
    let draw = { row(of: $0, width, bar) }
    var lines = parts.map(draw)
    let room = area.size.rows - parts.count - 1
    let tags = company.tags.map {
      MoodCompany.Tag(name: "#" + $0.name, change: $0.change, tally: $0.tally)
    }
    if tags.count <= room, !tags.isEmpty {
      lines += [[]] + tags.map(draw)
    } else if room > 2, !tags.isEmpty {
      let upper = (room - 1) / 2 + (room - 1) % 2
      lines += [[]] + tags.prefix(upper).map(draw)
      lines.append([StyledText(glyphs.ellipsis, .dim)])
      lines += tags.suffix(room - 1 - upper).map(draw)
    }
    for (row, line) in lines.prefix(area.size.rows).enumerated() {
      frame.write(
        line.clipped(to: area.size.columns, ellipsis: glyphs.ellipsis), in: area, row: row)
    }
  }

  /// Returns a row: a name with its average, and its difference as a number and as a bar.
  private func row(of part: MoodCompany.Tag, _ width: Int, _ bar: DifferenceBar) -> [StyledText] {
    let ink = part.tally.level.map(MoodTheme.dawn.readable)
    let level = part.tally.level.map { "\($0.value)" } ?? ""
    let name = TextLayout.clipped(part.name, to: width)
    return [
      StyledText(TextLayout.aligned(name, .left, in: width), .dim),
      StyledText(TextLayout.aligned(level, .right, in: 4), Style(ink: ink, .bold)),
      StyledText(
        TextLayout.aligned(bar.number(part.change), .right, in: 5) + "  ", Style(ink: ink)),
      StyledText(
        TextLayout.aligned(words.times("\(part.tally.levels)"), .right, in: 6) + "  ", .dim),
    ] + bar.pieces(part.change, Style(ink: ink))
  }

  /// The averages of the morning, the afternoon, the evening and the night.
  private var parts: [MoodCompany.Tag] {
    let parts: [(name: String, hours: [Int])] = [
      (words.morning, Array(5..<12)), (words.afternoon, Array(12..<18)),
      (words.evening, Array(18..<23)), (words.night, [23] + Array(0..<5)),
    ]
    return parts.compactMap { name, hours -> MoodCompany.Tag? in
      let tally = hours.reduce(into: MoodTally()) { $0.add(company.hours[$1]) }
      return part(name, tally)
    }
  }

  /// The hours with the highest and the lowest average; empty if they do not differ.
  private var hours: [MoodCompany.Tag] {
    let hours = company.hours.enumerated().compactMap { hour, tally in
      tally.levels < Self.fewestInHour
        ? nil : part(ClockWords.wholeHour(hour, in: words.language), tally)
    }
    let sorted = hours.enumerated().sorted {
      ($1.element.change, $0.offset) < ($0.element.change, $1.offset)
    }.map(\.element)
    guard let best = sorted.first, let lowest = sorted.last, best.change > lowest.change else {
      return []
    }
    return [best, lowest]
  }

  /// The minimum number of moods that an hour and a part of the day need, because fewer say little about it.
  private static let (fewestInHour, fewest) = (3, 2)

  private func part(_ name: String, _ tally: MoodTally) -> MoodCompany.Tag? {
    guard tally.levels >= Self.fewest, let mean = tally.average, let all = company.all.average
    else { return nil }
    return .init(name: name, change: Int((mean - all).rounded()), tally: tally)
  }
}

extension MoodsWords {
  var morning: String { ClockWords.morning(language) }
  var afternoon: String { ClockWords.afternoon(language) }
  var evening: String { ClockWords.evening(language) }
  var night: String { say("밤", "night") }
  var nothingToCompare: String {
    say(
      "기분을 몇 번 적으면 시간과 태그별로 비교해 볼 수 있어요.",
      "After a few moods, this compares the times of day and your tags.")
  }
}
