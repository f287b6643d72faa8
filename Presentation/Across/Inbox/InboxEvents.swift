package import Domain
package import PresentationKit

/// A request of the inbox screen to the features.
package enum InboxWork: FeatureRequest {
  case load
  /// Interprets the text of a line, as of the time at which the line was written.
  case read(String, WaitingLine)
  /// Saves a line as the user chose.
  case sort(WaitingLine, CaptureReading)
  case diary(WaitingLine)
  case remove(WaitingLine)

  package func answer(of runner: EffectRunner) -> FeatureEvent {
    .inbox(run(runner.features, runner.language))
  }

  private func run(_ features: Features, _ language: Language) -> InboxEvent {
    let words = InboxWords(language)
    switch self {
    case .load:
      do throws(StorageFailure) {
        let lines = try features.inbox.waiting()
        return .lines(lines, reasons: try Self.reasons(for: lines, features, language))
      } catch { return .failed(StorageWords(language).report(error)) }
    case .read(let text, let line):
      return .read(CaptureWork.read(text, features.inbox.features(at: line), language))
    case .sort(let line, let reading):
      return sort(line, features, language) { (actions) throws(Report) in
        try actions.note(reading)
      }
    case .diary(let line):
      return sort(line, features, language) { (actions) throws(Report) in
        try actions.keepAsEntry(line.text, at: line.at)
      }
    case .remove(let line):
      do throws(StorageFailure) {
        guard try features.inbox.remove(line) else { return .failed(words.unknown(line.called)) }
        return .sorted(words.removed(line))
      } catch { return .failed(StorageWords(language).report(error)) }
    }
  }

  /// The largest number of lines that are read again to find out why they wait.
  private static let mostReasons = 200

  private static func reasons(
    for lines: [WaitingLine], _ features: Features, _ language: Language
  ) throws(StorageFailure) -> [String: String] {
    let first = Array(lines.prefix(mostReasons))
    let order = DateOrder.monthFirst.spoken(in: language)
    var reasons: [String: String] = [:]
    let found = try features.inbox.explain(first, order: order, in: language)
    for (line, reason) in zip(first, found) { reasons[line.id.text] = reason }
    return reasons
  }

  private func sort(
    _ line: WaitingLine, _ features: Features, _ language: Language,
    _ body: (CaptureActions) throws(Report) -> NotedLine
  ) -> InboxEvent {
    do throws(CaptureStop) {
      let noted = try features.inbox.sort(line, in: language, body)
      return .sorted(([noted.sentence] + noted.remarks).joined(separator: " "))
    } catch { return .failed(error.report(language)) }
  }
}

/// A message to the inbox screen.
package enum InboxEvent: FeatureMessage {
  /// The waiting lines, and the reasons why they wait by line id.
  case lines([WaitingLine], reasons: [String: String])
  case read(CaptureAnswer)
  /// A line was saved or removed, as the sentence says.
  case sorted(String)
  case failed(Report)

  package var isFailure: Bool {
    switch self {
    case .failed: true
    case .lines, .read, .sorted: false
    }
  }
}

extension Inbox {
  /// Saves a waiting line with the operations of its part.
  func sort(
    _ line: WaitingLine, in language: Language,
    _ body: (CaptureActions) throws(Report) -> NotedLine
  ) throws(CaptureStop) -> NotedLine {
    try sort(line) { (features) throws(CaptureStop) in
      let actions = CaptureActions(features: features, language: language, notedOn: now.day)
      do throws(Report) { return try body(actions) } catch { throw .failed(error) }
    }
  }
}

extension Inbox {
  /// Saves waiting lines through the features to which they belong, as one change.
  func sort(
    _ lines: [WaitingLine], in language: Language,
    _ body: (WaitingLine, CaptureActions) throws(Report) -> NotedLine
  ) throws(CaptureStop) -> [NotedLine] {
    try sort(lines) { (line, features) throws(CaptureStop) in
      let actions = CaptureActions(features: features, language: language, notedOn: now.day)
      do throws(Report) { return try body(line, actions) } catch { throw .failed(error) }
    }
  }
}

extension Work {
  package static func inbox(_ request: InboxWork) -> Work { Work(request) }
}

extension FeatureEvent {
  package static func inbox(_ message: InboxEvent) -> FeatureEvent { FeatureEvent(message) }
  var inbox: InboxEvent? { cast() }
}
