import Domain

/// Imports the CSV export of Loop Habit Tracker: a table of habits, and for each a folder with the table of its days.
struct LoopHabits: IncomingReader {
  private let bundle: FileBundle
  private let files: BundleNames
  /// The path of the table of habits.
  private let path: String
  /// The tables of days, by the position of their habit.
  private let tables: [String: String]
  private var habits: TableRows
  private var names = MomentNames()
  private var queue = PieceQueue()
  /// A habit that follows the problems of its days.
  private var habit: IncomingEntry?

  static let recipe = ImportRecipe(
    format: .loop, locatesByLine: true,
    fits: { file in FileBundle(file).flatMap { table(in: $0) } != nil },
    open: { file, _ throws(ImportFailure) in
      guard let bundle = FileBundle(file), let path = table(in: bundle) else {
        throw .notThatFormat(.loop)
      }
      return try LoopHabits(bundle, path, file.names)
    })

  private static func table(in bundle: FileBundle) -> String? {
    bundle.names.first {
      FileBundle.base($0) == "Habits.csv"
        && bundle.head($0).starts(with: "Position,Name,".utf8)
    }
  }

  private init(_ bundle: FileBundle, _ path: String, _ files: BundleNames) throws(ImportFailure) {
    (self.bundle, self.path, self.files) = (bundle, path, files)
    let root = FileBundle.folder(path)
    var tables: [String: String] = [:]
    for name in bundle.names where name.hasPrefix(root) {
      let position = name.dropFirst(root.count).prefix { $0.isNumber }
      // The tables of scores are computed, and the table of all habits repeats the others.
      let isDays = FileBundle.base(name) == "Checkmarks.csv"
      if isDays, !position.isEmpty {
        tables[String(position)] = name
      } else if isDays || FileBundle.base(name) == "Scores.csv" {
        files.pass(name)
      }
    }
    self.tables = tables
    habits = TableRows(try CSVStream(bundle.text(path), separatedBy: ASCII.comma))
  }

  mutating func next() throws(ImportFailure) -> IncomingPiece? {
    while true {
      if let piece = queue.next() { return piece }
      files.begin(path)
      if let entry = habit {
        habit = nil
        return .entry(entry)
      }
      switch try habits.next() {
      case .end: return nil
      case .problem(let problem): return .problem(problem)
      case .row: try understand(habits.table)
      }
    }
  }

  private static let read: Set<String> = ["Position", "Name", "Type", "Unit"]

  private mutating func understand(_ row: CSVStream) throws(ImportFailure) {
    guard let name = row["Name"] else { return queue.add(row.line, .nameMissing, failed: true) }
    let position = row["Position"] ?? ""
    guard let table = tables[position] else {
      return queue.add(row.line, .missingPart(position + " " + name), failed: true)
    }
    let isNumber = row["Type"] == "NUMERICAL"
    var counter = IncomingCounter(name: name, unit: row["Unit"], goal: Self.goal(row, isNumber))
    var kept = row.preserved(besides: Self.read)
    var problems = PieceQueue()
    let notes = try readDays(table, isNumber, &counter, &problems)
    if !notes.isEmpty { kept.append(StoredMember("Notes", notes.joined(separator: "\n"))) }
    let id = names.once(name)
    habit = IncomingEntry(line: row.line, id: id, .counter(counter), kept: kept)
    while let problem = problems.next() { queue.add(problem) }
  }

  private static func goal(_ row: CSVStream, _ isNumber: Bool) -> CountGoal? {
    let days = (row["FrequencyDenominator"] ?? row["Interval"]).flatMap { Int($0) } ?? 0
    if !isNumber {
      let times = (row["FrequencyNumerator"] ?? row["NumRepetitions"]).flatMap { Int($0) } ?? 0
      return IncomingCounter.goal(on: times, of: days)
    }
    guard let amount = row["Target Value"].flatMap({ CountAmount(reading: $0) }),
      days == 1 || days == 7
    else { return nil }
    let atMost = row["Target Type"] == "AT_MOST"
    if amount == .zero, !atMost { return nil }
    return CountGoal(amount, per: days == 1 ? .day : .week, atMost: atMost)
  }

  /// Reads the days of a habit, and returns what the user noted on them.
  private func readDays(
    _ path: String, _ isNumber: Bool, _ counter: inout IncomingCounter, _ problems: inout PieceQueue
  ) throws(ImportFailure) -> [String] {
    var bytes = try bundle.text(path).rest(atMost: FileBundle.longest)
    // Older versions write no names of columns.
    let hasNames = bytes.starts(with: "Date,".utf8)
    if !hasNames { bytes = Array("Date,Value\n".utf8) + bytes }
    var rows = TableRows(try CSVStream(MemorySource(bytes), separatedBy: ASCII.comma))
    var notes: [String] = []
    while true {
      switch try rows.next() {
      case .end: return notes
      case .problem(var problem):
        problem.failed = false
        problems.add(.problem(problem))
      case .row:
        let row = rows.table
        let line = row.line - (hasNames ? 0 : 1)
        let written = row["Date"]
        guard let day = written.flatMap({ Day($0) }) else {
          problems.add(line, written.map { .dateUnreadable($0) } ?? .dateMissing, failed: false)
          continue
        }
        if let note = row["Notes"] { notes.append("\(day) \(note)") }
        let value = row["Value"] ?? ""
        switch LoopValue(value, isNumber) {
        case .amount(let amount)?: counter.counts.append(IncomingCount(amount, on: day))
        case .skipped?: counter.counts.append(IncomingCount(nil, on: day))
        case .nothing?: break
        case nil:
          problems.add(line, .numberUnreadable(column: "Value", value), failed: false)
        }
      }
    }
  }
}

/// What Loop has of a day: a word, in older versions its number, or thousandths.
private enum LoopValue {
  case amount(CountAmount)
  case skipped
  /// Nothing is known, or nothing was done but enough on other days.
  case nothing

  init?(_ value: String, _ isNumber: Bool) {
    switch value {
    case "YES_MANUAL", "2": self = .amount(CountAmount(1))
    case "SKIP", "3": self = .skipped
    case "NO", "0": self = isNumber ? .amount(.zero) : .nothing
    case "YES_AUTO", "1", "UNKNOWN", "-1": self = .nothing
    case _:
      guard let number = Int(value), (0...CountAmount.most).contains(number) else { return nil }
      self = .amount(CountAmount(thousandths: number))
    }
  }
}
