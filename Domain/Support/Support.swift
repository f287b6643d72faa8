/// What the program can say of itself, and whom it can reach when it is asked to.
public final class Support: Sendable {
  /// Opens letters and pages in other programs.
  public let opener: Opener
  /// Where the people behind the program can be reached.
  public let places: SupportAddresses
  /// What can be had again and is kept so that it need not be.
  public let cache: CacheKeeper
  private let facts: @Sendable () -> SystemFacts
  let fetcher: @Sendable (Cancellation?) -> Fetcher
  /// Where somebody wants it to be asked which version is the newest.
  let updateAddress: @Sendable () -> String?

  /// Gathers what is needed.
  public init(
    opener: Opener, places: SupportAddresses = .known, cache: CacheKeeper,
    surroundings: @autoclosure @escaping @Sendable () -> SystemFacts,
    fetcher: @escaping @Sendable (Cancellation?) -> Fetcher,
    updateAddress: @escaping @Sendable () -> String? = { nil }
  ) {
    self.opener = opener
    self.places = places
    self.cache = cache
    facts = surroundings
    self.fetcher = fetcher
    self.updateAddress = updateAddress
  }

  /// What it runs on, looked at when somebody asks.
  public var surroundings: SystemFacts { facts() }

  /// The longest answer about versions, in bytes.
  static let limit = 1 << 16

  /// The newest version there is, as the address in the settings knows it.
  public func latestVersion(cancellation: Cancellation? = nil) throws(LatestFailure)
    -> VersionNumber
  {
    guard let address = updateAddress(), !address.isEmpty else { throw .noAddress }
    return try latestVersion(at: address, cancellation: cancellation)
  }

  /// The newest version there is, as the first line at an address says it.
  public func latestVersion(at address: String, cancellation: Cancellation? = nil)
    throws(LatestFailure) -> VersionNumber
  {
    let bytes: [UInt8]
    do throws(FetchFailure) {
      bytes = try fetcher(cancellation).fetch(address, Self.limit)
    } catch {
      throw .fetching(error)
    }
    let line = String(decoding: bytes, as: UTF8.self).prefix { !$0.isNewline }
    guard let version = VersionNumber(Text.trimmed(String(line))) else { throw .unreadable }
    return version
  }
}

extension Support {
  /// A program that nothing lies around.
  public static let alone = Support(
    opener: Opener { _ in .noProgram }, cache: .none,
    surroundings: SystemFacts(system: "?", terminal: "?"),
    fetcher: { _ in
      Fetcher { (address, _) throws(FetchFailure) in
        throw FetchFailure(address: address, .unreachable)
      }
    })
}

/// Why nobody knows the newest version.
public enum LatestFailure: Error, Equatable, Sendable {
  case fetching(FetchFailure)
  /// Nobody said where it could be asked.
  case noAddress
  /// What lies there is no version.
  case unreadable
}

/// A version as three numbers, or more.
public struct VersionNumber: Equatable, Comparable, Sendable, CustomStringConvertible {
  let parts: [Int]

  /// Reads a version such as `1.10.2`, with or without a `v` before it.
  public init?(_ text: String) {
    let digits = text.hasPrefix("v") ? text.dropFirst() : text[...]
    guard digits.utf8.count <= 40 else { return nil }
    let pieces = digits.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = pieces.compactMap { piece in
      piece.utf8.allSatisfy { (48...57).contains($0) } ? Int(piece) : nil
    }
    guard numbers.count == pieces.count, (1...4).contains(numbers.count) else { return nil }
    parts = numbers
  }

  public var description: String { parts.map(String.init).joined(separator: ".") }

  public static func < (one: VersionNumber, other: VersionNumber) -> Bool {
    let count = max(one.parts.count, other.parts.count)
    for place in 0..<count {
      let (left, right) = (one.part(place), other.part(place))
      if left != right { return left < right }
    }
    return false
  }

  public static func == (one: VersionNumber, other: VersionNumber) -> Bool {
    !(one < other) && !(other < one)
  }

  private func part(_ place: Int) -> Int { place < parts.count ? parts[place] : 0 }
}

/// What the program runs on, for letters about what does not work.
public struct SystemFacts: Equatable, Sendable {
  /// The system's name and number.
  public let system: String
  /// The terminal's name.
  public let terminal: String

  /// Puts the facts together.
  public init(system: String, terminal: String) {
    self.system = system
    self.terminal = terminal
  }
}

/// Keeps what can be had again, and gives its room back.
public struct CacheKeeper: Sendable {
  /// How many bytes it takes.
  public var size: @Sendable () throws(FileFailure) -> Int
  /// Throws it away, and says how many bytes that were.
  public var clear: @Sendable () throws(FileFailure) -> Int

  /// Makes a keeper.
  public init(
    size: @escaping @Sendable () throws(FileFailure) -> Int,
    clear: @escaping @Sendable () throws(FileFailure) -> Int
  ) {
    self.size = size
    self.clear = clear
  }

  /// A keeper of nothing.
  public static let none = CacheKeeper(
    size: { () throws(FileFailure) in 0 }, clear: { () throws(FileFailure) in 0 })
}
