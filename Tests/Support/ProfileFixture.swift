import Domain
import Synchronization

/// Profiles without a disk, with clocks that move when a test says so, codes that are known
/// beforehand and messages that are collected.
package final class ProfileFixture: Sendable {
  private struct State {
    var now = Now.on("2026-03-01")
    var milliseconds: Int64 = 1_000_000
    var codes: [Int] = []
    var messages: [CodeMessage] = []
    var failure: SendingFailure?
  }

  private let state: Mutex<State>
  package let repository: any ProfilesRepository
  package let files = FilesInMemory()

  /// Opens over some profiles; codes are `4321` when those given are used up.
  package init(_ repository: any ProfilesRepository = ProfilesInMemory(), codes: [Int] = []) {
    self.repository = repository
    state = Mutex(State(codes: codes))
  }

  /// All one can do with profiles here.
  package func profiles(
    over other: (any ProfilesRepository)? = nil, keeper: SecretKeeper = .plain,
    codes: any CodesRepository = CodesInMemory(),
    sender: CodeSender? = nil, files: Files? = nil,
    providers: IdentityProviders = FakeSignIn(settings: [:]).providers
  ) -> Profiles {
    Profiles(
      profiles: other ?? repository, codes: codes, keeper: keeper,
      source: CodeSource { [self] in
        state.withLock { $0.codes.isEmpty ? 4321 : $0.codes.removeFirst() }
      },
      sender: sender
        ?? CodeSender { [self] (message) throws(SendingFailure) in
          try state.withLock { (state) throws(SendingFailure) in
            if let failure = state.failure { throw failure }
            state.messages.append(message)
          }
          return .shown(message.text)
        },
      files: files ?? self.files.port, clock: WallClock { [self] in state.withLock { $0.now } },
      realTime: RealTime { [self] in state.withLock { $0.milliseconds } }, providers: providers)
  }

  /// Lets the wall clock go on.
  package func pass(seconds: Int) {
    state.withLock {
      $0.now = Now(instant: $0.now.instant + seconds, offset: $0.now.offset)
    }
  }

  /// Lets real time pass, or puts it back.
  package func wait(seconds: Int) { state.withLock { $0.milliseconds += Int64(seconds) * 1000 } }

  /// Has no message go out any more, or again.
  package func fail(with failure: SendingFailure?) { state.withLock { $0.failure = failure } }

  /// What was sent.
  package var messages: [CodeMessage] { state.withLock { $0.messages } }
}

extension SecretKeeper {
  /// Keeps secrets so that a test can read them, and in no time.
  package static let plain = SecretKeeper(
    hash: { SecretHash("$argon2id$plain:" + $0) },
    matches: { $1.text == "$argon2id$plain:" + $0 })
}

extension Profiles {
  /// Gives somebody an account with the password `haru-2026` in a test.
  @discardableResult
  package func register(
    _ name: String, email: String? = nil, phone: String? = nil, keepsGuest: Bool = false,
    password: String = "haru-2026"
  ) throws -> Profile {
    let checked = try signUp.check(
      SignUpDraft(
        name: keepsGuest ? nil : name, email: email ?? "\(name)@example.com", nickname: name,
        phone: phone, keepsGuest: keepsGuest))
    var proof: ProvenNumber?
    if let number = checked.phone {
      var sent = ""
      _ = try codes.send(for: .register(number)) {
        sent = $0.digits
        return $0.digits
      }
      proof = try codes.prove(.register(number), by: sent)
    }
    return try signUp(checked, try Password(password, repeated: password), proof)
  }
}
