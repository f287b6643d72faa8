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
    let today = moods.look.now.day
    let ids = page.wantsJSON ? ShortIDs() : try shortIDs()
    try done { () throws(MoodsError) in
      try moods.look(days) { day in
        if page.wantsJSON {
          json.moodDay(day)
          return page.pass(&json)
        }
        if !isEmpty { page.line("") }
        isEmpty = false
        for line in MoodTexts(words).day(day, today: today, ids) { page.line(line) }
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
    // A picture on standard output is the whole answer.
    if let form = files.first(where: { $0.path == "-" })?.form {
      return try give(CanvasScene(canvas).svg(side: SharePicture.side), as: form)
    }
    for (path, form) in files {
      do throws(SharingError) {
        try moods.share(CanvasScene(canvas).svg(side: SharePicture.side), as: form, to: path)
      } catch { throw words.report(error) }
    }
    let sentences = files.map { FileWords(page.language).wrote($0.path) }
    if files.isEmpty || page.wantsJSON {
      try answer(canvas, nil)
    } else {
      for sentence in sentences { page.line(sentence) }
    }
  }

  /// Writes a picture to standard output.
  private func give(_ drawing: [UInt8], as form: PictureForm) throws(Report) {
    try page.refuseJSON(besides: form.rawValue)
    switch form {
    case .svg: page.raw(drawing)
    case .png:
      do throws(PictureFailure) { page.raw(try moods.share.png(drawing)) } catch {
        throw PictureWords(page.language).report(error)
      }
    }
  }

  /// A canvas in JSON; otherwise a sentence, or its shapes in words.
  func answer(_ canvas: Canvas, _ sentence: String?) throws(Report) {
    if page.wantsJSON {
      page.answer { json in
        json.key("canvas")
        json.canvas(canvas)
      }
    } else if let sentence {
      page.line(sentence)
    } else {
      for line in MoodTexts(words).canvas(canvas, try shortIDs()) { page.line(line) }
    }
  }

  private func shortIDs() throws(Report) -> ShortIDs {
    do throws(StorageFailure) { return try page.shortIDs(of: .mood) } catch {
      throw words.report(.storage(error))
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
