import Domain
import PresentationKit
import TextUI

extension MoodsAnswers {
  /// Prints the moods one day at a time, so that memory use does not grow with the length of the diary.
  func list(
    _ day: String?, _ from: String?, _ to: String?, _ filter: MoodFilter, _ imports: Imports
  ) throws(Report) {
    let days =
      if let day {
        try page.done { () throws(ArgumentParseError) in try reader.days(day, option: "day") }
      } else {
        try span(from, to, Day.range)
      }
    let today = moods.queries.now.day
    let ids =
      page.wantsRecords
      ? ShortIDs()
      : try page.shortIDs(of: .mood) { (note) throws(MoodsFailure) in
        try moods.queries(days, matching: filter) { day in
          day.records.allSatisfy { note($0.id.text) }
        }
      }
    let origins = try page.origins(.feeling, imports) { (note) throws(Report) in
      try page.done { () throws(MoodsFailure) in
        try moods.queries(days, matching: filter) { day in
          day.records.allSatisfy { note($0.id.text) }
        }
      }
    }
    var list = ListAnswer(page, "days")
    try page.done { () throws(MoodsFailure) in
      try moods.queries(days, matching: filter) { day in
        guard page.form == nil, !page.isPlain else {
          // Output formats with one row per record are not grouped by day, and neither are plain lines.
          let texts = MoodTexts(words)
          let title = words.dayTitle(day.day, today: today)
          return day.records.allSatisfy { record in
            list.add(
              { $0.mood(record, day.theme, from: origins?[record.id.text]) },
              texts.sentence(record, day: title, ids))
          }
        }
        let isFirst = list.isEmpty
        return list.add(
          { $0.moodDay(day, from: origins) },
          lines: (isFirst ? [] : [""]) + MoodTexts(words).day(day, today: today, ids))
      }
    }
    let isOneDay = day != nil && days.lowerBound == days.upperBound
    let isChosen = !filter.isEmpty || days != Day.range && !isOneDay
    list.close(
      empty: isChosen
        ? words.noneFound : isOneDay ? words.nothingThatDay : words.nothingYet)
  }

  /// Prints the canvas of a day as text or, if files are given, writes it to these files.
  func canvas(_ day: String?, _ mode: CanvasMode?, _ files: [PictureFile]) throws(Report) {
    let day = try self.day(day)
    let canvas = try page.done { () throws(MoodsFailure) in
      let mode = if let mode { mode } else { try moods.queries.mode() }
      return try moods.queries.canvas(day, mode)
    }
    let wrote = try write(files, size: .square(SharePicture.side)) {
      CanvasScene(canvas).svg(side: SharePicture.side)
    }
    guard let wrote else { return }
    let ids = try page.done { () throws(StorageFailure) in
      files.isEmpty && !page.wantsJSON
        ? try page.shortIDs(of: .mood, among: canvas.shapes.map(\.record.id.text)) : ShortIDs()
    }
    page.answer(lines: files.isEmpty ? MoodTexts(words).canvas(canvas, ids) : wrote) { json in
      json.key("picture")
      json.canvas(canvas)
    }
  }

  /// Prints the days of a month that have moods.
  func month(_ month: String?) throws(Report) {
    let day = try page.done { () throws(ArgumentParseError) in try reader.month(month) }
    let days = try page.done { () throws(MoodsFailure) in try moods.queries.days(inMonthOf: day) }
    page.answer(lines: MonthTexts(page.language).grid(of: day, marked: days)) { json in
      json.member("month", String(day.description.prefix(7)))
      json.key("days")
      json.list(days) { $0.value($1) }
    }
  }
}
