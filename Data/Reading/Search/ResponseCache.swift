/// Caches the responses of services in a folder. File names are fingerprints, which reveal nothing
/// about the request. A damaged file counts as missing.
struct ResponseCache: Sendable {
  struct CachedResponse: Equatable, Sendable {
    let body: [UInt8]
    /// The time when the response was received, in seconds since 1970.
    let since: Int
  }

  private let folder: CacheFolder

  /// The size limit of a cached response, in bytes.
  private static let longest = 4 << 20
  /// The number of responses above which the oldest are deleted, and the number that remain.
  private static let (most, fewest) = (400, 300)
  static let ending = ".answer"

  /// Uses a folder, which is created when needed. `store` is the path of the store for which the services are asked; nil
  /// for a plain store.
  init(folder: PrivateFolder, store: String? = nil) {
    self.folder = CacheFolder(folder, store: store, as: .cachedAnswer)
  }

  /// Returns the cached response to a request, of any age; nil if there is none.
  func answer(to question: String) -> CachedResponse? {
    let limit = Self.longest + question.utf8.count + 200
    guard let bytes = folder.read(Self.name(of: question), limit: limit) else { return nil }
    let lines = bytes.split(
      separator: ASCII.newline, maxSplits: 2, omittingEmptySubsequences: false)
    guard lines.count == 3, lines[1].elementsEqual(question.utf8) else { return nil }
    let words = String(decoding: lines[0], as: UTF8.self).split(separator: " ")
    guard words.count == 4, words[0] == Self.mark, let since = Int(words[1]),
      words[2] == "\(lines[2].count)", words[3] == "\(Fingerprint.of(lines[2]))"
    else { return nil }
    return CachedResponse(body: Array(lines[2]), since: since)
  }

  /// Caches a response. A failure is ignored, since the request can be repeated.
  func keep(_ body: [UInt8], to question: String, at instant: Int) {
    guard body.count <= Self.longest, !question.utf8.contains(ASCII.newline) else { return }
    let head = "\(Self.mark) \(instant) \(body.count) \(Fingerprint.of(body))\n\(question)\n"
    folder.write(Array(head.utf8) + body, to: Self.name(of: question))
    forgetTheOldest()
  }

  func clear() { folder.remove(files.map(\.name)) }

  /// The size of all responses, in bytes.
  var size: Int { files.reduce(0) { $0 + $1.length } }

  private static let mark = "haru-answer-1"

  private var files: [(name: String, written: Int, length: Int)] {
    folder.files(endings: [Self.ending])
  }

  private static func name(of question: String) -> String {
    let digits = String(UInt64(bitPattern: Int64(Fingerprint.of(question.utf8))), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits + ending
  }

  private func forgetTheOldest() {
    let files = files
    guard files.count > Self.most else { return }
    let oldest = files.sorted { $0.written < $1.written }.dropLast(Self.fewest)
    folder.remove(oldest.map(\.name))
  }
}
