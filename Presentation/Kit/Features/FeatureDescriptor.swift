package import Domain
package import TextUI

/// The entry of a part in the register of parts: what the rest of the program says of it, and where
/// its records are shown. Nothing has a default, so that what is forgotten does not compile; what
/// is large is made when it is asked for.
package struct FeatureDescriptor: Sendable {
  /// The way to a record of an id; nothing where it is gone.
  package typealias Way =
    @Sendable (_ id: String, Features, Language) throws(Report) -> Route?

  package let name: Phrase
  /// The sign before its records in a list of all parts.
  package let sign: @Sendable (Glyphs) -> String
  /// What its records are called, found and on the timeline.
  package let records: @Sendable () -> [FoundKind: RecordWords]
  /// What is called so in the trash.
  package let trash: @Sendable () -> [TrashItem.Kind: Phrase]
  package let deeds: @Sendable () -> [DeedKind: DeedPhrase]
  package let tutorial: @Sendable () -> PartTutorial
  package let settings: @Sendable () -> PartSettings
  /// The places in which its keys mean something.
  package let places: @Sendable () -> [KeyContext]
  package let way: Way

  package init(
    name: Phrase, sign: @escaping @Sendable (Glyphs) -> String,
    records: @escaping @Sendable () -> [FoundKind: RecordWords],
    trash: @escaping @Sendable () -> [TrashItem.Kind: Phrase],
    deeds: @escaping @Sendable () -> [DeedKind: DeedPhrase],
    tutorial: @escaping @Sendable () -> PartTutorial,
    settings: @escaping @Sendable () -> PartSettings,
    places: @escaping @Sendable () -> [KeyContext], way: @escaping Way
  ) {
    self.name = name
    self.sign = sign
    self.records = records
    self.trash = trash
    self.deeds = deeds
    self.tutorial = tutorial
    self.settings = settings
    self.places = places
    self.way = way
  }
}

/// What a record is called, and what happened with it on its day.
package struct RecordWords: Sendable {
  package let noun: Phrase
  package let verb: Phrase

  package init(_ noun: Phrase, did verb: Phrase) {
    self.noun = noun
    self.verb = verb
  }
}

/// A deed in words, with what it was done to.
package typealias DeedPhrase = @Sendable (DeedSubject) -> Phrase

/// The pages about a part.
package struct PartTutorial: Sendable {
  /// Its page among those about all parts.
  package let about: TutorialPage
  package let pages: [TutorialPage]

  package init(about: TutorialPage, pages: [TutorialPage]) {
    self.about = about
    self.pages = pages
  }
}

/// The settings of a part.
package struct PartSettings: Sendable {
  /// Whether it tells anything; nothing where it has nothing to tell.
  package let notice: SettingText?
  /// When and what it tells.
  package let notices: [SettingText]
  /// Those that stand under its own name.
  package let own: [SettingText]
  /// What only its screens remember.
  package let remembered: [SettingText]

  package init(
    notice: SettingText?, notices: [SettingText], own: [SettingText], remembered: [SettingText]
  ) {
    self.notice = notice
    self.notices = notices
    self.own = own
    self.remembered = remembered
  }
}
