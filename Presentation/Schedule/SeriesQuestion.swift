import Domain
import PresentationKit

/// The question of which occurrences of a series to change or remove. It shows the number of occurrences before today.
struct SeriesQuestion {
  let words: ScheduleWords
  let event: Event
  let change: SeriesChange
  /// The number of occurrences before today, counted from the shown occurrence on; `all` counts those of the whole
  /// series.
  let past: Int
  let all: Int

  var question: Question {
    let day = event.occurrence?.day ?? event.start.day
    return Question(
      title: change == .edit ? words.whichToEdit(event) : words.whichToRemove(event),
      text: words.whichText,
      [
        .init("n", words.leaveIt),
        .init("o", words.onlyThis(day), effects(.this(day))),
        .init("f", words.withPast(words.fromThisOn, past), effects(.following(day))),
        .init("a", words.withPast(words.allOfThem, all), effects(.all)),
      ])
  }

  private func effects(_ scope: SeriesScope) -> [ScreenEffect] {
    switch change {
    case .edit: [.open(.schedule(.editSome(event, scope)))]
    case .remove: [.work(.schedule(.removeSome(event, scope)))]
    }
  }
}
