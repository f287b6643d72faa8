/// What an imported event says besides, which Haru shows and does not change.
public struct EventDetails: Hashable, Sendable {
  /// Its address (URL).
  public var url: String?
  /// Who planned it.
  public var organizer: String?
  /// Who takes part.
  public var attendees: [String]

  /// Puts the details together.
  public init(url: String? = nil, organizer: String? = nil, attendees: [String] = []) {
    self.url = url
    self.organizer = organizer
    self.attendees = attendees
  }
}
