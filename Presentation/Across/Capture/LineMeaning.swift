import Domain
import PresentationKit

/// What a line means, before anything is saved.
enum LineMeaning {
  /// The only reading, which is certain.
  case clear(CaptureReading)
  /// The readings to choose from, with a question for a terminal, and the error for scripts.
  case unclear([CaptureReading], question: String, Report)

  /// The likeliest reading; nil if the line has none.
  var first: CaptureReading? {
    switch self {
    case .clear(let reading): reading
    case .unclear(let readings, _, _): readings.first
    }
  }
}

/// Reads lines for `haru add` and `haru parse`.
struct LineMeanings {
  let features: Features
  let page: CommandOutput

  var words: CaptureWords {
    var words = CaptureWords(page.language)
    words.reference = { [find = features.people.find] in find.reference(to: $0) }
    return words
  }

  /// Returns what a line means, for one part or for all parts. Throws if it means nothing at all.
  func meaning(of line: String, as part: DailyPart?) throws(Report) -> LineMeaning {
    let readings: [CaptureReading]
    do throws(CaptureFailure) {
      readings = try features.capture(line, as: part, order: page.dates)
    } catch {
      let report = try report(error, line)
      switch error {
      case .refused(.fitsNothing):
        return .unclear(try offers(line, error), question: words.unclearLine, report)
      case .refused(.levelMissing):
        return .unclear(try offers(line, error), question: report.message, report)
      case .refused(.invalidPhrase): return .unclear([], question: report.message, report)
      case .refused(.empty), .refused(.tooLong), .refused(.fitsNot), .storage: throw report
      }
    }
    guard readings.count == 1, let reading = readings.first else {
      guard let hour = CaptureReading.doubtedHour(of: readings) else {
        let report = words.ambiguous(line, readings)
        return .unclear(readings, question: words.severalReadings, report)
      }
      let report = words.eitherHalf(hour, readings, of: line)
      return .unclear(readings, question: words.whichHalf(hour), report)
    }
    if let doubt = reading.doubt {
      let report = words.doubtful(reading, of: line, doubt, at: features.schedule.look.now)
      return .unclear(readings, question: words.unsure(doubt), report)
    }
    return .clear(reading)
  }

  /// Returns the interpretations that are offered for a line that fits no part by itself, or that is a mood without a
  /// level; empty if there are none.
  private func offers(
    _ line: String, _ failure: CaptureFailure
  ) throws(Report) -> [CaptureReading] {
    do throws(CaptureFailure) {
      switch failure {
      case .refused(.fitsNothing): return try features.capture.offers(line, order: page.dates)
      case .refused(.levelMissing): return [try features.capture.diary(line, order: page.dates)]
      case .refused, .storage: return []
      }
    } catch {
      switch error {
      case .refused: return []
      case .storage(let failure): throw StorageWords(page.language).report(failure)
      }
    }
  }

  private func report(_ error: CaptureFailure, _ line: String) throws(Report) -> Report {
    switch error {
    case .refused(let refusal):
      words.report(refusal, of: line, offers: try offers(line, error))
    case .storage(let failure): StorageWords(page.language).report(failure)
    }
  }
}
