/// Properties of an imported event that Haru shows but does not edit.
public struct EventDetails: Hashable, Sendable {
  public var url: String?
  public var organizer: String?
  public var attendees: [String]

  public init(url: String? = nil, organizer: String? = nil, attendees: [String] = []) {
    self.url = url
    self.organizer = organizer
    self.attendees = attendees
  }
}
