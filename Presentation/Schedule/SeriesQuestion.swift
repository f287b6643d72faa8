import Domain
import PresentationKit

/// What is asked before some occurrences of a series are changed or put away: which ones, with how
/// many of them lie before today.
struct SeriesQuestion {
  let words: ScheduleWords
  let event: Event
  let deed: SeriesDeed
  /// How many occurrences lie before today, from this one on and of all.
  let past: Int
  let all: Int

  var question: Question {
    let day = event.occurrence?.day ?? event.start.day
    return Question(
      title: deed == .edit ? words.whichToEdit(event) : words.whichToRemove(event),
      text: words.whichText,
      [
        .init("n", words.leaveIt),
        .init("o", words.onlyThis(day), effects(.this(day))),
        .init("f", words.withPast(words.fromThisOn, past), effects(.following(day))),
        .init("a", words.withPast(words.allOfThem, all), effects(.all)),
      ])
  }

  private func effects(_ scope: SeriesScope) -> [ScreenEffect] {
    switch deed {
    case .edit: [.open(.schedule(.editSome(event, scope)))]
    case .remove: [.work(.schedule(.removeSome(event, scope)))]
    }
  }
}
