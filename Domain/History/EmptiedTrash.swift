/// What became of a trash that was emptied.
public struct EmptiedTrash: Equatable, Sendable {
  /// How many things were destroyed.
  public let count: Int
  /// The photos that stay all the same.
  public let photos: PhotosLeft
  /// Whether other devices and the place they meet at have it until they have synced.
  public let isElsewhere: Bool

  /// Describes an emptied trash.
  public init(count: Int, photos: PhotosLeft = PhotosLeft(), isElsewhere: Bool = false) {
    (self.count, self.photos, self.isElsewhere) = (count, photos, isElsewhere)
  }
}

/// The photos nothing needs any more, and that stay all the same.
public struct PhotosLeft: Equatable, Sendable {
  /// The files that could not be deleted.
  public var undeleted: [String]
  /// A copy of the store that cannot be read: nobody knows what photos it needs, and all stay.
  public var unreadableCopy: String?

  /// Describes photos that stay.
  public init(undeleted: [String] = [], unreadableCopy: String? = nil) {
    self.undeleted = undeleted
    self.unreadableCopy = unreadableCopy
  }
}
