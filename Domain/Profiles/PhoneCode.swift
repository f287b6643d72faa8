/// A verification code of four digits, which proves that the user owns a phone number.
public struct PhoneCode: Equatable, Sendable {
  public let digits: String

  /// The range of numbers from which codes are drawn.
  public static let drawn = 1000...9998
  /// The lifetime of a code in seconds.
  public static let lifetime = 300
  /// The number of tries that a code allows.
  public static let tries = 5

  /// Creates a code from a randomly drawn number.
  init(drawn number: Int) { digits = String(number) }

  /// Parses user input, which must be four digits.
  public init(typed: String) throws(ProfileRefusal) {
    let text = Text.trimmed(typed)
    guard text.utf8.count == 4, text.utf8.allSatisfy({ (48...57).contains($0) }) else {
      throw .codeForm
    }
    digits = text
  }
}

/// The random source of codes. It stays unpredictable even if tests or options pin other random sources.
public struct CodeSource: Sendable {
  /// Returns a number in `PhoneCode.drawn`.
  public var draw: @Sendable () -> Int

  public init(draw: @escaping @Sendable () -> Int) { self.draw = draw }
}

/// The phone number and the purpose of a code. A code that was sent for one purpose is invalid for another.
public enum CodeSubject: Hashable, Sendable {
  /// A new phone number for an account.
  case register(MobileNumber)
  /// A phone number whose accounts the user wants to find.
  case findID(MobileNumber)
  /// The phone number of an account whose password the user forgot.
  case findPassword(MobileNumber, EmailAddress)

  /// The phone number that receives the code.
  public var number: MobileNumber {
    switch self {
    case .register(let number), .findID(let number), .findPassword(let number, _): number
    }
  }

  /// The unique key under which a request is stored.
  public var key: String {
    switch self {
    case .register(let number): "register " + number.digits
    case .findID(let number): "findID " + number.digits
    case .findPassword(let number, let email): "password \(number.digits) \(email.key)"
    }
  }
}

/// The stored state of a code that was sent.
public struct CodeRequest: Equatable, Sendable {
  /// The hash of the code; nil if the code could not be delivered. The code itself is never stored.
  public var hash: SecretHash?
  /// The time at which the code was sent, in seconds since 1970.
  public var sent: Int
  /// The number of tries with this code.
  public var tries: Int
  /// The wrong tries with this code and with earlier codes for the same subject.
  public var wrong: WrongTries

  public init(hash: SecretHash?, sent: Int, tries: Int = 0, wrong: WrongTries = WrongTries()) {
    self.hash = hash
    self.sent = sent
    self.tries = tries
    self.wrong = wrong
  }
}

/// Stores the requests for verification codes.
public protocol CodesRepository: Sendable {
  /// Changes the request of a subject in one transaction. If the rule returns nil, the request is deleted.
  func change(_ subject: CodeSubject, by rule: CodeRule) throws(ProfilesFailure)
}

/// A closure that computes the new request of a code from the stored one. Nil means that there is no request.
public typealias CodeRule = (CodeRequest?) throws(ProfilesFailure) -> CodeRequest?
