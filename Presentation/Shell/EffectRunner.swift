package import Domain

/// Does what screens ask for, at once: storage is local, so the answer is there before the next
/// key is looked at.
package struct EffectRunner {
  let features: Features
  let language: Language
  /// Whose days are kept here; nothing where profiles cannot be managed.
  let profiles: Profiles?
  /// The number of this release.
  let version: String
  /// Runs a command line and gives back all it wrote.
  let command: ([String]) -> Output

  /// Does the work over some features.
  package init(
    features: Features, language: Language, version: String = "",
    profiles: Profiles? = nil,
    command: @escaping ([String]) -> Output
  ) {
    self.features = features
    features.history.serve(.screens)
    self.language = language
    self.version = version
    self.profiles = profiles
    self.command = command
  }

  /// Does one piece of work and gives the event that came of it, and whether it can be undone.
  package func run(_ work: Work) -> FeatureEvent {
    if case .history = work { return answer(to: work) }
    let before = features.history.deeds
    let event = answer(to: work)
    return features.history.deeds == before ? event : .deed(event)
  }

  private func answer(to work: Work) -> FeatureEvent {
    switch work {
    case .today(let work): return .today(work.run(features.today))
    case .people(let work): return .people(work.run(features.people, PeopleWords(language)))
    case .contacts(let work):
      return .contacts(work.run(features.addressBook, AddressBookWords(language)))
    case .sayings(let work): return .sayings(work.run(features.sayings, language))
    case .moods(let work): return .moods(work.run(features.moods, language))
    case .schedule(let work): return .schedule(work.run(features.schedule, language))
    case .reading(let work): return .reading(work.run(features, language))
    case .more(let work): return .more(work.run(features.support, version: version, language))
    case .settings(let work): return .settings(work.run(features.preferences, language))
    case .entrance(let work): return .entrance(work.run(profiles, features.introduction, language))
    case .account(let work): return .account(work.run(profiles, language))
    case .lock(let work): return .lock(work.run(features.lock, language))
    case .history(let work): return .history(work.run(features, language))
    case .finding(let work): return .finding(work.run(features, language))
    case .keepSentence(let sentence):
      return .reading(SentenceKeeping.run(sentence, features, language))
    case .command(let line): return .command(command(CommandWords.split(line)))
    }
  }
}

/// Splits a line into words as a shell does: blanks part them, quotes keep them together.
enum CommandWords {
  static func split(_ line: String) -> [String] {
    let words = LineWords(line).words
    return words.first == "haru" ? Array(words.dropFirst()) : words
  }
}
