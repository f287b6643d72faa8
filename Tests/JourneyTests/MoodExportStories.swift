import Domain
import Foundation
import HaruStore
import PresentationKit
import PresentationShared
import Support
import Testing

@Suite struct `Somebody who takes the diary elsewhere` {
  /// Adds diary entries that are hard to export: quotation marks, line breaks, Markdown and emoji.
  private func fill(_ world: TestEnvironment) throws {
    for (line, text) in [
      (
        "moods write - --at '2026-02-27 08:00'", "First, \"quoted\"\n[2026-01-01] no date\n# none *"
      ),
      ("moods add 80 - --at '2026-02-27 09:05'", "A star *"),
      ("moods write - --at '2026-03-01 12:00'", "1. one\n- two\n\\*three\\*\n가나다 👩‍👩‍👧"),
    ] { #expect(world.run(line, input: text).status == .done) }
    #expect(world.run("moods add 35 --at '2026-03-01 18:00'").status == .done)
    #expect(world.run("moods tag id1 sea 산책").status == .done)
  }

  @Test func `keeps pages of others, and replaces those of an earlier time`() throws {
    // I-23
    let files = FilesInMemory(["vault/2026-02.md": "mine", "other/2026-02-27.svg": "mine"])
    let world = try TestEnvironment(now: "2026-03-01T18:05") { $0.files = files.port }
    try fill(world)
    for folder in ["vault", "other"] {
      let refused = world.run("moods export \(folder) --format markdown")
      #expect(refused.status == .refused && refused.err.contains("was not written by Haru"))
    }
    #expect(files["vault/2026-02.md"].map { String(decoding: $0, as: UTF8.self) } == "mine")
    #expect(files["vault/2026-03.md"] == nil && files["vault/2026-02-27.svg"] == nil)
    #expect(world.run("moods export diary/ --format markdown").status == .done)
    let page = String(decoding: try #require(files["diary/2026-02.md"]), as: UTF8.self)
    #expect(
      page == """
        ---
        haru: moods
        ---

        # 2026-02

        ## 2026-02-27

        ![2026-02-27](2026-02-27.svg)

        ### 08:00

        #sea #산책

        First, "quoted"
        [2026-01-01] no date
        \\# none *

        ### 09:05 · 80

        A star *

        """)
    let picture = String(decoding: try #require(files["diary/2026-03-01.svg"]), as: UTF8.self)
    #expect(picture.contains("<svg"))
    _ = world.run("moods remove id2")
    #expect(world.run("moods export diary --format markdown --to 2026-02-28").status == .done)
    let again = String(decoding: try #require(files["diary/2026-02.md"]), as: UTF8.self)
    #expect(!again.contains("A star") && files["diary/2026-03.md"] != nil)
  }

  @Test func `has no text that jrnl takes for another entry`() throws {
    // I-23
    let world = try TestEnvironment(now: "2026-03-01T18:05")
    try fill(world)
    #expect(
      world.run("moods export - --format jrnl").out == """
        [2026-02-27 08:00] First, "quoted"
        \u{200B}[2026-01-01] no date
        # none *
        @sea @산책

        [2026-02-27 09:05] A star *\u{200B}
        @level-80

        [2026-03-01 12:00] 1. one
        - two
        \\*three\\*
        가나다 👩‍👩‍👧

        [2026-03-01 18:00] @level-35

        """)
  }

  @Test func `leaves nothing of a file that could not be written`() throws {
    // I-23
    try SampleFolder.using { folder in
      let world = try TestEnvironment(now: "2026-03-01T18:05") { $0.files = FilesInMemory.none }
      try fill(world)
      for format in ["csv", "dayone"] {
        let path = folder.path("none/diary")
        #expect(world.run("moods export '\(path)' --format \(format)").status == .failed)
        let there = folder.path("diary")
        #expect(world.run("moods export '\(there)' --format \(format) --yes").status == .done)
      }
      #expect(try folder.names() == ["diary"])
    }
  }

  private static let python = "/usr/bin/python3"

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: python)))
  func `is read by programs that know nothing of Haru`() throws {
    // I-23: Python's readers of CSV, JSON and ZIP can open the files.
    try SampleFolder.using { folder in
      let world = try TestEnvironment(now: "2026-03-01T18:05") { $0.files = FilesInMemory.none }
      try fill(world)
      for format in ["csv", "json", "dayone"] {
        let path = folder.path("diary.\(format)")
        #expect(world.run("moods export '\(path)' --format \(format)").status == .done)
      }
      let script = """
        import csv, json, sys, zipfile
        d = sys.argv[1] + '/diary.'
        rows = list(csv.DictReader(open(d + 'csv', encoding='utf-8', newline='')))
        print([(r['date'], r['time'], r['offset'], r['level'], r['tags']) for r in rows])
        print(json.dumps([r['text'] for r in rows], ensure_ascii=False))
        records = json.load(open(d + 'json', encoding='utf-8'))
        print([(r['id'], r['level'], r['timed']) for r in records])
        print([r['text'] or '' for r in records] == [r['text'] for r in rows])
        z = zipfile.ZipFile(d + 'dayone')
        print(z.testzip(), z.namelist(), z.infolist()[0].compress_type)
        j = json.loads(z.read('Journal.json'))
        print(j['metadata'], [(len(e['uuid']), e['creationDate'], e['timeZone'], e['tags'],
          e['isAllDay'], e['starred']) for e in j['entries']])
        print(j['entries'][2]['text'])
        """
      let process = Process()
      process.executableURL = URL(fileURLWithPath: Self.python)
      process.arguments = ["-c", script, folder.path("").trimmingSuffix("/")]
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      let read = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(
        read == """
          [('2026-02-27', '08:00:00', '+09:00', '', '#sea #산책'), \
          ('2026-02-27', '09:05:00', '+09:00', '80', ''), \
          ('2026-03-01', '12:00:00', '+09:00', '', ''), ('2026-03-01', '18:00:00', '+09:00', '35', '')]
          ["First, \\"quoted\\"\\n[2026-01-01] no date\\n# none *", "A star *", \
          "1. one\\n- two\\n\\\\*three\\\\*\\n가나다 👩‍👩‍👧", ""]
          [('id1', None, True), ('id2', 80, True), ('id3', None, True), ('id4', 35, True)]
          True
          None ['Journal.json'] 8
          {'version': '1.0'} [(32, '2026-02-26T23:00:00Z', 'Etc/GMT-9', ['sea', '산책'], False, False), \
          (32, '2026-02-27T00:05:00Z', 'Etc/GMT-9', ['level-80'], False, False), \
          (32, '2026-03-01T03:00:00Z', 'Etc/GMT-9', [], False, False), \
          (32, '2026-03-01T09:00:00Z', 'Etc/GMT-9', ['level-35'], False, False)]
          1\\. one
          \\- two
          \\\\\\*three\\\\\\*
          가나다 👩‍👩‍👧

          """)
    }
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
