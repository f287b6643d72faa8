package import Domain
import PresentationKit
import TextUI

/// Formats a year in moods as lines of text: a column for each week, with the sign of the average for each day.
struct MoodYearTexts {
  let words: MoodsWords

  init(_ words: MoodsWords) { self.words = words }

  func lines(_ year: MoodYear) -> [String] {
    if words.isPlain { return plain(year) }
    let squares = YearSquares(year.days, words.language).lines { day in
      year.square(of: day).map { words.sign($0.level?.shape) } ?? "·"
    }
    let legend = MoodShape.allCases.map { words.sign($0) }.joined(separator: " ")
    return [words.yearTitle(year.year)] + squares
      + ["", words.yearSummary(year), "\(words.lowEnd) \(legend) \(words.highEnd)"]
      .map { TextLayout.trimmedEnd($0) }
  }

  /// Returns the year in sentences, one for each month with moods.
  private func plain(_ year: MoodYear) -> [String] {
    let months = Dictionary(grouping: year.squares) { $0.day.firstOfMonth }
    let sentences = months.sorted { $0.key < $1.key }.map { month, squares in
      var all = MoodTally()
      for square in squares { all.add(square.tally.tally) }
      return words.record(
        CalendarWords.month(month, in: words.language),
        [
          words.onAverage(words.decimal(all)), words.feelings(all.count),
          words.days(squares.count),
        ])
    }
    return [words.yearTitle(year.year), words.yearSummary(year)] + sentences
  }
}

/// The texts about a year.
extension MoodsWords {
  var lastYearTitle: String { say("지난 한 해의 기분", "A year of moods") }
  func yearTitle(_ year: Int) -> String { say("\(year)년의 기분", "A year in moods\(between)\(year)") }
  package func shortMonth(_ day: Day) -> String { CalendarWords.shortMonth(day, in: language) }
  var lowEnd: String { say("낮음", "low") }
  var highEnd: String { say("높음", "high") }

  /// Returns the totals of a year on one line.
  func yearSummary(_ year: MoodYear) -> String {
    let tallies = year.squares.map(\.tally)
    var all = MoodTally()
    for day in tallies { all.add(day.tally) }
    if tallies.isEmpty { return nothingThatYear }
    let count = say(
      "\(days(tallies.count)) 동안 \(feelings(all.count))",
      "\(feelings(all.count)) on \(days(tallies.count))")
    guard let best = tallies.best, let lowest = tallies.lowest else { return count }
    return [
      count,
      "\(average) \(decimal(all))", "\(bestDay) \(brief(best))", "\(lowestDay) \(brief(lowest))",
    ].joined(separator: between)
  }
  var nothingThatYear: String { say("한 해 동안의 기분 기록이 없어요.", "No moods were recorded that year.") }

  /// Returns an abbreviated day with its average.
  package func brief(_ day: MoodDayTally) -> String {
    CalendarWords.dayInBrief(day.day, in: language) + " (\(decimal(day.tally)))"
  }
}
