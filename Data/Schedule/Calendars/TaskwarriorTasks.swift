import Domain

/// Iterates over the tasks of a Taskwarrior file, which has them in a JSON list or one per line.
struct TaskwarriorTasks {
  /// A task, or the error that makes it invalid, with its line number.
  struct ParsedTask {
    let task: Result<TaskwarriorTask, CalendarParseError>
    let line: Int
  }

  private var list: JSONTokens?
  private var lines: FileLines
  private var isAtStart = true

  init(_ bytes: [UInt8]) {
    let bytes = WideText.narrowed(bytes)
    lines = FileLines(bytes)
    let start = bytes.starts(with: ASCII.byteOrderMark) ? bytes.dropFirst(3) : bytes[...]
    let first = start.first {
      !ASCII.isBlank($0) && $0 != ASCII.newline && $0 != ASCII.carriageReturn
    }
    if first == UInt8(ascii: "[") { list = JSONTokens(bytes) }
  }

  mutating func next() -> ParsedTask? { list == nil ? nextLine() : nextOfList() }

  private mutating func nextOfList() -> ParsedTask? {
    guard var tokens = list else { return nil }
    defer { if list != nil { list = tokens } }
    do throws(JSONParseError) {
      if isAtStart {
        isAtStart = false
        _ = try tokens.next()
      }
      guard let token = try tokens.next(), token != .endList else {
        finish()
        return nil
      }
      let line = tokens.line
      guard token == .beginObject else {
        try tokens.skip(token)
        return ParsedTask(task: .failure(.badLine), line: line)
      }
      return ParsedTask(task: .success(try Self.task(&tokens)), line: line)
    } catch {
      finish()
      return ParsedTask(task: .failure(.badJSON), line: error.line)
    }
  }

  /// Finishes after the end of the list. Any text after the list is ignored.
  private mutating func finish() {
    list = nil
    lines = FileLines([])
  }

  private mutating func nextLine() -> ParsedTask? {
    while let line = lines.next() {
      var text = ASCII.trimmed(lines.bytes[line.text])
      if text.last == ASCII.comma { text.removeLast() }
      if text.isEmpty { continue }
      var tokens = JSONTokens(Array(text))
      do throws(JSONParseError) {
        guard try tokens.next() == .beginObject else {
          return ParsedTask(task: .failure(.badLine), line: line.number)
        }
        let task = try Self.task(&tokens)
        if try tokens.next() != nil { throw JSONParseError(line: 1) }
        return ParsedTask(task: .success(task), line: line.number)
      } catch { return ParsedTask(task: .failure(.badJSON), line: line.number) }
    }
    return nil
  }

  /// Parses the members of a task, after its opening brace.
  private static func task(_ tokens: inout JSONTokens) throws(JSONParseError) -> TaskwarriorTask {
    var task = TaskwarriorTask()
    while case .name(let name)? = try tokens.next() {
      guard let value = try tokens.next() else { break }
      let name = tokens.text(name) ?? ""
      switch value {
      case .string(let string): task.add(name, tokens.text(string) ?? "")
      case .number(let range):
        task.add(name, String(decoding: tokens.written(range).prefix(32), as: UTF8.self))
      case .beginList where name == "tags" || name == "annotations":
        try addElements(of: name, to: &task, &tokens)
      case .beginList, .beginObject: try tokens.skip(value)
      case .bool, .null, .name, .endObject, .endList: break
      }
    }
    return task
  }

  private static func addElements(
    of name: String, to task: inout TaskwarriorTask, _ tokens: inout JSONTokens
  ) throws(JSONParseError) {
    while let element = try tokens.next(), element != .endList {
      switch element {
      case .string(let string):
        if name == "tags" { task.add(tag: tokens.text(string) ?? "") }
      case .beginObject where name == "annotations":
        let remark = try Self.task(&tokens)
        task.add(remark: remark["description"] ?? "")
      case .beginObject, .beginList: try tokens.skip(element)
      case .number, .bool, .null, .name, .endObject, .endList: break
      }
    }
  }
}
