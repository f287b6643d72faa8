/// Restores persons, their waterings, dates and gifts from the trash.
public struct PeopleTrash: TrashOwner {
  private let people: any PeopleRepository
  private let reviews: any ReviewsRepository
  private let dates: any PersonDatesRepository
  private let gifts: any GiftsRepository

  public init(
    _ people: any PeopleRepository, _ reviews: any ReviewsRepository,
    _ dates: any PersonDatesRepository, _ gifts: any GiftsRepository
  ) {
    (self.people, self.reviews, self.dates) = (people, reviews, dates)
    self.gifts = gifts
  }

  public var part: DailyPart { .people }

  public func restore(_ item: TrashItem) throws(HistoryFailure) {
    do throws(PeopleFailure) {
      if item.kind == .watering {
        _ = try reviews.restore(ID(item.id))
      } else if item.kind == .date {
        try dates.restore(ID(item.id))
      } else if item.kind == .gift {
        try gifts.restore(ID(item.id))
      } else {
        _ = try people.restore(ID(item.id))
      }
    } catch {
      if case .storage(let failure) = error { throw .storage(failure) }
      throw .part(.people(error))
    }
  }
}
