import Domain

/// A task of todo.txt, which is one line. See http://todotxt.org.
struct TodoTxtLine: Equatable {
  /// The text as written, without the done mark, the priority and the dates before it.
  let text: String
  let isDone: Bool
  /// The priority, `A` to `Z`.
  let priority: String?
  /// The days on which the task was written and done; nil if the line does not have them.
  let written: Day?, done: Day?
  /// The day of `due:2026-03-04`.
  let due: Day?

  /// Parses a line; nil if it is blank.
  init?(_ line: some Collection<UInt8>) {
    var rest = Text.trimmed(String(decoding: line, as: UTF8.self))[...]
    if rest.isEmpty { return nil }
    /// Consumes the first word if `read` understands it and more words follow.
    func consume<Value>(_ read: (Substring) -> Value?) -> Value? {
      let end = rest.firstIndex(where: \.isWhitespace) ?? rest.endIndex
      guard end < rest.endIndex, let value = read(rest[..<end]) else { return nil }
      rest = rest[end...].drop(while: \.isWhitespace)
      return value
    }
    isDone = consume { $0 == "x" ? true : nil } ?? false
    done = isDone ? consume { Day($0) } : nil
    priority = consume(Self.priority)
    written = consume { Day($0) }
    text = String(rest)
    due = Self.words(of: rest).lazy.compactMap(Self.due).first
  }

  /// The text without the due date.
  var title: String {
    Self.words(of: text[...]).filter { Self.due($0) == nil }.joined(separator: " ")
  }

  private static func words(of text: Substring) -> [Substring] {
    text.utf8.split(separator: ASCII.blank).map { Substring($0) }
  }

  private static func due(_ word: Substring) -> Day? {
    word.hasPrefix("due:") ? Day(word.dropFirst(4)) : nil
  }

  /// Returns the letter of `(A)`.
  private static func priority(_ word: Substring) -> String? {
    let bytes = Array(word.utf8)
    guard bytes.count == 3, bytes[0] == UInt8(ascii: "("), bytes[2] == UInt8(ascii: ")"),
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[1])
    else { return nil }
    return String(word.dropFirst().dropLast())
  }

  /// Whether the line has a mark that plain text rarely has. A day alone is no such mark, because diaries have it too.
  var isMarked: Bool { priority != nil || done != nil || due != nil || written != nil && hasTag }

  /// Whether the text has a `+project` or a `@context`.
  var hasTag: Bool {
    Self.words(of: text[...]).contains {
      $0.utf8.count > 1 && ($0.hasPrefix("+") || $0.hasPrefix("@"))
    }
  }
}

/// A parser of todo.txt. Tasks with a due date become events; other tasks are only reported.
struct TodoTxtReader {
  private var lines: FileLines

  init(_ bytes: [UInt8]) {
    var guess = EncodingGuess()
    guess.add(bytes)
    let isKorean = guess.encoding == .cp949
    lines = FileLines(isKorean ? KoreanText.decoded(bytes[...]) : WideText.narrowed(bytes))
  }

  /// Returns the next task: an event, or a task that becomes no event. Returns nil at the end.
  mutating func next() -> CalendarFinding? {
    while let line = lines.next() {
      // The import of notes reports lines that are too long.
      let bytes = lines.bytes[line.text]
      guard bytes.count <= LineStream.longest, let task = TodoTxtLine(bytes) else { continue }
      let title = CalendarText.clean(task.title, keepsLines: false)
      guard let due = task.due else {
        return .left(.undatedTask(title: title), line: line.number)
      }
      if task.isDone { return .left(.doneTask(title: title), line: line.number) }
      do throws(CalendarParseError) {
        let span = try CalendarSpan(.day(due), end: .day(due), length: nil) { _ in nil }
        let name = (task.written?.description ?? "") + " " + task.text
        let print = Fingerprint.of(name.utf8)
        let uid = "todotxt-" + String(UInt64(bitPattern: Int64(print)), radix: 16)
        return .event(
          CalendarEvent(uid: uid, title: title, start: span.start, end: span.end),
          line: line.number)
      } catch { return .problem(line: line.number, error) }
    }
    return nil
  }
}
