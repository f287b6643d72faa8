/// The plain lines of a list with the references of their records. They are collected instead of printed, so that a
/// menu can number them.
package final class GatheredRecords {
  /// A record of the list.
  package struct Record: Equatable {
    /// The values of the fields that identify the record in a command.
    package let reference: [String]
    package let line: String
  }

  /// The fields that make the reference.
  let names: [String]
  /// The maximum number of records that are collected.
  private let limit: Int
  package private(set) var records: [Record] = []

  package init(_ names: [String], limit: Int) {
    (self.names, self.limit) = (names, limit)
  }

  /// Adds a record; returns false if the limit is reached.
  func add(_ write: (inout JSONText) -> Void, _ line: String) -> Bool {
    guard records.count < limit else { return false }
    var json = JSONText(picking: names)
    write(&json)
    records.append(Record(reference: json.takePicked().map(\.text), line: line))
    return records.count < limit
  }
}
