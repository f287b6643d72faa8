import Data
import Domain
import Glibc

/// What the readers of other programs' files promise for any bytes at all, and how much of it was
/// put to the test.
public struct ImportPromises {
  /// How many entries were read of each kind.
  public private(set) var entries: [String: Int] = [:]
  /// How often something was named, by its name.
  public private(set) var problems: [String: Int] = [:]
  /// How often nothing of a file came in, and why.
  public private(set) var failures: [String: Int] = [:]

  private let path: String

  /// Writes each file to a path, one after another: that is how readers get them.
  public init(path: String) { self.path = path }

  /// The first promise that is broken, in words; nothing when all are kept.
  public mutating func broken(by bytes: [UInt8], as format: ImportFormat) -> String? {
    guard write(bytes) else { return "no file could be written" }
    do throws(ImportFailure) { _ = try ImportTrial.formats(of: path) } catch { count(error) }
    let trial = ImportTrial(path, as: format)
    if let failure = trial.failure { count(failure) }
    if trial != ImportTrial(path, as: format) { return "a file that reads otherwise" }
    return broken(trial, bytes, format)
  }

  private func write(_ bytes: [UInt8]) -> Bool {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { return false }
    defer { close(file) }
    return bytes.isEmpty || Glibc.write(file, bytes, bytes.count) == bytes.count
  }

  private mutating func broken(
    _ trial: ImportTrial, _ bytes: [UInt8], _ format: ImportFormat
  ) -> String? {
    // Every entry has a byte of its own at least, and each has few things wrong with it.
    if trial.entries.count > bytes.count { return "more entries than bytes" }
    if trial.problems.count > bytes.count + 1 { return "more problems than bytes" }
    // What is written as Lua may all stand in one line.
    let failed = Set(trial.problems.filter(\.failed).map(\.line))
    if format != .koreader, !failed.isDisjoint(with: trial.entries.map(\.line)) {
      return "an entry that failed and came in"
    }
    for problem in trial.problems {
      problems["\(problem.reason)".prefix { $0 != "(" }.description, default: 0] += 1
      if problem.line < 1 || problem.line > bytes.count + 1 { return "a line that is not there" }
    }
    for entry in trial.entries {
      if entry.line < 1 || entry.line > bytes.count + 1 { return "an entry's line is not there" }
      if let reason = broken(entry) { return reason }
      entries["\(entry.kind)", default: 0] += 1
    }
    return nil
  }

  private func broken(_ entry: IncomingEntry) -> String? {
    for member in entry.kept {
      if case .text(let text) = member.value, text.isEmpty {
        return "something kept that is nothing"
      }
    }
    switch entry.content {
    case .book(let book):
      if book.title.isEmpty { return "a book without a title" }
      if entry.id.isEmpty { return "a book without a name" }
      if let halves = book.halfStars, !(1...10).contains(halves) { return "stars beyond the sky" }
      if let pages = book.pages, pages < 1 { return "a book without pages" }
      if book.authors.contains("") { return "an author without a name" }
      if book.tags.contains("") { return "a tag without a word" }
      if let isbn = book.isbn, ISBN(isbn) == nil { return "a number that proves nothing" }
      if book.review?.isEmpty == true { return "a review without a word" }
      if case .percent(let part)? = book.progress, !(0...100).contains(part) {
        return "more than the whole"
      }
    case .sentence(let sentence):
      if sentence.bookTitle.isEmpty { return "a sentence without a book" }
      if sentence.text.isEmpty { return "a sentence without a word" }
      if entry.id.isEmpty { return "a sentence without a name" }
      if sentence.note?.isEmpty == true { return "a note without a word" }
      if case .local(_, let seconds?)? = sentence.at, !(0..<86_400).contains(seconds) {
        return "a time no clock shows"
      }
    case .feeling, .person, .card: return nil
    }
    return nil
  }

  private mutating func count(_ failure: ImportFailure) {
    failures["\(failure)".prefix { $0 != "," && $0 != "\"" }.description, default: 0] += 1
  }
}
