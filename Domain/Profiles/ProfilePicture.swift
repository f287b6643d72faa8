/// The picture of a profile, as the bytes of a file.
public struct ProfilePicture: Equatable, Sendable {
  /// The kinds of files a picture may be.
  public enum Kind: String, CaseIterable, Sendable { case png, jpg }

  public let kind: Kind
  public let bytes: [UInt8]

  /// The most bytes of a picture.
  public static let limit = 5 << 20

  /// Accepts the bytes of a PNG or a JPEG, which their beginning tells.
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

  /// What its file is called.
  public var fileName: String { "picture." + kind.rawValue }
}
