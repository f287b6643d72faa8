package import Domain

/// What a command tells the shell when it ends. The numbers are a promise to scripts.
package enum ExitStatus: Int32, Equatable, Sendable {
  case done = 0
  case notFound = 1
  case usage = 2
  case refused = 3
  case failed = 4
  case network = 5
  case busyOrLocked = 6
}

/// An error as both shells and scripts see it.
package struct Report: Error, Equatable, Sendable {
  /// The name scripts branch on.
  package let code: String
  /// What was wrong and what would be accepted, as a sentence.
  package internal(set) var message: String
  /// The argument or option it is about.
  package let field: String?
  package let status: ExitStatus
  /// What the input may have meant, one line each.
  package let candidates: [String]
  /// The records whose ids the candidates begin with, where they do.
  package let ids: RecordKind?

  /// Whether what was typed can be mended where it was typed.
  package var isMendable: Bool { status == .refused || status == .usage }

  /// Puts a report together.
  package init(
    code: String, message: String, field: String? = nil, status: ExitStatus,
    candidates: [String] = []
  ) {
    self.init(
      code: code, message: message, field: field, status: status, candidates: candidates, ids: nil)
  }

  /// Puts a report together whose candidates begin with ids.
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

  /// The ids its candidates begin with.
  var namedIDs: [String] { candidates.map { String($0.prefix { $0 != " " }) } }

  /// The same with the ids of its candidates written for short.
  package func shortened(by ids: ShortIDs) -> Report {
    let short = zip(candidates, namedIDs).map { line, id in
      ids.short(id) + line.dropFirst(id.count)
    }
    return Report(
      code: code, message: message, field: field, status: status, candidates: short, ids: nil)
  }
}
