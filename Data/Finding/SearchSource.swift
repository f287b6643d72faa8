import Domain

/// How records of one kind are queried. The first columns of each result are those of
/// `SearchHitColumn`.
struct SearchSource: Sendable {
  let kind: RecordSummaryKind
  /// The SQL expressions of the columns. A column without an expression is null.
  let columns: [SearchHitColumn: String]
  let days: SearchDays
  /// The index of the words; nil if the words of this kind are not searched.
  let words: IndexedWords?
  /// Sets the properties that only records of this kind have.
  let complete: @Sendable (inout RecordSummary, NamedRow<SearchHitColumn>, LocalCalendar) -> Void

  /// The column list of a SELECT.
  var selected: String {
    SearchHitColumn.named(columns.merging([.kind: "'\(kind.rawValue)'"]) { _, kind in kind })
  }
}

/// How records relate to days.
enum SearchDays: Sendable {
  /// The records have no day in the timeline.
  case none
  /// Each record has one day. The values are the tables, the day expression and a condition. With `leavesOutMany` the
  /// condition skips many rows. A search for the first or last day then looks only beyond the days that other sources
  /// have found.
  case rows(of: String, day: String, where: String, leavesOutMany: Bool = false)
  /// Each record spans time.
  case spans(SearchSpans)

  var spans: SearchSpans? { if case .spans(let spans) = self { spans } else { nil } }
}

/// The SQL of records that span time.
struct SearchSpans: Sendable {
  /// The SQL source of the records that are in progress at ?1.
  let goingOn: String
  /// The SQL source of the records that start from ?1 on, but before ?2.
  let starting: String
  /// The query for the last start before ?1.
  let lastStart: String
  /// The query for the first start from ?1 on.
  let firstStart: String
  /// The query for the latest end of the records in progress at ?1; null if there are none.
  let lastEnd: String
  /// The records that are not covered by an index of instants.
  let others: ComputedRecords
}

/// Queries records whose times follow from a rule instead of stored instants (strategy).
struct ComputedRecords: Sendable {
  /// Returns the records of a time span in order, those without a time first.
  let records:
    @Sendable (Range<Int>, LocalCalendar, Connection) throws(StorageFailure) -> [RecordSummary]
  /// Replaces found records by their next occurrence after an instant.
  let next:
    @Sendable ([RecordSummary], _ after: Int, LocalCalendar, Connection) throws(StorageFailure) ->
      [RecordSummary]
  /// Returns the last day, up to and including a given day, that any of these records touches.
  let lastDay: @Sendable (_ through: Day, LocalCalendar, Connection) throws(StorageFailure) -> Day?
  /// Returns the first day, from a given day on, that any of these records touches.
  let firstDay: @Sendable (_ from: Day, LocalCalendar, Connection) throws(StorageFailure) -> Day?
}

/// The index by which records of one kind are searched for words.
struct IndexedWords: Sendable {
  let index: WordIndexes.Entry
  /// The tables of the records, joined to the index `i`.
  let rows: String
  /// The SQL condition that a record must fulfil, for example that it is not in the trash.
  let condition: String
  /// The SQL source of records whose name is exactly ?1, at most ?2. Nil if the records have no
  /// name.
  let called: String?
  /// Returns alternative spellings to search for, besides the typed words. Nil if there are none.
  let alsoMatching: WordSearch.Spellings?
  /// The owner of the records, whose name may contain some of the words. Nil if the records have no
  /// owner.
  let owner: SearchOwner?
}

/// The owner of records, and the index that finds it.
struct SearchOwner: Sendable {
  let index: WordIndexes.Entry
  /// The table of the records `r`, joined to an owner with the key `o.key`.
  let records: String
}

/// The sources of all kinds of records.
enum SearchSources {
  static let all: [SearchSource] = StoreParts.all.flatMap { $0.found() }

  private static let byKind = Dictionary(grouping: all, by: \.kind)

  static func of(_ kind: RecordSummaryKind) -> SearchSource? { byKind[kind]?.first }
}
