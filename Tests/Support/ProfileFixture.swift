import Domain
import Synchronization

/// Profiles in memory. Their clocks move only when a test moves them, the verification codes are known in advance, and
/// messages are collected.
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

  /// Uses a repository. `codes` are the next verification codes; all later codes are `4321`.
  package init(_ repository: any ProfilesRepository = ProfilesInMemory(), codes: [Int] = []) {
    self.repository = repository
    state = Mutex(State(codes: codes))
  }

  /// Returns the profile actions of this fixture. The arguments replace its dependencies; the
  /// clocks and the source of codes are always those of the fixture.
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

  /// Moves the wall clock forward.
  package func pass(seconds: Int) {
    state.withLock {
      $0.now = Now(instant: $0.now.instant + seconds, offset: $0.now.offset)
    }
  }

  /// Moves the clock that measures timeouts; a negative number moves it backwards.
  package func wait(seconds: Int) { state.withLock { $0.milliseconds += Int64(seconds) * 1000 } }

  /// Makes sending of messages fail; nil makes it succeed again.
  package func fail(with failure: SendingFailure?) { state.withLock { $0.failure = failure } }

  /// The messages that were sent.
  package var messages: [CodeMessage] { state.withLock { $0.messages } }
}

extension SecretKeeper {
  /// Stores secrets as plain text, which takes no time and can be read by a test.
  package static let plain = SecretKeeper(
    hash: { SecretHash("$argon2id$plain:" + $0) },
    matches: { $1.text == "$argon2id$plain:" + $0 })
}

extension Profiles {
  /// Creates an account, by default with the password `haru-2026`. If there is a phone number, it is verified first.
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
