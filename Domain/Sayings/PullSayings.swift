/// Imports new sayings from a feed. Stored sayings stay as they are, and deleted ones stay deleted.
public struct PullSayings: Sendable {
  let sayings: any SayingsRepository
  let clock: WallClock
  let reading: SayingReading
  let fetcher: Fetcher

  /// The maximum size of a feed in bytes.
  public static let limit = 64 << 20

  /// Pulls from an address or file; the default is the feed last pulled.
  public func callAsFunction(_ place: String? = nil) throws(SayingsImportError)
    -> ImportReport<SayingReason>
  {
    let place = if let place { place } else { try known() }
    let stream = ByteStream(try bytes(of: place))
    guard let form = reading.form(of: stream, named: place) else {
      throw .unknownForm(place: place)
    }
    var findings = Self.trusted(reading.findings(stream, as: form))[...]
    let now = clock.now()
    var source = SayingSource({ findings.popFirst() }, from: place)
    // Store an absolute path, so that later pulls find the same file from any directory.
    let feed = Self.isAddress(place) ? place : reading.files.whole(place)
    return try source.taken(into: sayings, as: .feed, feed: feed, at: now)
  }

  /// The address or path of the feed last pulled; throws if there is none.
  public func known() throws(SayingsImportError) -> String {
    let place: String?
    do throws(SayingsError) { place = try sayings.feed() } catch { throw .sayings(error) }
    guard let place else { throw .noFeed }
    return place
  }

  private func bytes(of place: String) throws(SayingsImportError) -> [UInt8] {
    if Self.isAddress(place) {
      do throws(FetchFailure) { return try fetcher.fetch(place, Self.limit) } catch {
        throw .fetch(error)
      }
    }
    do throws(FileFailure) { return try reading.files.read(place) } catch { throw .file(error) }
  }

  /// Whether the text is a web address rather than a path.
  public static func isAddress(_ place: String) -> Bool { place.contains("://") }

  /// Adds a problem that spoils the whole feed if it gives one number to two sayings.
  private static func trusted(_ next: () -> SayingFinding?) -> [SayingFinding] {
    var findings: [SayingFinding] = []
    var seen: [SayingNumber: SayingWords] = [:]
    while let finding = next() {
      findings.append(finding)
      if case .saying(let saying) = finding, let number = saying.number,
        let other = seen.updateValue(saying.words, forKey: number), other != saying.words
      {
        let problem = SayingProblem(line: saying.line, reason: .numberTwice(number))
        return findings + [.problem(problem)]
      }
    }
    return findings
  }
}
