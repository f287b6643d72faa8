import Domain

/// Runs the commands of what was done.
struct HistoryRunner {
  let features: Features
  let page: AnswerPage

  private var history: History { features.history }
  private var words: HistoryWords { HistoryWords(page.language) }

  func run(_ command: HistoryCommand) throws(UsageError) -> ExitStatus {
    do throws(HistoryError) {
      switch command {
      case .undo:
        let entry = try history.undo()
        answer("undone", entry, words.undone(entry, from: .command))
      case .redo:
        let entry = try history.redo()
        answer("redone", entry, words.redone(entry))
      case .list(let limit): try list(limit)
      case .trash: try listTrash()
      case .restore(let reference): try restore(reference)
      case .empty: return try empty()
      }
      return .done
    } catch { return page.fail(report(error)) }
  }

  /// What went wrong; what may be meant is named for short.
  private func report(_ error: HistoryError) -> Report {
    guard case .ambiguous = error else { return words.report(error) }
    do throws(HistoryError) { return words.report(error).shortened(by: try shortIDs()) } catch {
      return words.report(error)
    }
  }

  private func shortIDs() throws(HistoryError) -> ShortIDs {
    ShortIDs(try history.trash.list().map(\.id))
  }

  private func answer(_ name: StaticString, _ entry: HistoryEntry, _ sentence: String) {
    guard page.wantsJSON else { return page.line(sentence) }
    page.answer { json in
      json.key(name)
      json.object { json in
        json.member("what", words.what(entry))
        json.member("at", entry.at.description)
        json.member("id", entry.item)
        json.member("part", entry.part?.rawValue)
        json.member("kind", entry.name)
      }
    }
  }

  /// How many entries are fetched at once.
  private static let batch = 200

  /// Visits so many entries, the newest first, however many there are.
  private func visit(_ limit: Int, _ visitor: (HistoryEntry) -> Bool) throws(HistoryError) {
    var shown = 0
    while shown < limit {
      let entries = try history.newest(min(Self.batch, limit - shown), skipping: shown)
      for entry in entries where !visitor(entry) { return }
      if entries.count < Self.batch { return }
      shown += entries.count
    }
  }

  private func list(_ limit: Int) throws(HistoryError) {
    guard page.wantsJSON else {
      var isEmpty = true
      try visit(limit) { entry in
        isEmpty = false
        let state = words.state(entry.state)
        page.line(
          [
            Column.padded(String(entry.number), to: 4, .right), words.moment(entry.at),
            words.what(entry),
            state.isEmpty
              ? words.shell(entry.origin) : words.shell(entry.origin) + " · " + state,
          ].joined(separator: "  "))
        return page.isIntact
      }
      if isEmpty { page.remark(words.nothingDone) }
      return
    }
    var json = page.openAnswer()
    json.key("history")
    json.openList()
    try visit(limit) { entry in
      json.object { json in
        json.member("id", String(entry.number))
        json.member("what", words.what(entry))
        json.member("kind", entry.name)
        json.member("part", entry.part?.rawValue)
        json.member("subject", entry.subject)
        json.member("item", entry.item)
        json.member("at", entry.at.description)
        json.member("from", entry.origin.rawValue)
        json.member("state", entry.state.name)
      }
      return page.pass(&json)
    }
    json.closeList()
    page.closeAnswer(&json)
  }

  private func listTrash() throws(HistoryError) {
    guard page.wantsJSON else {
      var isEmpty = true
      let ids = try shortIDs()
      try history.trash.visit { item in
        isEmpty = false
        page.line(
          [
            Printable.line(ids.short(item.id)), words.moment(history.trash.moment(of: item)),
            words.kind(item.kind), words.title(item),
          ].joined(separator: "  "))
        return page.isIntact
      }
      if isEmpty { page.remark(words.emptyTrash) }
      return
    }
    var json = page.openAnswer()
    json.key("trash")
    json.openList()
    try history.trash.visit { item in
      json.object { json in
        json.member("id", item.id)
        json.member("part", item.kind.part.rawValue)
        json.member("title", item.title)
        json.member("deleted", history.trash.moment(of: item).description)
        json.member("kind", item.kind.rawValue)
        json.member("day", item.day?.description)
      }
      return page.pass(&json)
    }
    json.closeList()
    page.closeAnswer(&json)
  }

  private func restore(_ reference: String) throws(HistoryError) {
    let item = try history.trash.restore(reference)
    guard page.wantsJSON else { return page.line(words.restored(item)) }
    page.answer { json in
      json.key("restored")
      json.object { json in
        json.member("id", item.id)
        json.member("part", item.kind.part.rawValue)
        json.member("title", item.title)
        json.member("kind", item.kind.rawValue)
      }
    }
  }

  private func empty() throws(HistoryError) -> ExitStatus {
    let count = try history.trash.list().count
    if count == 0 {
      guard page.wantsJSON else {
        page.remark(words.emptyTrash)
        return .done
      }
      answer(destroyed: 0)
      return .done
    }
    do throws(Report) {
      guard try page.agrees(to: words.askToEmpty(count)) else { return .done }
    } catch { return page.fail(error) }
    let destroyed = try history.trash.empty()
    if page.wantsJSON {
      answer(destroyed: destroyed)
    } else {
      page.line(words.destroyed(destroyed))
    }
    return .done
  }

  private func answer(destroyed count: Int) {
    page.answer { json in
      json.key("emptied")
      json.object { json in json.member("count", count) }
    }
  }
}
