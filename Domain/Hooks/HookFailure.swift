/// How a hook came to nothing.
public enum HookFailure: Equatable, Sendable {
  /// It ended with another status than zero, and said why where it said anything.
  case ended(status: Int, sentence: String?)
  /// It took longer than all hooks of a write together may, and was ended.
  case tooSlow(milliseconds: Int)
  /// It wrote more bytes than anybody reads, and was ended.
  case tooMuch(limit: Int)
  /// The system did not start it, by its own number.
  case notStarted(code: Int)
}

/// A hook that refused a write before it was kept.
public struct HookRefusal: Equatable, Sendable {
  /// The name of its file.
  public let hook: String
  public let failure: HookFailure

  /// Says which hook refused, and how.
  public init(hook: String, _ failure: HookFailure) {
    self.hook = hook
    self.failure = failure
  }
}

/// Why a file in the folder of hooks is not run.
public enum HookTrouble: String, Equatable, Sendable, CaseIterable {
  /// No write is called so.
  case unknownName
  /// It is a folder or a device, or a link that leads nowhere.
  case notAFile
  case notExecutable
  /// It belongs to somebody else, who could change it.
  case foreignOwner
  /// Others may write it, or the folder it lies in.
  case writableByOthers
  /// The folder cannot be looked into.
  case unreadableFolder

  /// Whether somebody meant it to run, and others could make something else of it.
  public var isDanger: Bool {
    switch self {
    case .foreignOwner, .writableByOthers: true
    case .unknownName, .notAFile, .notExecutable, .unreadableFolder: false
    }
  }
}

/// A file in the folder of hooks.
public struct ListedHook: Equatable, Sendable {
  public let name: String
  public let path: String
  /// Why it is not run; nothing where it is.
  public let trouble: HookTrouble?

  /// Describes a file.
  public init(name: String, path: String, trouble: HookTrouble?) {
    self.name = name
    self.path = path
    self.trouble = trouble
  }

  /// How well it is: what others could change is a problem, what is only not run is not.
  public var state: Examination.State {
    trouble.map { $0.isDanger ? .problem : .note } ?? .ok
  }
}
