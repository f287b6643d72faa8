import Glibc

/// Measures everything and prints the results.
func measure(_ arguments: Arguments, bench: String) throws(BenchFailure) {
  let folder = try arguments.text("folder")
  let table = try Table(
    arguments, haru: try arguments.text("haru"), bench: bench, folder: folder)
  // Another build of Haru and its benchmark program. Nil if Haru is compared with the `sqlite3` shell.
  var former: Table?
  if let haru = arguments.optional("former") {
    former = try Table(
      arguments, haru: haru, bench: try arguments.text("former-bench"), folder: folder + "/former")
    _ = try table.comparisons.makeFolder(folder + "/former")
  }
  try table.prepare()
  try former?.prepare()
  let least = try table.comparisons.leastMegabytes()
  var figures: [Figure] = []
  if former == nil { figures = try table.figures() }
  let rows: [Comparison]
  if let former { rows = try table.rows(beside: former) } else { rows = try table.rows() }
  var outcomes: [Outcome] = []
  for comparison in rows {
    Terminal.print("Measuring \(comparison.title)\n", to: STDERR_FILENO)
    outcomes.append(try comparison.measure(in: folder))
  }
  Terminal.print("Measuring keystrokes\n", to: STDERR_FILENO)
  var inside: [InsideRow] = []
  if let former {
    figures += try table.insideFigures(beside: former)
  } else {
    inside = try table.insideRows()
  }
  var facts = [
    (name: "date", value: try arguments.text("date")),
    ("haru", try arguments.text("haru-version")), ("commit", try arguments.text("commit")),
    ("sqlite3", try arguments.text("sqlite-version")),
    ("swift", try arguments.text("swift-version")),
    ("people", "\(table.comparisons.people)"), ("waterings", "\(table.comparisons.waterings)"),
    ("sayings", "\(table.collection.sayings)"), ("moods", "\(table.collection.moods)"),
    ("events", "\(table.plans.events)"), ("books", "\(table.library.books)"),
    ("records", "\(table.library.records)"), ("whole", "\(table.whole.each)"),
  ]
  if former != nil { facts.append(("beside", try arguments.text("former-commit"))) }
  facts += Machine.facts()
  let report = Report(
    facts: facts, others: former == nil ? .shell : .former, leastMegabytes: least,
    outcomes: outcomes, inside: inside, figures: figures)
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
