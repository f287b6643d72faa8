import Domain
import FuzzPromises
import Support
import Testing

@testable import Data

// Tests of the front matter of Markdown files in all its variants.
@Suite struct `The front matter of a page` {
  /// Returns one text for each entry that is read from a folder of Markdown pages.
  private func story(_ pages: [(String, String)]) throws -> [String] {
    try SampleFolder.using { folder in
      let file = try LifeReading.file(ImportFixture("", .markdown, folder: pages), in: folder)
      return try LifeReading.pieces(file).map { piece in
        guard case .entry(let entry) = piece, case .feeling(let feeling) = entry.content else {
          return "\(piece)"
        }
        let kept = entry.kept.map { "\($0.name)=\($0.value)" }
        return [
          LifeReading.moment(feeling.at), feeling.title ?? "", feeling.text,
          feeling.tags.joined(separator: " "), kept.joined(separator: " "),
        ].joined(separator: "|")
      }
    }
  }

  // F-8: output of `jrnl --format yaml`.
  @Test func `has the whole entry of jrnl in its field body`() throws {
    let page = """
      ---
      title: A walk with @mina.
      date: 2026-05-05 01:00:00 PM
      starred: False
      tags: walk, mina
      body: |\t\t
      \tBy the river.
      \t
      \t---
      \t  and back: again.
      ...
      """
    #expect(
      try story([("2026-05-05_a-walk-with-mina.md", page)]) == [
        "2026-05-05 13:00:00|A walk with @mina.|By the river.\n\n---\n  and back: again."
          + "|walk mina|starred=text(\"False\")"
      ])
  }

  // F-8: a diary may be long.
  @Test func `may have an entry of thousands of lines in it`() throws {
    let lines = (1...30_000).map { "  line \($0)" }.joined(separator: "\n")
    let page = "---\ndate: 2026-03-01\nbody: |\n\(lines)\n---\nbehind it\n"
    let story = try story([("one.md", page)])
    #expect(story.count == 1)
    #expect(story.first?.hasPrefix("2026-03-01||line 1\nline 2\n") == true)
    #expect(story.first?.hasSuffix("\nline 30000\n\nbehind it||") == true)
  }

  // F-8: block scalars of YAML
  @Test func `keeps texts of several lines as they are meant`() throws {
    let page = """
      ---
      date: 2026-03-01
      summary: |-
        one
          two

        three
      quote: > # folded
        four
        five

        six
      motto: "| is a sign"
      plain: seven
        eight
      ---
      Words
      """
    #expect(
      try story([("note.md", page)]) == [
        "2026-03-01||Words||summary=text(\"one\\n  two\\n\\nthree\") "
          + "quote=text(\"four five\\nsix\") motto=text(\"| is a sign\") "
          + "plain=text(\"seven, eight\")"
      ])
  }

  // T-18.
  @Test func `says the time apart from the day`() throws {
    let pages = [
      ("a.md", "---\ndate: 2026-02-22\ntime: 18:05\n---\nWords"),
      ("2026-02-23.md", "---\ntime: \"6:05 PM\"\n---\nWords"),
      ("c.md", "---\ndate: 2026-02-24 09:00\ntime: 18:05\n---\nWords"),
      ("d.md", "---\ndate: 2026-02-25\ntime: evening\n---\nWords"),
    ]
    #expect(
      try story(pages) == [
        "2026-02-23 18:05:00||Words||", "2026-02-22 18:05:00||Words||",
        "2026-02-24 09:00:00||Words||", "2026-02-25||Words||time=text(\"evening\")",
      ])
  }

  // F-23: output of `jrnl --format markdown`.
  @Test func `and the names of months between days belong to no day`() throws {
    let text = """
      # 2026

      ## January

      ### 2026-01-01 09:31 First

      Words

      ## February

      ### 2026-02-02 09:32 Second

      ## March

      are words of the second, for something stands below them

      ### 2026-03-03 Third

      ## April

      """
    #expect(
      try LifeReading.story(of: text) == [
        "5 2026-01-01 09:31#1 | 2026-01-01 09:31:00 | “First” | Words",
        "11 2026-02-02 09:32#1 | 2026-02-02 09:32:00 | “Second” | "
          + "## March⏎⏎are words of the second, for something stands below them",
        "17 2026-03-03#1 | 2026-03-03 | “Third” | ## April",
      ])
  }
}
