public import Domain
import Synchronization

extension ReadingInMemory {
  /// All records with their books.
  private var all: [(book: Book, record: ReadingRecord)] {
    state.withLock { all in
      all.here.flatMap { book in
        all.books.filter { $0.book.id == book.id }.flatMap(\.records).map { (book, $0) }
      }
    }
  }

  private var activities: [Activity] {
    all.map { book, record in Activity(record, of: book) }
  }

  public func newest(_ count: Int) throws(ReadingFailure) -> [Activity] {
    let ordered = activities.sorted { $0.record.at.instant > $1.record.at.instant }
    return Array(ordered.prefix(max(0, count)))
  }

  public func visit(_ days: ClosedRange<Day>, _ visitor: (Activity) -> Bool) throws(ReadingFailure)
  {
    let ordered = activities.filter { days.contains($0.record.day) }.sorted {
      ($0.record.day, $0.record.at.instant) < ($1.record.day, $1.record.at.instant)
    }
    for activity in ordered where !visitor(activity) { return }
  }

  public func counts() throws(ReadingFailure) -> ReadingCounts {
    state.withLock { all in
      let here = all.here
      let ids = Set(here.map(\.id))
      return ReadingCounts(
        reading: here.count { $0.status == .reading }, finished: here.count { $0.isComplete },
        wanted: here.count { $0.status == .wanted },
        pausedOrDropped: here.count { [.paused, .dropped].contains($0.status) },
        favourites: all.favourites.count,
        sentences: all.sentences.count { !$0.isRemoved && ids.contains($0.sentence.book) })
    }
  }

  public func pagesByDay(_ days: ClosedRange<Day>) throws(ReadingFailure) -> [DayPages] {
    DayPages.counted(all.map(\.record)).filter { days.contains($0.day) }
  }

  public func finishings(_ days: ClosedRange<Day>) throws(ReadingFailure) -> [DayFinishings] {
    var books: [Day: Int] = [:]
    let kept = state.withLock { all in
      all.here.map(\.completedOn)
        + all.books.filter { !$0.isRemoved }.flatMap(\.before).map(\.finished)
    }
    for case let day? in kept where days.contains(day) { books[day, default: 0] += 1 }
    return books.sorted { $0.key < $1.key }.map { DayFinishings(day: $0.key, books: $0.value) }
  }

  public func pagesByCategory() throws(ReadingFailure) -> [BookCategory: Int] {
    var pages: [BookCategory: Int] = [:]
    for (book, record) in all {
      pages[book.facts.category, default: 0] += record.countedPages
    }
    return pages.filter { $0.value > 0 }
  }

  public func recordsByPart() throws(ReadingFailure) -> [PartRecords] {
    PartRecords.counted(all.map(\.record))
  }

  // MARK: The goals of years

  public func yearTarget(_ year: Int) throws(ReadingFailure) -> Int? {
    state.withLock { $0.yearTargets[year] }
  }

  public func setYearTarget(_ year: Int, _ target: Int?) throws(ReadingFailure) {
    state.withLock { $0.yearTargets[year] = target }
  }

  // MARK: Orders

  static func texts(_ facts: BookMetadata) -> SearchTexts {
    SearchTexts(
      names: [facts.title.text, facts.subtitle?.text, facts.author?.text].compactMap(\.self))
  }

  /// Returns the texts of the metadata, and the note and tags of the user.
  static func texts(_ book: Book) -> SearchTexts {
    SearchTexts(names: texts(book.facts).names, [book.note?.text, book.tags.written])
  }

  func finder(_ text: String?, among all: [SearchTexts]) -> (SearchTexts) -> Bool {
    text.map { SearchReference(folding).finder($0, among: all) } ?? { _ in true }
  }

  private typealias Keyed = (group: Int, text: String, instant: Int, index: Int)

  /// Returns a sort key: Korean texts first, then Latin, then others, then texts that begin with a digit. A missing
  /// text comes last.
  private func keyed(_ text: String?, _ instant: Int, _ index: Int) -> Keyed {
    guard let text else { return (9, "", instant, index) }
    let folded = folding.folded(text)
    let group: Int
    switch folded.unicodeScalars.first?.value ?? 0 {
    case 0xAC00...0xD7A3: group = 0
    case 0x61...0x7A, 0xC0...0x24F: group = 1
    case 0x30...0x39: group = 3
    default: group = 2
    }
    return (group, NumericOrder.key(folding.bare(folded)), instant, index)
  }

  private static func precedes(_ one: Keyed, _ other: Keyed) -> Bool {
    if one.group != other.group { return one.group < other.group }
    if one.text != other.text {
      return Array(one.text.utf8).lexicographicallyPrecedes(Array(other.text.utf8))
    }
    return (one.instant, one.index) < (other.instant, other.index)
  }

  func ordered(_ books: [Book], _ sort: BookSort, _ shelf: Shelf) -> [Book] {
    func by(_ key: (Book, Int) -> Keyed) -> [Book] {
      books.enumerated().map { (key($1, $0), $1) }.sorted { Self.precedes($0.0, $1.0) }.map(\.1)
    }
    switch sort {
    case .title: return by { keyed($0.facts.title.text, $0.started.instant, $1) }
    case .titleDown: return ordered(books, .title, shelf).reversed()
    case .author: return by { keyed($0.facts.author?.text, $0.started.instant, $1) }
    case .authorDown: return ordered(books, .author, shelf).reversed()
    case .custom: return books
    case .recent:
      if shelf != .finished { return by { (0, "", $0.started.instant, $1) }.reversed() }
      // Books without a known day come last.
      return by { book, index in
        (book.completedOn?.ordinal ?? .min, "", book.last?.at.instant ?? 0, index)
      }.reversed()
    }
  }

  private func ordered(_ all: [Favourite], _ sort: BookSort) -> [Favourite] {
    func by(_ key: (Favourite, Int) -> Keyed) -> [Favourite] {
      all.enumerated().map { (key($1, $0), $1) }.sorted { Self.precedes($0.0, $1.0) }.map(\.1)
    }
    switch sort {
    case .title: return by { keyed($0.facts.title.text, $0.liked.instant, $1) }
    case .titleDown: return ordered(all, .title).reversed()
    case .author: return by { keyed($0.facts.author?.text, $0.liked.instant, $1) }
    case .authorDown: return ordered(all, .author).reversed()
    case .custom, .recent: return by { (0, "", $0.liked.instant, $1) }.reversed()
    }
  }

  // MARK: Favourites

  public func like(_ favourite: Favourite) throws(ReadingFailure) -> Favourite {
    state.withLock { all in
      guard let index = all.favourites.firstIndex(where: { $0.name == favourite.name }) else {
        all.favourites.append(favourite)
        return favourite
      }
      all.favourites[index].facts = favourite.facts
      return all.favourites[index]
    }
  }

  public func unlike(_ name: LikedName) throws(ReadingFailure) -> Favourite? {
    state.withLock { all in
      all.favourites.firstIndex { $0.name == name }.map { all.favourites.remove(at: $0) }
    }
  }

  public func favouriteCandidates(for reference: String, by step: NameStep)
    throws(ReadingFailure) -> [Favourite]
  {
    let wanted = step == .id ? ISBN(reference)?.text ?? reference : reference
    return ordered(state.withLock { $0.favourites }, .recent).filter {
      folding.fits(wanted, step, id: $0.name.text, [$0.facts.title.text])
    }
  }

  public func favouriteTitles(near reference: String) throws(ReadingFailure) -> [String] {
    folding.near(reference, state.withLock { $0.favourites }.map(\.facts.title.text))
  }

  public func visitFavourites(
    _ sort: BookSort, matching filter: BookFilter, _ visitor: (Favourite) -> Bool
  ) throws(ReadingFailure) {
    let all = state.withLock { $0.favourites }
    let found = all.filter(oracle(filter, among: all).means)
    for favourite in ordered(found, sort) where !visitor(favourite) { return }
  }

  public func flags(of names: [LikedName]) throws(ReadingFailure) -> BookFlags {
    state.withLock { all in
      let (goals, liked) = (all.here.map(\.facts.likedName), all.favourites.map(\.name))
      return BookFlags(
        goals: Set(goals).intersection(names), liked: Set(liked).intersection(names))
    }
  }
}
