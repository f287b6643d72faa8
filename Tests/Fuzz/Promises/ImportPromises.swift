import Data
import Domain
import Glibc

/// Checks the readers of other programs' files with any bytes, and counts what they read.
public struct ImportPromises {
  /// The number of entries that were read, by kind.
  public private(set) var entries: [String: Int] = [:]
  /// The number of reported problems, by reason.
  public private(set) var problems: [String: Int] = [:]
  /// The number of files that could not be imported at all, by reason.
  public private(set) var failures: [String: Int] = [:]

  private let path: String

  /// The readers need files, so each input is written to this path first.
  public init(path: String) { self.path = path }

  /// Returns the first broken rule as text, or nil if none is broken.
  public mutating func broken(by fixture: ImportFixture) -> String? {
    switch fixture.form {
    case .file, .archive: return broken(by: fixture.bytes, as: fixture.format, fixture.form)
    case .folder:
      let folder = path + ".folder"
      defer { remove(folder, fixture) }
      for part in fixture.parts {
        for subfolder in Self.folders(of: folder + "/" + part.path) { mkdir(subfolder, 0o700) }
        guard write(part.bytes, folder + "/" + part.path) else { return "no file could be written" }
      }
      return broken(
        folder, size: fixture.parts.reduce(0) { $0 + $1.bytes.count }, fixture.format, .folder)
    }
  }

  /// Returns the first broken rule for these bytes as text, or nil if none is broken.
  public mutating func broken(
    by bytes: [UInt8], as format: ImportFormat, _ form: ImportFixture.Form = .file
  ) -> String? {
    guard write(bytes, path) else { return "no file could be written" }
    let isArchive = bytes.starts(with: [0x50, 0x4B])
    return broken(path, size: bytes.count, format, isArchive ? .archive : form)
  }

  /// Returns all parent folders of a path, outermost first.
  private static func folders(of path: String) -> [String] {
    path.indices.filter { path[$0] == "/" && $0 > path.startIndex }.map { String(path[..<$0]) }
  }

  private func remove(_ folder: String, _ fixture: ImportFixture) {
    var folders: Set<String> = [folder]
    for part in fixture.parts {
      unlink(folder + "/" + part.path)
      folders.formUnion(Self.folders(of: part.path).map { folder + "/" + $0 })
    }
    for subfolder in folders.sorted(by: { $0.utf8.count > $1.utf8.count }) { rmdir(subfolder) }
  }

  private mutating func broken(
    _ path: String, size: Int, _ format: ImportFormat, _ form: ImportFixture.Form
  ) -> String? {
    do throws(ImportFailure) { _ = try ImportTrial.formats(of: path) } catch { count(error) }
    let trial = ImportTrial(path, as: format)
    if let failure = trial.failure { count(failure) }
    if trial != ImportTrial(path, as: format) { return "a file that reads otherwise" }
    return broken(trial, size, format, form)
  }

  private func write(_ bytes: [UInt8], _ path: String) -> Bool {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { return false }
    defer { close(file) }
    return bytes.isEmpty || Glibc.write(file, bytes, bytes.count) == bytes.count
  }

  private mutating func broken(
    _ trial: ImportTrial, _ size: Int, _ format: ImportFormat, _ form: ImportFixture.Form
  ) -> String? {
    // Each entry needs at least one byte, and each has few problems.
    if trial.entries.count > size { return "more entries than bytes" }
    if trial.problems.count > size + 1 { return "more problems than bytes" }
    // Lua files may have all entries on one line.
    let failed = Set(trial.problems.filter(\.failed).map(\.line))
    // In archives and folders, line numbers belong to one of the files, or are 0.
    let isOne = form == .file
    let least = isOne ? 1 : 0
    if isOne, format != .koreader, !failed.isDisjoint(with: trial.entries.map(\.line)) {
      return "an entry that failed and came in"
    }
    for problem in trial.problems {
      problems["\(problem.reason)".prefix { $0 != "(" }.description, default: 0] += 1
      if problem.line < least || problem.line > size + 1 { return "a line that is not there" }
    }
    for entry in trial.entries {
      if entry.line < least || entry.line > size + 1 { return "an entry's line is not there" }
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
      return sentence.at.flatMap(broken)
    case .feeling(let feeling):
      if let level = feeling.level, !(1...100).contains(level) { return "a level beyond the gauge" }
      if feeling.tags.contains("") { return "a tag without a word" }
      if feeling.title?.isEmpty == true { return "a title without a word" }
      return broken(feeling.at)
    case .person(let person):
      if person.name.isEmpty { return "a person without a name" }
      if (person.phones + person.mails + person.tags).contains("") { return "an empty field" }
      if let days = person.cycleDays, days < 1 { return "a cycle of no days" }
      let all = person.contacts + person.memos
      if Set(all.map(\.id)).count != all.count { return "two contacts of one name" }
      for contact in all { if let reason = broken(contact.at) { return reason } }
    case .card(let card):
      if !card.card.starts(with: Array("BEGIN:VCARD".utf8)) { return "a card that is none" }
    case .note(let note):
      if note.done != nil, !note.isDone { return "an open note that was done" }
    case .counter(let counter):
      if counter.name.isEmpty { return "a counter without a name" }
      if counter.counts.contains(where: { !isStored($0) }) { return "an amount beyond the limit" }
    }
    return nil
  }

  private func isStored(_ count: IncomingCount) -> Bool {
    count.amount.map { (0...CountAmount.most).contains($0.thousandths) } ?? true
  }

  private func broken(_ moment: IncomingMoment) -> String? {
    guard case .local(_, let seconds?) = moment else { return nil }
    return (0..<86_400).contains(seconds) ? nil : "a time no clock shows"
  }

  private mutating func count(_ failure: ImportFailure) {
    failures["\(failure)".prefix { $0 != "," && $0 != "\"" }.description, default: 0] += 1
  }
}
