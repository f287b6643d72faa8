/// Caches the responses of services in a folder. File names are fingerprints, which reveal nothing
/// about the request. A damaged file counts as missing.
struct ResponseCache: Sendable {
  struct CachedResponse: Equatable, Sendable {
    let body: [UInt8]
    /// The time when the response was received, in seconds since 1970.
    let since: Int
  }

  private let folder: PrivateFolder

  /// The size limit of a cached response, in bytes.
  private static let longest = 4 << 20
  /// The number of responses above which the oldest are deleted, and the number that remain.
  private static let (most, fewest) = (400, 300)
  private static let ending = ".answer"

  /// Uses a folder, which is created when needed.
  init(folder: PrivateFolder) { self.folder = folder }

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

  func clear() { names.forEach(folder.remove) }

  /// The size of all responses, in bytes.
  var size: Int { names.reduce(0) { $0 + (folder.attributes(of: $1)?.length ?? 0) } }

  private static let mark = "haru-answer-1"

  private var names: [String] { folder.names().filter { $0.hasSuffix(Self.ending) } }

  private static func name(of question: String) -> String {
    let digits = String(UInt64(bitPattern: Int64(Fingerprint.of(question.utf8))), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits + ending
  }

  private func forgetTheOldest() {
    let names = names
    guard names.count > Self.most else { return }
    let dated = names.map { (name: $0, written: folder.attributes(of: $0)?.written ?? 0) }
    let oldest = dated.sorted { $0.written < $1.written }.dropLast(Self.fewest)
    for file in oldest { folder.remove(file.name) }
  }
}
