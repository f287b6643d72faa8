import TextUI

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

  /// Adds one part that takes some lines; false when nobody reads on.
  mutating func add(_ write: (inout JSONText) -> Void, lines: @autoclosure () -> [String]) -> Bool {
    add(write, lines().joined(separator: "\n"))
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
