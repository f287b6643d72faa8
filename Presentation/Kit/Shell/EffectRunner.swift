package import Domain

/// Does what screens ask for, at once: storage is local, so the answer is there before the next
/// key is looked at.
package struct EffectRunner {
  package let features: Features
  package let language: Language
  /// Whose days are kept here; nothing where profiles cannot be managed.
  package let profiles: Profiles?
  /// The number of this release.
  package let version: String
  /// How errors of other parts are reported.
  package let reports: PartReports
  /// Runs a command line and gives back all it wrote.
  let command: ([String]) -> Output

  /// Does the work over some features.
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

  /// Does one piece of work and gives the event that came of it, and whether it can be undone.
  package func run(_ work: Work) -> FeatureEvent {
    var event = answer(work)
    event.remarks = features.hooks.takeAll()
    return event
  }

  private func answer(_ work: Work) -> FeatureEvent {
    let before = features.history.deeds
    var event = work.content.answer(of: self)
    event.isUndoable = work.content.offersUndo && features.history.deeds != before
    return event
  }
}

/// Splits a line into words as a shell does: blanks part them, quotes keep them together.
package enum CommandWords {
  package static func split(_ line: String) -> [String] {
    let words = LineWords(line).words
    return words.first == "haru" ? Array(words.dropFirst()) : words
  }
}
