/// An answer that is a list, whose parts come one by one: lines for people, one object for
/// scripts.
struct ListAnswer {
  private let page: AnswerPage
  private var json: JSONText
  private(set) var isEmpty = true

  /// Begins an answer under a name.
  init(_ page: AnswerPage, _ name: StaticString) {
    self.page = page
    json = page.wantsJSON ? page.openAnswer() : JSONText()
    if page.wantsJSON {
      json.key(name)
      json.openList()
    }
  }

  /// Adds one part; false when nobody reads on.
  mutating func add(_ write: (inout JSONText) -> Void, _ line: @autoclosure () -> String) -> Bool {
    isEmpty = false
    guard page.wantsJSON else {
      page.line(line())
      return page.isIntact
    }
    write(&json)
    return page.pass(&json)
  }

  /// Ends the answer. That nothing was there is no data.
  mutating func close(
    empty: @autoclosure () -> String, _ members: (inout JSONText) -> Void = { _ in }
  ) {
    if page.wantsJSON {
      json.closeList()
      members(&json)
      page.closeAnswer(&json)
    } else if isEmpty {
      page.remark(empty())
    }
  }
}

extension AnswerPage {
  /// Does something, and says what is wrong where it cannot be done.
  func status(_ body: () throws(Report) -> Void) -> ExitStatus {
    do throws(Report) {
      try body()
      return .done
    } catch { return fail(error) }
  }
}
