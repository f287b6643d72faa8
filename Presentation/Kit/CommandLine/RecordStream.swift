/// Writes records one by one in the form that the user requests. The rows of a table are collected and written at the
/// end.
struct RecordStream {
  private let page: CommandOutput
  private let form: RecordForm
  private var json: JSONText
  private var table: RecordTable?
  private var isFirst = true

  init(_ page: CommandOutput, _ form: RecordForm) {
    self.page = page
    self.form = form
    json = form.names.map { JSONText(picking: $0) } ?? JSONText()
    if case .columns(let options) = form { table = RecordTable(options) }
  }

  /// Adds a record; returns false if the reader is gone.
  mutating func add(_ write: (inout JSONText) -> Void) -> Bool {
    write(&json)
    switch form {
    case .lines:
      json.endLine()
      if isFirst { page.out.add(json.drain()) }
    case .template(let template): page.out.add(template.line(json.takePicked(), page))
    case .columns:
      let (values, page) = (json.takePicked(), page)
      table?.add(values, page)
      return true
    }
    if isFirst { page.out.flush() }
    isFirst = false
    return page.pass(&json)
  }

  /// Ends the stream. A table is written only now, because its widths depend on all rows.
  mutating func close() {
    if let table { table.write(to: page) }
    page.out.add(json.drain())
  }
}
