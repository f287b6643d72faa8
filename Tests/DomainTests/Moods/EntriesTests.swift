import Domain
import Support
import Testing

@Suite struct `An entry of the diary` {
  private let world: TestEnvironment
  private var moods: Moods { world.features.moods }

  init() throws {
    world = try TestEnvironment(now: "2026-03-03T12:00") { $0.moods = MoodsInMemory() }
  }

  @Test func `has no level, and as many words as somebody has`() throws {
    // I-22
    let long = String(repeating: "가나다라 마바사.\n", count: 40_000) + "끝"
    let entry = try moods.add(MoodDraft(level: nil, text: long))
    #expect(entry.level == nil && entry.shape == nil && entry.isLong)
    #expect(entry.text?.text == long)
    #expect(entry.called.count == 500)
    let short = try moods.add(MoodDraft(level: nil, text: " 짧게 "))
    #expect(short.text?.text == "짧게" && !short.isLong)
    for text in [nil, "", " \n"] {
      #expect(throws: MoodsFailure.refused(.textEmpty)) {
        try moods.add(MoodDraft(level: nil, text: text))
      }
    }
    let most = String(repeating: "a", count: MoodRecord.entryLimit)
    #expect(try moods.add(MoodDraft(level: nil, text: most)).text?.text.utf8.count == 4 << 20)
    #expect(throws: MoodsFailure.refused(.entryTooLong(limit: 4 << 20))) {
      try moods.add(MoodDraft(level: nil, text: most + "b"))
    }
    #expect(throws: MoodsFailure.refused(.controlCharacter)) {
      try moods.add(MoodDraft(level: nil, text: "a\u{1B}[2J"))
    }
  }

  @Test func `may be rewritten as long as before, and keeps some words`() throws {
    // I-22: the limit of 500 cells applies only to a mood with a level.
    let long = String(repeating: "가", count: 251)
    let entry = try moods.add(MoodDraft(level: nil, text: "a"))
    #expect(try moods.edit(entry.id, MoodChange(text: long)).text?.text == long)
    #expect(throws: MoodsFailure.refused(.textEmpty)) {
      try moods.edit(entry.id, MoodChange(text: .some(nil)))
    }
    // A long text is still accepted after a level is added, until a short text replaces it.
    let both = try moods.edit(entry.id, MoodChange(level: 70))
    #expect(both.level?.value == 70 && both.isLong)
    #expect(try moods.edit(entry.id, MoodChange(text: long + "나")).text?.text == long + "나")
    #expect(try moods.edit(entry.id, MoodChange(text: "b")).text?.text == "b")
    #expect(throws: MoodsFailure.refused(.textTooLong(limit: 500))) {
      try moods.edit(entry.id, MoodChange(text: long))
    }
  }

  @Test func `counts among the days, and in no average`() throws {
    // I-22
    for (level, day) in [
      (40, "2026-03-01"), (nil, "2026-03-01"), (nil, "2026-03-02"), (60, "2026-03-03"),
    ]
      as [(Int?, String)]
    {
      _ = try moods.add(MoodDraft(level: level, text: "#walk", at: .on(day, at: "09:00")))
    }
    let stats = try moods.queries.stats(Day.range)
    #expect(stats.all.count == 4 && stats.all.average == 50)
    #expect(stats.byDay.map(\.tally.average) == [40, nil, 60])
    #expect(stats.byDay.map(\.tally.count) == [2, 1, 1])
    #expect(stats.best?.day == .on("2026-03-03") && stats.lowest?.day == .on("2026-03-01"))
    #expect(stats.byHour[9].average == 50 && stats.byTag[0].tally.average == 50)
    #expect(stats.byTag[0].tally.count == 4)
    #expect(
      stats.streak == Streak([1, 2, 3].map { Day.on("2026-03-0\($0)") }, today: world.now.day))
    let year = try moods.queries.year(2026)
    #expect(year.squares.map(\.level?.value) == [40, nil, 60])
    #expect(year.squares[1].colour == nil)
    let entries = try moods.queries.stats(.on("2026-03-02")...(.on("2026-03-02")))
    #expect(entries.best == nil && entries.lowest == nil && entries.all.average == nil)
  }

  // N-37
  @Test func `of a day yet to come is in no statistics`() throws {
    let today = world.now.day
    _ = try moods.add(MoodDraft(level: 40, text: nil, at: .on(today.description, at: "00:00")))
    let tomorrow = (today + 1).description
    _ = try moods.add(MoodDraft(level: 99, text: "#walk", at: .on(tomorrow, at: "09:00")))
    let stats = try moods.queries.stats(Day.range)
    #expect(stats.all.count == 1 && stats.best?.day == today && stats.byTag.isEmpty)
    #expect(stats.streak == Streak([today], today: today))
    let coming = try moods.queries.stats((today + 1)...(today + 2))
    #expect(coming.all.count == 0 && coming.best == nil)
  }

  @Test func `is on the canvas in plain ink, and makes no shape smaller`() throws {
    // I-22, CV-32
    _ = try moods.add(MoodDraft(level: 40, text: nil))
    let alone = try moods.queries.canvas(world.now.day, .daily)
    for _ in 0..<4 { _ = try moods.add(MoodDraft(level: nil, text: "a")) }
    let canvas = try moods.queries.canvas(world.now.day, .daily)
    #expect(canvas.shapes.count == 5 && canvas.shapeSide == alone.shapeSide)
    #expect(canvas.shapes[0].colour == MoodTheme.dawn.plain)
    #expect(canvas.shapes[4].colour == MoodTheme.dawn.colour(of: MoodLevel(nearest: 40)))
  }

  @Test func `of which only the day is known stands in no hour until it is given one`() throws {
    // I-21, I-22
    let memory = MoodsInMemory()
    let world = try TestEnvironment(now: "2026-03-03T12:00") { $0.moods = memory }
    let moods = world.features.moods
    try memory.keep(.entry("day", isTimed: false))
    #expect(try moods.queries.stats(Day.range).byHour.allSatisfy { $0.count == 0 })
    #expect(try moods.queries.stats(Day.range).byWeekday[6].count == 1)
    let moved = try moods.edit(ID("day"), MoodChange(at: .on("2026-02-27", at: "12:00")))
    #expect(!moved.isTimed && moved.day == .on("2026-02-27"))
    #expect(try moods.edit(ID("day"), MoodChange(at: .on("2026-02-27", at: "18:05"))).isTimed)
  }
}

@Suite struct `The tags of a feeling` {
  private let world: TestEnvironment
  private var moods: Moods { world.features.moods }

  init() throws { world = try TestEnvironment { $0.moods = MoodsInMemory() } }

  @Test func `come and go, each once and in the order they were given`() throws {
    // I-04
    let record = try moods.add(MoodDraft(level: nil, text: "a"))
    func tagged(_ change: MoodTagsChange) throws -> [String] {
      try moods.edit(record.id, MoodChange(tags: change)).tags.words
    }
    #expect(try tagged(.add(["#Walk, sea 바다"])) == ["walk", "sea", "바다"])
    #expect(try tagged(.add(["sea", "tea"])) == ["walk", "sea", "바다", "tea"])
    #expect(try tagged(.remove(["#sea none"])) == ["walk", "바다", "tea"])
    #expect(try moods.edit(record.id, MoodChange(text: "b")).tags.words == ["walk", "바다", "tea"])
    #expect(throws: MoodsFailure.refused(.badTag("2026"))) { try tagged(.add(["tea 2026"])) }
    #expect(throws: MoodsFailure.refused(.tagTooLong(limit: 30))) {
      try tagged(.add([String(repeating: "가", count: 16)]))
    }
    #expect(throws: MoodsFailure.refused(.tooManyTags(limit: 30))) {
      try tagged(.add((0..<28).map { "t\($0)" }))
    }
    #expect(try tagged(.remove(["walk 바다 tea"])) == [])
  }

  @Test func `of another program become words of ours, uncut`() {
    // I-04, L-32: spaces in them become “-”, and levels stay.
    let brought = ["Date night", "  Café & cake!", "2026", "#sea", "Sea", "가족/엄마", "---", "a_b-c"]
    #expect(
      TagList(brought: brought).words
        == ["date-night", "café-cake", "sea", "가족/엄마", "a_b-c"])
    let long = String(repeating: "길", count: 90)
    #expect(TagList(brought: [long]).written == "#" + long)
    #expect(TagList(brought: []).written == nil)
    #expect(TagList(brought: ["one two"]).written.map { $0 == "#one-two" } == true)
  }
}
