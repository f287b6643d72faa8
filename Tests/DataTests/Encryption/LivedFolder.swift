import Domain
import Foundation
import Support
import Testing

@testable import Data

/// A data folder after some use, with all kinds of files beside a store. Each contains the known word.
struct LivedFolder {
  static let word = "KNOWNWORD"

  let root: String
  var paths: ArchivePaths {
    ArchivePaths(
      dataFolder: path("data"), store: path("data/profiles/me/haru.sqlite"),
      profile: nil)
  }
  var caches: [String] { [path("cache/answers"), path("cache/covers")] }
  var conversion: SideFileConversion { SideFileConversion(paths: paths, caches: caches) }
  var photos: PhotoFolder { PhotoFolder(besides: paths.store) }
  var key: SyncKeyFile { SyncKeyFile(of: paths.store) }

  static let picture = [0xFF, 0xD8, 0xFF] + Array("\(word) picture".utf8)
  /// The contents of the photos. The ending of the last one is not the usual one of its content.
  static let contents: [[UInt8]] = [
    [0xFF, 0xD8, 0xFF] + Array("\(word) photo".utf8) + (0..<70_000).map { UInt8($0 % 251) },
    Array("\(word) without a kind".utf8),
  ]
  /// The same in all processes.
  static let membership = {
    var numbers = Numbers()
    return SyncMembership(
      group: GroupID(SixteenBytes(high: 1, low: 2)), key: GroupKey(from: &numbers),
      device: DeviceID(SixteenBytes(high: 3, low: 4)), remote: "/\(word)", name: "laptop")
  }()

  private struct Numbers: RandomNumberGenerator {
    var last: UInt64 = 0
    mutating func next() -> UInt64 {
      last += 1
      return last
    }
  }

  static func name(of content: [UInt8]) -> String {
    var sum = SHA256()
    sum.add(content)
    return sum.finish() + (content[0] == 0xFF ? ".jpg" : ".raw")
  }

  /// Uses a folder that exists.
  init(at root: String) { self.root = root }

  /// Makes all files.
  init(_ folder: SampleFolder) throws {
    self.init(at: folder.path)
    try fill()
  }

  func fill() throws {
    let store = try Database(.file(paths.store))
    try store.write { (store) throws(StorageFailure) in
      for content in Self.contents {
        _ = try store.first(
          PhotosSQL.insert, [.text("m"), .text(Self.name(of: content)), .int(content.count)],
          { $0.int })
      }
    }
    let preferences = SQLitePreferences(store)
    try preferences.set("moods.artist", to: Self.word)
    for content in Self.contents {
      try write(content, "data/profiles/me/photos/" + Self.name(of: content))
    }
    let archive = SQLiteArchive(store, preferences: preferences, paths: paths)
    let now = Now(instant: 1_767_000_000, offset: 0)
    _ = try archive.backUp(to: nil, replacing: false, at: now)
    _ = archive.keepDay(at: now, patiently: true)
    try store.alone { (store) throws(StorageFailure) in
      _ = try store.copy(to: paths.store + ".before-v99")
    }
    store.close()
    try key.save(Self.membership)
    try write(Self.picture, "data/profiles/me/picture.jpg")
    for name in ["haru.sqlite-wal.orphaned", "haru.sqlite.77.part", "photos/photo.7.part"] {
      try write(Array(Self.word.utf8), "data/profiles/me/" + name)
      try age("data/profiles/me/" + name)
    }
    CoverCache(folder: PrivateFolder(path: caches[1])).keep(Array(Self.word.utf8), of: Self.word)
    ResponseCache(folder: PrivateFolder(path: caches[0]))
      .keep(Array(Self.word.utf8), to: Self.word, at: 0)
  }

  func write(_ bytes: [UInt8], _ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: ArchiveDisk.folder(of: path(name)), withIntermediateDirectories: true)
    try Foundation.Data(bytes).write(to: URL(filePath: path(name)))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o600], ofItemAtPath: path(name))
  }

  func path(_ name: String) -> String { root + "/" + name }

  func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Foundation.Data(contentsOf: URL(filePath: path(name))))
  }

  /// Makes a file old enough to be abandoned.
  func age(_ name: String) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -600)], ofItemAtPath: path(name))
  }

  /// The paths of all files, relative to the folder, sorted. Shared memory is left out.
  func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root).filter { name in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: path(name), isDirectory: &isFolder)
      return !isFolder.boolValue && !name.hasSuffix("-shm")
    }.sorted()
  }

  /// The files that contain the known word, or a name of a photo that its content gives.
  func clearFiles() throws -> [String] {
    let words = ([Self.word] + Self.contents.map(Self.name)).map { Foundation.Data($0.utf8) }
    return try files().filter { name in
      if words.contains(where: { Foundation.Data(name.utf8).range(of: $0) != nil }) { return true }
      let bytes = Foundation.Data(try bytes(name))
      return words.contains { bytes.range(of: $0) != nil }
    }
  }

  /// The plain contents of all files except databases, by their names.
  func contents() throws -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    for name in try files() {
      let bytes = try bytes(name)
      if !bytes.starts(with: Array("SQLite format 3".utf8)) { contents[name] = bytes }
    }
    return contents
  }

  /// The databases, and the digest of what is in them.
  func digests() throws -> [String: Int] {
    var digests: [String: Int] = [:]
    for path in [paths.store, paths.store + ".before-v99"] + (try paths.allCopies()) {
      let store = try Connection(path: path, access: .frozen, busyMilliseconds: 0)
      try store.learnTokens()
      digests[path] = try StoreDigest.of(store)
    }
    return digests
  }

  /// Encrypts the store and all files beside it.
  @discardableResult
  func encrypt(
    _ pair: (key: DataKey, slots: [KeySlot])? = nil
  ) throws -> (key: DataKey, report: SideFileReport) {
    let (key, slots) = try pair ?? EncryptedStore.key()
    let report = try conversion.encrypt(key, slots) { () throws(StorageFailure) in
      try StoreExchange(path: paths.store, timeout: 0).run(to: .encrypted(key, slots))
    }
    return (key, report)
  }

  @discardableResult
  func decrypt() throws -> SideFileReport {
    try conversion.decrypt { () throws(StorageFailure) in
      try StoreExchange(path: paths.store, timeout: 0).run(to: .plain)
    }
  }

  /// Expects that all files can be read through the types that use them.
  func expectReadable(sourceLocation: SourceLocation = #_sourceLocation) throws {
    #expect(try key.load() == Self.membership, sourceLocation: sourceLocation)
    for content in Self.contents {
      #expect(photos.holds(Self.name(of: content)), sourceLocation: sourceLocation)
    }
    let picture = try SideFiles(store: paths.store).read(
      path("data/profiles/me/picture.jpg"), as: .picture, limit: 1 << 20)
    #expect(picture == Self.picture, sourceLocation: sourceLocation)
    let store = try Database(.file(paths.store))
    #expect(
      try SQLitePreferences(store).all()["moods.artist"] == Self.word,
      sourceLocation: sourceLocation)
    store.close()
    for copy in try paths.allCopies() {
      #expect(throws: Never.self, sourceLocation: sourceLocation) { try StoredCopy.read(copy) }
    }
  }
}
