/// What is to be said of hooks beside an answer: it never changes how something ended.
public enum HookRemark: Equatable, Sendable {
  /// A hook that ran after a write, or on a notice, came to nothing.
  case failed(hook: String, HookFailure)
  /// A hook was there and was not run.
  case passedOver(hook: String, HookTrouble)
}

/// Collects what is to be said of hooks until a shell says it.
public struct HookRemarks: Sendable {
  /// All that came since the last time.
  public var takeAll: @Sendable () -> [HookRemark]

  /// Makes a collection.
  public init(takeAll: @escaping @Sendable () -> [HookRemark]) { self.takeAll = takeAll }

  /// Where no hooks run there is nothing to say.
  public static let none = HookRemarks { [] }
}
