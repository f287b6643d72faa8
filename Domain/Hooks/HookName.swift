/// What a write is called, and the hooks that hear it.
public struct HookedWrite: Equatable, Sendable {
  /// The name of what is done; what is undone and done again has names of its own.
  public let name: String

  /// A deed by its name in the history.
  public init(_ kind: DeedKind) { name = kind.rawValue }

  private init(_ name: String) { self.name = name }

  /// The last deed is taken back.
  public static let undo = HookedWrite("undo")
  /// A deed that was undone is done again.
  public static let redo = HookedWrite("redo")

  /// All writes there are, in the order of the parts. What comes from another device was written
  /// there.
  public static let all =
    DeedKind.allCases.filter { $0 != .receive }.map(HookedWrite.init) + [.undo, .redo]

  /// What it belongs to: the word before the point.
  public var group: String { String(name.prefix { $0 != "." }) }

  /// The names of the hooks that hear it at a time: those of everything first.
  public func hooks(_ time: HookTime) -> [String] {
    var names = [time.rawValue, "\(time.rawValue)-\(group)"]
    if group != name { names.append("\(time.rawValue)-\(name)") }
    return names
  }
}

/// When a hook is run.
public enum HookTime: String, Equatable, Sendable, CaseIterable {
  /// Before a write is kept, which it can still refuse.
  case before
  /// After it was kept.
  case after
}

/// The names of files that are hooks.
public enum HookNames {
  /// The one that is run when a notification was sent.
  public static let notification = "on-notification"

  /// All of them.
  public static let all = Set(
    HookedWrite.all.flatMap { write in HookTime.allCases.flatMap(write.hooks) } + [notification])
}

extension DeedKind {
  /// Whether many records come in at once from elsewhere: hooks hear of it only where somebody
  /// said so.
  public var isImport: Bool {
    switch self {
    case .importContacts, .importSayings, .pullSayings, .importEvents, .bringIn,
      .importEverything, .restoreEverything, .receive:
      true
    case .addPerson, .addPeople, .editPerson, .notifyPerson, .waterPerson, .postponePerson,
      .removePerson, .restorePerson, .mergePeople, .reviewWatering, .takeWatering, .restoreWatering,
      .contactPerson, .forgetContact, .declineMeeting, .addSaying, .editSaying, .likeSaying,
      .unlikeSaying, .useSaying, .unuseSaying, .removeSaying, .restoreSaying, .addMood,
      .editMood, .removeMood, .restoreMood, .shuffleMoods, .paintDay, .seedMoods, .addEvent,
      .editEvent, .removeEvent, .restoreEvent, .addBook, .editBook, .rateBook, .tagBook,
      .wantBook, .beginBook, .rereadBook, .pauseBook, .dropBook, .resumeBook, .moveBook,
      .removeBook, .restoreBook, .readBook, .takeRecords, .restoreRecords, .likeBook,
      .unlikeBook, .quoteBook, .editSentence, .removeSentence, .restoreSentence, .setYearGoal,
      .removeYearGoal, .emptyTrash, .addLines, .resolveConflict:
      false
    }
  }
}
