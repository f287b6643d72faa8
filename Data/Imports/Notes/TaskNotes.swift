import Domain

/// Imports the tasks of Taskwarrior that have no date. The calendar importer reads the others and reports the problems.
struct TaskwarriorNotes: IncomingReader {
  private var tasks: TaskwarriorTasks

  static let recipe = ImportRecipe(
    format: .taskwarrior,
    fits: { $0.json?.members.isSuperset(of: ["uuid", "status", "entry", "description"]) == true },
    open: { file, _ throws(ImportFailure) in
      TaskwarriorNotes(tasks: TaskwarriorTasks(try file.text().rest(atMost: ImportFile.largest)))
    })

  /// The members that a note has, and those that change with each export.
  private static let read: Set<String> = [
    "uuid", "description", "status", "entry", "end", "modified", "id", "urgency",
  ]

  mutating func next() throws(ImportFailure) -> IncomingPiece? {
    while let found = tasks.next() {
      guard case .success(let task) = found.task, !task.isDated, task["status"] != "deleted"
      else { continue }
      let text = [task["description"], task.marks].compactMap(\.self).joined(separator: " ")
      func moment(_ name: String) -> IncomingMoment? {
        task[name].flatMap(TaskwarriorReader.instant).map { .instant($0, offset: nil) }
      }
      let isDone = task["status"] == "completed"
      let note = IncomingNote(
        text: text, written: moment("entry"), isDone: isDone, done: isDone ? moment("end") : nil)
      let remarks = task.remarks.joined(separator: "\n")
      let kept = (task.members + [("annotations", remarks)]).filter {
        !Self.read.contains($0.name) && !$0.value.isEmpty
      }
      return .entry(
        IncomingEntry(
          line: found.line, id: task["uuid"] ?? "", .note(note),
          kept: kept.map { StoredMember($0.name, $0.value) }))
    }
    return nil
  }
}

/// Imports lines as notes: those of todo.txt without a due date, or list items.
struct LineNotes: IncomingReader {
  private var lines: LineStream
  private let read: (_ line: [UInt8], _ number: Int, inout MomentNames) -> IncomingPiece?
  private var names = MomentNames()

  static let todoTxt = ImportRecipe(
    format: .todotxt,
    fitsIfWanted: { $0.isPlainText && ["", "txt"].contains(FileBundle.ending(of: $0.name)) },
    fits: { $0.isPlainText && isTodoTxt($0) },
    open: { file, _ throws(ImportFailure) in LineNotes(try file.text(), task) })

  static let list = ImportRecipe(
    format: .tasks,
    fitsIfWanted: { $0.isPlainText && ListItem.has($0.head) },
    fits: {
      $0.isPlainText && MarkdownDay(path: $0.name) == nil && ListItem.isList($0.head)
    },
    open: { file, _ throws(ImportFailure) in LineNotes(try file.text(), item) })

  private init(
    _ source: any ByteSource,
    _ read: @escaping (_ line: [UInt8], _ number: Int, inout MomentNames) -> IncomingPiece?
  ) {
    lines = LineStream(source)
    self.read = read
  }

  mutating func next() throws(ImportFailure) -> IncomingPiece? {
    while let line = try lines.next() {
      if lines.isTooLong {
        let reason = IncomingRefusal.rowTooLong(limit: LineStream.longest)
        return .problem(IncomingIssue(line: lines.number, reason, failed: true))
      }
      if !line.isBlankLine, let piece = read(line, lines.number, &names) { return piece }
    }
    return nil
  }

  private static func task(
    _ line: [UInt8], _ number: Int, _ names: inout MomentNames
  ) -> IncomingPiece? {
    guard let task = TodoTxtLine(line), task.due == nil else { return nil }
    let note = IncomingNote(
      text: task.text, written: task.written.map { .local($0, seconds: nil) }, isDone: task.isDone,
      done: task.done.map { .local($0, seconds: nil) })
    let kept = task.priority.map { [StoredMember("priority", $0)] } ?? []
    let id = names.once((task.written.map { $0.description + " " } ?? "") + task.text)
    return .entry(IncomingEntry(line: number, id: id, .note(note), kept: kept))
  }

  private static func item(
    _ line: [UInt8], _ number: Int, _ names: inout MomentNames
  ) -> IncomingPiece? {
    guard let item = ListItem(line) else { return .note(.linesLeft(1)) }
    if item.text.isEmpty { return nil }
    let note = IncomingNote(text: item.text, isDone: item.isDone)
    return .entry(IncomingEntry(line: number, id: names.once(item.text), .note(note)))
  }

  /// Whether a text is called `todo.txt` or `done.txt`, or looks like one: half of its lines have marks, and one has a
  /// mark that other texts rarely have.
  private static func isTodoTxt(_ file: ImportFile) -> Bool {
    if ListItem.isList(file.head) { return false }
    var lines = LineStream(MemorySource(file.head))
    var (count, marked, isSure) = (0, 0, false)
    do throws(ImportFailure) {
      while let line = try lines.next() {
        guard let task = TodoTxtLine(line) else { continue }
        count += 1
        if task.isMarked || task.isDone || task.written != nil || task.hasTag { marked += 1 }
        isSure = isSure || task.isMarked
      }
    } catch { return false }
    let stem = FileBundle.stem(file.name).lowercased()
    let isCalledSo =
      FileBundle.ending(of: file.name) == "txt"
      && (stem.hasPrefix("todo") || stem.hasPrefix("done"))
      && !stem.dropFirst(4).contains(where: \.isLetter)
    return count > 0 && (isCalledSo || isSure && marked * 2 >= count)
  }
}

extension ImportFile {
  /// Whether the file is a text that is not JSON.
  fileprivate var isPlainText: Bool {
    if case .text = form { json == nil } else { false }
  }
}

/// The import recipes for notes.
enum NoteRecipes {
  static let all = [TaskwarriorNotes.recipe, LineNotes.todoTxt, LineNotes.list, KeepNotes.recipe]
}
