import Domain
import PresentationKit
import TextUI

extension JSONText {
  mutating func hit(_ hit: Hit) {
    object { json in
      json.member("part", hit.record.kind.part.rawValue)
      json.member("id", hit.record.id)
      json.member("title", hit.title.text)
      json.member("snippet", hit.snippet.text)
      json.key("day")
      json.value(hit.record.day)
      json.member("kind", hit.record.kind.rawValue)
    }
  }

  mutating func timelineItem(_ record: RecordSummary) {
    object { json in
      json.member("part", record.kind.part.rawValue)
      json.member("kind", record.kind.rawValue)
      json.member("id", record.id)
      json.member("at", record.at?.description)
      json.member("title", record.title)
      json.member("text", record.texts.isEmpty ? nil : record.texts.joined(separator: "\n"))
      switch record.note {
      case .none: return
      case .cycle(let days): json.member("cycleDays", days)
      case .contact(let channel): json.member("by", channel?.rawValue)
      case .level(let level): json.member("level", level)
      case .until(let end): json.member("end", end.description)
      case .pages(let page, let count):
        json.member("page", page)
        json.member("pagesRead", count)
      case .percent(let percent): json.member("percent", percent)
      case .page(let page): json.member("page", page)
      }
    }
  }
}

extension ListFields {
  /// The fields of a search result.
  static let hits = ListFields(
    "hits",
    """
    part id title snippet day@ kind
    """)
  static let tags = ListFields(
    "tags",
    """
    tag count people sayings moods schedule books notes counts
    """)
  /// The fields of a record on the timeline, for lists by day.
  static let timeline = ListFields(
    "days",
    """
    day@ part kind id at@ title text cycleDays by level end@ page pagesRead percent
    """)
}
