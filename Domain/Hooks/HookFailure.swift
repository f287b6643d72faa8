public enum HookFailure: Equatable, Sendable {
  /// The hook exited with a non-zero status. `sentence` is its message; nil if the hook wrote none.
  case ended(status: Int, sentence: String?)
  /// The hook exceeded the total timeout of all hooks of a write, and was killed.
  case tooSlow(milliseconds: Int)
  /// The hook exceeded the output limit in bytes, and was killed.
  case tooMuch(limit: Int)
  /// The system could not start the hook. `code` is the error number.
  case notStarted(code: Int)
}

/// A refusal of a write by a hook, before the write was committed.
public struct HookRefusal: Equatable, Sendable {
  /// The file name of the hook.
  public let hook: String
  public let failure: HookFailure

  public init(hook: String, _ failure: HookFailure) {
    self.hook = hook
    self.failure = failure
  }
}

/// Why a file in the hooks folder is not run.
public enum HookFileRefusal: String, Equatable, Sendable, CaseIterable {
  /// The file name does not name any write.
  case unknownName
  /// The file is a folder, a device or a broken link.
  case notAFile
  case notExecutable
  /// The file belongs to another user, who could change it.
  case foreignOwner
  /// Other users can write to the file or to its folder.
  case writableByOthers
  /// The hooks folder cannot be read.
  case unreadableFolder

  /// Whether the file is a security risk, because another user could change the program that it runs.
  public var isDanger: Bool {
    switch self {
    case .foreignOwner, .writableByOthers: true
    case .unknownName, .notAFile, .notExecutable, .unreadableFolder: false
    }
  }
}

/// A file in the hooks folder.
public struct ListedHook: Equatable, Sendable {
  public let name: String
  public let path: String
  /// Why the file is not run; nil if it is run.
  public let trouble: HookFileRefusal?

  public init(name: String, path: String, trouble: HookFileRefusal?) {
    self.name = name
    self.path = path
    self.trouble = trouble
  }

  /// The result of a self-check of the file. A security risk gives a problem, and any other trouble gives a note.
  public var state: Examination.State {
    trouble.map { $0.isDanger ? .problem : .note } ?? .ok
  }
}
