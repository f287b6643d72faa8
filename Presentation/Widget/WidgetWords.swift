import Domain
import PresentationKit
import PresentationSchedule
import TextUI

/// What a glance at a day says, in as few words as can be.
struct WidgetWords: Words, Equatable {
  let language: Language

  // MARK: Signs

  /// How many plants wait: `◔2`.
  func waiting(_ glance: DayGlance) -> String {
    "◔\(glance.waiting)" + (glance.hasMoreWaiting ? "+" : "")
  }

  /// When it begins (`14:00`), or until when it goes on (`~15:00`).
  func time(_ event: Event, _ glance: DayGlance) -> String {
    let moment = glance.isGoingOn ? event.end : event.start
    let clock = String(moment.time.description.prefix(5))
    guard glance.isGoingOn else { return clock }
    if moment.day == glance.now.day { return "~" + clock }
    let (_, month, day) = moment.day.parts
    return "~\(month)/\(day)"
  }

  /// As much of a title as a status bar has room for.
  func title(_ event: Event) -> String {
    let line = Printable.line(event.title.text.prefix(Self.titleLength + 1))
    return line.count > Self.titleLength ? line.prefix(Self.titleLength - 1) + "…" : line
  }
  private static let titleLength = 20

  func pages(_ count: Int) -> String { say("\(count)쪽", "\(count) p.") }

  // MARK: Sentences

  /// The same in whole lines, as a tooltip or a greeting has room for.
  func lines(_ glance: DayGlance) -> [String] {
    var lines: [String] = []
    if glance.waiting > 0 {
      let count = "\(glance.waiting)" + (glance.hasMoreWaiting ? "+" : "")
      lines.append(
        say(
          "◔ 물을 기다리는 화분 \(count)개",
          glance.waiting == 1 ? "◔ 1 plant needs water" : "◔ \(count) plants need water"))
    }
    if let event = glance.event {
      let title = Printable.brief(event.title.text)
      let time = ScheduleWords(language).times(event, at: glance.now)
      lines.append(
        glance.isGoingOn
          ? say("\(time)  \(title) (지금)", "\(time)  \(title) (now)") : "\(time)  \(title)")
    }
    if glance.pages > 0 {
      lines.append(
        say(
          "오늘 읽을 책 \(glance.pages)쪽",
          glance.pages == 1 ? "1 page to read today" : "\(glance.pages) pages to read today"))
    }
    return lines
  }

  // MARK: When it cannot be read

  /// Why there is nothing to see, in one word.
  func word(_ status: ExitStatus, isLocked: Bool) -> String {
    if isLocked { return self.isLocked }
    return status == .busyOrLocked ? say("사용 중", "busy") : say("읽지 못함", "not readable")
  }
}
