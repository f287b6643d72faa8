public import Domain
import Synchronization

/// Stores profiles and their pictures until the program ends.
public final class ProfilesInMemory: ProfilesRepository {
  private struct State {
    var accounts: [ProfileName: Account?] = [:]
    var current = CurrentProfile.profile(.defaultName)
    var pictures: [ProfileName: [String: [UInt8]]] = [:]
    var openElsewhere: Set<ProfileName> = []
    var copies: Set<String> = []
  }

  private let state = Mutex(State())

  public init() {}

  /// Opens or closes a profile as another process would, for tests.
  package func open(_ name: ProfileName, elsewhere isOpen: Bool) {
    state.withLock {
      if isOpen { $0.openElsewhere.insert(name) } else { $0.openElsewhere.remove(name) }
    }
  }

  /// Returns the file names of the pictures, for tests.
  package func pictures(of name: ProfileName) -> [String] {
    state.withLock { ($0.pictures[name] ?? [:]).keys.sorted() }
  }

  public func all() throws(ProfilesFailure) -> [Profile] {
    state.withLock { state in
      state.accounts.map { Profile(name: $0, account: $1) }
        .sorted { $0.name.text.utf8.lexicographicallyPrecedes($1.name.text.utf8) }
    }
  }

  public func find(_ name: ProfileName) throws(ProfilesFailure) -> Profile? {
    state.withLock { state in
      state.accounts[name].map { Profile(name: name, account: $0) }
    }
  }

  public func make(_ name: ProfileName, _ account: Account?) throws(ProfilesFailure) {
    let isTaken = state.withLock { state in
      if state.accounts[name] != nil { return true }
      state.accounts[name] = .some(account)
      return false
    }
    if isTaken { throw .refused(.nameTaken) }
  }

  @discardableResult
  public func change(_ name: ProfileName, by rule: AccountRule) throws(ProfilesFailure) -> Account?
  {
    try state.withLock { (state) throws(ProfilesFailure) in
      if name != .defaultName, state.accounts[name] == nil { throw .unknown(reference: name.text) }
      let after = try rule(state.accounts[name] ?? nil)
      state.accounts[name] = .some(after)
      return after
    }
  }

  public func alone<T>(_ body: () throws(ProfilesFailure) -> T) throws(ProfilesFailure) -> T {
    try body()
  }

  public func current() throws(ProfilesFailure) -> CurrentProfile {
    state.withLock { state in
      guard case .profile(let name) = state.current, name != .defaultName,
        state.accounts[name] == nil
      else { return state.current }
      return .nobody
    }
  }

  public func setCurrent(_ current: CurrentProfile) throws(ProfilesFailure) {
    state.withLock { $0.current = current }
  }

  public func keep(_ picture: ProfilePicture, of name: ProfileName) throws(ProfilesFailure)
    -> String
  {
    state.withLock { $0.pictures[name, default: [:]][picture.fileName] = picture.bytes }
    return picture.fileName
  }

  public func removePicture(_ file: String, of name: ProfileName) throws(ProfilesFailure) {
    state.withLock { $0.pictures[name]?[file] = nil }
  }

  public func delete(_ name: ProfileName, copyingTo path: String?) throws(ProfilesFailure) {
    try state.withLock { (state) throws(ProfilesFailure) in
      if state.accounts[name] == nil {
        if name == .defaultName, path == nil { return }
        throw .unknown(reference: name.text)
      }
      if let path, state.copies.contains(path) { throw .refused(.fileExists) }
      if state.openElsewhere.contains(name) { throw .openElsewhere }
      if let path { state.copies.insert(path) }
      state.accounts[name] = nil
      state.pictures[name] = nil
    }
  }
}

/// Stores the requests for phone codes until the program ends.
public final class CodesInMemory: CodesRepository {
  private let requests = Mutex<[CodeSubject: CodeRequest]>([:])

  public init() {}

  public func change(_ subject: CodeSubject, by rule: CodeRule) throws(ProfilesFailure) {
    try requests.withLock { (requests) throws(ProfilesFailure) in
      requests[subject] = try rule(requests[subject])
    }
  }
}
