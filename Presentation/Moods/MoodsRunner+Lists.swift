import Domain

extension MoodsRunner {
  /// Day after day, so that a diary of any length needs no more room than a short one.
  func list(_ days: ClosedRange<Day>, isOneDay: Bool) throws(Report) {
    var json = page.wantsJSON ? page.openAnswer() : JSONText()
    if page.wantsJSON {
      json.key("days")
      json.openList()
    }
    var isEmpty = true
    try done { () throws(MoodsError) in
      try moods.look(days) { day in
        if page.wantsJSON {
          json.moodDay(day)
          return page.pass(&json)
        }
        if !isEmpty { page.line("") }
        isEmpty = false
        for line in MoodTexts(words).day(day, today: moods.look.now.day) { page.line(line) }
        return page.isIntact
      }
    }
    if page.wantsJSON {
      json.closeList()
      page.closeAnswer(&json)
    } else if isEmpty {
      page.remark(isOneDay ? words.nothingThatDay : words.nothingYet)
    }
  }

  /// The picture of a day; files are written when some are named.
  func canvas(_ day: Day, _ mode: CanvasMode?, _ files: [(path: String, form: PictureForm)])
    throws(Report)
  {
    let canvas = try done { () throws(MoodsError) in
      let mode = if let mode { mode } else { try moods.look.mode() }
      return try moods.look.canvas(day, mode)
    }
    for (path, form) in files {
      do throws(SharingError) {
        try moods.share(CanvasScene(canvas).svg(side: SharePicture.side), as: form, to: path)
      } catch { throw words.report(error) }
    }
    let sentences = files.map { FileWords(page.language).wrote($0.path) }
    if files.isEmpty || page.wantsJSON {
      answer(canvas, nil)
    } else {
      for sentence in sentences { page.line(sentence) }
    }
  }

  /// A canvas in JSON; otherwise a sentence, or its shapes in words.
  func answer(_ canvas: Canvas, _ sentence: String?) {
    if page.wantsJSON {
      page.answer { json in
        json.key("canvas")
        json.canvas(canvas)
      }
    } else if let sentence {
      page.line(sentence)
    } else {
      for line in MoodTexts(words).canvas(canvas) { page.line(line) }
    }
  }

  /// The days of a month that have feelings.
  func month(_ day: Day) throws(Report) {
    let days = try done { () throws(MoodsError) in try moods.look.days(inMonthOf: day) }
    if page.wantsJSON {
      page.answer { json in
        json.member("month", String(day.description.prefix(7)))
        json.key("days")
        json.list(days) { $0.value($1) }
      }
      return
    }
    for line in MonthTexts(page.language).grid(of: day, marked: days) { page.line(line) }
  }
}
