public import Domain

/// The file that says which profile is in use: one line with its name, `-` where nobody is signed
/// in, and none at all for somebody who never chose one.
public struct CurrentProfileFile: Sendable {
  private let folder: FolderOnDisk
  private static let name = "current"
  private static let nobody = "-"

  /// Looks into the folder of all data.
  public init(dataFolder: String) { folder = FolderOnDisk(path: dataFolder) }

  /// Which profile it names. What cannot be read does not count as nobody's choice, and what can be
  /// no name is nobody.
  public func read() throws(StorageFailure) -> CurrentProfile {
    guard try folder.has(Self.name) else { return .profile(.usual) }
    guard let bytes = PrivateFolder(path: folder.path).read(Self.name, limit: 1024) else {
      throw .unreadable(path: folder.path + "/" + Self.name)
    }
    let line = String(decoding: bytes.prefix { $0 != ASCII.newline }, as: UTF8.self)
    return ProfileName.isName(line) ? .profile(ProfileName(stored: line)) : .nobody
  }

  /// Names another one.
  func write(_ current: CurrentProfile) throws(StorageFailure) {
    let line =
      switch current {
      case .profile(let name): name.text
      case .nobody: Self.nobody
      }
    try folder.write(Array((line + "\n").utf8), to: Self.name)
  }
}
