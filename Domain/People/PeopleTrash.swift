/// Restores persons and waterings from the trash.
public struct PeopleTrash: TrashOwner {
  private let people: any PeopleRepository
  private let reviews: any ReviewsRepository

  public init(_ people: any PeopleRepository, _ reviews: any ReviewsRepository) {
    self.people = people
    self.reviews = reviews
  }

  public var part: DailyPart { .people }

  public func restore(_ item: TrashItem) throws(HistoryFailure) {
    do throws(PeopleFailure) {
      if item.kind == .watering {
        _ = try reviews.restore(ID(item.id))
      } else {
        _ = try people.restore(ID(item.id))
      }
    } catch {
      if case .storage(let failure) = error { throw .storage(failure) }
      throw .part(.people(error))
    }
  }
}
