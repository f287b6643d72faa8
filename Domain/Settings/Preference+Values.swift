extension Preference {
  /// The only accepted values; nil if the setting accepts other values than a fixed list.
  public var choices: [String]? {
    switch kind {
    case .flag: ["on", "off"]
    case .choice(let words): words
    case .number, .text, .address, .command, .hours, .cycles, .target: nil
    }
  }

  /// The maximum length of a value in characters.
  public var limit: Int {
    switch kind {
    case .text(let limit), .address(let limit), .command(let limit): limit
    case .flag, .choice, .number, .hours, .target: 15
    case .cycles: 1000
    }
  }

  /// Whether the value must be masked on screen.
  public var isSecret: Bool {
    let secrets: [Preference] = [
      .booksAladinKey, .booksKakaoKey, .booksNaruKey, .signInGoogleSecret, .signInKakaoSecret,
      .signInIssuerSecret,
    ]
    return secrets.contains(self)
  }

  /// Whether the value is a URL used for signing in, which must therefore be `https`.
  public var isSecure: Bool { self == .signInIssuer || self == .signInApplePage }

  /// Whether the value is only UI state. The settings file does not accept such settings.
  public var isScreensMemory: Bool {
    self == .booksShelf || self == .booksSort || self == .booksView
  }
}
