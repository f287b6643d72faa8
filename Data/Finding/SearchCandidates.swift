import Domain

/// The records that a search may mean, by kind and up to a limit per kind. Exact matches of the
/// typed words come first.
struct SearchCandidates {
  private let store: Connection
  private let row: SearchHitRow
  private let limit: Int
  private var gathered: [RecordSummaryKind: [RecordSummary]] = [:]
  private var known: Set<RecordSummary> = []
  private var kinds: [RecordSummaryKind] = []

  /// Collects at most `limit` records of each kind.
  init(_ store: Connection, _ row: SearchHitRow, _ limit: Int) {
    self.store = store
    self.row = row
    self.limit = limit
  }

  /// The collected records, kind by kind.
  var records: [RecordSummary] { kinds.flatMap { gathered[$0] ?? [] } }

  /// Searches some sources for a text. The last word is also tried without its Korean particle if
  /// the particle is certain, or if a name matches exactly. An uncertain particle is only dropped
  /// if nothing was found.
  mutating func collect(for text: String, in sources: [SearchSource]) throws(StorageFailure) {
    kinds = sources.map(\.kind)
    var searches: [(source: SearchSource, search: WordSearch)] = []
    let plain = WordSearch(text)
    for source in sources {
      let own = source.words?.alsoMatching.map { WordSearch(text, or: $0) } ?? plain
      if let own { searches.append((source, own)) }
    }
    let folded = TextForms.folded(text)
    for (source, search) in searches {
      try addCalled(folded, source)
      try add(search.phrase, source)
      if search.each != [search.phrase] { try add(search.each, source) }
      if let initials = search.initials { try add(initials, source) }
    }
    let isNothing = known.isEmpty
    for (source, search) in searches {
      for stem in search.stems {
        try addCalled(stem.text, source)
        if stem.isSure { try add(stem.each, source) }
      }
    }
    guard isNothing else { return }
    for number in searches.map(\.search.stems.count).max().map({ 0..<$0 }) ?? 0..<0 {
      if !known.isEmpty { return }
      for (source, search) in searches where search.stems.indices.contains(number) {
        try add(search.stems[number].each, source)
      }
    }
  }

  private mutating func add(_ match: String, _ source: SearchSource) throws(StorageFailure) {
    guard isOpen(source), let sql = SearchSQL.matching(source) else { return }
    try add(source, sql, [.text(match), .int(limit)])
  }

  /// Adds the records that contain all words. Records also match if the name of their owner
  /// contains some of the words and the record the others.
  private mutating func add(_ each: [String], _ source: SearchSource) throws(StorageFailure) {
    try add(WordSearch.all(each), source)
    guard let owner = source.words?.owner, let sql = SearchSQL.owned(source) else { return }
    for (own, others) in Self.parted(each) where isOpen(source) {
      let names = Value.text(WordSearch.all(own))
      let isThere = try store.first(SearchSQL.hasOwner(owner), [names]) { _ in true }
      if isThere != true { continue }
      try add(source, sql, [.text(WordSearch.all(others)), .int(limit), names])
    }
  }

  /// The largest number of words that are split between an owner's name and a record.
  private static let mostParted = 4

  /// Returns the ways to split the words between an owner's name (`own`) and the owner's record (`others`). The words
  /// of the name are one word anywhere, or several words at the start or the end.
  private static func parted(_ words: [String]) -> [(own: [String], others: [String])] {
    guard (2...mostParted).contains(words.count) else { return [] }
    var ranges = words.indices.map { $0..<$0 + 1 }
    for count in 2..<max(2, words.count) {
      ranges += [0..<count, words.count - count..<words.count]
    }
    return ranges.map { range in
      (Array(words[range]), Array(words[..<range.lowerBound] + words[range.upperBound...]))
    }
  }

  private mutating func add(_ initials: WordSearch.Initials, _ source: SearchSource)
    throws(StorageFailure)
  {
    let sql = SearchSQL.matchingInitials(source, withRest: initials.rest != nil)
    guard isOpen(source), let sql else { return }
    let rest = initials.rest.map { [Value.text($0)] } ?? []
    try add(source, sql, [.text(initials.match), .int(limit)] + rest)
  }

  /// Adds the records with exactly this name, using the name indexes.
  private mutating func addCalled(_ name: String, _ source: SearchSource) throws(StorageFailure) {
    guard isOpen(source), let sql = SearchSQL.called(source) else { return }
    try add(source, sql, [.text(name), .int(limit)])
  }

  private func isOpen(_ source: SearchSource) -> Bool {
    (gathered[source.kind]?.count ?? 0) < limit
  }

  private mutating func add(_ source: SearchSource, _ sql: String, _ values: [Value])
    throws(StorageFailure)
  {
    var all = gathered[source.kind] ?? []
    for record in try store.all(sql, values, row.record)
    where all.count < limit && known.insert(record).inserted { all.append(record) }
    gathered[source.kind] = all
  }
}
