/// The result of emptying the trash.
public struct EmptiedTrash: Equatable, Sendable {
  /// The number of records that were destroyed.
  public let count: Int
  /// The photos that could not be deleted.
  public let photos: PhotosLeft
  /// Whether other devices and the sync remote still have the records, until they have synced.
  public let isElsewhere: Bool

  public init(count: Int, photos: PhotosLeft = PhotosLeft(), isElsewhere: Bool = false) {
    (self.count, self.photos, self.isElsewhere) = (count, photos, isElsewhere)
  }
}

/// The photos that are no longer referenced but could not be deleted.
public struct PhotosLeft: Equatable, Sendable {
  /// The paths of the files that could not be deleted.
  public var undeleted: [String]
  /// The backup that could not be read; nil if all could. Its references are unknown, so no photo was deleted.
  public var unreadableCopy: String?

  public init(undeleted: [String] = [], unreadableCopy: String? = nil) {
    self.undeleted = undeleted
    self.unreadableCopy = unreadableCopy
  }
}
