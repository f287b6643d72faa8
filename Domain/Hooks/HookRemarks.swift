/// A warning about a hook, shown beside the result of a command. It never changes the result.
public enum HookRemark: Equatable, Sendable {
  /// A hook that ran after a write or a notification has failed.
  case failed(hook: String, HookFailure)
  /// A hook exists but was not run.
  case passedOver(hook: String, HookFileRefusal)
}

/// Collects warnings about hooks until a shell shows them.
public struct HookRemarks: Sendable {
  /// Returns and removes all warnings since the last call.
  public var takeAll: @Sendable () -> [HookRemark]

  public init(takeAll: @escaping @Sendable () -> [HookRemark]) { self.takeAll = takeAll }

  /// The warnings in environments without hooks, which are always empty.
  public static let none = HookRemarks { [] }
}
