import Domain
import PresentationKit
import PresentationSchedule
import TextUI

/// The texts of the widget, as short as possible.
struct WidgetWords: Words, Equatable {
  let language: Language

  // MARK: Signs

  /// Returns the number of people who are due, such as `◔2`.
  func waiting(_ summary: DaySummary) -> String {
    (isPlain ? "" : "◔") + "\(summary.waiting)" + (summary.hasMoreWaiting ? "+" : "")
  }

  /// Returns the start of an event (`14:00`, `2:00 PM`), or its end if the event is going on (`~15:00`).
  func time(_ event: Event, _ summary: DaySummary) -> String {
    let moment = summary.isGoingOn ? event.end : event.start
    let clock = ClockWords.time(moment.time, in: language)
    guard summary.isGoingOn else { return clock }
    if moment.day == summary.now.day { return "~" + clock }
    let (_, month, day) = moment.day.parts
    return "~\(month)/\(day)"
  }

  /// Returns the title of an event, shortened for a status bar.
  func title(_ event: Event) -> String {
    let line = Printable.line(event.title.text.prefix(Self.titleLength + 1))
    return line.count > Self.titleLength ? line.prefix(Self.titleLength - 1) + "…" : line
  }
  private static let titleLength = 20

  /// Returns an event with the days left, such as `수능 D-10` or `Crete in 10d`.
  func countdown(_ event: Event, _ summary: DaySummary) -> String {
    title(event) + " "
      + CountdownWords.brief(event.start.day - summary.now.day, in: language)
  }

  func pages(_ count: Int) -> String { say("\(count)쪽", "\(count) p.") }

  // MARK: Sentences

  /// Returns the due items as full lines, for a tooltip or a greeting.
  func lines(_ summary: DaySummary) -> [String] {
    var lines: [String] = []
    if summary.waiting > 0 {
      let count = "\(summary.waiting)" + (summary.hasMoreWaiting ? "+" : "")
      lines.append(
        (isPlain ? "" : "◔ ")
          + say(
            "물을 기다리는 화분 \(count)개",
            summary.waiting == 1 ? "1 plant needs water" : "\(count) plants need water"))
    }
    if let event = summary.event {
      let title = Printable.brief(event.title.text)
      let time = ScheduleWords(language).times(event, at: summary.now)
      lines.append(
        summary.isGoingOn
          ? say("\(time)  \(title) (지금)", "\(time)  \(title) (now)") : "\(time)  \(title)")
    }
    if summary.pages > 0 {
      lines.append(
        say(
          "오늘 읽을 책 \(summary.pages)쪽",
          summary.pages == 1 ? "1 page to read today" : "\(summary.pages) pages to read today"))
    }
    if let countdown = summary.countdown {
      lines.append(ScheduleWords(language).counted(countdown, at: summary.now))
    }
    return lines
  }

  // MARK: Unreadable store

  /// Explains in as few words as possible why the store cannot be read.
  func word(_ status: ExitStatus, isLocked: Bool) -> String {
    if isLocked { return self.isLocked }
    return status == .busyOrLocked ? say("사용 중", "busy") : say("읽지 못함", "not readable")
  }
}
