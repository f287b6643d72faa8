package import Domain
package import PresentationKit

/// A request of the screens of counters to the features.
package enum CountsWork: FeatureRequest {
  case load
  /// Adds an amount as typed; one if there is none.
  case add(Counter, String?)
  /// Skips today, or no longer skips it.
  case skip(Counter, Bool)
  case remove(Counter)

  package func answer(of runner: EffectRunner) -> FeatureEvent {
    do throws(CountsFailure) {
      return .counts(try run(runner.features.counts, runner.language))
    } catch { return .counts(.failed(error.report(runner.language))) }
  }

  private func run(_ counts: Counts, _ language: Language) throws(CountsFailure) -> CountsEvent {
    let actions = CountsActions(counts: counts, words: CountsWords(language))
    let answer: Answer<Counter>
    switch self {
    case .load: return .histories(try counts.histories())
    case .add(let counter, let amount): answer = try actions.add(counter.tag, amount)
    case .skip(let counter, let isSkipped):
      answer = try actions.skip(counter, on: nil, isSkipped)
    case .remove(let counter): answer = try actions.remove(counter, on: nil)
    }
    return .changed(answer.sentences(in: language))
  }
}

/// A message to the screens of counters.
package enum CountsEvent: FeatureMessage {
  case histories([CounterHistory])
  /// Something was counted or changed; the sentence says what.
  case changed(String)
  case failed(Report)

  package var isFailure: Bool {
    switch self {
    case .failed: true
    case .histories, .changed: false
    }
  }
}

extension Work {
  static func counts(_ request: CountsWork) -> Work { Work(request) }
}

extension FeatureEvent {
  static func counts(_ message: CountsEvent) -> FeatureEvent { FeatureEvent(message) }
  var counts: CountsEvent? { cast() }
}
