package import Domain
package import PresentationKit
import TextUI

/// The changes to moods, shared by the command line and the screens. Each returns the changed record with the
/// confirmation to show.
package struct MoodsActions {
  package let moods: Moods
  package let words: MoodsWords
  /// The day that messages call “today”; nil for the current day of the clock.
  private let today: Day?

  package init(moods: Moods, words: MoodsWords, today: Day? = nil) {
    self.moods = moods
    self.words = words
    self.today = today
  }

  package func add(_ draft: MoodDraft) throws(MoodsFailure) -> Answer<MoodRecord> {
    let record = try moods.add(draft)
    return answer(record, words.added(record, on: today ?? moods.queries.now.day))
  }

  func edit(_ id: ID<MoodRecord>, _ change: MoodChange) throws(MoodsFailure) -> Answer<MoodRecord> {
    let record = try moods.edit(id, change)
    return answer(record, words.edited(record, on: moods.queries.now.day))
  }

  func tag(_ id: ID<MoodRecord>, _ tags: MoodTagsChange) throws(MoodsFailure) -> Answer<MoodRecord>
  {
    let record = try moods.edit(id, MoodChange(tags: tags))
    return answer(record, words.tagged(record))
  }

  package func remove(_ id: ID<MoodRecord>) throws(MoodsFailure) -> Answer<MoodRecord> {
    let record = try moods.edit.remove(id)
    var answer = answer(record, words.removed(record, on: moods.queries.now.day))
    answer.removes = true
    return answer
  }

  /// Changes the theme of a day.
  func paint(_ day: Day, in number: Int) throws(MoodsFailure) -> Answer<MoodTheme> {
    let theme = try moods.edit.paint(day, in: number)
    return Answer(record: theme, sentence: words.painted(day, theme)) { json throws(Report) in
      let painted = try MoodsFailure.mapError(in: words.language) { () throws(MoodsFailure) in
        try moods.queries.day(day)
      }
      json.key("days")
      json.list([painted]) { $0.moodDay($1) }
    }
  }

  /// Returns the answer for a change of a mood. Its JSON includes the theme of the day, which determines the colour.
  func answer(_ record: MoodRecord, _ sentence: String) -> Answer<MoodRecord> {
    Answer(record: record, sentence: sentence) { json throws(Report) in
      let theme = try MoodsFailure.mapError(in: words.language) { () throws(MoodsFailure) in
        try moods.queries.day(record.day).theme
      }
      json.key("record")
      json.mood(record, theme)
    }
  }
}
