public import Domain

/// The user's programs that run before and after writes and on notifications (hooks). Failures that cannot affect the
/// write any more are collected as remarks.
public final class Hooks: Sendable {
  let folder: HooksFolder
  /// The name of the profile.
  let profile: String
  private let environment: @Sendable () -> [String: String]
  private let crashGuard: CrashGuard
  /// Returns whether hooks run for imports too.
  let includesImports: @Sendable () -> Bool
  /// The timeout for all hooks of one write together, in milliseconds. It applies before the commit and again after it.
  let timeout: Int
  private let collected = SharedList<HookRemark>()

  /// The default value of `timeout`, in milliseconds.
  public static let defaultTimeout = 5_000

  /// Uses the hooks in a folder, which need not exist.
  public init(
    in folder: String, profile: String,
    environment: @escaping @Sendable () -> [String: String], crashGuard: CrashGuard = .none,
    hearsImports: @escaping @Sendable () -> Bool = { false },
    timeout: Int = Hooks.defaultTimeout
  ) {
    self.folder = HooksFolder(path: folder)
    self.profile = profile
    self.environment = environment
    self.crashGuard = crashGuard
    self.includesImports = hearsImports
    self.timeout = timeout
  }

  /// The access to the collected remarks. `takeAll` returns and removes them.
  public var remarks: HookRemarks { HookRemarks { [collected] in collected.takeAll() } }

  /// Returns the hooks with these names that can run. A remark is added for each of the others.
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

  /// Runs hooks before the commit, up to the first hook that refuses the write.
  func ask(_ hooks: [ListedHook], _ word: HookWord) throws(StorageFailure) {
    var refusal: HookRefusal?
    run(hooks, word) { hook, failure in
      refusal = HookRefusal(hook: hook, failure)
      return false
    }
    if let refusal { throw .refusedByHook(refusal) }
  }

  /// Runs all hooks after the commit.
  func notify(_ hooks: [ListedHook], _ word: HookWord) {
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
        deadline: deadline, timeout: timeout, crashGuard: crashGuard)
      if let failure = call.run(), !onFailure(hook.name, failure) { return }
    }
  }
}
