public import Domain

/// The programs somebody wants to be run around writes and on notices (hooks). What they cannot do
/// to a write any more is kept as a remark.
public final class Hooks: Sendable {
  let folder: HooksFolder
  /// Whose store it is.
  let profile: String
  private let environment: @Sendable () -> [String: String]
  /// Whether imports are heard too.
  let hearsImports: @Sendable () -> Bool
  /// How many milliseconds the hooks of one write have together, before it and again after it.
  let timeout: Int
  private let collected = SharedList<HookRemark>()

  /// How long that is where nobody says otherwise.
  public static let defaultTimeout = 5_000

  /// Hooks of a folder, which need not be there.
  public init(
    in folder: String, profile: String,
    environment: @escaping @Sendable () -> [String: String],
    hearsImports: @escaping @Sendable () -> Bool = { false },
    timeout: Int = Hooks.defaultTimeout
  ) {
    self.folder = HooksFolder(path: folder)
    self.profile = profile
    self.environment = environment
    self.hearsImports = hearsImports
    self.timeout = timeout
  }

  /// What is to be said of them.
  public var remarks: HookRemarks { HookRemarks { [collected] in collected.takeAll() } }

  /// Those of some names that may run; of the others it is remarked that they may not.
  func hooks(of names: [String]) -> [ListedHook] {
    var runnable: [ListedHook] = []
    for hook in folder.hooks(of: names) {
      if let trouble = hook.trouble {
        collected.add(.passedOver(hook: hook.name, trouble))
      } else {
        runnable.append(hook)
      }
    }
    return runnable
  }

  /// Runs hooks before something is kept, until one of them refuses it.
  func ask(_ hooks: [ListedHook], _ word: HookWord) throws(StorageFailure) {
    var refusal: HookRefusal?
    run(hooks, word) { hook, failure in
      refusal = HookRefusal(hook: hook, failure)
      return false
    }
    if let refusal { throw .refusedByHook(refusal) }
  }

  /// Runs hooks after something was kept, all of them.
  func tell(_ hooks: [ListedHook], _ word: HookWord) {
    run(hooks, word) { hook, failure in
      collected.add(.failed(hook: hook, failure))
      return true
    }
  }

  private func run(
    _ hooks: [ListedHook], _ word: HookWord, onFailure: (String, HookFailure) -> Bool
  ) {
    if hooks.isEmpty { return }
    let deadline = Deadline(milliseconds: timeout)
    let surroundings = environment()
    for hook in hooks {
      var environment = surroundings
      environment[HookEnvironment.hook] = hook.name
      environment[HookEnvironment.write] = word.write
      let call = HookCall(
        hook: hook, input: word.bytes(for: hook.name), environment: environment,
        deadline: deadline, timeout: timeout)
      if let failure = call.run(), !onFailure(hook.name, failure) { return }
    }
  }
}
