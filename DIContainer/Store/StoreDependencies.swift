import Data
public import Domain

/// The configuration of a store. By default a store uses the system clock, starts no program, sends no web request and
/// keeps no cache.
public struct StoreDependencies: Sendable {
  /// The folders in which Haru looks for other programs, in the form of `PATH`, such as `curl` for web requests and
  /// `xdg-open` for links. What needs a missing program fails.
  public var programPath: String?
  /// The cache folder for responses of web services; nil for no cache.
  public var answersFolder: String?
  /// The cache folder for covers of books; nil for no cache.
  public var coversFolder: String?
  /// Whether new responses and covers are written to the caches; otherwise the caches are only read.
  public var keepsAnswers = true
  /// The default API key for the Korean bookshop Aladin, used if the settings have none.
  public var aladinKey: String?
  /// The version of Haru that is sent to web services.
  public var version = "0"
  /// The source of the present moment.
  public var clock: WallClock = .system(in: LocalZone())
  /// The source of random numbers.
  public var randomSource: RandomSource = .unseeded()

  /// Creates the default configuration: no programs, with the clock and time zone of this computer.
  public init() {}
}
