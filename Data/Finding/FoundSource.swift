import Domain

/// How records of one kind are found (a query description). The first columns of an answer are
/// those of `FoundColumn`, whatever the record is.
struct FoundSource: Sendable {
  let kind: FoundKind
  /// What a record is asked by; what nothing is said of is null.
  let columns: [FoundColumn: String]
  let days: FoundDays
  /// Nothing where its words are not looked through.
  let words: IndexedWords?
  /// Says of a record what only those of its kind have.
  let complete: @Sendable (inout FoundRecord, NamedRow<FoundColumn>, LocalCalendar) -> Void

  /// The columns as a statement asks for them.
  var selected: String {
    FoundColumn.named(columns.merging([.kind: "'\(kind.rawValue)'"]) { _, kind in kind })
  }
}

/// How records lie by their days.
enum FoundDays: Sendable {
  /// They belong to no day the timeline shows.
  case none
  /// Each belongs to one day: the tables they are read from, their day, what else has to be true. If many rows may
  /// be left out, the first and last days are looked for only beyond those of all other records.
  case rows(of: String, day: String, where: String, leavesOutMany: Bool = false)
  /// Each touches a span of time.
  case spans(FoundSpans)

  var spans: FoundSpans? { if case .spans(let spans) = self { spans } else { nil } }
}

/// The SQL of records that touch spans of time.
struct FoundSpans: Sendable {
  /// The source of what touches the time from ?1 to ?2: what goes on at ?1, and what begins since.
  let goingOn: String
  let starting: String
  /// The last begin before ?1, and the first one from ?1 on.
  let lastStart: String
  let firstStart: String
  /// When the last of what goes on at ?1 is over; null where nothing goes on.
  let lastEnd: String
  /// What no index of instants has.
  let others: FoundOthers
}

/// Records that touch time by a rule instead of by their instants (strategy).
struct FoundOthers: Sendable {
  /// Those of a span of time, in order, those without a time first.
  let records:
    @Sendable (Range<Int>, LocalCalendar, Connection) throws(StorageFailure) -> [FoundRecord]
  /// Records that were found by their words, each as it comes next after an instant.
  let next:
    @Sendable ([FoundRecord], _ after: Int, LocalCalendar, Connection) throws(StorageFailure) ->
      [FoundRecord]
  /// The last day up to one, and the first one from one on, that any of them touches.
  let lastDay: @Sendable (_ through: Day, LocalCalendar, Connection) throws(StorageFailure) -> Day?
  let firstDay: @Sendable (_ from: Day, LocalCalendar, Connection) throws(StorageFailure) -> Day?
}

/// How records of one kind are found by their words.
struct IndexedWords: Sendable {
  let index: WordIndexes.Entry
  /// The tables of the records, joined to `i`, the index; and what has to be true of one.
  let rows: String
  let condition: String
  /// The source of those that are called just ?1, at most ?2 of them.
  let called: String?
  /// What else the index is asked for, besides the words somebody looks for.
  let alsoMatching: WordSearch.Spellings?
  /// What the records belong to, whose name may have some of the words.
  let owner: FoundOwner?
}

/// What records belong to, and by which words it is found itself.
struct FoundOwner: Sendable {
  let index: WordIndexes.Entry
  /// The table of the records `r`, joined to an owner, whose number is `o.key`.
  let records: String
}

/// Every kind of record there is, with how it is found.
enum FoundSources {
  static let all: [FoundSource] = StoreParts.all.flatMap { $0.found() }

  private static let byKind = Dictionary(grouping: all, by: \.kind)

  static func of(_ kind: FoundKind) -> FoundSource? { byKind[kind]?.first }
}
