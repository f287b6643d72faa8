package import Domain
import TextUI

/// Feelings as pages of Markdown, one for each month, with the picture of each day beside them: they
/// are read in Obsidian, and without any program.
package enum MoodPages {
  /// What the pages begin with (front matter), by which they are known.
  private static let mark = "---\nharu: moods\n---\n"

  package static let writer = MoodFolderWriter(
    mark: Array(mark.utf8),
    month: { days in
      let title = days.first.map { String($0.day.description.prefix(7)) } ?? ""
      return Array((mark + "\n# \(title)\n" + days.map(day).joined()).utf8)
    },
    picture: { CanvasScene(Canvas(of: $0)).svg(side: SharePicture.side) })

  /// A day with its picture, and under it what was felt.
  private static func day(_ day: MoodDay) -> String {
    "\n## \(day.day)\n\n![\(day.day)](\(day.day).svg)\n" + day.records.map(record).joined()
  }

  /// The time and the level as a heading, then the tags, then the words.
  private static func record(_ record: MoodRecord) -> String {
    let head = [record.minute, record.level.map { "\($0.value)" }].compactMap(\.self)
    let title = head.isEmpty ? "-" : head.joined(separator: " · ")
    let tags = record.tags.written.map { "\n\($0)\n" } ?? ""
    return "\n### \(title)\n" + tags + (record.text.map { "\n\(guarded($0.text))\n" } ?? "")
  }

  /// A text whose lines are no headings: one that would be gets a backslash, and one that has some
  /// already another one, so that each can be taken off again.
  static func guarded(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let body = line.drop { $0 == " " }
      let rest = body.drop { $0 == "\\" }
      let signs = rest.prefix { $0 == "#" }
      let behind = rest[signs.endIndex...].first
      guard (1...6).contains(signs.count), behind == nil || behind?.isWhitespace == true else {
        return String(line)
      }
      return line[..<body.startIndex] + "\\" + body
    }.joined(separator: "\n")
  }
}
