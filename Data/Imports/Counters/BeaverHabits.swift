import Domain

/// Imports the JSON export of Beaver Habits: a list of habits, each with its days.
struct BeaverHabits: IncomingReader {
  private var elements: JSONElements
  private var names = MomentNames()
  private var queue = PieceQueue()

  static let recipe = ImportRecipe(
    format: .beaverhabits, fits: { isList($0) },
    open: { file, _ throws(ImportFailure) in BeaverHabits(try file.text()) })

  private static func isList(_ file: ImportFile) -> Bool {
    guard let json = file.json, !json.isList else { return false }
    // The program's own file has the list within `data`.
    let isWithin = json.members == ["data"]
    let head = isWithin ? Array(file.head.dropFirst().drop { $0 != UInt8(ascii: "{") }) : file.head
    return JSONPreview.firstElement(of: "habits", in: head).isSuperset(of: ["name", "records"])
  }

  private init(_ source: any ByteSource) { elements = JSONElements(source, in: "habits") }

  mutating func next() throws(ImportFailure) -> IncomingPiece? {
    while true {
      if let piece = queue.next() { return piece }
      guard let element = try elements.next() else { return nil }
      if let habit = queue.record(element, line: elements.number) { understand(habit) }
    }
  }

  private static let read: Set<String> = ["id", "name", "records"]

  private mutating func understand(_ habit: JSONRecord) {
    let line = elements.number
    if habit.text("status") == "soft_delete" { return queue.add(.note(.trashLeft(1))) }
    guard let name = habit.text("name") else { return queue.add(line, .nameMissing, failed: true) }
    var counter = IncomingCounter(name: name, goal: Self.goal(habit["period"]))
    var notes: [String] = []
    var problems: [IncomingRefusal] = []
    for record in habit["records"]?.elements ?? [] {
      let written = record["day"]?.text
      guard let day = written.flatMap({ Day($0) }) else {
        problems.append(written.map { .dateUnreadable($0) } ?? .dateMissing)
        continue
      }
      if let note = record["text"]?.text, !note.isEmpty { notes.append("\(day) \(note)") }
      if record["done"] == .bool(true) {
        counter.counts.append(IncomingCount(CountAmount(1), on: day))
      }
    }
    var kept = habit.preserved(besides: Self.read)
    if !notes.isEmpty { kept.append(StoredMember("notes", notes.joined(separator: "\n"))) }
    let id = names.once(habit.text("id") ?? name)
    queue.add(.entry(IncomingEntry(line: line, id: id, .counter(counter), kept: kept)))
    for reason in problems { queue.add(line, reason, failed: false) }
  }

  /// Returns the goal of a period such as three times in one week; nil if Haru has no such goal.
  private static func goal(_ period: JSONTree?) -> CountGoal? {
    guard let times = period?["target_count"]?.number, let count = period?["period_count"]?.number,
      let days = ["D": 1, "W": 7][period?["period_type"]?.text ?? ""], (1...7).contains(count)
    else { return nil }
    return IncomingCounter.goal(on: times, of: days * count)
  }
}

/// The import recipes for counters.
enum CounterRecipes {
  static let all = [LoopHabits.recipe, BeaverHabits.recipe, DailyYou.recipe]
}
