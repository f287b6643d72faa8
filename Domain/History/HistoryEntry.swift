/// One change in the history.
public struct HistoryEntry: Equatable, Identifiable, Sendable {
  /// The undo state of a change.
  public enum State: Int, Equatable, Sendable, CaseIterable {
    /// It is in effect and can be undone.
    case done
    /// It was undone and can be redone.
    case undone
    /// It is in effect, but its undo data is gone.
    case settled
    /// It was undone, and a later change made redoing it impossible.
    case overtaken

    /// The name scripts use.
    public var name: String {
      switch self {
      case .done: "done"
      case .undone: "undone"
      case .settled: "settled"
      case .overtaken: "overtaken"
      }
    }
  }

  /// The sequence number; later changes have higher ones.
  public let number: Int
  /// The raw kind of the change. It may be unknown here if a newer version wrote it.
  public let name: String
  /// The display name of what was changed. It is user input, so treat it as untrusted text.
  public let subject: String
  /// The subject in English; nil if there is no translation.
  public let english: String?
  /// The id of the changed record; nil if there were several.
  public let item: String?
  public let at: Now
  /// The interface the change was made in.
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
  /// The part it belongs to; nil if it belongs to none.
  public var part: DailyPart? { DailyPart(rawValue: String(name.prefix { $0 != "." })) }
}

/// A record that was left out of an undo, because it has changed since.
public struct LeftRecord: Equatable, Sendable {
  /// The record's list in the export format, and its id; nil if it has none.
  public let list: String
  public let record: String?
  /// The fields that were left as they are; empty means the whole record.
  public let fields: [String]

  public init(list: String, record: String?, fields: [String]) {
    (self.list, self.record, self.fields) = (list, record, fields)
  }
}

/// Why an undo, redo or restore failed.
public enum HistoryFailure: StorageFailing, Equatable, Sendable {
  case nothingToUndo
  case nothingToRedo
  /// The record has changed since, so nothing was undone.
  case changedSince(HistoryEntry, by: String? = nil)
  /// All of it was changed elsewhere since, so there is nothing left to undo.
  case nothingLeftToUndo(HistoryEntry, by: String? = nil)
  /// No record in the trash has this reference.
  case unknown(reference: String, nearest: [String] = [])
  /// The reference matches several records in the trash.
  case ambiguous(reference: String, [TrashItem])
  /// The book or person it belongs to is also in the trash.
  case ownerIsAway(TrashItem)
  /// A rule of the part refuses it.
  case part(PartRefusal)
  case storage(StorageFailure)
}
