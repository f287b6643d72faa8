/// Consistency rules between members of one record, which several devices may have written. Each rule mirrors a `CHECK`
/// constraint of the store and decides what is shown if merged values break it. A rule depends on the members only, so
/// all devices show the same.
public struct RecordRules: Sendable {
  /// The members of a record by their export names; members without a value are missing.
  public typealias Members = [String: FieldValue.Part]

  public struct Rule: Sendable {
    /// The name of the list in an export.
    public let list: String
    /// The `CHECK` constraint of the store that the rule mirrors, verbatim.
    public let constraint: String
    /// The names of the members that the rule reads.
    let members: [String]
    /// Corrects the members. Returns false if the record cannot be shown.
    let apply: @Sendable (inout Members) -> Bool
  }

  public static let all: [Rule] = [
    Rule(
      list: "people", constraint: "(next_watering IS NULL) = (cycle_days IS NULL)",
      members: ["cycleDays", "nextWatering", "lastAward", "started"], apply: dueByCycle),
    Rule(
      list: "sayings", constraint: "eng IS NOT NULL OR kor IS NOT NULL",
      members: ["eng", "kor"]
    ) {
      $0["eng"] != nil || $0["kor"] != nil
    },
    Rule(
      list: "sayings", constraint: "(liked_at IS NULL) = (liking IS NULL)",
      members: ["likedAt", "likedOrder"]
    ) { members in
      if members["likedAt"] == nil { members["likedOrder"] = nil }
      if members["likedOrder"] == nil { members["likedAt"] = nil }
      return true
    },
    Rule(
      list: "schedule", constraint: "ends > starts",
      members: ["start", "end"]
    ) { members in
      guard case .moment(let start, _)? = members["start"],
        case .moment(let end, _)? = members["end"]
      else { return false }
      return end > start
    },
    Rule(
      list: "books", constraint: "half IS NULL OR half = 1 AND rating IS NOT NULL",
      members: ["rating", "half"]
    ) { members in
      if members["rating"] == nil || members["half"] == .number(0) { members["half"] = nil }
      return true
    },
    Rule(
      list: "books",
      constraint:
        "ended IS NULL OR ended IS date(ended, '+0 days') AND shelf IS 'finished'",
      members: ["shelf", "ended"]
    ) { members in
      if members["shelf"] != .text("finished") { members["ended"] = nil }
      return true
    },
    Rule(
      list: "readings", constraint: "pages BETWEEN 1 AND total",
      members: ["page", "pagesRead"]
    ) { members in
      guard case .number(let page)? = members["page"],
        case .number(let read)? = members["pagesRead"]
      else { return false }
      members["pagesRead"] = .number(min(max(read, 1), page))
      return page >= 1
    },
    Rule(
      list: "readings", constraint: "percent IS NULL OR percent = 1 AND total <= 100",
      members: ["percent", "page"]
    ) {
      members in
      guard members["percent"] != nil, case .number(let page)? = members["page"] else {
        return true
      }
      if members["percent"] == .number(0) { members["percent"] = nil }
      return page <= 100
    },
  ]

  /// Returns the members that the rules of a list read; empty if the list has no rules.
  public static func members(of list: String) -> Set<String> {
    Set((byList[list] ?? []).flatMap(\.members))
  }

  private static let byList = Dictionary(grouping: all, by: \.list)

  /// Corrects the members of a record. Returns false if the record cannot be shown.
  public static func apply(to members: inout Members, of list: String) -> Bool {
    for rule in byList[list] ?? [] where !rule.apply(&members) { return false }
    return true
  }

  /// Corrects the next watering. Without a cycle it is removed. With a cycle, a missing one is calculated from the last
  /// watering or the start. Returns false if neither of these days is known.
  private static func dueByCycle(_ members: inout Members) -> Bool {
    guard case .number(let cycle)? = members["cycleDays"] else {
      members["nextWatering"] = nil
      return true
    }
    if members["nextWatering"] != nil { return true }
    for name in ["lastAward", "started"] {
      if case .text(let text)? = members[name], let day = Day(text) {
        members["nextWatering"] = .text((day + cycle).description)
        return true
      }
    }
    return false
  }
}
