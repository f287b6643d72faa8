import Domain
import Foundation
import StoreSupport
import Support
import Testing

@testable import Data

/// I-35: tests of the export as a folder of Markdown pages.
@Suite struct `The folder that people read` {
  /// A seeded random generator (linear congruential).
  private struct SeededRandom {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func number(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
  }

  /// A home with the demo data, and a folder for the export.
  private struct PanelLayout {
    let folder: SampleFolder
    let haru: BinaryUnderTest
    var notes: String { folder.path("notes") }

    init() throws {
      folder = try SampleFolder()
      haru = try BinaryUnderTest(home: folder.path("home"))
      let life = folder.path("life.json")
      #expect(try haru("demo", "export", life, "--lang", "ko").status == 0)
      #expect(try haru("import", life).status == 0)
    }

    @discardableResult
    func export(_ more: String...) throws -> BinaryUnderTest.Ending {
      try haru.run([haru.path, "export", notes, "--format", "markdown"] + more)
    }

    /// Returns the contents of all files in the exported folder by path.
    func pages() throws -> [String: [UInt8]] {
      var pages: [String: [UInt8]] = [:]
      for name in try FileManager.default.subpathsOfDirectory(atPath: notes) {
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: notes + "/" + name, isDirectory: &isFolder)
        if !isFolder.boolValue { pages[name] = try folder.bytes("notes/" + name) }
      }
      return pages
    }

    func text(_ page: String) throws -> String {
      String(decoding: try folder.bytes("notes/" + page), as: UTF8.self)
    }

    /// Returns the names of temporary files next to the exported folder. There should be none.
    func leftovers() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
        $0.hasSuffix(".part")
      }
    }
  }

  @Test func `is imported as an identical store`() throws {
    let fixture = try PanelLayout()
    #expect(try fixture.export().status == 0)
    let other = try BinaryUnderTest(home: fixture.folder.path("other"))
    let tried = try other("import", "--dry-run", fixture.notes)
    #expect(tried.status == 0 && tried.out.contains("would be added, 1 unchanged"), "\(tried)")
    let empty = try other("export").out
    #expect(try other("import", fixture.notes).status == 0)
    let whole = try fixture.haru("export").out
    #expect(empty != whole)
    #expect(try other("export").out == whole)
    #expect(try fixture.text("haru.json") == whole)
    let again = try other("import", fixture.notes, "--json").out
    #expect(again.contains("\"added\":0") && again.contains("\"format\":\"haru\""), "\(again)")
  }

  @Test(.slow) func `is for its owner alone, and has nothing that is not named on its first page`()
    throws
  {
    let fixture = try PanelLayout()
    try fixture.export()
    #expect(
      try fixture.folder.mode("notes") == 0o700 && fixture.folder.mode("notes/moods") == 0o700)
    let top = try fixture.text("haru.md")
    for (page, _) in try fixture.pages() {
      #expect(try fixture.folder.mode("notes/" + page) == 0o600)
      if page.hasSuffix(".svg") || page == "haru.md" { continue }
      #expect(top.contains("(<\(page)>)") || page == "haru.json", "\(page)")
    }
    #expect(try fixture.leftovers() == [])
  }

  @Test(.slow) func `is not written over what Haru did not write`() throws {
    let fixture = try PanelLayout()
    try FileManager.default.createDirectory(
      atPath: fixture.notes, withIntermediateDirectories: false)
    #expect(try fixture.export().status == 0, "an empty folder is nobody's")
    try FileManager.default.removeItem(atPath: fixture.notes + "/haru.md")
    let before = try fixture.pages()
    let refused = try fixture.export("--yes")
    #expect(refused.status == 2 && refused.err.contains("Haru did not write"), "\(refused)")
    #expect(try fixture.pages() == before && fixture.leftovers() == [])
    let file = try fixture.haru(
      "export", fixture.folder.path("life.json"), "--format", "markdown", "--json")
    #expect(file.status == 2 && file.err.contains("notOurFolder"), "\(file)")
    let home = try fixture.haru("export", fixture.folder.path, "--format", "markdown")
    #expect(home.status != 0 && home.out == "", "\(home)")
  }

  @Test(.slow) func `takes the place of the one before, and leaves what is somebody's own`() throws
  {
    let fixture = try PanelLayout()
    try fixture.export()
    try FileManager.default.createDirectory(
      atPath: fixture.notes + "/.obsidian", withIntermediateDirectories: false)
    try fixture.folder.write([1], to: "notes/.obsidian/app.json")
    try fixture.folder.write([2], to: "notes/my own.md")
    #expect(try fixture.haru("people", "remove", "김민아").status == 0)
    #expect(try fixture.export().status == 0)
    let pages = try fixture.pages()
    #expect(pages["people/김민아.md"] == nil && pages["people/이서연.md"] != nil)
    #expect(pages[".obsidian/app.json"] == [1] && pages["my own.md"] == [2])
    #expect(try fixture.leftovers() == [])
  }

  @Test(.slow) func `has changed pages replaced only by who says so, and gives back what they say`()
    throws
  {
    let fixture = try PanelLayout()
    try fixture.export()
    let page = "moods/2026-02.md"
    let changed = try fixture.text(page) + "\n### 23:58 · 64 · #바다\n\n\\- 손으로 \\*적은\\* 줄  \n둘째 줄\n"
    try fixture.folder.write(Array(changed.utf8), to: "notes/" + page)
    let before = try fixture.pages()
    let refused = try fixture.export()
    #expect(refused.status == 3 && refused.err.contains(page), "\(refused)")
    #expect(try fixture.pages() == before)

    let other = try BinaryUnderTest(home: fixture.folder.path("other"))
    let taken = try other("import", fixture.notes)
    #expect(taken.status == 0 && taken.out.contains("edited by hand (\(page))"), "\(taken)")
    let found = try other("moods", "list", "--json").out
    #expect(found.contains("\"text\":\"- 손으로 *적은* 줄\\n둘째 줄\""))
    #expect(found.contains("\"tags\":[\"바다\"]") && found.contains("\"level\":64"))
    // Records that were there before are not added twice.
    let count = try fixture.haru("moods", "list", "--json").out.components(separatedBy: "\"level\"")
      .count
    #expect(found.components(separatedBy: "\"level\"").count == count + 1)
    #expect(try other("undo").status == 0)
    #expect(!(try other("moods", "list", "--json").out.contains("손으로")))
    #expect(try fixture.export("--yes").status == 0)
    #expect(!(try fixture.text(page).contains("손으로")))
    for page in ["notes.md", "counts.md"] {
      try fixture.folder.write(Array("x".utf8), to: "notes/" + page)
      #expect(try fixture.export().status == 3 && fixture.export("--yes").status == 0, "\(page)")
    }
  }

  @Test(.slow) func `gives back its feelings where the complete export is gone`() throws {
    let fixture = try PanelLayout()
    #expect(
      try fixture.haru("moods", "add", "5", "# 1\n2. *a* _b_ [[c]] <d> &amp; \\e $f$\n\n> g").status
        == 0)
    try fixture.export()
    try FileManager.default.removeItem(atPath: fixture.notes + "/haru.json")
    let other = try BinaryUnderTest(home: fixture.folder.path("other"))
    let tried = try other("import", "--dry-run", fixture.notes)
    let taken = try other("import", fixture.notes)
    #expect(
      tried.status == 0 && taken.status == 0 && taken.out.contains("no haru.json"), "\(taken)")
    // Ids, positions and seconds are not in the pages, but everything else is.
    func exported(_ haru: BinaryUnderTest) throws -> String {
      try haru("moods", "export", "-", "--format", "jrnl").out
    }
    #expect(try exported(other) == exported(fixture.haru))
  }

  @Test(.slow) func `gives back any text`() throws {
    let fixture = try PanelLayout()
    var lots = SeededRandom(seed: 35)
    let letters = Array("ab가 \n\n#->*_[]<&;.1)\\~`|:%$^=+!\u{E9}")
    var records: [String] = []
    for number in 0..<400 {
      let text = String(
        (0..<lots.number(below: 28)).map { _ in letters[lots.number(below: letters.count)] })
      let time = "2026-01-\(10 + number / 60)T09:\(10 + number % 50):00+09:00"
      let quoted = String(
        decoding: try JSONEncoder().encode("x" + Text.trimmed(text) + "y"), as: UTF8.self)
      records.append(
        #"{"id":"r\#(number)","at":"\#(time)","level":\#(1 + number % 100),"x":5000,"y":5000,"#
          + #""text":\#(quoted),"deleted":null}"#)
    }
    let life = """
      {"schema":"haru/1","export":{"version":1,"at":"2026-03-01T09:00:00+09:00","moods":[
      \(records.joined(separator: ",\n"))]}}
      """
    try fixture.folder.write(Array(life.utf8), to: "texts.json")
    let brought = try fixture.haru("import", fixture.folder.path("texts.json"))
    #expect(brought.status == 0, "\(brought)")
    try fixture.export()
    try FileManager.default.removeItem(atPath: fixture.notes + "/haru.json")
    let other = try BinaryUnderTest(home: fixture.folder.path("other"))
    #expect(try other("import", fixture.notes).status == 0)
    func exported(_ haru: BinaryUnderTest) throws -> [String] {
      try haru("moods", "export", "-", "--format", "csv").out.components(separatedBy: "\r\n")
        .sorted()
    }
    let (here, there) = (try exported(fixture.haru), try exported(other))
    #expect(here.count == there.count)
    for (one, two) in zip(here, there) where one != two { Issue.record("\(one) | \(two)") }
  }

  @Test(.slow, arguments: ["mkdir", "openat", "write", "syncfs", "rename,renameat2"])
  func `is the old one or the new one, whenever the program is killed`(calls: String) throws {
    let fixture = try PanelLayout()
    try fixture.export()
    let old = try fixture.pages()
    #expect(try fixture.haru("moods", "add", "50", "new", "--at", "2026-02-28 10:00").status == 0)
    let words = ["export", fixture.notes, "--format", "markdown"]
    let probe = words.map { $0 == fixture.notes ? fixture.folder.path("probe") : $0 }
    let count = try fixture.haru.calls(calls, probe)
    var (kept, replaced) = (0, 0)
    let last = Array(max(1, count - 3)...count + 3)
    for turn in Set([1, count / 2].filter { $0 > 0 } + last).sorted() {
      _ = try fixture.haru.disturbed(calls, "signal=KILL:when=\(turn)", words)
      let now = try fixture.pages()
      let isOld = now == old
      if isOld { kept += 1 } else { replaced += 1 }
      #expect(isOld || now["moods/2026-02.md"] != old["moods/2026-02.md"], "\(calls) \(turn)")
      #expect(Set(now.keys).isSuperset(of: old.keys), "\(calls) \(turn)")
      if !isOld { break }
    }
    #expect(kept > 0)
  }

  @Test(.slow) func `stays as it was when the disk is full`() throws {
    let fixture = try PanelLayout()
    try fixture.export()
    let old = try fixture.pages()
    #expect(try fixture.haru("moods", "add", "50", "new").status == 0)
    let words = ["export", fixture.notes, "--format", "markdown"]
    let full = try fixture.haru.disturbed("syncfs", "error=ENOSPC", words)
    #expect(full.status == 4 && full.err.contains("full"), "\(full)")
    #expect(try fixture.pages() == old && fixture.leftovers() == [])
  }
}
