package import Domain
import PresentationKit
import TextUI

/// The texts about moods.
package struct MoodsWords: KeyWords, Equatable {
  let language: Language

  // MARK: Confirmations

  func added(_ record: MoodRecord, on today: Day) -> String {
    guard let level = record.level else { return written(record, on: today) }
    let (mood, number) = (Particle.object.after("기분 \(level.value)"), level.value)
    if record.day == today {
      return say("오늘의 \(mood) 적었어요.", "Saved mood \(number) for today.")
    }
    let day = dayInSentence(record.day, today)
    return record.day > today
      ? say(
        "\(day)의 \(mood) 적었어요. 아직 오지 않은 날이에요.",
        "Saved mood \(number) for \(day), which is in the future.")
      : say("\(day)의 \(mood) 적었어요.", "Saved mood \(number) for \(day).")
  }

  func edited(_ record: MoodRecord, on today: Day) -> String {
    let moment = moment(record, today)
    return record.level == nil
      ? say("\(moment) 일기를 고쳤어요.", "Changed the diary entry of \(moment).")
      : say("\(moment) 기분을 고쳤어요.", "Changed the mood of \(moment).")
  }

  /// Returns a day, with its year if that is not the current year.
  private func dayInSentence(_ day: Day, _ today: Day) -> String {
    day.parts.year == today.parts.year
      ? CalendarWords.day(day, in: language) : CalendarWords.fullDay(day, in: language)
  }

  /// Returns the day and time of a mood, for use in a sentence.
  private func moment(_ record: MoodRecord, _ today: Day) -> String {
    let day = dayInSentence(record.day, today)
    let clock = clock(record)
    return clock.isEmpty ? day : day + say(" ", ", ") + clock
  }

  func tagged(_ record: MoodRecord) -> String {
    record.tags.written ?? say("남은 태그가 없어요.", "No tags are left.")
  }

  func removed(_ record: MoodRecord, on today: Day) -> String {
    let moment = moment(record, today)
    return record.level == nil
      ? say("\(moment) 일기를 지웠어요.", "Removed the diary entry of \(moment).")
      : say("\(moment) 기분을 지웠어요.", "Removed the mood of \(moment).")
  }

  var shuffled: String { say("그림의 도형을 새로 섞었어요.", "Shuffled the picture.") }
  func painted(_ day: Day, _ theme: MoodTheme) -> String {
    let date = CalendarWords.fullDay(day, in: language)
    return say(
      "\(date) 그림의 색을 ‘\(name(of: theme))’ 테마로 바꿨어요.",
      "Changed the colours of \(date) to “\(name(of: theme))”.")
  }
  func seeded(_ count: Int) -> String {
    count == 0
      ? say(
        "이미 기분이 많아서 새로 만들지 않았어요.", "There are many moods already, so no sample moods were added.")
      : say("시험용 기분 \(count)개를 만들었어요.", "Added \(count) sample moods.")
  }

  // MARK: Days and times

  /// Returns the title of a canvas: its day, or the range of days of the latest moods.
  package func title(_ canvas: Canvas) -> String {
    let days =
      canvas.mode == .latest ? canvas.span ?? canvas.day...canvas.day : canvas.day...canvas.day
    let (first, last) = (galleryDay(days.lowerBound), galleryDay(days.upperBound))
    return first == last ? first : CalendarWords.span(first, last, in: language)
  }

  /// Returns the title of a canvas for a screen, with the year unless it is the current year.
  func title(_ canvas: Canvas, today: Day) -> String {
    let days = canvas.mode == .latest ? canvas.span : nil
    guard let span = days, span.lowerBound < span.upperBound else {
      return CalendarWords.heading(days?.lowerBound ?? canvas.day, today: today, in: language)
    }
    return CalendarWords.span(
      day(span.lowerBound, today), day(span.upperBound, today), in: language)
  }

  private func day(_ day: Day, _ today: Day) -> String {
    day.parts.year == today.parts.year
      ? CalendarWords.dayInBrief(day, in: language) : CalendarWords.fullDay(day, in: language)
  }

  /// Returns a day as it is written under pictures in a gallery: `2026. 03. 01`, `1 March 2026`.
  private func galleryDay(_ day: Day) -> String {
    say(
      day.description.split(separator: "-").joined(separator: ". "),
      CalendarWords.fullDay(day, in: .english))
  }

  /// Returns a day of the diary with its weekday, for a command. A future day is marked as future.
  func dayTitle(_ day: Day, today: Day) -> String {
    marked(CalendarWords.fullDayWithWeekday(day, in: language), day, today)
  }

  /// Returns a day of the diary for a screen, with its year if that is not the current year.
  func heading(_ day: Day, today: Day) -> String {
    marked(CalendarWords.heading(day, today: today, in: language), day, today)
  }

  private func marked(_ title: String, _ day: Day, _ today: Day) -> String {
    day > today ? title + between + yetToCome : title
  }
  var yetToCome: String { say("아직 오지 않은 날", "yet to come") }

  /// Returns the time of a mood; empty if only its day is known.
  package func clock(_ record: MoodRecord) -> String {
    record.isTimed ? ClockWords.time(record.at.time, in: language) : ""
  }

  /// Returns the time of a mood, with its day if the canvas shows several days.
  package func when(_ record: MoodRecord, _ mode: CanvasMode) -> String {
    guard mode == .latest else { return clock(record) }
    return joined(CalendarWords.day(record.day, in: language), clock(record))
  }

  /// Returns the day and time of a mood for the title of its card, with the year if that is not the current year.
  func cardTitle(_ record: MoodRecord, today: Day? = nil) -> String {
    let today = today ?? record.day
    return record.isTimed
      ? CalendarWords.moment(record.day, record.at.time, today: today, in: language)
      : CalendarWords.heading(record.day, today: today, in: language)
  }

  private func joined(_ day: String, _ clock: String) -> String {
    clock.isEmpty ? day : day + " " + clock
  }

  /// Returns the level as text; nil stands for a diary entry.
  func level(_ level: MoodLevel?) -> String {
    guard let level else { return entryName }
    return say("기분 \(level.value)", "level \(level.value)")
  }
  package var entryName: String { say("일기", "diary entry") }

  /// Returns the confirmation of a diary entry.
  private func written(_ record: MoodRecord, on today: Day) -> String {
    let day = dayInSentence(record.day, today)
    return record.day == today
      ? say("오늘 일기를 썼어요.", "Saved today's diary entry.")
      : say("\(day) 일기를 썼어요.", "Saved the diary entry for \(day).")
  }

  // MARK: Shapes and colours

  /// Returns the sign of a shape for a line of text.
  package func sign(_ shape: MoodShape?) -> String { Glyphs.unicode.sign(of: shape) }

  package func name(of theme: MoodTheme) -> String {
    switch theme {
    case .dawn: say("새벽", "dawn")
    case .forest: say("숲", "forest")
    case .dusk: say("해 질 녘", "dusk")
    case .ink: say("먹빛", "ink")
    case .night: night
    }
  }

  // MARK: Empty states

  package var noneToday: String { say("아직 기분 없음", "no mood yet") }

  var nothingYet: String {
    say(
      "아직 기분 기록이 없어요. `haru moods add 60 '…'`로 지금의 기분을 적어 보세요.",
      "No moods recorded yet. Record one with `haru moods add 60 'text'`.")
  }
  /// The message that no mood matches the filter.
  var noneFound: String { say("찾는 기분이 없어요.", "No moods match.") }
  var nothingThatDay: String { say("이날의 기분 기록이 없어요.", "No moods were recorded on that day.") }
  func andMore(_ count: Int) -> String {
    say("나머지 \(count)개는 `haru moods list`에서 볼 수 있어요.", "`haru moods list` shows \(count) more.")
  }
}
