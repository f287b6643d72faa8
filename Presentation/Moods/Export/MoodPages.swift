package import Domain
import TextUI

/// Exports moods as Markdown pages, one for each month, with the picture of each day. They can be read in Obsidian or
/// any text editor.
package enum MoodPages {
  /// The front matter, which identifies the pages as exported by Haru.
  private static let mark = "---\nharu: moods\n---\n"

  package static let writer = MoodFolderWriter(
    mark: Array(mark.utf8),
    month: { days in
      let title = days.first.map { String($0.day.description.prefix(7)) } ?? ""
      return Array((mark + "\n# \(title)\n" + days.map(day).joined()).utf8)
    },
    picture: { CanvasScene(Canvas(of: $0)).svg(side: SharePicture.side) })

  /// Returns the picture of a day, followed by the moods of the day.
  private static func day(_ day: MoodDay) -> String {
    "\n## \(day.day)\n\n![\(day.day)](\(day.day).svg)\n" + day.records.map(record).joined()
  }

  /// Returns a mood: time and level as a heading, then the tags, then the text.
  private static func record(_ record: MoodRecord) -> String {
    let head = [record.minute, record.level.map { "\($0.value)" }].compactMap(\.self)
    let title = head.isEmpty ? "-" : head.joined(separator: " · ")
    let tags = record.tags.written.map { "\n\($0)\n" } ?? ""
    return "\n### \(title)\n" + tags + (record.text.map { "\n\(guarded($0.text))\n" } ?? "")
  }

  /// Escapes lines that look like headings with a backslash. Escaped lines get another backslash, so that the escaping
  /// is reversible.
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
