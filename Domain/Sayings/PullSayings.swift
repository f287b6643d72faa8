/// Takes in what a feed has that is new. What is there already stays as it is, and so does what
/// was put away.
public struct PullSayings: Sendable {
  let sayings: any SayingsRepository
  let clock: WallClock
  let reading: SayingReading
  let fetcher: Fetcher

  /// A longer feed than this is no feed of sayings.
  public static let limit = 64 << 20

  /// Pulls from an address or a file, or, when none is named, from where was pulled last.
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
    // From wherever it is asked again, it must be the same file.
    let feed = Self.isAddress(place) ? place : reading.files.whole(place)
    return try source.taken(into: sayings, as: .feed, feed: feed, at: now)
  }

  /// Where was pulled last.
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

  /// Whether a place is an address of the web, and no file.
  public static func isAddress(_ place: String) -> Bool { place.contains("://") }

  /// A feed that gives one number to two sayings is not to be trusted at all.
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
