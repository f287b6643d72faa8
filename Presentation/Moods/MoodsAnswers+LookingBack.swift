import Domain
import PresentationKit
import TextUI

/// What commands answer who looks back on feelings.
extension MoodsAnswers {
  /// What the feelings of some days come to; of all days where none are named.
  func stats(_ from: String?, _ to: String?, _ files: [PictureFile]) throws(Report) {
    let days = try span(from, to, Day.range)
    let today = moods.look.now.day
    let stats = try page.done { () throws(MoodsError) in try moods.look.stats(days) }
    let shown = MoodStatsSpan(stats, within: days, today: today)
    let wrote = try write(files, size: .square(SharePicture.side)) { () throws(Report) in
      try set(MoodStatsPicture(stats, shown, today: today, words).svg(side: SharePicture.side))
    }
    guard let wrote else { return }
    page.answer(
      lines: files.isEmpty ? MoodStatsTexts(words).lines(stats, shown, today: today) : wrote
    ) { json in
      json.key("stats")
      json.moodStats(stats)
    }
  }

  /// A year, each day with what its feelings come to; this one where none is named.
  func year(_ named: String?, _ files: [PictureFile]) throws(Report) {
    let number = try year(named)
    let year = try page.done { () throws(MoodsError) in try moods.look.year(number) }
    let artist = try page.done { () throws(MoodsError) in try moods.look.artist() }
    let wrote = try write(files, size: SharePicture.poster) { () throws(Report) in
      try set(YearPoster(year, artist: artist, words).svg)
    }
    guard let wrote else { return }
    page.answer(lines: files.isEmpty ? MoodYearTexts(words).lines(year) : wrote) { json in
      json.member("year", year.year)
      json.key("days")
      json.list(year.squares) { $0.moodSquare($1) }
    }
  }

  /// The year a text names: its number, or any days that are a whole year.
  private func year(_ text: String?) throws(Report) -> Int {
    guard let text else { return moods.look.now.day.parts.year }
    return try page.done { () throws(UsageError) in try reader.year(text) }
  }

  /// A drawing with its words in the font of pictures.
  private func set(_ drawing: [UInt8]) throws(Report) -> [UInt8] {
    let font = try page.done { () throws(StorageFailure) in
      try moods.preferences.pictureFont()
    }
    return SVG.document(drawing, in: font)
  }
}
