import TextUI

/// The columns of a table that the user requests, such as `title,start:HH:mm`.
package struct ColumnOptions: Equatable, Sendable {
  package struct Column: Equatable, Sendable {
    package let name: String
    let style: FieldStyle
    package let index: Int
  }

  /// The names of the fields that the columns use, without duplicates.
  private(set) var names: [String] = []
  private(set) var columns: [Column] = []

  /// Parses names separated by commas; each may have a style after a colon.
  init(_ text: String, of fields: ListFields) throws(ArgumentParseError) {
    if text.utf8.count > LineTemplate.longest { throw .badTemplate(option: "columns", .tooLong) }
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      var (name, style) = try FieldStyle.read(part, of: fields, option: "columns")
      if style == .plain, fields.moments.contains(name) { style = .defaultMoment }
      if !names.contains(name) { names.append(name) }
      columns.append(Column(name: name, style: style, index: names.firstIndex(of: name) ?? 0))
    }
  }
}
