/// The use cases of the People part. Each person is a plant, and each contact waters the plant.
public final class People: Sendable {
  public let add: AddPerson
  /// Registers many persons in one change.
  public let plant: PlantMany
  public let edit: EditPerson
  /// Merges two records of the same person.
  public let merge: MergePeople
  /// Moves a person to the trash.
  public let remove: RemovePerson
  /// Starts a contact, and opens the link to the person.
  public let contact: BeginContact
  public let water: WaterPerson
  /// Postpones the watering that is due today.
  public let postpone: PostponeWatering
  /// Edits or removes a recorded contact.
  public let revise: ReviseWatering
  /// Finds a person by name or id.
  public let find: FindPerson
  /// Queries plants as of today.
  public let queries: PlantQueries
  /// Queries recorded contacts and pending reviews.
  public let reviews: ReviewQueries
  /// Returns the name of the time zone, from which the season of the garden follows; nil if the zone has no name.
  package let zone: @Sendable () -> String?

  public init(
    people: any PeopleRepository, reviews: any ReviewsRepository, clock: WallClock, ids: IDSource,
    randomSource: RandomSource, opener: Opener,
    defaultHour: @escaping @Sendable () throws(StorageFailure) -> Int,
    tagCycles: @escaping @Sendable () throws(StorageFailure) -> TagCycles = {
      () throws(StorageFailure) in TagCycles()
    },
    appointments: @escaping Appointments = { _ in [:] },
    dates: (any PersonDatesRepository)? = nil, gifts: (any GiftsRepository)? = nil,
    owner: @escaping @Sendable () throws(StorageFailure) -> String? = {
      () throws(StorageFailure) in nil
    }, zone: @escaping @Sendable () -> String? = { nil }
  ) {
    self.zone = zone
    add = AddPerson(
      people: people, clock: clock, ids: ids, defaultHour: defaultHour, tagCycles: tagCycles)
    plant = PlantMany(add: add)
    edit = EditPerson(people: people, clock: clock)
    merge = MergePeople(people: people, clock: clock)
    remove = RemovePerson(people: people, clock: clock)
    contact = BeginContact(reviews: reviews, clock: clock, opener: opener)
    water = WaterPerson(people: people, clock: clock, ids: ids)
    postpone = PostponeWatering(people: people, clock: clock)
    revise = ReviseWatering(reviews: reviews)
    find = FindPerson(people: people)
    queries = PlantQueries(
      people: people, clock: clock, randomSource: randomSource, owner: owner,
      appointments: appointments, dates: dates, gifts: gifts)
    self.reviews = ReviewQueries(reviews: reviews, queries: queries)
  }
}
