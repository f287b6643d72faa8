/// What was put away in all parts: it is shown, brought back, or destroyed for good.
public struct Trash: Sendable {
  private let history: any HistoryRepository
  private let people: any PeopleRepository
  private let reviews: any ReviewsRepository
  private let sayings: any SayingsRepository
  private let moods: any MoodsRepository
  private let schedule: any ScheduleRepository
  private let reading: any ReadingRepository
  private let calendar: LocalCalendar

  /// A trash over the parts, each of which brings back what is its own.
  public init(
    _ history: any HistoryRepository, people: any PeopleRepository,
    reviews: any ReviewsRepository, sayings: any SayingsRepository, moods: any MoodsRepository,
    schedule: any ScheduleRepository, reading: any ReadingRepository, calendar: LocalCalendar
  ) {
    self.history = history
    self.people = people
    self.reviews = reviews
    self.sayings = sayings
    self.moods = moods
    self.schedule = schedule
    self.reading = reading
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
    switch item.kind {
    case .person: try saying { () throws(PeopleError) in _ = try people.restore(ID(item.id)) }
    case .watering: try saying { () throws(PeopleError) in _ = try reviews.restore(ID(item.id)) }
    case .saying: try restoreSaying(item)
    case .mood: try restoreMood(item)
    case .event: try restoreEvent(item)
    case .book: try saying { () throws(ReadingError) in _ = try reading.restore(ID(item.id)) }
    case .records:
      guard let (book, records) = try history.records(of: item) else {
        throw .unknown(reference: reference)
      }
      try saying { () throws(ReadingError) in _ = try reading.bringBack(records, of: book) }
    case .sentence:
      try saying { () throws(ReadingError) in _ = try reading.restoreSentence(ID(item.id)) }
    }
    return item
  }

  /// Destroys for good what is in it, and tells how many things it were.
  public func empty() throws(HistoryError) -> Int { try history.emptyTrash() }

  private func restoreSaying(_ item: TrashItem) throws(HistoryError) {
    guard let number = SayingNumber(item.id) else { throw .unknown(reference: item.id) }
    do throws(SayingsError) { _ = try sayings.restore(number) } catch {
      switch error {
      case .storage(let failure): throw .storage(failure)
      case .unknown, .none: throw .unknown(reference: item.id)
      case .refused: throw .sayings(error)
      }
    }
  }

  private func restoreMood(_ item: TrashItem) throws(HistoryError) {
    do throws(MoodsError) { _ = try moods.restore(ID(item.id)) } catch {
      switch error {
      case .storage(let failure): throw .storage(failure)
      case .unknown: throw .unknown(reference: item.id)
      case .refused, .ambiguous: throw .moods(error)
      }
    }
  }

  private func restoreEvent(_ item: TrashItem) throws(HistoryError) {
    do throws(ScheduleError) { _ = try schedule.restore(ID(item.id)) } catch {
      switch error {
      case .storage(let failure): throw .storage(failure)
      case .unknown: throw .unknown(reference: item.id)
      case .refused, .ambiguous: throw .schedule(error, removed: moment(of: item))
      }
    }
  }

  private func saying(_ body: () throws(PeopleError) -> Void) throws(HistoryError) {
    do throws(PeopleError) { try body() } catch {
      if case .storage(let failure) = error { throw .storage(failure) }
      throw .people(error)
    }
  }

  private func saying(_ body: () throws(ReadingError) -> Void) throws(HistoryError) {
    do throws(ReadingError) { try body() } catch {
      if case .storage(let failure) = error { throw .storage(failure) }
      throw .reading(error)
    }
  }
}
