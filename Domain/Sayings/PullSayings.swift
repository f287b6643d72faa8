/// Imports new sayings from a feed. Stored sayings stay as they are, and deleted ones stay deleted.
public struct PullSayings: Sendable {
  let sayings: any SayingsRepository
  let clock: WallClock
  let reading: SayingReading
  let fetcher: Fetcher

  /// The maximum size of a feed in bytes.
  public static let limit = 64 << 20

  /// Pulls a feed from a web address or a file. The default is the feed that was pulled last.
  public func callAsFunction(_ pathOrURL: String? = nil) throws(SayingsImportFailure)
    -> ImportReport<SayingParseError>
  {
    let pathOrURL = if let pathOrURL { pathOrURL } else { try known() }
    let stream = ByteStream(try bytes(of: pathOrURL))
    guard let form = reading.form(of: stream, named: pathOrURL) else {
      throw .unknownForm(pathOrURL: pathOrURL)
    }
    var findings = Self.trusted(reading.findings(stream, as: form))[...]
    let now = clock.now()
    var source = SayingSource({ findings.popFirst() }, from: pathOrURL)
    // Store an absolute path, so that later pulls find the same file from any directory.
    let feed = Self.isAddress(pathOrURL) ? pathOrURL : reading.files.whole(pathOrURL)
    return try source.taken(into: sayings, as: .feed, feed: feed, at: now)
  }

  /// Returns the web address or path of the feed that was pulled last. Throws if no feed was ever pulled.
  public func known() throws(SayingsImportFailure) -> String {
    let pathOrURL: String?
    do throws(SayingsFailure) { pathOrURL = try sayings.feed() } catch { throw .sayings(error) }
    guard let pathOrURL else { throw .noFeed }
    return pathOrURL
  }

  private func bytes(of pathOrURL: String) throws(SayingsImportFailure) -> [UInt8] {
    if Self.isAddress(pathOrURL) {
      do throws(FetchFailure) { return try fetcher.fetch(pathOrURL, Self.limit) } catch {
        throw .fetch(error)
      }
    }
    do throws(FileFailure) { return try reading.files.read(pathOrURL) } catch { throw .file(error) }
  }

  /// Returns whether the text is a web address rather than a path.
  public static func isAddress(_ pathOrURL: String) -> Bool { pathOrURL.contains("://") }

  /// Returns the items of a feed. If the feed gives one number to two sayings, an added problem makes the whole feed
  /// unusable.
  private static func trusted(_ next: () -> SayingFinding?) -> [SayingFinding] {
    var findings: [SayingFinding] = []
    var seen: [SayingNumber: SayingWords] = [:]
    while let finding = next() {
      findings.append(finding)
      if case .saying(let saying) = finding, let number = saying.number,
        let other = seen.updateValue(saying.words, forKey: number), other != saying.words
      {
        let problem = SayingIssue(line: saying.line, reason: .numberTwice(number))
        return findings + [.problem(problem)]
      }
    }
    return findings
  }
}
