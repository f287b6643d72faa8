import Domain

/// Covers that were got once, kept in a folder: each file as it came, and beside it the small
/// picture that was made of it. Their names tell nothing of the books. A file that is broken, or
/// that was kept for something else, is none.
struct CoverCache: Sendable {
  /// The two files of a cover.
  private enum Part: String, CaseIterable { case original, small }

  private let folder: PrivateFolder
  private let mostFiles: Int
  private let mostBytes: Int

  /// No original is longer.
  static let longest = 4 << 20

  /// Keeps covers in a folder, which is made when it is needed. When there are more files or more
  /// bytes than this, the oldest are forgotten until there is a quarter of room again.
  init(folder: PrivateFolder, mostFiles: Int = 600, mostBytes: Int = 64 << 20) {
    self.folder = folder
    self.mostFiles = mostFiles
    self.mostBytes = mostBytes
  }

  /// A cover as it came.
  func original(of cover: String) -> [UInt8]? { body(.original, of: cover) }

  /// The small picture of a cover.
  func image(of cover: String) -> CoverImage? { body(.small, of: cover).flatMap(PixelMap.image) }

  /// Keeps a cover as it came.
  func keep(_ original: [UInt8], of cover: String) { keep(original, .original, of: cover) }

  /// Keeps the small picture of a cover.
  func keep(_ image: CoverImage, of cover: String) {
    keep(PixelMap.bytes(of: image), .small, of: cover)
  }

  /// Forgets all covers.
  func clear() { files.forEach { folder.remove($0.name) } }

  /// How many bytes all covers take.
  var size: Int { files.reduce(0) { $0 + $1.length } }
}

/// How covers lie in their files.
extension CoverCache {
  private static let mark = "haru-cover-1"
  /// What a write that was cut short leaves behind.
  private static let unfinished = "part"

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

  private var files: [(name: String, written: Int, length: Int)] {
    let endings = Part.allCases.map(\.rawValue) + [Self.unfinished]
    return folder.names().filter { name in endings.contains { name.hasSuffix("." + $0) } }
      .compactMap { name in
        folder.facts(of: name).map { (name, $0.written, $0.length) }
      }
  }

  private func forgetTheOldest() {
    let files = files
    var (count, bytes) = (files.count, files.reduce(0) { $0 + $1.length })
    guard count > mostFiles || bytes > mostBytes else { return }
    for file in files.sorted(by: { ($0.written, $0.name) < ($1.written, $1.name) }) {
      if count <= mostFiles / 4 * 3, bytes <= mostBytes / 4 * 3 { return }
      folder.remove(file.name)
      (count, bytes) = (count - 1, bytes - file.length)
    }
  }
}
