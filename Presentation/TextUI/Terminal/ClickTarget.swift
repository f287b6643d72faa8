/// An area of a frame that acts by itself when it is clicked.
public struct ClickTarget: Equatable, Sendable {
  public enum Action: Equatable, Sendable {
    /// Presses keys, one after another.
    case keys([Character])
    /// Shows the day that is this many days after 1 January 1970.
    case day(Int)
  }

  public let area: Area
  public let action: Action

  public init(_ area: Area, _ action: Action) { (self.area, self.action) = (area, action) }
}
