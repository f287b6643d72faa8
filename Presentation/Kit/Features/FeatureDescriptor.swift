package import Domain
package import TextUI

/// The entry of a part in the register of parts: its texts, and how to open its records. It has no defaults, so that a
/// forgotten one does not compile; large values are closures, made on demand.
package struct FeatureDescriptor: Sendable {
  /// The route to the record with an id; nil if it no longer exists.
  package typealias Way =
    @Sendable (_ id: String, Features, Language) throws(Report) -> Route?

  package let name: Phrase
  /// The glyph before its records in a list of all parts.
  package let sign: @Sendable (Glyphs) -> String
  /// The words for its records, in search results and on the timeline.
  package let records: @Sendable () -> [RecordSummaryKind: RecordWords]
  /// The names of its items in the trash.
  package let trash: @Sendable () -> [TrashItem.Kind: Phrase]
  package let changePhrases: @Sendable () -> [ChangeKind: ChangePhrase]
  package let tutorial: @Sendable () -> PartTutorial
  package let settings: @Sendable () -> PartSettings
  /// The key contexts of its screens.
  package let keyContexts: @Sendable () -> [KeyContext]
  package let way: Way

  package init(
    name: Phrase, sign: @escaping @Sendable (Glyphs) -> String,
    records: @escaping @Sendable () -> [RecordSummaryKind: RecordWords],
    trash: @escaping @Sendable () -> [TrashItem.Kind: Phrase],
    changePhrases: @escaping @Sendable () -> [ChangeKind: ChangePhrase],
    tutorial: @escaping @Sendable () -> PartTutorial,
    settings: @escaping @Sendable () -> PartSettings,
    keyContexts: @escaping @Sendable () -> [KeyContext], way: @escaping Way
  ) {
    self.name = name
    self.sign = sign
    self.records = records
    self.trash = trash
    self.changePhrases = changePhrases
    self.tutorial = tutorial
    self.settings = settings
    self.keyContexts = keyContexts
    self.way = way
  }
}

/// What a record is called, and what happened to it on its day.
package struct RecordWords: Sendable {
  package let noun: Phrase
  package let verb: Phrase

  package init(_ noun: Phrase, did verb: Phrase) {
    self.noun = noun
    self.verb = verb
  }
}

/// The text of a history entry, made from its subject.
package typealias ChangePhrase = @Sendable (ChangeSubject) -> Phrase

/// The tutorial of a part.
package struct PartTutorial: Sendable {
  /// Its page in the tutorial of all parts.
  package let about: TutorialPage
  package let pages: [TutorialPage]

  package init(about: TutorialPage, pages: [TutorialPage]) {
    self.about = about
    self.pages = pages
  }
}

/// The settings of a part, grouped as the settings screen shows them.
package struct PartSettings: Sendable {
  /// The setting that turns its notifications on; nil if it has none.
  package let notice: SettingText?
  /// The settings for the time and content of its notifications.
  package let notices: [SettingText]
  /// The settings shown under the name of the part.
  package let own: [SettingText]
  /// The settings that only its screens change, to remember a choice.
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
