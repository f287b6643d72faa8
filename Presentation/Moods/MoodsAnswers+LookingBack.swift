import Domain
import PresentationKit
import TextUI

/// Runs the commands for statistics and years, and prints their output.
extension MoodsAnswers {
  /// Prints the statistics of a range of days, or of all days if none is given.
  func stats(_ from: String?, _ to: String?, _ files: [PictureFile]) throws(Report) {
    let days = try span(from, to, Day.range)
    let today = moods.queries.now.day
    let stats = try page.done { () throws(MoodsFailure) in try moods.queries.stats(days) }
    let shown = MoodStatsSpan(stats, within: days, today: today)
    let written = MoodsWords(page.documentLanguage)
    let wrote = try write(files, size: .square(SharePicture.side)) { () throws(Report) in
      try set(MoodStatsPicture(stats, shown, today: today, written).svg(side: SharePicture.side))
    }
    guard let wrote else { return }
    page.answer(
      lines: files.isEmpty ? MoodStatsTexts(words).lines(stats, shown, today: today) : wrote
    ) { json in
      json.key("stats")
      json.moodStats(stats)
    }
  }

  /// Prints what goes with higher or lower moods.
  func patterns(_ find: FindPatterns) throws(Report) {
    let patterns = try page.done { () throws(StorageFailure) in try find() }
    let words = MoodPatternWords(page.language)
    page.answer(lines: words.lines(patterns)) { $0.moodPatterns(patterns) }
  }

  /// Prints the averages of the days of a year; nil means the current year.
  func year(_ named: String?, _ files: [PictureFile]) throws(Report) {
    let number = try year(named)
    let year = try page.done { () throws(MoodsFailure) in try moods.queries.year(number) }
    let artist = try page.done { () throws(MoodsFailure) in try moods.queries.artist() }
    let written = MoodsWords(page.documentLanguage)
    let wrote = try write(files, size: SharePicture.poster) { () throws(Report) in
      try set(YearPoster(year, artist: artist, written).svg)
    }
    guard let wrote else { return }
    page.answer(lines: files.isEmpty ? MoodYearTexts(words).lines(year) : wrote) { json in
      json.member("year", year.year)
      json.key("days")
      json.list(year.squares) { $0.moodSquare($1) }
    }
  }

  /// Parses a year given as a number or as days that make a whole year; nil means the current year.
  private func year(_ text: String?) throws(Report) -> Int {
    guard let text else { return moods.queries.now.day.parts.year }
    return try page.done { () throws(ArgumentParseError) in try reader.year(text) }
  }

  /// Returns a drawing with its text in the configured font.
  private func set(_ drawing: [UInt8]) throws(Report) -> [UInt8] {
    let font = try page.done { () throws(StorageFailure) in
      try moods.preferences.pictureFont()
    }
    return SVG.document(drawing, in: font)
  }
}
