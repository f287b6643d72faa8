/// The picture of a profile, as the content of an image file.
public struct ProfilePicture: Equatable, Sendable {
  /// The supported file types.
  public enum Kind: String, CaseIterable, Sendable { case png, jpg }

  public let kind: Kind
  public let bytes: [UInt8]

  /// The maximum size in bytes.
  public static let limit = 5 << 20

  /// Accepts a PNG or JPEG file, detected by its first bytes.
  public init(_ bytes: [UInt8]) throws(ProfileRefusal) {
    if bytes.count > Self.limit { throw .pictureTooLarge(limit: Self.limit) }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      kind = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      kind = .jpg
    } else {
      throw .pictureKind
    }
    self.bytes = bytes
  }

  public var fileName: String { "picture." + kind.rawValue }
}
