/// The result of a round with a folder.
public struct VdirOutcome: Equatable, Sendable {
  /// The numbers of records or files that were added, changed and removed.
  public struct Tally: Equatable, Sendable {
    public var added = 0
    public var changed = 0
    public var removed = 0

    public init() {}

    public var isNothing: Bool { added == 0 && changed == 0 && removed == 0 }
  }

  /// A file that was left alone.
  public struct Refused: Equatable, Sendable {
    public let file: String
    public let reason: VdirRefusal
  }

  public let binding: VdirBinding
  /// Whether the folder was bound by this round.
  public let isNew: Bool
  /// The changes to records in the store.
  public internal(set) var here = Tally()
  /// The changes to files in the folder.
  public internal(set) var there = Tally()
  /// The number of records or files that came back, because one side changed what the other removed.
  public internal(set) var cameBack = 0
  /// The number of fields that both sides changed differently.
  public internal(set) var conflicts = 0
  /// The files that are left alone, because the round that stored their records was undone, in alphabetical order.
  public internal(set) var leftFiles: [String] = []
  /// Whether `leftFiles` are other files than in the previous round.
  public internal(set) var leavesOthers = false
  /// The number of cards that Haru had written for people who have another card. They are also counted as removed on
  /// both sides.
  public internal(set) var copies = 0
  public internal(set) var refused: [Refused] = []
  /// Whether the round deletes a file whose record is in the trash.
  public internal(set) var isInTrash = false
  /// Whether the round deletes a file whose record is gone and not in the trash, for example after an undo.
  public internal(set) var isGone = false
  /// Whether a change can be redone. Set only if files are left alone or records are gone.
  public internal(set) var canRedo = false

  init(_ binding: VdirBinding, isNew: Bool) { (self.binding, self.isNew) = (binding, isNew) }

  /// Whether new records of this kind get their files in this folder.
  public var getsNew: Bool { binding.getsNew }

  /// The number of files that are left alone after an undo.
  public var left: Int { leftFiles.count }
}

/// The results of rounds with several folders.
public struct VdirRounds: Sendable {
  public internal(set) var done: [VdirOutcome] = []
  /// The folders in which nothing was done.
  public internal(set) var failed: [VdirFailure] = []
}

/// A bound folder, as the user sees it.
public struct VdirStatus: Equatable, Sendable {
  public let binding: VdirBinding
  /// The number of files that both sides agree on.
  public let files: Int
  /// Whether the folder was bound on this computer.
  public let isOwnDevice: Bool
  /// Whether the folder exists.
  public let isThere: Bool
  /// When the last round ended; nil before the first.
  public let last: Now?

  /// Whether new records of this kind get their files in this folder.
  public var getsNew: Bool { binding.getsNew }
}
