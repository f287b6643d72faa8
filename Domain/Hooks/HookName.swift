/// The name of a write, in the form that hooks use.
public struct HookedWrite: Equatable, Sendable {
  /// The kind of the change. Undo and redo have names of their own.
  public let name: String

  public init(_ kind: ChangeKind) { name = kind.rawValue }

  private init(_ name: String) { self.name = name }

  /// The undo of the last change.
  public static let undo = HookedWrite("undo")
  /// The redo of an undone change.
  public static let redo = HookedWrite("redo")

  /// All writes that run hooks, in the order of the parts. Changes from another device are excluded, because hooks ran
  /// on that device.
  public static let all =
    ChangeKind.allCases.filter { $0 != .receive }.map(HookedWrite.init) + [.undo, .redo]

  /// The group of the write: the word before the dot.
  public var group: String { String(name.prefix { $0 != "." }) }

  /// Returns the names of the hooks that run before or after the write, the most general first.
  public func hooks(_ time: HookTime) -> [String] {
    var names = [time.rawValue, "\(time.rawValue)-\(group)"]
    if group != name { names.append("\(time.rawValue)-\(name)") }
    return names
  }
}

/// The time at which a hook runs.
public enum HookTime: String, Equatable, Sendable, CaseIterable {
  /// Before a write is committed. The hook can refuse the write.
  case before
  /// After the write was committed.
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
  /// Whether the change adds many records from outside. Hooks run for such a change only if the setting
  /// `hooks.imports` is on.
  public var isImport: Bool {
    switch self {
    case .importContacts, .importSayings, .pullSayings, .importEvents, .bringIn, .syncFolder,
      .importEverything, .restoreEverything, .receive:
      true
    case .addPerson, .addPeople, .editPerson, .notifyPerson, .waterPerson, .postponePerson,
      .removePerson, .restorePerson, .mergePeople, .reviewWatering, .takeWatering, .restoreWatering,
      .contactPerson, .forgetContact, .declineAppointment, .addDate, .editDate, .removeDate,
      .restoreDate, .addGift, .editGift, .finishGift, .removeGift, .restoreGift, .addSaying,
      .editSaying, .likeSaying,
      .unlikeSaying, .useSaying, .unuseSaying, .removeSaying, .restoreSaying, .addMood,
      .editMood, .removeMood, .restoreMood, .shuffleMoods, .paintDay, .seedMoods, .addEvent,
      .editEvent, .removeEvent, .restoreEvent, .addBook, .editBook, .rateBook, .tagBook,
      .wantBook, .beginBook, .rereadBook, .pauseBook, .dropBook, .resumeBook, .moveBook,
      .removeBook, .restoreBook, .readBook, .takeRecords, .restoreRecords, .likeBook,
      .unlikeBook, .quoteBook, .editSentence, .removeSentence, .restoreSentence, .setYearGoal,
      .removeYearGoal, .emptyTrash, .addLines, .takeInFile, .sortLine, .removeLine,
      .addNote, .editNote, .finishNote, .reopenNote, .removeNote, .restoreNote, .sortNote,
      .addCount, .setCount, .removeCount, .restoreCount, .editCounter, .setCountGoal, .skipCount,
      .removeCounter, .restoreCounter,
      .answerEvening, .resolveConflict, .renameTag, .mergeTags:
      false
    }
  }
}
