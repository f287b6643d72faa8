public import Domain

/// The file with the name of the current profile, or `-` if the user is signed out. The file does
/// not exist before a profile was chosen.
public struct CurrentProfileFile: Sendable {
  private let folder: FolderOnDisk
  private static let name = "current"
  private static let nobody = "-"

  /// Uses the file in `dataFolder`, the folder of all data.
  public init(dataFolder: String) { folder = FolderOnDisk(path: dataFolder) }

  /// Returns the current profile, or the default one if there is no file. Throws if the file cannot
  /// be read. An invalid name counts as signed out.
  public func read() throws(StorageFailure) -> CurrentProfile {
    guard try folder.has(Self.name) else { return .profile(.defaultName) }
    guard let bytes = PrivateFolder(path: folder.path).read(Self.name, limit: 1024) else {
      throw .unreadable(path: folder.path + "/" + Self.name)
    }
    let line = String(decoding: bytes.prefix { $0 != ASCII.newline }, as: UTF8.self)
    return ProfileName.isName(line) ? .profile(ProfileName(stored: line)) : .nobody
  }

  /// Replaces the file with the name of the profile, or with `-` if nobody is signed in.
  func write(_ current: CurrentProfile) throws(StorageFailure) {
    let line =
      switch current {
      case .profile(let name): name.text
      case .nobody: Self.nobody
      }
    try folder.write(Array((line + "\n").utf8), to: Self.name)
  }
}
