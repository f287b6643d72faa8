package import Domain

/// The exit status of a command. The numbers are stable, because scripts depend on them.
package enum ExitStatus: Int32, Equatable, Sendable {
  case done = 0
  case notFound = 1
  case usage = 2
  case refused = 3
  case failed = 4
  case network = 5
  case busyOrLocked = 6
}

/// An error, as the command line, the screens and scripts show it.
package struct Report: Error, Equatable, Sendable {
  /// The stable error code for scripts.
  package let code: String
  /// The sentence that says what was wrong and what would be accepted.
  package internal(set) var message: String
  /// The argument, option or environment variable that is invalid; nil if the error names none.
  package let field: String?
  package let status: ExitStatus
  /// The possible meanings of an ambiguous input, one line each.
  package let candidates: [String]
  /// The kind of record whose id is at the beginning of each candidate; nil if the candidates do not begin with ids.
  package let ids: RecordKind?

  /// Whether the user can correct the input and retry.
  package var isMendable: Bool { status == .refused || status == .usage }

  package init(
    code: String, message: String, field: String? = nil, status: ExitStatus,
    candidates: [String] = []
  ) {
    self.init(
      code: code, message: message, field: field, status: status, candidates: candidates, ids: nil)
  }

  /// Creates a report whose candidates begin with ids of a kind.
  package init(
    code: String, message: String, field: String?, status: ExitStatus, candidates: [String],
    ids: RecordKind?
  ) {
    self.code = code
    self.message = message
    self.field = field
    self.status = status
    self.candidates = candidates
    self.ids = ids
  }

  /// The ids at the beginning of the candidates.
  var namedIDs: [String] { candidates.map { String($0.prefix { $0 != " " }) } }

  /// Returns a copy whose candidates begin with short ids.
  package func shortened(by ids: ShortIDs) -> Report {
    let short = zip(candidates, namedIDs).map { line, id in
      ids.short(id) + line.dropFirst(id.count)
    }
    return Report(
      code: code, message: message, field: field, status: status, candidates: short, ids: nil)
  }
}
