import Domain

/// Caches covers in a folder: the original file and the small picture made from it. File names
/// reveal nothing about the books. A damaged file, or a file of another cover, counts as missing.
struct CoverCache: Sendable {
  /// The two files of a cover.
  private enum Part: String, CaseIterable { case original, small }

  private let folder: CacheFolder
  private let mostFiles: Int
  private let mostBytes: Int

  /// The size limit of the original file of a cover, in bytes.
  static let longest = 4 << 20

  /// Uses a folder, which is created when needed. Above either limit the oldest files are deleted
  /// until a quarter of the limit is free again. `store` is the path of the store whose covers these are; nil for a
  /// plain store.
  init(
    folder: PrivateFolder, store: String? = nil, mostFiles: Int = 600, mostBytes: Int = 64 << 20
  ) {
    self.folder = CacheFolder(folder, store: store, as: .cachedCover)
    self.mostFiles = mostFiles
    self.mostBytes = mostBytes
  }

  /// Returns the original file of a cover; nil if it is not cached.
  func original(of cover: String) -> [UInt8]? { body(.original, of: cover) }

  /// Returns the small picture of a cover; nil if it is not cached.
  func image(of cover: String) -> CoverImage? { body(.small, of: cover).flatMap(PixelMap.image) }

  /// Caches the original file of a cover.
  func keep(_ original: [UInt8], of cover: String) { keep(original, .original, of: cover) }

  /// Caches the small picture of a cover.
  func keep(_ image: CoverImage, of cover: String) {
    keep(PixelMap.bytes(of: image), .small, of: cover)
  }

  func clear() { folder.remove(files.map(\.name)) }

  /// The size of all files, in bytes.
  var size: Int { files.reduce(0) { $0 + $1.length } }
}

/// The file format of cached covers.
extension CoverCache {
  private static let mark = "haru-cover-1"

  private func body(_ part: Part, of cover: String) -> [UInt8]? {
    let limit = Self.longest + cover.utf8.count + 200
    guard var bytes = folder.read(Self.name(part, of: cover), limit: limit) else { return nil }
    guard let first = bytes.firstIndex(of: ASCII.newline),
      let second = bytes[(first + 1)...].firstIndex(of: ASCII.newline),
      bytes[(first + 1)..<second].elementsEqual(cover.utf8)
    else { return nil }
    let words = String(decoding: bytes[..<first], as: UTF8.self).split(separator: " ")
    bytes.removeFirst(second + 1)
    guard words.count == 3, words[0] == Self.mark, words[1] == "\(bytes.count)",
      words[2] == "\(Fingerprint.of(bytes))"
    else { return nil }
    return bytes
  }

  private func keep(_ body: [UInt8], _ part: Part, of cover: String) {
    guard body.count <= Self.longest, !cover.utf8.contains(ASCII.newline) else { return }
    let head = "\(Self.mark) \(body.count) \(Fingerprint.of(body))\n\(cover)\n"
    folder.write(Array(head.utf8) + body, to: Self.name(part, of: cover))
    forgetTheOldest()
  }

  private static func name(_ part: Part, of cover: String) -> String {
    let digits = String(UInt64(bitPattern: Int64(Fingerprint.of(cover.utf8))), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits + "." + part.rawValue
  }

  /// The endings of the names of this cache's files, and of files whose write was interrupted.
  static let endings = Part.allCases.map { "." + $0.rawValue } + [".part"]

  private var files: [(name: String, written: Int, length: Int)] {
    folder.files(endings: Self.endings)
  }

  private func forgetTheOldest() {
    let files = files
    var (count, bytes) = (files.count, files.reduce(0) { $0 + $1.length })
    guard count > mostFiles || bytes > mostBytes else { return }
    for file in files.sorted(by: { ($0.written, $0.name) < ($1.written, $1.name) }) {
      if count <= mostFiles / 4 * 3, bytes <= mostBytes / 4 * 3 { return }
      folder.remove([file.name])
      (count, bytes) = (count - 1, bytes - file.length)
    }
  }
}
