package import Domain
package import PresentationKit
import TextUI

/// A request of the quick-add line to the features.
package enum CaptureWork: FeatureRequest {
  case read(String)
  case note(CaptureReading)

  package func answer(of runner: EffectRunner) -> FeatureEvent {
    .capture(run(runner.features, runner.language))
  }
}

/// A message of the features to the quick-add line.
package enum CaptureEvent: FeatureMessage {
  case read(CaptureAnswer)
  case noted(sentence: String, remarks: [String])
  case failed(Report)

  package var isFailure: Bool {
    switch self {
    case .failed: true
    case .read, .noted: false
    }
  }
}

extension CaptureWork {
  func run(_ features: Features, _ language: Language) -> CaptureEvent {
    switch self {
    case .read(let text): return .read(Self.read(text, features, language))
    case .note(let reading):
      do throws(Report) {
        let noted = try CaptureActions(features: features, language: language).note(reading)
        return .noted(sentence: noted.sentence, remarks: noted.remarks)
      } catch { return .failed(error) }
    }
  }

  /// Interprets a text. A text that fits no part is offered as an event of today or a saying, for the user to choose.
  static func read(_ text: String, _ features: Features, _ language: Language)
    -> CaptureAnswer
  {
    let order = DateOrder.monthFirst.spoken(in: language)
    var answer = answer(to: text, order, features, language)
    do throws(CaptureFailure) {
      answer.pieces = try features.capture.pieces(text, as: answer.readings, order: order)
    } catch { answer.pieces = [] }
    return answer
  }

  /// Returns what a line would be saved as, as text; nil if that is unclear.
  package static func preview(of text: String, _ features: Features, _ language: Language)
    -> String?
  {
    let answer = answer(to: text, DateOrder.monthFirst.spoken(in: language), features, language)
    guard answer.refusal == nil, answer.readings.count == 1, answer.readings[0].doubt == nil else {
      return nil
    }
    let words = CaptureWords(language)
    return words.preview(answer.readings[0].captured, at: features.schedule.queries.now)
      .map(\.text).joined()
  }

  private static func answer(
    to text: String, _ order: DateOrder, _ features: Features, _ language: Language
  ) -> CaptureAnswer {
    let words = CaptureWords(language)
    do throws(CaptureFailure) {
      let readings = try features.capture(text, order: order)
      let isClear = readings.count == 1 && readings[0].doubt == nil
      return CaptureAnswer(
        text: text,
        readings: try isClear
          ? readings : features.capture.choices(readings, of: text, order: order))
    } catch {
      switch error {
      case .storage(let failure):
        return CaptureAnswer(text: text, refusal: StorageWords(language).report(failure).message)
      case .refused(.levelMissing):
        return offered(text, words.levelWanted, language) { () throws(CaptureFailure) in
          let entry = try features.capture.diary(text, order: order)
          return try features.capture.choices([entry], of: text, order: order)
        }
      case .refused(.fitsNothing):
        return offered(text, words.unclear, language) { () throws(CaptureFailure) in
          let offers = try features.capture.offers(text, order: order)
          return try features.capture.choices(offers, of: text, order: order)
        }
      case .refused(let refusal):
        return CaptureAnswer(
          text: text, readings: CaptureReading.choices([], of: text),
          refusal: words.report(refusal, of: text).message)
      }
    }
  }

  /// Returns the answer to a line that has to be chosen among offers.
  private static func offered(
    _ text: String, _ refusal: String, _ language: Language,
    _ offers: () throws(CaptureFailure) -> [CaptureReading]
  ) -> CaptureAnswer {
    var answer = CaptureAnswer(text: text, refusal: refusal)
    do throws(CaptureFailure) {
      answer.readings = try offers()
    } catch {
      if case .storage(let failure) = error {
        answer.refusal = StorageWords(language).report(failure).message
      }
    }
    return answer
  }
}

extension Work {
  package static func capture(_ request: CaptureWork) -> Work { Work(request) }
}

extension FeatureEvent {
  package static func capture(_ message: CaptureEvent) -> FeatureEvent { FeatureEvent(message) }
  package var capture: CaptureEvent? { cast() }
}
