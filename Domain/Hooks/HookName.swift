/// The name of a write, as hooks use it.
public struct HookedWrite: Equatable, Sendable {
  /// The kind of change; undo and redo have names of their own.
  public let name: String

  public init(_ kind: ChangeKind) { name = kind.rawValue }

  private init(_ name: String) { self.name = name }

  /// The undo of the last change.
  public static let undo = HookedWrite("undo")
  /// The redo of an undone change.
  public static let redo = HookedWrite("redo")

  /// All writes with hooks, in the order of the parts. Changes received from another device are excluded, because hooks
  /// ran there.
  public static let all =
    ChangeKind.allCases.filter { $0 != .receive }.map(HookedWrite.init) + [.undo, .redo]

  /// The group of the write: the word before the dot.
  public var group: String { String(name.prefix { $0 != "." }) }

  /// Returns the names of the hooks that run at a time, the most general first.
  public func hooks(_ time: HookTime) -> [String] {
    var names = [time.rawValue, "\(time.rawValue)-\(group)"]
    if group != name { names.append("\(time.rawValue)-\(name)") }
    return names
  }
}

/// When a hook runs.
public enum HookTime: String, Equatable, Sendable, CaseIterable {
  /// Before a write is committed; the hook can still refuse it.
  case before
  /// After it was committed.
  case after
}

/// The valid file names of hooks.
public enum HookNames {
  /// The hook that runs after a notification was sent.
  public static let notification = "on-notification"

  public static let all = Set(
    HookedWrite.all.flatMap { write in HookTime.allCases.flatMap(write.hooks) } + [notification])
}

extension ChangeKind {
  /// Whether the change adds many records from outside. Hooks run for it only if the setting `hooks.imports` is on.
  public var isImport: Bool {
    switch self {
    case .importContacts, .importSayings, .pullSayings, .importEvents, .bringIn,
      .importEverything, .restoreEverything, .receive:
      true
    case .addPerson, .addPeople, .editPerson, .notifyPerson, .waterPerson, .postponePerson,
      .removePerson, .restorePerson, .mergePeople, .reviewWatering, .takeWatering, .restoreWatering,
      .contactPerson, .forgetContact, .declineAppointment, .addSaying, .editSaying, .likeSaying,
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
