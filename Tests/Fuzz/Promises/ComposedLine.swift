import Domain

/// A generated event and the text that describes it. The test compares what the parser reads in the
/// text with the event.
public struct ComposedLine: Sendable {
  /// The text as a user would type it.
  public var text = ""
  var title = ""
  var start: DayAndTime?
  var days: ClosedRange<Day>?
  var end: DayAndTime?
  /// The repetition in the form of `--repeat`; nil for a single event.
  var rhythm: String?
  var reminder: Int?
  /// Whether the text has a typing error, so that the parser may ask instead of guessing.
  var isHarmed = false

  static let today = Day("2026-03-10") ?? Day(ordinal: 0)

  /// Returns the next generated line in Korean or English.
  public static func next(_ dice: inout Dice, isKorean: Bool) -> ComposedLine {
    isKorean ? KoreanComposer.line(&dice) : EnglishComposer.line(&dice)
  }

  /// Sets the start and the end. Without hours, it sets the whole day.
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

/// The hours of an event and their text.
struct ComposedHours: Sendable {
  let from: Int
  let to: Int?
  let text: String
}

/// A day and its text.
struct ComposedDay: Sendable {
  let day: Day
  let text: String
}

/// Compares what the parser reads in generated lines with the events they describe.
public struct ComposedPromises {
  /// The number of lines that were read correctly, and the number that the parser would ask about.
  public private(set) var (read, asked) = (0, 0)

  public init() {}

  /// Returns how the parser misread a line; nil if it was right or would have asked.
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
      // A repeating event begins on the first day that matches its rule.
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
