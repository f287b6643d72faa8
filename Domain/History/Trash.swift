/// A part that has things in the trash.
public protocol TrashOwner: Sendable {
  var part: DailyPart { get }

  /// Brings back what is its own, as its rules allow.
  func restore(_ item: TrashItem) throws(HistoryError)
}

/// What was put away in all parts: it is shown, brought back, or destroyed for good.
public struct Trash: Sendable {
  private let history: any HistoryRepository
  let owners: [any TrashOwner]
  private let calendar: LocalCalendar

  /// A trash over the parts, each of which brings back what is its own.
  public init(
    _ history: any HistoryRepository, owners: [any TrashOwner], calendar: LocalCalendar
  ) {
    self.history = history
    self.owners = owners
    self.calendar = calendar
  }

  /// When something was put away, as local clocks showed it.
  public func moment(of item: TrashItem) -> Now { calendar.local(item.deleted) }

  /// What was put away, the newest first, until the visitor returns false.
  public func visit(_ visitor: (TrashItem) -> Bool) throws(HistoryError) {
    try history.visitTrash(visitor)
  }

  /// What is in it, the newest first.
  public func list() throws(HistoryError) -> [TrashItem] {
    var items: [TrashItem] = []
    try history.visitTrash {
      items.append($0)
      return true
    }
    return items
  }

  /// The one thing that is meant, by its id or by its name or title.
  public func find(_ reference: String) throws(HistoryError) -> TrashItem {
    let meant = try Naming.meant(by: reference) { (wanted, step) throws(HistoryError) in
      try history.trashed(wanted, by: step)
    }
    switch meant {
    case .one(let item): return item
    case .several(let items): throw .ambiguous(reference: reference, items)
    case .nobody:
      throw .unknown(reference: reference, nearest: try history.titles(near: reference))
    }
  }

  /// Brings something back, as its part allows.
  public func restore(_ reference: String) throws(HistoryError) -> TrashItem {
    let item = try find(reference)
    if item.isHeld { throw .ownerIsAway(item) }
    guard let owner = owners.first(where: { $0.part == item.kind.part }) else {
      throw .unknown(reference: reference)
    }
    try owner.restore(item)
    return item
  }

  /// Destroys for good what is in it, and tells how many things it were.
  public func empty() throws(HistoryError) -> EmptiedTrash { try history.emptyTrash() }

  /// Removes the photos nothing needs any more, where there is nothing else to destroy.
  public func sweepPhotos() -> PhotosLeft { history.sweepPhotos() }
}
