/// Four digits that are sent to somebody, who proves with them that a number is theirs.
public struct PhoneCode: Equatable, Sendable {
  /// The digits.
  public let digits: String

  /// The codes that are drawn.
  public static let drawn = 1000...9998
  /// How many seconds a code is good for.
  public static let lifetime = 300
  /// How many wrong tries make a code worthless.
  public static let tries = 5

  /// Takes a number that was drawn.
  init(drawn number: Int) { digits = String(number) }

  /// Takes what somebody typed, which is four digits.
  public init(typed: String) throws(ProfileRefusal) {
    let text = Text.trimmed(typed)
    guard text.utf8.count == 4, text.utf8.allSatisfy({ (48...57).contains($0) }) else {
      throw .codeForm
    }
    digits = text
  }
}

/// Draws codes that nobody can foresee, whatever else is pinned.
public struct CodeSource: Sendable {
  /// A number of `PhoneCode.drawn`.
  public var draw: @Sendable () -> Int

  /// Makes a source.
  public init(draw: @escaping @Sendable () -> Int) { self.draw = draw }
}

/// What a code is to prove, and for what. A code that was sent for one thing is none for another.
public enum CodeSubject: Hashable, Sendable {
  /// A number that an account is to have.
  case register(MobileNumber)
  /// A number whose accounts somebody wants to know.
  case findID(MobileNumber)
  /// The number of an account whose password was forgotten.
  case findPassword(MobileNumber, EmailAddress)

  /// The number the code goes to.
  public var number: MobileNumber {
    switch self {
    case .register(let number), .findID(let number), .findPassword(let number, _): number
    }
  }

  /// What requests are told apart by.
  public var key: String {
    switch self {
    case .register(let number): "register " + number.digits
    case .findID(let number): "findID " + number.digits
    case .findPassword(let number, let email): "password \(number.digits) \(email.key)"
    }
  }
}

/// What is remembered of a code that was sent.
public struct CodeRequest: Equatable, Sendable {
  /// The code, of which only this is kept; nothing when it did not reach anybody.
  public var hash: SecretHash?
  /// When it was sent, in seconds since 1970.
  public var sent: Int
  /// How many tries were made with it.
  public var tries: Int
  /// How many wrong ones there were, of this code and those before it.
  public var wrong: WrongTries

  /// Puts it together.
  public init(hash: SecretHash?, sent: Int, tries: Int = 0, wrong: WrongTries = WrongTries()) {
    self.hash = hash
    self.sent = sent
    self.tries = tries
    self.wrong = wrong
  }
}

/// Where it is remembered which codes were sent.
public protocol CodesRepository: Sendable {
  /// Changes what is remembered about a subject in one transaction; nothing forgets it.
  func change(_ subject: CodeSubject, by rule: CodeRule) throws(ProfilesError)
}

/// Decides what is remembered of a code.
public typealias CodeRule = (CodeRequest?) throws(ProfilesError) -> CodeRequest?
