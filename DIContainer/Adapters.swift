public import Data
public import Domain

/// Everything that touches the world, and nothing else. A test swaps any of it by assignment.
public struct Adapters: Sendable {
  public var people: any PeopleRepository
  public var clock: WallClock
  public var ids: IDSource
  public var chance: Chance
  /// The hour of notices for people registered without one.
  public var usualHour: Int

  /// The adapters over a database, with the clock and the lots the settings ask for.
  public init(_ database: Database, settings: Settings) {
    let zone = LocalZone()
    people = SQLitePeople(database)
    clock = settings.pinnedMoment.map { .pinned($0, in: zone) } ?? .system(in: zone)
    ids = .random
    chance = settings.seed.map(Chance.seeded) ?? .unseeded()
    usualHour = settings.usualHour
  }

  /// The real thing: the store of a profile.
  public static func live(_ settings: Settings, profile: String? = nil)
    throws(StorageFailure) -> Adapters
  {
    Adapters(try Database(.file(settings.store(of: profile))), settings: settings)
  }

  /// The same repositories over a store in memory, which is gone afterwards.
  public static func inMemory(_ settings: Settings) throws(StorageFailure) -> Adapters {
    Adapters(try Database(.memory), settings: settings)
  }
}
