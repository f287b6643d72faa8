package import Domain

/// Runs the requests of screens synchronously. Storage is local, so the answer is available before the next key is
/// handled.
package struct EffectRunner {
  package let features: Features
  package let language: Language
  /// The profiles on this device; nil if profiles cannot be managed.
  package let profiles: Profiles?
  /// The release version.
  package let version: String
  /// The reports of errors of other parts.
  package let reports: PartReports
  /// Runs a command line and returns all its output.
  let command: ([String]) -> Output

  /// Creates a runner. Changes that it makes are labelled in the history as made by the screens.
  package init(
    features: Features, language: Language, version: String, profiles: Profiles?,
    reports: PartReports, command: @escaping ([String]) -> Output
  ) {
    self.features = features
    features.history.serve(.screens)
    self.language = language
    self.version = version
    self.profiles = profiles
    self.reports = reports
    self.command = command
  }

  /// Runs one request. The event says whether the change can be undone, and lists failed or skipped hooks.
  package func run(_ work: Work) -> FeatureEvent {
    var event = answer(work)
    event.remarks = features.hooks.takeAll()
    return event
  }

  private func answer(_ work: Work) -> FeatureEvent {
    let before = features.history.changeCount
    var event = work.content.answer(of: self)
    guard features.history.changeCount != before else { return event }
    event.isUndoable = work.content.offersUndo
    event.change = features.history.latestEntry
    return event
  }
}

/// Splits a line into words as a shell does: blanks separate words, and quotes keep blanks within a word. A leading
/// `haru` is dropped.
package enum CommandWords {
  package static func split(_ line: String) -> [String] {
    let words = LineWords(line).words
    return words.first == "haru" ? Array(words.dropFirst()) : words
  }
}
