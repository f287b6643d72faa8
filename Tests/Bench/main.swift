import Glibc

/// Runs every comparison and prints what came of it.
func measure(_ arguments: Arguments, bench: String) throws(BenchFailure) {
  let comparisons = Comparisons(
    haru: try arguments.text("haru"), bench: bench, folder: try arguments.text("folder"),
    people: max(1, try arguments.number("people")), waterings: try arguments.number("waterings"))
  let collection = Collection(
    haru: comparisons.haru, bench: bench, folder: comparisons.folder,
    sayings: max(1, try arguments.number("sayings")), moods: max(1, try arguments.number("moods")))
  let plans = Plans(
    haru: comparisons.haru, bench: bench, folder: comparisons.folder,
    events: max(1, try arguments.number("events")))
  let library = Library(
    haru: comparisons.haru, bench: bench, folder: comparisons.folder,
    books: max(2, try arguments.number("books")), records: try arguments.number("records"))
  let whole = Whole(
    haru: comparisons.haru, bench: bench, folder: comparisons.folder,
    each: max(1, try arguments.number("whole")))
  let imports = Imports(
    haru: comparisons.haru, bench: bench, folder: comparisons.folder + "/imports",
    sayings: min(100_000, max(1, try arguments.number("sayings"))),
    each: min(27_000, max(1, try arguments.number("whole"))))
  // Whoever asks for one part of the table waits for that alone.
  let only = try arguments.text("only")
  let isAll = only == "all"
  if isAll {
    try comparisons.prepare()
    try collection.prepare()
    try plans.prepare()
    try library.prepare()
  }
  let meeting = Meeting(
    haru: comparisons.haru, bench: bench, folder: comparisons.folder + "/meeting",
    each: max(1, try arguments.number("whole")))
  if isAll || only == "across" { try whole.prepare() }
  if isAll || only == "imports" { try imports.prepare() }
  if only == "sync" { try meeting.prepare() }
  let least = try comparisons.leastMegabytes()
  var outcomes: [Outcome] = []
  var rows: [Comparison] = []
  if isAll { rows = try comparisons.all() + collection.all() + plans.all() + library.all() }
  if isAll || only == "across" { rows += whole.all() }
  if isAll || only == "imports" { rows += try imports.all() }
  var figures: [Figure] = []
  if only == "sync" {
    Terminal.print("Measuring what meeting takes\n", to: STDERR_FILENO)
    figures = try meeting.figures()
    try meeting.prepareRows()
    rows = meeting.all()
  }
  for comparison in rows {
    Terminal.print("Measuring \(comparison.title)\n", to: STDERR_FILENO)
    outcomes.append(try comparison.measure(in: comparisons.folder))
  }
  var inside: [InsideRow] = []
  if isAll {
    Terminal.print("Measuring keystrokes\n", to: STDERR_FILENO)
    inside =
      try comparisons.insideRows() + collection.insideRows() + plans.insideRows()
      + library.insideRows()
  }
  if isAll || only == "across" { inside += try whole.insideRows() }
  var facts = [
    (name: "date", value: try arguments.text("date")),
    ("haru", try arguments.text("haru-version")), ("commit", try arguments.text("commit")),
    ("sqlite3", try arguments.text("sqlite-version")),
    ("swift", try arguments.text("swift-version")),
    ("people", "\(comparisons.people)"), ("waterings", "\(comparisons.waterings)"),
    ("sayings", "\(collection.sayings)"), ("moods", "\(collection.moods)"),
    ("events", "\(plans.events)"), ("books", "\(library.books)"),
    ("records", "\(library.records)"), ("whole", "\(whole.each)"),
  ]
  facts += Machine.facts()
  let report = Report(
    facts: facts, leastMegabytes: least, outcomes: outcomes, inside: inside,
    figures: figures)
  Terminal.print("\n" + report.markdown, to: STDERR_FILENO)
  Terminal.print(report.json, to: STDOUT_FILENO)
}

do throws(BenchFailure) {
  let arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
  switch arguments.mode {
  case "measure": try measure(arguments, bench: CommandLine.arguments[0])
  case "seed": try Seed.run(arguments)
  case "seed-sayings": try CollectionSeed.sayings(arguments)
  case "seed-moods": try CollectionSeed.moods(arguments)
  case "list": try Inside.list(arguments)
  case "insert": try Inside.insert(arguments)
  case "keystroke": try KeystrokeToFrame.run(arguments)
  case "move-moods": try MoveMoods.run(arguments)
  case "seed-events": try PlansSeed.events(arguments)
  case "seed-books": try LibrarySeed.books(arguments)
  case "collection": try InsideCollection.run(arguments)
  case "plans": try InsidePlans.run()
  case "whole": try InsideWhole.run()
  case "books": try InsideLibrary.run(arguments)
  case let mode: throw BenchFailure.usage("there is no mode \(mode)")
  }
} catch {
  Terminal.print("Bench: \(error)\n", to: STDERR_FILENO)
  exit(1)
}
