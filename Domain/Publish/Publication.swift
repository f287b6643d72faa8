/// What this device publishes, and where. It is stored on this device only, and is neither synced nor exported.
public struct Publication: Equatable, Sendable {
  /// The address of the remote. The path of a folder is absolute.
  public var remote: String
  /// The folder in the remote. Its name cannot be guessed.
  public let folder: String
  public var parts: Set<PublishedPart>
  /// The name of the calendar; nil for the default name.
  public var name: String?
  /// The files in the remote that Haru wrote or was about to write, by their paths below `folder`.
  public var files: [String: PublishedFile] = [:]
  /// The key of the data that was last published completely; nil if files are left to write.
  public var key: SixteenBytes?
  /// The time stamp in the calendar: when its events last changed, in seconds since 1970.
  public var stamp: Int
  /// When the content of the page last changed, as shown on the page; nil if no page was published.
  public var pageChanged: Now?
  /// When all files were last up to date; nil if they never were.
  public var at: Now?
  /// Whether publishing has stopped and left its files in the remote. They can still be removed.
  public var isStopped = false

  public init(remote: String, folder: String, parts: Set<PublishedPart>, name: String?, stamp: Int)
  {
    (self.remote, self.folder, self.parts, self.name) = (remote, folder, parts, name)
    self.stamp = stamp
  }

  public static let calendarFile = "haru.ics"
  /// The page that shows today and tomorrow.
  public static let pageFile = "today.html"
  public static let cardsFile = "haru.vcf"
  /// The prefix of each folder name, which is followed by 26 letters.
  public static let beginning = "haru-"
  /// The maximum length of a calendar name.
  public static let nameLimit = 100

  /// Generates the name of a new folder with the system's random generator.
  static func newFolder(_ draws: SyncDraws) -> String {
    beginning + DeviceID(draws.sixteen()).letters
  }

  /// Returns whether a text has the form of a publication's folder name.
  public static func isFolder(_ text: String) -> Bool {
    text.hasPrefix(beginning) && DeviceID(letters: text.dropFirst(beginning.count)) != nil
  }

  /// Returns the address of a published file.
  public func address(of file: String) -> String {
    var base = remote
    while base.count > 1, base.hasSuffix("/") { base.removeLast() }
    return (base == "/" ? "" : base) + "/\(folder)/\(file)"
  }

  /// Whether other programs can read the files at a web address.
  public var isOnWeb: Bool {
    do throws(RemoteAddress.Refusal) {
      if case .web = try RemoteAddress(remote) { return true }
      return false
    } catch { return false }
  }
}

/// The stored state of a published file.
public struct PublishedFile: Equatable, Sendable {
  /// The digest of the bytes that were written; nil if writing them may have been interrupted.
  public var digest: SixteenBytes?
  /// The number of bytes.
  public var length: Int

  public init(digest: SixteenBytes?, length: Int) { (self.digest, self.length) = (digest, length) }
}
