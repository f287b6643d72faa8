/// A part whose soft-deleted records can be restored.
public protocol TrashOwner: Sendable {
  var part: DailyPart { get }

  /// Restores a record of this part, within the part's rules.
  func restore(_ item: TrashItem) throws(HistoryFailure)
}

/// Lists, restores, or destroys the soft-deleted records of all parts.
public struct Trash: Sendable {
  private let history: any HistoryRepository
  let owners: [any TrashOwner]
  private let calendar: LocalCalendar

  public init(
    _ history: any HistoryRepository, owners: [any TrashOwner], calendar: LocalCalendar
  ) {
    self.history = history
    self.owners = owners
    self.calendar = calendar
  }

  /// Returns the local time at which a record was soft-deleted.
  public func moment(of item: TrashItem) -> Now { calendar.local(item.deleted) }

  /// Visits the soft-deleted records, the newest first, until the visitor returns false.
  public func visit(_ visitor: (TrashItem) -> Bool) throws(HistoryFailure) {
    try history.visitTrash(visitor)
  }

  /// Returns all soft-deleted records, the newest first.
  public func list() throws(HistoryFailure) -> [TrashItem] {
    var items: [TrashItem] = []
    try history.visitTrash {
      items.append($0)
      return true
    }
    return items
  }

  /// Finds the record that a reference matches, by id, name or title. Throws if no record or several match.
  public func find(_ reference: String) throws(HistoryFailure) -> TrashItem {
    let meant = try Naming.meant(by: reference) { (wanted, step) throws(HistoryFailure) in
      try history.trashed(wanted, by: step)
    }
    switch meant {
    case .one(let item): return item
    case .several(let items): throw .ambiguous(reference: reference, items)
    case .nobody:
      throw .unknown(reference: reference, nearest: try history.titles(near: reference))
    }
  }

  /// Restores a record, within the rules of its part.
  public func restore(_ reference: String) throws(HistoryFailure) -> TrashItem {
    let item = try find(reference)
    if item.isHeld { throw .ownerIsAway(item) }
    guard let owner = owners.first(where: { $0.part == item.kind.part }) else {
      throw .unknown(reference: reference)
    }
    try owner.restore(item)
    return item
  }

  /// Destroys all soft-deleted records permanently.
  public func empty() throws(HistoryFailure) -> EmptiedTrash { try history.emptyTrash() }
}
