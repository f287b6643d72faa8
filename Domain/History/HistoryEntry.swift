/// One change in the history.
public struct HistoryEntry: Equatable, Identifiable, Sendable {
  /// The undo state of a change.
  public enum State: Int, Equatable, Sendable, CaseIterable {
    /// The change is in effect and can be undone.
    case done
    /// The change was undone and can be redone.
    case undone
    /// The change is in effect, but its undo data is gone.
    case settled
    /// The change was undone, and a later change made redoing it impossible.
    case overtaken

    /// The name that scripts use.
    public var name: String {
      switch self {
      case .done: "done"
      case .undone: "undone"
      case .settled: "settled"
      case .overtaken: "overtaken"
      }
    }
  }

  /// The sequence number. Later changes have higher numbers.
  public let number: Int
  /// The raw kind of the change. It may be unknown to this version if a newer version wrote it.
  public let name: String
  /// The display name of the changed record. It is user input, so treat it as untrusted text.
  public let subject: String
  /// The subject in English; nil if there is no translation.
  public let english: String?
  /// The id of the changed record; nil if several records changed.
  public let item: String?
  public let at: Now
  /// The interface in which the change was made.
  public let origin: ChangeOrigin
  public let state: State

  public init(
    number: Int, name: String, subject: String, english: String? = nil, item: String?, at: Now,
    origin: ChangeOrigin, state: State
  ) {
    self.number = number
    self.name = name
    self.subject = subject
    self.english = english
    self.item = item
    self.at = at
    self.origin = origin
    self.state = state
  }

  public var id: Int { number }
  /// The kind of the change; nil if this version does not know it.
  public var kind: ChangeKind? { ChangeKind(rawValue: name) }
  /// The part to which the change belongs; nil if it belongs to none.
  public var part: DailyPart? { DailyPart(rawValue: String(name.prefix { $0 != "." })) }
}

/// A record that was left out of an undo, because it has changed since.
public struct LeftRecord: Equatable, Sendable {
  /// The list of the record, in the export format.
  public let list: String
  public let record: String?
  /// The fields that were not undone. If empty, the whole record was left out.
  public let fields: [String]

  public init(list: String, record: String?, fields: [String]) {
    (self.list, self.record, self.fields) = (list, record, fields)
  }
}

/// Why an undo, redo or restore failed.
public enum HistoryFailure: StorageFailing, Equatable, Sendable {
  case nothingToUndo
  case nothingToRedo
  /// Another change is the last one, so the expected one was not undone.
  case notTheLast(HistoryEntry)
  /// The record has changed since then, so nothing was undone.
  case changedSince(HistoryEntry, by: String? = nil)
  /// All of the change was overwritten elsewhere since then, so there is nothing left to undo.
  case nothingLeftToUndo(HistoryEntry, by: String? = nil)
  /// No record in the trash has this reference.
  case unknown(reference: String, nearest: [String] = [])
  /// The reference matches several records in the trash.
  case ambiguous(reference: String, [TrashItem])
  /// The book or person to which the record belongs is also in the trash.
  case ownerIsAway(TrashItem)
  /// A rule of the part refuses the change.
  case part(PartRefusal)
  case storage(StorageFailure)
}
