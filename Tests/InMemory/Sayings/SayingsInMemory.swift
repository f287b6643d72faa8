public import Domain
import Synchronization

/// Stores sayings until the program ends.
public final class SayingsInMemory: SayingsRepository {
  struct StoredSaying {
    var saying: Saying
    var origin: SayingWords?
    var liking: Int?
    var shown = 0
    var isRemoved = false
  }

  struct Collection {
    var kept: [StoredSaying] = []
    var days: [Day: SayingNumber] = [:]
    var feed: String?
    var pulled: Now?
    var likes = 0
  }

  let collection = Mutex(Collection())

  /// The error that every `restore` throws, for tests; nil if `restore` works.
  private let refusal: SayingRefusal?
  private let folding: TextFolding

  public convenience init(folding: TextFolding = .standard) {
    self.init(restoring: nil, folding: folding)
  }

  package init(restoring refusal: SayingRefusal?, folding: TextFolding) {
    self.refusal = refusal
    self.folding = folding
  }

  public func add(_ words: SayingWords, at now: Now) throws(SayingsFailure) -> Saying {
    collection.withLock { all in
      let saying = Saying(number: all.nextNumber, words: words, uploaded: now)
      all.kept.append(StoredSaying(saying: saying))
      return saying
    }
  }

  public func change(_ number: SayingNumber, by rule: SayingRule) throws(SayingsFailure) -> Saying {
    try collection.withLock { all throws(SayingsFailure) in
      let index = try all.index(of: number)
      let changed: Saying
      do throws(SayingRefusal) { changed = try rule(all.kept[index].saying) } catch {
        throw .refused(error)
      }
      all.put(changed, at: index)
      return changed
    }
  }

  public func remove(_ number: SayingNumber, at now: Now) throws(SayingsFailure) -> Saying {
    try collection.withLock { all throws(SayingsFailure) in
      let index = try all.index(of: number)
      all.kept[index].isRemoved = true
      return all.kept[index].saying
    }
  }

  public func restore(_ number: SayingNumber) throws(SayingsFailure) -> Saying {
    if let refusal { throw .refused(refusal) }
    return try collection.withLock { all throws(SayingsFailure) in
      guard let index = all.kept.firstIndex(where: { $0.saying.number == number }) else {
        throw .unknown(reference: number.description)
      }
      all.kept[index].isRemoved = false
      return all.kept[index].saying
    }
  }

  public func find(_ number: SayingNumber) throws(SayingsFailure) -> Saying? {
    collection.withLock { $0.here.first { $0.saying.number == number }?.saying }
  }

  public func saying(of words: SayingWords) throws(SayingsFailure) -> Saying? {
    collection.withLock { $0.here.first { $0.saying.words == words }?.saying }
  }

  public func open(_ number: SayingNumber) throws(SayingsFailure) -> Saying? {
    collection.withLock { all in
      let index = all.kept.firstIndex { !$0.isRemoved && $0.saying.number == number }
      guard let index else { return nil }
      all.kept[index].saying.isSeen = true
      return all.kept[index].saying
    }
  }

  public func visit(_ query: SayingsQuery, _ visitor: (Saying) -> Bool) throws(SayingsFailure) {
    let ordered = meant(by: query)
    let meant = (query.isBackward ? ordered.reversed() : ordered).dropFirst(query.skip)
    for saying in meant.prefix(query.limit ?? .max) where !visitor(saying) { return }
  }

  public func count(_ query: SayingsQuery) throws(SayingsFailure) -> Int { meant(by: query).count }

  public func index(of number: SayingNumber, in query: SayingsQuery) throws(SayingsFailure) -> Int?
  {
    meant(by: query).firstIndex { $0.number == number }
  }

  public func random(_ randomSource: RandomSource) throws(SayingsFailure) -> Saying? {
    let here = collection.withLock { $0.here.map(\.saying) }
    return here.isEmpty ? nil : here[randomSource.below(here.count)]
  }

  public func saying(of day: DayDraw, lot: Int) throws(SayingsFailure) -> Saying? {
    collection.withLock { all in
      if let number = all.days[day.day],
        let kept = all.here.first(where: { $0.saying.number == number })
      {
        return kept.saying
      }
      let older = all.here.filter { $0.saying.uploaded.instant < day.start }
      let there = older.isEmpty ? all.here : older
      let unused = there.filter { ($0.saying.usedAt?.instant ?? .max) >= day.start }
      let pool = unused.isEmpty ? there : unused
      let last = all.days.filter { $0.key < day.day }.max { $0.key < $1.key }?.value
      let others = pool.filter { $0.saying.number != last }
      let drawn = others.isEmpty ? pool : others
      guard let round = drawn.map(\.shown).min(), let latest = pool.map(\.shown).max() else {
        return nil
      }
      let numbers = drawn.filter { $0.shown == round }.map(\.saying.number.value).sorted()
      guard let first = numbers.first, let end = numbers.last else { return nil }
      let span = end - first + 1
      let picked = first + (lot % span + span) % span
      guard let number = numbers.first(where: { $0 >= picked }) else { return nil }
      let index = all.kept.firstIndex { $0.saying.number.value == number }
      guard let index else { return nil }
      all.kept[index].shown = DayDraw.round(after: round, latest: latest)
      all.kept[index].saying.isSeen = false
      all.days[day.day] = all.kept[index].saying.number
      return all.kept[index].saying
    }
  }

  public func drawn(for day: Day) throws(SayingsFailure) -> SayingNumber? {
    collection.withLock { $0.days[day] }
  }

  public func feed() throws(SayingsFailure) -> String? { collection.withLock { $0.feed } }

  public func pulled() throws(SayingsFailure) -> Now? { collection.withLock { $0.pulled } }

  private var search: SearchReference { SearchReference(folding) }

  private func meant(by query: SayingsQuery) -> [Saying] {
    let all = collection.withLock { $0.here }
    let isFound = query.search.map {
      search.finder($0, among: all.map { SearchTexts($0.saying.words.parts) })
    }
    let oracle = oracle(query.filter, among: all.map(\.saying))
    let here = all.filter { one in
      let saying = one.saying
      guard oracle.means(saying) else { return false }
      return (query.arrived?.contains(saying.uploaded.instant) ?? true)
        && !query.isStarter && (!query.isLiked || saying.isLiked)
        && (!query.isUnused || !saying.isUsed)
        && (query.search.map { saying.isFound($0, isFound, folding) } ?? true)
    }
    return here.sorted { one, other in
      query.isLiked
        ? (one.liking ?? 0) > (other.liking ?? 0) : one.saying.number > other.saying.number
    }.map(\.saying)
  }
}

extension SayingsInMemory {
  private func oracle(_ filter: SayingFilter, among all: [Saying])
    -> FilterOracle<SayingFacet, Saying>
  {
    let (search, folding) = (search, folding)
    return FilterOracle(
      filter,
      finds: { text, saying in
        switch text {
        case .words(let words), .phrase(let words):
          let isPhrase = text == .phrase(words)
          let finder =
            isPhrase
            ? { (texts: SearchTexts) in
              texts.all.contains { search.finds(words, in: $0) }
            } : search.finder(words, among: all.map { SearchTexts($0.words.parts) })
          return saying.isFound(words, finder, folding)
        case .tag(let tag): return saying.words.parts.flatMap(Hashtag.all).contains(tag)
        case .tagBeginning(let tag):
          return saying.words.parts.flatMap(Hashtag.all).contains { $0.hasPrefix(tag) }
        }
      },
      number: { facet, saying in facet == .id ? Double(saying.number.value) : nil },
      day: { facet, saying in
        switch facet {
        case .uploaded: saying.uploaded.day
        case .used: saying.usedAt?.day
        case .liked: saying.likedAt?.day
        case .id: nil
        }
      })
  }
}

extension SayingsInMemory.Collection {
  /// The sayings that are not in the trash.
  var here: [SayingsInMemory.StoredSaying] { kept.filter { !$0.isRemoved } }

  var nextNumber: SayingNumber {
    SayingNumber(stored: (kept.map(\.saying.number.value).max() ?? -1) + 1)
  }

  func index(of number: SayingNumber) throws(SayingsFailure) -> Int {
    guard let index = kept.firstIndex(where: { !$0.isRemoved && $0.saying.number == number })
    else { throw .unknown(reference: number.description) }
    return index
  }

  /// Stores a changed saying.
  mutating func put(_ saying: Saying, at index: Int) {
    if !saying.isLiked { kept[index].liking = nil }
    if saying.isLiked, kept[index].liking == nil {
      likes += 1
      kept[index].liking = likes
    }
    kept[index].saying = saying
  }
}

extension Saying {
  /// Returns whether a search finds the saying, by its words or its number.
  fileprivate func isFound(
    _ search: String, _ finder: ((SearchTexts) -> Bool)?, _ folding: TextFolding
  ) -> Bool {
    let folded = folding.folded(search).filter { $0 != " " }
    if folded.hasPrefix("id:"), let wanted = SayingNumber(folded.dropFirst(3)) {
      return number == wanted
    }
    let exact = String(folding.folded(search).drop { $0 == " " })
    let hasWords = exact.contains { $0.isLetter || $0.isNumber }
    let mindsSigns = !hasWords || exact.contains { "%*#@&/\\_=+<>|~$".contains($0) }
    if mindsSigns, !exact.isEmpty {
      return words.parts.contains { folding.folded($0).contains(exact) }
    }
    return finder?(SearchTexts(words.parts)) ?? true
  }
}
