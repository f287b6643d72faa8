/// A photo that was copied beside the store, and the record it belongs to.
public struct StoredPhoto: Hashable, Sendable {
  public let record: String
  /// The position among the photos of the record, from 1.
  public let position: Int
  /// The file name, derived from a hash of the content.
  public let name: String
  /// The file size in bytes.
  public let bytes: Int
  /// The path of the file; nil if the file is missing.
  public var path: String?

  public init(record: String, position: Int, name: String, bytes: Int, path: String? = nil) {
    self.record = record
    self.position = position
    self.name = name
    self.bytes = bytes
    self.path = path
  }

  /// The maximum file size in bytes.
  public static let longest = 64 << 20
}
