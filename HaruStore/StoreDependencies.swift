import Data
public import Domain

/// The configuration of a store: what it finds around it. Unless it is told otherwise, a store starts
/// no program, asks nobody over the web and keeps no cache; it has the clock of the computer.
public struct StoreDependencies: Sendable {
  /// The folders programs are found in, as `PATH` has them. `curl` fetches, `rsvg-convert` draws,
  /// `fc-list` knows the fonts, and `xdg-open` opens; what is not there is refused with its name.
  public var programPath: String?
  /// Where answers of services are cached; nothing where none are.
  public var answersFolder: String?
  /// Where covers of books are cached; nothing where none are.
  public var coversFolder: String?
  /// Whether those folders take what is new; otherwise they only answer.
  public var keepsAnswers = true
  /// The key of the Korean bookshop, where settings have none.
  public var aladinKey: String?
  /// The version that services are told.
  public var version = "0"
  /// The present moment.
  public var clock: WallClock = .system(in: LocalZone())
  /// Where lots come from.
  public var randomSource: RandomSource = .unseeded()

  /// A world without programs, with the clock and the zone of this computer.
  public init() {}
}
