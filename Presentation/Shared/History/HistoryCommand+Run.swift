import Domain
import PresentationKit
import TextUI

extension HistoryCommand: StoreCommand {
  func run(_ features: Features, _ page: CommandOutput) throws(Report) {
    let answers = HistoryAnswers(history: features.history, page: page)
    try page.done(answers.report) { () throws(HistoryFailure) in try answers.answer(self) }
  }
}

/// The command that permanently deletes all records in the trash.
struct EmptyTrashCommand: StoreCommand {
  func run(_ features: Features, _ page: CommandOutput) throws(Report) {
    try HistoryAnswers(history: features.history, page: page).emptyTrash()
  }
}

extension HistoryFailure: Reported {
  func report(_ language: Language) -> Report { HistoryWords(language).report(self) }
}

/// Runs the history commands and prints their output.
private struct HistoryAnswers {
  let history: History
  let page: CommandOutput

  private var words: HistoryWords { HistoryWords(page.language) }
  private var actions: HistoryActions {
    HistoryActions(history: history, words: words, shell: .command)
  }

  func answer(_ command: HistoryCommand) throws(HistoryFailure) {
    switch command {
    case .undo: page.give(try actions.undo())
    case .undoRest: page.give(try actions.undoRest())
    case .undoSeveral(let count):
      let undone = try actions.undo(count)
      page.give(undone.answer)
      // It is no failure if there were fewer changes than asked for; any other reason is.
      if let stopped = undone.stopped, stopped != .nothingToUndo { throw stopped }
    case .redo: page.give(try actions.redo())
    case .redoSeveral(let count):
      let redone = try actions.redo(count)
      page.give(redone.answer)
      if let stopped = redone.stopped, stopped != .nothingToRedo { throw stopped }
    case .list(let limit): try list(limit)
    case .trash: try listTrash()
    case .restore(let reference): page.give(try actions.restore(reference))
    }
  }

  /// Returns the report of an error. Ambiguous candidates are listed with their short ids.
  func report(_ error: HistoryFailure) -> Report {
    guard case .ambiguous = error else { return words.report(error) }
    do throws(HistoryFailure) { return words.report(error).shortened(by: try shortIDs()) } catch {
      return words.report(error)
    }
  }

  private func shortIDs() throws(HistoryFailure) -> ShortIDs {
    ShortIDs(try history.trash.list().map(\.id))
  }
}

// MARK: Lists

extension HistoryAnswers {
  /// The number of entries fetched at once.
  private static let batch = 200

  /// Visits up to `limit` entries in batches, newest first.
  private func visit(_ limit: Int, _ visitor: (HistoryEntry) -> Bool) throws(HistoryFailure) {
    var shown = 0
    while shown < limit {
      let entries = try history.newest(min(Self.batch, limit - shown), skipping: shown)
      for entry in entries where !visitor(entry) { return }
      if entries.count < Self.batch { return }
      shown += entries.count
    }
  }

  private func list(_ limit: Int) throws(HistoryFailure) {
    var list = ListAnswer(page, "history")
    try visit(limit) { entry in list.add({ json(entry, in: &$0) }, line(entry)) }
    list.close(empty: words.nothingDone)
  }

  private func line(_ entry: HistoryEntry) -> String {
    let state = words.state(entry.state)
    let shell = words.shell(entry.origin)
    if page.isPlain {
      return words.field(
        String(entry.number),
        words.record(words.what(entry), [words.moment(entry.at), shell, state]))
    }
    return [
      Column.padded(String(entry.number), to: 4, .right), words.moment(entry.at),
      words.what(entry), state.isEmpty ? shell : shell + " · " + state,
    ].joined(separator: "  ")
  }

  private func json(_ entry: HistoryEntry, in json: inout JSONText) {
    json.object { $0.historyMembers(entry, words) }
  }
}

extension JSONText {
  mutating func historyMembers(_ entry: HistoryEntry, _ words: HistoryWords) {
    member("id", String(entry.number))
    member("what", words.what(entry))
    member("kind", entry.name)
    member("part", entry.part?.rawValue)
    member("subject", entry.subject)
    member("item", entry.item)
    member("at", entry.at.description)
    member("from", entry.origin.rawValue)
    member("state", entry.state.name)
  }
}

// MARK: The trash

extension HistoryAnswers {
  private func listTrash() throws(HistoryFailure) {
    var list = ListAnswer(page, "trash")
    let ids = page.wantsRecords ? ShortIDs() : try shortIDs()
    try history.trash.visit { item in list.add({ json(item, in: &$0) }, line(item, ids)) }
    list.close(empty: words.emptyTrash)
  }

  private func line(_ item: TrashItem, _ ids: ShortIDs) -> String {
    if page.isPlain {
      return words.record(
        words.title(item),
        [
          words.kind(item.kind), words.moment(history.trash.moment(of: item)),
          "id " + Printable.line(ids.short(item.id)),
        ])
    }
    return [
      Printable.line(ids.short(item.id)), words.moment(history.trash.moment(of: item)),
      words.kind(item.kind), words.title(item),
    ].joined(separator: "  ")
  }

  private func json(_ item: TrashItem, in json: inout JSONText) {
    json.object { json in
      json.member("id", item.id)
      json.member("part", item.kind.part.rawValue)
      json.member("title", item.title)
      json.member("deleted", history.trash.moment(of: item).description)
      json.member("kind", item.kind.rawValue)
      json.member("day", item.day?.description)
    }
  }

  /// Permanently deletes the records in the trash if the user agrees.
  func emptyTrash() throws(Report) {
    let count = try page.done { () throws(HistoryFailure) in try history.trash.list().count }
    if count == 0 {
      // Undone changes and resolved conflicts may still keep what was deleted permanently.
      let answer = try page.done { () throws(HistoryFailure) in try actions.empty() }
      if page.wantsJSON { return page.give(answer) }
      for line in [answer.sentence] + answer.remarks { page.remark(line) }
      return
    }
    guard try page.agrees(to: words.askToEmpty(count)) else { return }
    page.give(try page.done { () throws(HistoryFailure) in try actions.empty() })
  }
}
