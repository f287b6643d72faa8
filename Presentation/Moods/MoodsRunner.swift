import Domain

/// Runs the commands of moods.
struct MoodsRunner {
  let moods: Moods
  let page: AnswerPage
  /// Lets somebody write a text, as in an editor; nothing when nobody can.
  let compose: () -> Composed

  var words: MoodsWords { MoodsWords(page.language) }

  func run(_ command: MoodsCommand) throws(UsageError) -> ExitStatus {
    let ready = try prepared(command)
    do throws(Report) {
      try perform(command, ready)
      return .done
    } catch { return page.fail(error) }
  }

  /// What a command needs that only the words of the line decide.
  struct Prepared {
    var at: Now?
    var day: Day
    var days: ClosedRange<Day>
    var text: String?
  }

  private func prepared(_ command: MoodsCommand) throws(UsageError) -> Prepared {
    let now = moods.look.now
    let reader = page.days(today: now.day, looking: .back)
    var moments = page.moments(now: now, calendar: moods.calendar, looking: .back)
    moments.tellMoment = page.tellMoment
    var ready = Prepared(day: now.day, days: Day.range)
    func read(_ text: String?, otherwise time: TimeOfDay) throws(UsageError) {
      guard let text else { return }
      let (day, time) = try moments.moment(text, otherwise: time, option: "at")
      ready.at = moods.calendar.moment(day, time)
    }
    func span(_ from: String?, _ to: String?, _ usual: ClosedRange<Day>) throws(UsageError) {
      let first = if let from { try reader.day(from, option: "from") } else { usual.lowerBound }
      let last = if let to { try reader.last(to, option: "to") } else { usual.upperBound }
      if first > last { throw .reversed(first: "from", last: "to") }
      ready.days = first...last
    }
    switch command {
    case .add(let level, let text, let isWritten, let at):
      try read(at, otherwise: now.time)
      // Nobody is to write anything for a level that will be refused.
      ready.text = text
      if isWritten, MoodLevel(level) != nil { ready.text = try composed() }
    case .edit(let id, _, _, let at): try read(at, otherwise: time(of: id) ?? now.time)
    case .list(let day, let from, let to):
      if let day {
        ready.days = try reader.days(day, option: "day")
      } else {
        try span(from, to, Day.range)
      }
    case .canvas(let day, _, _, _), .shuffle(let day):
      if let day { ready.day = try reader.day(day) }
    case .calendar(let month): ready.day = try reader.month(month)
    case .theme(let day, _): ready.day = try reader.day(day)
    case .seed(_, let from, let to): try span(from, to, (now.day - 60)...now.day)
    case .remove, .show: break
    }
    return ready
  }

  /// What somebody wrote because the line had no text.
  private func composed() throws(UsageError) -> String {
    switch compose() {
    case .text(let text):
      if Heap.isIn(text) { throw .heaped }
      return text
    case .failed: throw .editorFailed
    case .nobody: throw .missingArgument("TEXT", usage: "moods add LEVEL [TEXT] [--at WHEN]")
    }
  }

  /// The time of a feeling, which a new day leaves as it is. What cannot be found is said later,
  /// when it is to be changed.
  private func time(of id: String) -> TimeOfDay? {
    do throws(MoodsError) { return try moods.look.find(id).at.time } catch { return nil }
  }

  private func perform(_ command: MoodsCommand, _ ready: Prepared) throws(Report) {
    switch command {
    case .add(let level, _, _, _):
      let record = try done { () throws(MoodsError) in
        try moods.add(MoodDraft(level: level, text: ready.text, at: ready.at))
      }
      try answer(record, words.added(record, on: moods.look.now.day))
    case .edit(let id, let level, let text, _):
      let record = try done { () throws(MoodsError) in
        try moods.edit(
          moods.look.find(id).id,
          MoodChange(level: level, text: text.map(Optional.some), at: ready.at))
      }
      try answer(record, words.edited(record))
    case .remove(let id): try remove(id)
    case .show(let id):
      let record = try done { () throws(MoodsError) in try moods.look.find(id) }
      try answer(record, nil)
    case .list(let day, _, _): try list(ready.days, isOneDay: day != nil && ready.days.lowerBound == ready.days.upperBound)
    case .canvas(let day, let isLatest, let svg, let png):
      try canvas(
        ready.day, isLatest ? .latest : day == nil ? nil : .daily,
        [svg.map { ($0, .svg) }, png.map { ($0, .png) }].compactMap(\.self))
    case .shuffle(let day):
      let mode = day == nil ? try done { () throws(MoodsError) in try moods.look.mode() } : .daily
      let canvas = try done { () throws(MoodsError) in try moods.shuffle(ready.day, mode) }
      try answer(canvas, words.shuffled)
    case .calendar: try month(ready.day)
    case .theme(_, let number):
      _ = try done { () throws(MoodsError) in try moods.edit.paint(ready.day, in: number) }
      try theme(ready.day)
    case .seed(let count, _, _):
      guard SeedMoods.counts.contains(count) else { throw words.seedRange(SeedMoods.counts) }
      let made = try done { () throws(MoodsError) in
        try moods.seed(
          count: count, among: ready.days, texts: words.samples)
      }
      if page.wantsJSON {
        page.answer { $0.member("seeded", made) }
      } else {
        page.line(words.seeded(made))
      }
    }
  }

  /// Says an error of the feature in words.
  func done<T>(_ body: () throws(MoodsError) -> T) throws(Report) -> T {
    do throws(MoodsError) { return try body() } catch { throw words.report(error) }
  }

  private func remove(_ id: String) throws(Report) {
    let record = try done { () throws(MoodsError) in try moods.look.find(id) }
    let removed = try done { () throws(MoodsError) in try moods.edit.remove(record.id) }
    try answer(removed, page.removed(words.removed(removed)))
  }

  /// One feeling: in JSON the record, otherwise the sentence, or all about it.
  private func answer(_ record: MoodRecord, _ sentence: String?) throws(Report) {
    let theme = try done { () throws(MoodsError) in try moods.look.day(record.day).theme }
    if page.wantsJSON {
      page.answer { json in
        json.key("record")
        json.mood(record, theme)
      }
    } else if let sentence {
      page.line(sentence)
    } else {
      for line in MoodTexts(words).whole(record) { page.line(line) }
    }
  }

  private func theme(_ day: Day) throws(Report) {
    let painted = try done { () throws(MoodsError) in try moods.look.day(day) }
    if page.wantsJSON {
      page.answer { json in
        json.key("days")
        json.list([painted]) { $0.moodDay($1) }
      }
    } else {
      page.line(words.painted(day, painted.theme))
    }
  }
}
