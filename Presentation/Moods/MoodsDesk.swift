import Domain

/// The verbs of moods, as both shells call them: what is done, and what is said of it.
struct MoodsDesk {
  let moods: Moods
  let words: MoodsWords

  func add(_ draft: MoodDraft) throws(MoodsError) -> Answer<MoodRecord> {
    let record = try moods.add(draft)
    return try answer(record, words.added(record, on: moods.look.now.day))
  }

  func edit(_ id: ID<MoodRecord>, _ change: MoodChange) throws(MoodsError) -> Answer<MoodRecord> {
    let record = try moods.edit(id, change)
    return try answer(record, words.edited(record))
  }

  func remove(_ id: ID<MoodRecord>) throws(MoodsError) -> Answer<MoodRecord> {
    let record = try moods.edit.remove(id)
    var answer = try answer(record, words.removed(record))
    answer.removes = true
    return answer
  }

  /// Paints a day in another theme.
  func paint(_ day: Day, in number: Int) throws(MoodsError) -> Answer<MoodDay> {
    let theme = try moods.edit.paint(day, in: number)
    let painted = try moods.look.day(day)
    return Answer(record: painted, sentence: words.painted(day, theme)) { json in
      json.key("days")
      json.list([painted]) { $0.moodDay($1) }
    }
  }

  /// A record with the theme of its day, which gives it its colour.
  func answer(_ record: MoodRecord, _ sentence: String) throws(MoodsError) -> Answer<MoodRecord> {
    let theme = try moods.look.day(record.day).theme
    return Answer(record: record, sentence: sentence) { json in
      json.key("record")
      json.mood(record, theme)
    }
  }
}
