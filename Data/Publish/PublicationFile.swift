public import Domain

/// The file beside a store with what this device publishes. Only the owner can read the file, and it is in no backup
/// and no export. Beside an encrypted store it is encrypted.
public struct PublicationFile: PublicationRepository {
  private let path: String
  private let files: SideFiles

  public init(of store: String) {
    path = store + Self.ending
    files = SideFiles(store: store)
  }

  /// The suffix that is appended to the file name of the store.
  static let ending = ".publish"
  static let limit = 1 << 25

  public func load() throws(StorageFailure) -> Publication? {
    guard let bytes = try files.read(path, as: .publication, limit: Self.limit) else { return nil }
    guard let publication = PublicationText.publication(bytes) else { throw .corrupt }
    return publication
  }

  public func update(_ change: (inout Publication?) -> Void) throws(StorageFailure) -> Publication?
  {
    try WholeFile(path: path).alone { () throws(StorageFailure) in
      var publication = try load()
      let before = publication
      change(&publication)
      if publication == before { return publication }
      if let publication {
        try files.write(PublicationText.bytes(of: publication), to: path, as: .publication)
      } else {
        try StoreFile.remove(path)
      }
      return publication
    }
  }
}

extension PublishDependencies {
  /// Returns the dependencies of publishing for a store that is a file.
  public static func onDisk(store: String, version: String) -> PublishDependencies {
    PublishDependencies(
      publications: PublicationFile(of: store), storeState: { StoreState(store).text },
      version: version)
  }
}

/// Identifies the content of a store file by its attributes and those of its log, without reading them.
struct StoreState {
  /// The state as text; nil if the store does not exist.
  let text: String?

  init(_ store: String) {
    guard let file = WholeFile(path: store).stamp else {
      text = nil
      return
    }
    // Empty logs are ignored, because opening a store creates one and closing it removes it.
    let logs = StoreFile.logEndings.compactMap { ending -> String? in
      guard let log = WholeFile(path: store + ending).stamp, log.length > 0 else { return nil }
      return ending + " " + Self.text(of: log)
    }
    text = ([Self.text(of: file)] + logs).joined(separator: " ")
  }

  private static func text(of stamp: WholeFile.Stamp) -> String {
    "\(stamp.number) \(stamp.length) \(stamp.written)"
  }
}
