import Domain
import TextUI

/// The entry of a part in the register of parts: what the rest of the program says of it, and where
/// its records are shown. Nothing has a default, so that what is forgotten does not compile; what
/// is large is made when it is asked for.
struct FeatureDescriptor: Sendable {
  /// The way to a record of an id; nothing where it is gone.
  typealias Way =
    @Sendable (_ id: String, Features, Language) throws(Report) -> Route?

  let name: Phrase
  /// The sign before its records in a list of all parts.
  let sign: @Sendable (Glyphs) -> String
  /// What the argument `ID` of its commands names.
  let ids: CompletionKind
  /// What its records are called, found and on the timeline.
  let records: @Sendable () -> [FoundKind: RecordWords]
  /// What is called so in the trash.
  let trash: @Sendable () -> [TrashItem.Kind: Phrase]
  let deeds: @Sendable () -> [DeedKind: DeedPhrase]
  let tutorial: @Sendable () -> PartTutorial
  let settings: @Sendable () -> PartSettings
  /// The places in which its keys mean something.
  let places: @Sendable () -> [KeyContext]
  let way: Way
}

/// What a record is called, and what happened with it on its day.
struct RecordWords: Sendable {
  let noun: Phrase
  let verb: Phrase

  init(_ noun: Phrase, did verb: Phrase) {
    self.noun = noun
    self.verb = verb
  }
}

/// A deed in words, with what it was done to.
typealias DeedPhrase = @Sendable (DeedSubject) -> Phrase

/// The pages about a part.
struct PartTutorial: Sendable {
  /// Its page among those about all parts.
  let about: TutorialPage
  let pages: [TutorialPage]
}

/// The settings of a part.
struct PartSettings: Sendable {
  /// Whether it tells anything; nothing where it has nothing to tell.
  let notice: SettingText?
  /// When and what it tells.
  let notices: [SettingText]
  /// Those that stand under its own name.
  let own: [SettingText]
  /// What only its screens remember.
  let remembered: [SettingText]
}
