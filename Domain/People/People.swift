/// People: every dear person is a plant that contact waters. This is all one can do with them.
public final class People: Sendable {
  /// Registers a person.
  public let add: AddPerson
  /// Registers many people in one deed.
  public let plant: PlantMany
  /// Changes what can be changed about a person.
  public let edit: EditPerson
  /// Merges two people who are one.
  public let merge: MergePeople
  /// Puts a person away.
  public let remove: RemovePerson
  /// Begins a contact.
  public let contact: BeginContact
  /// Records a contact.
  public let water: WaterPerson
  /// Lets a plant wait a little longer.
  public let postpone: PostponeWatering
  /// Changes what was recorded.
  public let revise: ReviseWatering
  /// Finds the person that a name or an id means.
  public let find: FindPerson
  /// Looks at plants as they are today.
  public let look: PlantQueries
  /// Looks at what was recorded, and at what still has to be.
  public let reviews: ReviewQueries

  /// Puts the feature together over a store and the world's ports.
  public init(
    people: any PeopleRepository, reviews: any ReviewsRepository, clock: WallClock, ids: IDSource,
    randomSource: RandomSource, opener: Opener,
    defaultHour: @escaping @Sendable () throws(StorageFailure) -> Int,
    tagCycles: @escaping @Sendable () throws(StorageFailure) -> TagCycles = {
      () throws(StorageFailure) in TagCycles()
    },
    appointments: @escaping Appointments = { _ in [:] },
    owner: @escaping @Sendable () throws(StorageFailure) -> String? = {
      () throws(StorageFailure) in nil
    }
  ) {
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
    look = PlantQueries(
      people: people, clock: clock, randomSource: randomSource, owner: owner,
      appointments: appointments)
    self.reviews = ReviewQueries(reviews: reviews, look: look)
  }
}
