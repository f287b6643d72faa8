/// The support part of Haru: system information, contacts, the cache, and the check for a new version.
public final class Support: Sendable {
  /// Opens mails and web pages in other programs.
  public let opener: Opener
  /// The contact addresses of the project.
  public let addresses: SupportAddresses
  public let cache: CacheKeeper
  private let facts: @Sendable () -> SystemInfo
  let fetcher: @Sendable (Cancellation?) -> Fetcher
  /// The URL of the version check from the settings; nil if none is set.
  let updateAddress: @Sendable () -> String?
  /// Reminds the user that the encrypted store of a profile is closed; nil for the current profile.
  public let remindOfClosedStore: @Sendable (_ profile: String?, NoticeText) -> Void

  public init(
    opener: Opener, addresses: SupportAddresses = .known, cache: CacheKeeper,
    surroundings: @autoclosure @escaping @Sendable () -> SystemInfo,
    fetcher: @escaping @Sendable (Cancellation?) -> Fetcher,
    updateAddress: @escaping @Sendable () -> String? = { nil },
    remindOfClosedStore: @escaping @Sendable (String?, NoticeText) -> Void = { _, _ in }
  ) {
    self.opener = opener
    self.addresses = addresses
    self.cache = cache
    facts = surroundings
    self.fetcher = fetcher
    self.updateAddress = updateAddress
    self.remindOfClosedStore = remindOfClosedStore
  }

  /// Information about the system, read at each access.
  public var surroundings: SystemInfo { facts() }

  /// The maximum size of a version response, in bytes.
  static let limit = 1 << 16

  /// Fetches the newest version from the URL in the settings.
  public func latestVersion(cancellation: Cancellation? = nil) throws(LatestFailure)
    -> VersionNumber
  {
    guard let address = updateAddress(), !address.isEmpty else { throw .noAddress }
    return try latestVersion(at: address, cancellation: cancellation)
  }

  /// Fetches the newest version from the first line of the response of a URL.
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
  /// An instance for environments without other programs, network or cache.
  public static let alone = Support(
    opener: Opener { _ in .noProgram }, cache: .none,
    surroundings: SystemInfo(system: "?", terminal: "?"),
    fetcher: { _ in
      Fetcher { (address, _) throws(FetchFailure) in
        throw FetchFailure(address: address, .unreachable)
      }
    })
}

/// Why the newest version could not be determined.
public enum LatestFailure: Error, Equatable, Sendable {
  case fetching(FetchFailure)
  /// No URL is set for the version check.
  case noAddress
  /// The response does not begin with a version.
  case unreadable
}

/// A version of one to four numbers. Missing numbers count as 0 in comparisons.
public struct VersionNumber: Equatable, Comparable, Sendable, CustomStringConvertible {
  let parts: [Int]

  /// Parses a version such as `1.10.2`, with an optional leading `v`; nil if the text is invalid.
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
    for index in 0..<count {
      let (left, right) = (one.part(index), other.part(index))
      if left != right { return left < right }
    }
    return false
  }

  public static func == (one: VersionNumber, other: VersionNumber) -> Bool {
    !(one < other) && !(other < one)
  }

  private func part(_ index: Int) -> Int { index < parts.count ? parts[index] : 0 }
}

/// Information about the system, for bug reports.
public struct SystemInfo: Equatable, Sendable {
  /// The name and version of the operating system.
  public let system: String
  /// The name of the terminal.
  public let terminal: String

  public init(system: String, terminal: String) {
    self.system = system
    self.terminal = terminal
  }
}

/// Access to the cache, which holds only files that can be created again.
public struct CacheKeeper: Sendable {
  /// The size of the cache in bytes.
  public var size: @Sendable () throws(FileFailure) -> Int
  /// Deletes the cache and returns the number of bytes freed.
  public var clear: @Sendable () throws(FileFailure) -> Int

  public init(
    size: @escaping @Sendable () throws(FileFailure) -> Int,
    clear: @escaping @Sendable () throws(FileFailure) -> Int
  ) {
    self.size = size
    self.clear = clear
  }

  /// A cache keeper for environments without a cache; its size is zero.
  public static let none = CacheKeeper(
    size: { () throws(FileFailure) in 0 }, clear: { () throws(FileFailure) in 0 })
}
