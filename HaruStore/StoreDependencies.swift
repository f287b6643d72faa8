import Data
public import Domain

/// The configuration of a store. By default a store uses the system clock, starts no program, sends no web request and
/// keeps no cache.
public struct StoreDependencies: Sendable {
  /// The folders programs are found in, as in `PATH`: `curl` fetches, `rsvg-convert` draws, `fc-list` lists fonts, and
  /// `xdg-open` opens. A missing program fails with its name.
  public var programPath: String?
  /// The cache folder for answers of services; nil for no cache.
  public var answersFolder: String?
  /// The cache folder for covers of books; nil for no cache.
  public var coversFolder: String?
  /// Whether new answers are written to these caches; otherwise they are read only.
  public var keepsAnswers = true
  /// The key of the Korean bookshop Aladin, if the settings have none.
  public var aladinKey: String?
  /// The version sent to services.
  public var version = "0"
  /// The source of the present moment.
  public var clock: WallClock = .system(in: LocalZone())
  /// The source of random numbers.
  public var randomSource: RandomSource = .unseeded()

  /// The defaults: no programs, with the clock and time zone of this computer.
  public init() {}
}
