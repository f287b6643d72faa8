import Data
public import Domain

extension Adapters {
  /// The same repositories over a store in memory, which is gone afterwards, and so is what
  /// somebody chooses.
  public static func inMemory(_ settings: Settings) throws(StorageFailure) -> Adapters {
    inMemory(Adapters(try Database(.memory), settings: settings))
  }

  /// What stands in for the store of a profile where there is none. The choices in its file count
  /// and are not touched.
  public static func inMemory(_ settings: Settings, profile: String?, readOnly: Bool)
    throws(StorageFailure) -> Adapters
  {
    var adapters = inMemory(
      Adapters(
        try Database(.memory, readOnly: readOnly), settings: settings,
        choices: settings.choices(of: profile), readOnly: true))
    // The computer is there, even where no store is yet.
    adapters.delivery = delivery(settings)
    return adapters
  }

  private static func inMemory(_ real: Adapters) -> Adapters {
    var adapters = real
    // Nothing borrowed may ring a real telephone.
    adapters.opener = Opener { _ in .noProgram }
    adapters.delivery = .silent
    adapters.timer = .nowhere
    adapters.pause = .none
    adapters.support = .alone
    adapters.introduction = .none
    // Whoever borrowed it goes on with it.
    adapters.close = {}
    return adapters
  }
}
