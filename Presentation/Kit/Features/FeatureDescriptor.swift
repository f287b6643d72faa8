package import Domain
package import TextUI

/// The entry of a part (a section of the program, such as books) in the list of all parts: its texts, and how to open
/// its records. Its members have no default values, so that a missing one is a compile-time error. Large values are
/// closures, created on demand.
package struct FeatureDescriptor: Sendable {
  /// Returns the route to the record with an id; nil if the record no longer exists.
  package typealias RouteFinder =
    @Sendable (_ id: String, Features, Language) throws(Report) -> Route?

  package let name: Phrase
  /// Returns the glyph before the records of the part in a list of all parts.
  package let sign: @Sendable (Glyphs) -> String
  /// Returns the words for the records of the part, in search results and on the timeline.
  package let records: @Sendable () -> [RecordSummaryKind: RecordWords]
  /// Returns the names of the kinds of items in the trash.
  package let trash: @Sendable () -> [TrashItem.Kind: Phrase]
  package let changePhrases: @Sendable () -> [ChangeKind: ChangePhrase]
  package let tutorial: @Sendable () -> PartTutorial
  package let settings: @Sendable () -> PartSettings
  /// Returns the key contexts of the screens of the part.
  package let keyContexts: @Sendable () -> [KeyContext]
  package let route: RouteFinder

  package init(
    name: Phrase, sign: @escaping @Sendable (Glyphs) -> String,
    records: @escaping @Sendable () -> [RecordSummaryKind: RecordWords],
    trash: @escaping @Sendable () -> [TrashItem.Kind: Phrase],
    changePhrases: @escaping @Sendable () -> [ChangeKind: ChangePhrase],
    tutorial: @escaping @Sendable () -> PartTutorial,
    settings: @escaping @Sendable () -> PartSettings,
    keyContexts: @escaping @Sendable () -> [KeyContext], route: @escaping RouteFinder
  ) {
    self.name = name
    self.sign = sign
    self.records = records
    self.trash = trash
    self.changePhrases = changePhrases
    self.tutorial = tutorial
    self.settings = settings
    self.keyContexts = keyContexts
    self.route = route
  }
}

/// The noun for a kind of record, and the verb for what happened to the record on its day.
package struct RecordWords: Sendable {
  package let noun: Phrase
  package let verb: Phrase

  package init(_ noun: Phrase, did verb: Phrase) {
    self.noun = noun
    self.verb = verb
  }
}

/// Creates the text of a history entry from its subject.
package typealias ChangePhrase = @Sendable (ChangeSubject) -> Phrase

/// The tutorial of a part.
package struct PartTutorial: Sendable {
  /// The page about the part in the tutorial of all parts.
  package let about: TutorialPage
  package let pages: [TutorialPage]

  package init(about: TutorialPage, pages: [TutorialPage]) {
    self.about = about
    self.pages = pages
  }
}

/// The settings of a part, grouped as the settings screen shows them.
package struct PartSettings: Sendable {
  /// The setting that turns the notifications of the part on; nil if the part has no notifications.
  package let notice: SettingText?
  /// The settings for the time and content of the notifications.
  package let notices: [SettingText]
  /// The settings that are shown under the name of the part.
  package let own: [SettingText]
  /// The settings that only the screens of the part change, to remember a choice.
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
