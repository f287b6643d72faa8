import Domain

/// A plan, composed before it was written as a line, so that what is read can be compared with it.
public struct ComposedLine: Sendable {
  /// The line as a person would type it.
  public var text = ""
  var title = ""
  var start: DayAndTime?
  var days: ClosedRange<Day>?
  var end: DayAndTime?
  /// The repetition as `--repeat` reads it; nil for what happens once.
  var rhythm: String?
  var reminder: Int?
  /// Whether a letter of it was changed, so that it may be asked about.
  var isHarmed = false

  static let today = Day("2026-03-10") ?? Day(ordinal: 0)

  /// Composes the next line in Korean or in English.
  public static func next(_ dice: inout Dice, isKorean: Bool) -> ComposedLine {
    isKorean ? KoreanComposer.line(&dice) : EnglishComposer.line(&dice)
  }

  /// Takes a day, and an hour of it where one is said.
  mutating func schedule(on day: Day, _ hours: ComposedHours?) {
    guard let hours else {
      days = day...day
      return
    }
    start = DayAndTime(day, TimeOfDay(seconds: hours.from))
    end = hours.to.map { to in
      DayAndTime(day + (to > hours.from ? 0 : 1), TimeOfDay(seconds: to))
    }
  }
}

/// Hours of a day, written in one of the ways people write them.
struct ComposedHours: Sendable {
  let from: Int
  let to: Int?
  let text: String
}

/// A day, written in one of the ways people write it.
struct ComposedDay: Sendable {
  let day: Day
  let text: String
}

/// Compares what composed lines were read as with what they mean.
public struct ComposedPromises {
  /// How many lines were read as composed, and how many were asked about.
  public private(set) var (read, asked) = (0, 0)

  /// Begins with nothing.
  public init() {}

  /// How a line was read otherwise than it was composed; nil if it was read rightly, or asked about.
  public mutating func broken(by line: ComposedLine) -> String? {
    let capture = LinePromises.capture
    do throws(CaptureFailure) {
      let readings = try capture(line.text, order: .monthFirst)
      guard readings.count == 1, readings[0].doubt == nil else {
        asked += 1
        return nil
      }
      if let reason = Self.difference(readings[0].captured, line) {
        return "\(line.text.debugDescription): \(reason)"
      }
      read += 1
      return nil
    } catch {
      asked += 1
      return nil
    }
  }

  private static func difference(_ captured: Captured, _ line: ComposedLine) -> String? {
    guard case .event(let draft, _) = captured else { return "no event" }
    if draft.title != line.title { return "the title is \(draft.title.debugDescription)" }
    if draft.reminders != (line.reminder.map { [$0] } ?? []) {
      return "reminders \(draft.reminders)"
    }
    if let difference = rhythmDifference(draft.repeating, line) { return difference }
    switch draft.times {
    case .days(let days):
      guard let meant = line.days else { return "whole days \(days)" }
      // What repeats begins on the first day that fits its rule.
      return line.rhythm != nil || days == meant ? nil : "the days \(days), not \(meant)"
    case .hours(let from, let to):
      guard let start = line.start else { return "the hour \(from)" }
      if from.time != start.time || line.rhythm == nil && from.day != start.day {
        return "the start \(from), not \(start)"
      }
      let length = line.end.map { $0.seconds(since: start) }
      let read = to.map { $0.seconds(since: from) }
      return length == read ? nil : "the length \(read ?? 0), not \(length ?? 0)"
    }
  }

  private static func rhythmDifference(_ typed: TypedRepeat?, _ line: ComposedLine) -> String? {
    guard let meant = line.rhythm else {
      return typed.map { "the repetition \($0.text)" }
    }
    guard let typed else { return "no repetition" }
    let phrase = RepeatPhrase(start: ComposedLine.today)
    do throws(RepeatRefusal) {
      let same = try phrase.parse(typed.text) == phrase.parse(meant)
      return same ? nil : "the repetition \(typed.text), not \(meant)"
    } catch { return "the repetition \(typed.text), which is none" }
  }
}
