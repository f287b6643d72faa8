import TextUI

/// A list answer that is written record by record: as lines for the user, one JSON object for scripts, or the form that
/// the user requests.
package struct ListAnswer {
  private let page: CommandOutput
  private var json: JSONText
  private var stream: RecordStream?
  package private(set) var isEmpty = true

  /// Begins an answer. In JSON, the records are an array under the key `name`.
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

  /// Adds a record; returns false if the reader is gone.
  package mutating func add(_ write: (inout JSONText) -> Void, _ line: @autoclosure () -> String)
    -> Bool
  {
    isEmpty = false
    if let gathered = page.gathered { return gathered.add(write, line()) }
    if stream != nil { return stream?.add(write) ?? false }
    guard page.wantsJSON else {
      page.line(line())
      return page.isIntact
    }
    write(&json)
    return page.pass(&json)
  }

  /// Adds a record of several lines; returns false if the reader is gone.
  package mutating func add(_ write: (inout JSONText) -> Void, lines: @autoclosure () -> [String])
    -> Bool
  {
    add(write, lines().joined(separator: "\n"))
  }

  /// Ends the answer. For an empty list, `empty` is printed as a remark, not as data.
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
  /// Writes a whole list in the form that the user requests; returns false if no form was requested.
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
