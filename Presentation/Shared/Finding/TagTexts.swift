import Domain
import PresentationKit
import TextUI

/// Formats all tags for the tags command: each tag with its count, and its counts by part.
struct TagTexts {
  let words: FindingWords
  let tags: [TagCount]

  func answer(_ page: CommandOutput) {
    if page.stream(tags, empty: words.noTags, { $0.tag($1) }) { return }
    if page.isPlain {
      var list = ListAnswer(page, "tags")
      for tag in tags
      where !list.add(
        { $0.tag(tag) }, words.record("#\(tag.tag)", ["\(tag.total)", partCounts(tag)]))
      {
        break
      }
      return list.close(empty: words.noTags)
    }
    let width = tags.map { CellWidth.of($0.tag) + 1 }.max() ?? 0
    let digits = tags.map { CellWidth.of("\($0.total)") }.max() ?? 0
    let lines = tags.map { tag in
      "\(Column.padded("#\(tag.tag)", to: width))  "
        + "\(Column.padded("\(tag.total)", to: digits, .right))  \(partCounts(tag))"
    }
    page.answer(lines: lines) { json in
      json.key("tags")
      json.list(tags) { $0.tag($1) }
    }
    if tags.isEmpty { page.remark(words.noTags) }
  }

  private func partCounts(_ tag: TagCount) -> String {
    DailyPart.allCases.compactMap { part in
      tag.counts[part].map { "\(words.name(part)) \($0)" }
    }.joined(separator: words.between)
  }
}

extension JSONText {
  fileprivate mutating func tag(_ tag: TagCount) {
    object { json in
      json.member("tag", tag.tag)
      json.member("count", tag.total)
      json.member("people", tag.counts[.people] ?? 0)
      json.member("sayings", tag.counts[.sayings] ?? 0)
      json.member("moods", tag.counts[.moods] ?? 0)
      json.member("schedule", tag.counts[.schedule] ?? 0)
      json.member("books", tag.counts[.books] ?? 0)
      json.member("notes", tag.counts[.notes] ?? 0)
      json.member("counts", tag.counts[.counts] ?? 0)
    }
  }
}
