import Domain
import PresentationKit
import TextUI

/// The texts about counters on the screens and on Today.
extension CountsWords {
  var keyAddOne: String { say("하나 추가", "add one") }
  var keyAmount: String { say("얼마인지 적기", "how much") }
  var labelAmount: String { say("더할 양", "amount to add") }
  var keySkip: String { say("오늘 건너뛰기", "skip today") }
  var keyUnskip: String { say("건너뛰지 않기", "do not skip") }
  var empty: String {
    say(
      "아직 세는 태그가 없어요. `:`을 누르고 ‘count 물’을 실행해 보세요.",
      "No tag is counted yet. Press : and run “count water”.")
  }
  func howMuch(_ counter: Counter) -> String {
    say("\(name(counter)), 얼마나 더할까요?", "How much of \(name(counter))?")
  }
  func amountHint(_ counter: Counter) -> String {
    say("예: 1", "for example 1") + unit(counter)
  }

  /// Returns a habit as a row of Today.
  func row(_ summary: CounterSummary) -> String {
    let shown = summary.progress.map { progress($0, summary.counter) } ?? ""
    if isPlain { return record(name(summary.counter), [shown, chain(summary)]) }
    return (["○ " + name(summary.counter), shown] + [chain(summary)].compactMap(\.self))
      .joined(separator: "  ")
  }

  /// Says that a streak ends today; nil if none does.
  func chain(_ summary: CounterSummary) -> String? {
    guard summary.isAboutToBreak else { return nil }
    let count = summary.streak.current
    return summary.counter.goals.current?.per == .week
      ? say("연속 \(count)주가 오늘 끊겨요", "ends today: \(count)-week streak")
      : say("연속 \(count)일이 오늘 끊겨요", "ends today: \(count)-day streak")
  }

  /// Returns how many habits are done; nil if none is.
  func done(_ page: TodayPage) -> String? {
    let (done, all) = page.habitsDone
    return done == 0
      ? nil
      : say(
        "습관 \(all)개 중 \(done)개를 했어요", "\(done) of \(all) \(all == 1 ? "habit" : "habits") done")
  }
}
