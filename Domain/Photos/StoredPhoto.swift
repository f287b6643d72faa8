/// A photo that was copied beside the store, with the record it belongs to.
public struct StoredPhoto: Hashable, Sendable {
  /// The id of the record.
  public let record: String
  /// Which of the record's photos it is, from 1.
  public let place: Int
  /// The name of its file, which is made of what is in it.
  public let name: String
  /// How long its file is.
  public let bytes: Int
  /// Where its file lies; nothing where it is gone.
  public var path: String?

  /// Describes a photo.
  public init(record: String, place: Int, name: String, bytes: Int, path: String? = nil) {
    self.record = record
    self.place = place
    self.name = name
    self.bytes = bytes
    self.path = path
  }

  /// No photo is longer.
  public static let longest = 64 << 20
}
