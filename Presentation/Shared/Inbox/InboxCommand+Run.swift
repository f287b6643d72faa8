import Domain
import PresentationKit
import TextUI

extension InboxCommand: StoreCommand {
  func run(_ features: Features, _ page: CommandOutput) throws(Report) {
    let answers = InboxAnswers(features: features, page: page)
    switch self {
    case .takeIn: try answers.takeIn()
    case .list: try answers.list()
    case .sort(let reference): try answers.sort(reference)
    case .diary(let references): try answers.diary(references)
    case .remove(let references): try answers.remove(references)
    }
  }
}

/// Runs the inbox commands and prints their output.
private struct InboxAnswers {
  let features: Features
  let page: CommandOutput

  private var words: InboxWords { InboxWords(page.language) }
  private var inbox: Inbox { features.inbox }

  // MARK: Reading notes

  func takeIn() throws(Report) {
    let outcome: NotesOutcome<NotedLine>
    do throws(CaptureStop) {
      outcome = try inbox.takeIn(
        moves: !page.isTrial, canAsk: page.askSecret != nil,
        by: .capture(page.dates, in: page.language, now: inbox.now))
    } catch { throw error.report(page.language) }
    if page.wantsJSON {
      answerJSON(outcome)
    } else {
      answerLines(outcome)
    }
    // The other folders were read, and their notes are saved.
    if let (folder, failure) = outcome.failed.first { throw words.unreached(folder, failure) }
  }

  private func answerLines(_ outcome: NotesOutcome<NotedLine>) {
    for note in outcome.notes {
      page.line(
        words.imported(
          note.name, saved: note.saved.count, waiting: note.waiting.count, isEntry: note.isEntry))
      for line in note.saved {
        page.line("  " + line.sentence)
        for remark in line.remarks { page.remarkBelow("  " + remark) }
      }
      for line in note.waiting { page.line(words.waits(Printable.brief(line.called))) }
      if !note.isMoved, !page.isTrial { page.remarkBelow(words.stays(note.name)) }
    }
    for note in outcome.known { page.line(words.known(note.name, at: note.at, note.restoreMethod)) }
    for file in outcome.refused { page.line(words.refused(file.name, file.reason)) }
    if outcome.folderCount == 0 { return page.remark(words.noFolders) }
    if outcome.youngCount > 0 { page.remark(words.young(outcome.youngCount)) }
    if outcome.isNothing { return page.remark(words.nothingNew) }
    if outcome.notes.contains(where: { !$0.waiting.isEmpty }) { page.remark(words.howToSort) }
    let stored = outcome.notes.count { !$0.saved.isEmpty || !$0.waiting.isEmpty }
    if stored > 0, !page.isTrial { page.remark(words.undo(stored)) }
  }

  private func answerJSON(_ outcome: NotesOutcome<NotedLine>) {
    var json = page.openAnswer()
    json.key("files")
    json.list(outcome.notes) { json, note in
      json.object { json in
        json.member("folder", note.folder)
        json.member("name", note.name)
        json.key("added")
        json.list(note.saved) { json, line in line.write(to: &json, page) }
        json.member("moved", note.isMoved)
      }
    }
    json.key("lines")
    json.list(outcome.notes.flatMap(\.waiting)) { $0.waitingLine($1) }
    json.key("known")
    json.list(outcome.known) { json, note in
      json.object { json in
        json.member("folder", note.folder)
        json.member("name", note.name)
        json.member("at", note.at.description)
        json.member("undone", note.restoreMethod != nil)
        json.member("moved", note.isMoved)
      }
    }
    json.key("refused")
    json.list(outcome.refused) { json, file in
      json.object { json in
        json.member("folder", file.folder)
        json.member("name", file.name)
        json.member("code", words.code(file.reason))
        json.member("message", words.refused(file.name, file.reason))
      }
    }
    json.member("added", outcome.notes.reduce(0) { $0 + $1.saved.count })
    json.member("waiting", outcome.notes.reduce(0) { $0 + $1.waiting.count })
    page.closeAnswer(&json)
  }

  // MARK: Waiting lines

  private func waiting() throws(Report) -> [WaitingLine] {
    try page.done { () throws(StorageFailure) in try inbox.waiting() }
  }

  private func find(_ references: [String]) throws(Report) -> [WaitingLine] {
    do throws(InboxFailure) { return try inbox.find(references) } catch {
      throw words.report(error)
    }
  }

  private func reasons(for lines: [WaitingLine]) throws(Report) -> [String?] {
    try page.done { () throws(StorageFailure) in
      try inbox.explain(lines, order: page.dates, in: page.language)
    }
  }

  func list() throws(Report) {
    let lines = try waiting()
    let reasons = try reasons(for: lines)
    var list = ListAnswer(page, "lines")
    for (index, line) in lines.enumerated()
    where !list.add(
      { json in
        json.object { json in
          json.member("n", index + 1)
          json.waitingMembers(line)
          json.member("reason", reasons[index])
        }
      }, words.line(line, index + 1, reasons[index]))
    { break }
    list.close(empty: words.nothingWaits)
  }

  func remove(_ references: [String]) throws(Report) {
    let lines = try find(references)
    if lines.isEmpty, !page.wantsJSON { return page.remark(words.nothingWaits) }
    if references == [Inbox.all], !lines.isEmpty {
      guard try page.agrees(to: words.mayRemoveAll(lines.count)) else { return }
    }
    let removed = try page.done { () throws(StorageFailure) in try inbox.remove(lines) }
    if removed.isEmpty, !lines.isEmpty { throw words.unknown(references.joined(separator: " ")) }
    page.answer(page.removed(words.removed(removed), count: removed.count)) { json in
      json.key("lines")
      json.list(removed) { $0.waitingLine($1) }
    }
  }

  func diary(_ references: [String]) throws(Report) {
    let lines = try find(references)
    if lines.isEmpty, !page.wantsJSON { return page.remark(words.nothingWaits) }
    let noted: [NotedLine]
    do throws(CaptureStop) {
      noted = try inbox.sort(lines, in: page.language) { (line, actions) throws(Report) in
        try actions.keepAsEntry(line.text, at: line.at)
      }
    } catch { throw error.report(page.language) }
    answer(noted)
  }

  /// Asks which record each waiting line becomes. An empty answer leaves the line in the inbox.
  func sort(_ reference: String?) throws(Report) {
    let lines = if let reference { try find([reference]) } else { try waiting() }
    guard let ask = page.askLine else {
      // A script cannot be asked, so it gets the list.
      return try list()
    }
    guard !lines.isEmpty else { return page.remark(words.nothingWaits) }
    try InboxSorting(inbox: inbox, page: page, ask: ask).sort(lines, try reasons(for: lines))
    let left = try waiting().count
    if left > 0 { page.remark(words.leftWaiting(left)) }
  }

  private func answer(_ noted: [NotedLine]) {
    guard page.wantsJSON else {
      for line in noted {
        page.line(line.sentence)
        for remark in line.remarks { page.remarkBelow(remark) }
      }
      return
    }
    var json = page.openAnswer()
    json.key("added")
    json.list(noted) { json, line in line.write(to: &json, page) }
    page.closeAnswer(&json)
  }
}

extension JSONText {
  fileprivate mutating func waitingLine(_ line: WaitingLine) {
    object { $0.waitingMembers(line) }
  }

  fileprivate mutating func waitingMembers(_ line: WaitingLine) {
    member("id", line.id.text)
    member("file", line.note)
    member("text", line.text)
    member("at", line.at.description)
  }
}
