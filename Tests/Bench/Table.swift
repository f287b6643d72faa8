/// All measurements for one build of Haru, with the stores they need.
struct Table {
  /// The part of the measurements that a run does.
  enum Part: String {
    case all, across, imports, sync, encrypted, million
  }

  let part: Part
  let comparisons: Comparisons
  let collection: Collection
  let plans: Plans
  let notes: NotesRows
  let library: Library
  let whole: Whole
  let imports: Imports
  let sync: SyncBench

  /// Makes the measurements of a build, with a folder of their own. `bench` is the program that makes the stores.
  init(
    _ arguments: Arguments, haru: String, bench: String, folder: String
  ) throws(BenchFailure) {
    let only = try arguments.text("only")
    guard let part = Part(rawValue: only) else { throw .usage("there is no part \(only)") }
    self.part = part
    let (sayings, each) = (
      max(1, try arguments.number("sayings")), max(1, try arguments.number("whole"))
    )
    comparisons = Comparisons(
      haru: haru, bench: bench, folder: folder, people: max(1, try arguments.number("people")),
      waterings: try arguments.number("waterings"))
    collection = Collection(
      haru: haru, bench: bench, folder: folder, sayings: sayings,
      moods: max(1, try arguments.number("moods")))
    plans = Plans(
      haru: haru, bench: bench, folder: folder, events: max(1, try arguments.number("events")))
    notes = NotesRows(haru: haru, folder: folder)
    library = Library(
      haru: haru, bench: bench, folder: folder, books: max(2, try arguments.number("books")),
      records: try arguments.number("records"))
    whole = Whole(haru: haru, bench: bench, folder: folder, each: each)
    imports = Imports(
      haru: haru, bench: bench, folder: folder + "/imports", sayings: min(100_000, sayings),
      each: min(27_000, each))
    var ssh: (folder: String, port: String)?
    if let folder = arguments.optional("ssh") { ssh = (folder, try arguments.text("ssh-port")) }
    sync = SyncBench(
      haru: haru, bench: bench, folder: folder + "/meeting", each: each, ssh: ssh)
  }

  /// Makes the stores and files that the chosen part needs.
  func prepare() throws(BenchFailure) {
    switch part {
    case .all:
      try comparisons.prepare()
      try collection.prepare()
      try plans.prepare()
      try notes.prepare()
      try library.prepare()
      try whole.prepare()
      try imports.prepare()
    case .across: try whole.prepare()
    case .million: try million.prepare()
    case .encrypted: try Encrypted(whole: whole).prepare()
    case .imports: try imports.prepare()
    case .sync: try sync.prepare()
    }
  }

  /// Returns the single numbers of the parts `sync` and `million`, and an empty array for all other parts. Also makes
  /// the stores that `rows()` needs.
  func figures() throws(BenchFailure) -> [Figure] {
    switch part {
    case .all, .across, .imports, .encrypted: return []
    case .million: return try million.figures()
    case .sync:
      let figures = try sync.figures()
      try sync.prepareRows()
      return figures
    }
  }

  /// The part `million`: a book has one log entry there.
  private var million: Million {
    var whole = whole
    whole.readings = 1
    return Million(whole: whole)
  }

  /// Returns the comparisons of the chosen part.
  func rows() throws(BenchFailure) -> [Comparison] {
    switch part {
    case .all:
      try comparisons.all() + collection.all() + plans.all() + notes.all() + library.all()
        + whole.all() + imports.all()
    case .across: whole.all()
    case .million: million.all()
    case .encrypted: Encrypted(whole: whole).all()
    case .imports: try imports.all()
    case .sync: sync.all()
    }
  }

  /// Returns the comparisons of the same work by this build and by an earlier one.
  func rows(beside former: Table) throws(BenchFailure) -> [Comparison] {
    let theirs = try former.rows()
    return zip(try rows(), theirs).map { ours, theirs in ours.beside(theirs) }
  }

  /// Returns the measurements inside one process.
  func insideRows() throws(BenchFailure) -> [InsideRow] {
    switch part {
    case .all:
      try comparisons.insideRows() + collection.insideRows() + plans.insideRows()
        + library.insideRows() + whole.insideRows()
    case .across: try whole.insideRows()
    case .imports, .sync, .encrypted, .million: []
    }
  }

  /// Measures both builds inside one process, five times in turns. Returns the ratio of our time to that of the earlier
  /// build.
  func insideFigures(beside former: Table) throws(BenchFailure) -> [Figure] {
    var (ours, theirs): ([[InsideRow]], [[InsideRow]]) = ([], [])
    for _ in 0..<Self.turns {
      ours.append(try insideRows())
      theirs.append(try former.insideRows())
    }
    return (ours.first ?? []).indices.map { index in
      // Other load only makes a run longer, so the shortest run is used.
      func least(_ runs: [[InsideRow]]) -> Double { runs.map { $0[index].median }.min() ?? 0 }
      return Figure(
        ours[0][index].title, least(ours) / least(theirs), "×", Comparison.formerTarget)
    }
  }

  private static let turns = 5
}
