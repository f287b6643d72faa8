import TextUI

/// An answer that is a list, written record by record: lines for people, one JSON object for
/// scripts, or the form the user asks for.
package struct ListAnswer {
  private let page: CommandOutput
  private var json: JSONText
  private var stream: RecordStream?
  package private(set) var isEmpty = true

  /// Begins an answer whose records are in the JSON member `name`.
  package init(_ page: CommandOutput, _ name: StaticString) {
    self.page = page
    stream = page.form.map { RecordStream(page, $0) }
    let isObject = page.wantsJSON && stream == nil
    json = isObject ? page.openAnswer() : JSONText()
    if isObject {
      json.key(name)
      json.openList()
    }
  }

  /// Adds a record; false if the reader is gone.
  package mutating func add(_ write: (inout JSONText) -> Void, _ line: @autoclosure () -> String)
    -> Bool
  {
    isEmpty = false
    if stream != nil { return stream?.add(write) ?? false }
    guard page.wantsJSON else {
      page.line(line())
      return page.isIntact
    }
    write(&json)
    return page.pass(&json)
  }

  /// Adds a record of several lines; false if the reader is gone.
  package mutating func add(_ write: (inout JSONText) -> Void, lines: @autoclosure () -> [String])
    -> Bool
  {
    add(write, lines().joined(separator: "\n"))
  }

  /// Ends the answer. For an empty list, `empty` is a remark and not data.
  package mutating func close(
    empty: @autoclosure () -> String, _ members: (inout JSONText) -> Void = { _ in }
  ) {
    stream?.close()
    if page.wantsJSON, stream == nil {
      json.closeList()
      members(&json)
      page.closeAnswer(&json)
    } else if isEmpty, !page.wantsJSON {
      page.remark(empty())
    }
  }
}

extension CommandOutput {
  /// Writes a whole list in the form the user asks for; false if none was asked for.
  package func stream<Records: Sequence>(
    _ records: Records, empty: @autoclosure () -> String,
    _ write: (inout JSONText, Records.Element) -> Void
  ) -> Bool {
    guard let form else { return false }
    var stream = RecordStream(self, form)
    var isEmpty = true
    for record in records {
      isEmpty = false
      if !stream.add({ write(&$0, record) }) { break }
    }
    stream.close()
    if isEmpty, !wantsJSON { remark(empty()) }
    return true
  }
}
