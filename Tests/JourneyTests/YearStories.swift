import Domain
import Foundation
import HaruStore
import Support
import Synchronization
import Testing
import TextUI

@testable import PresentationKit
@testable import PresentationShared
@testable import PresentationYear

@Suite struct `Somebody who makes a book of a year` {
  private func page(_ language: Language, _ change: (inout Adapters) -> Void = { _ in }) throws
    -> String
  {
    let files = FilesInMemory()
    let world = try WholeYear.world(language) {
      $0.files = files.port
      change(&$0)
    }
    let output = world.run("year 2026 --html year.html")
    #expect(output.out == (language == .korean ? "year.html에 저장했어요.\n" : "Wrote year.html.\n"))
    return String(decoding: try #require(files["year.html"]), as: UTF8.self)
  }

  @Test(arguments: Language.allCases) func `has it as one page, which is as it was recorded`(
    _ language: Language
  ) throws {
    // F-34
    let page = try page(language)
    let name = "year-\(language == .korean ? "ko" : "en").html"
    let file = ProjectFolder.root.appendingPathComponent("Tests/JourneyTests/Snapshots/\(name)")
    if ProcessInfo.processInfo.environment["HARU_RECORD_SNAPSHOTS"] == "1" {
      try page.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == page)
  }

  // D-71
  @Test(arguments: Language.allCases, [40, 80])
  func `reads the year on a terminal without a broken word`(_ language: Language, _ columns: Int)
    throws
  {
    let world = try WholeYear.world(language)
    let piped = world.run("year 2026").out
    let shown = world.commandLine(columns: columns, inTerminal: true).output(of: ["year", "2026"])
    #expect(shown.out.split(separator: "\n").allSatisfy { CellWidth.of($0) <= columns })
    func words(_ text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }
    #expect(words(shown.out) == words(piped))
  }

  @Test(arguments: Language.allCases) func `has a page that asks nothing of anybody`(
    _ language: Language
  ) throws {
    // F-34: the page needs no network and no script, and markup in typed text has no effect.
    let page = try page(language)
    #expect(page.contains("<html lang=\"\(language == .korean ? "ko" : "en")\">"))
    for sign in ["<script", "http:", "https:", "src=", "url(", "<b>Bo", "<i>Tags", "@import"] {
      #expect(!page.contains(sign), "\(sign)")
    }
    #expect(page.contains("&lt;b&gt;Bo &amp; Co&lt;/b&gt;"))
    #expect(page.contains("Simplify, simplify. &lt;script&gt;"))
    #expect(page.contains("prefers-color-scheme:dark") && page.contains("@page{size:A4"))
    for part in DailyPart.tabs {
      #expect(page.contains("<h2>\(YearWords(language).name(part))</h2>"), "\(part)")
    }
  }

  @Test func `has a page that a strict reader of HTML accepts`() throws {
    // F-34: the page is valid for Debian's `tidy`.
    let tidy = "/usr/bin/tidy"
    guard FileManager.default.isExecutableFile(atPath: tidy) else {
      Issue.record("tidy is missing; Scripts/setup installs it")
      return
    }
    let folder = try SampleFolder()
    for language in Language.allCases {
      let file = folder.path + "/year-\(language == .korean ? "ko" : "en").html"
      try page(language).write(toFile: file, atomically: true, encoding: .utf8)
      let judge = Process()
      judge.executableURL = URL(fileURLWithPath: tidy)
      judge.arguments = ["-quiet", "-errors", "-utf8", "--doctype", "html5", file]
      let complaints = Pipe()
      judge.standardError = complaints
      try judge.run()
      let said = String(
        decoding: complaints.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      judge.waitUntilExit()
      #expect(judge.terminationStatus == 0, "\(said.prefix(2000))")
    }
  }

  @Test func `has it as sheets of A4, each of which is whole`() throws {
    // F-34
    let pages = CountedPages()
    let files = FilesInMemory()
    let world = try WholeYear.world(.korean) { adapters in
      adapters.files = files.port
      adapters.pictures.pdf = { (sheets) throws(PictureFailure) in pages.note(sheets) }
    }
    #expect(world.run("year --pdf 2026.pdf").out == "2026.pdf에 저장했어요.\n")
    #expect(files["2026.pdf"] == Array("a book".utf8))
    #expect((4...12).contains(pages.all.count), "\(pages.all.count)")
    for sheet in pages.all {
      let drawing = String(decoding: sheet, as: UTF8.self)
      #expect(drawing.contains("width=\"794\" height=\"1123\""))
      for match in drawing.matches(of: /<text x="([-\d.]+)" y="([-\d.]+)"/) {
        let (x, y) = (Double(match.1) ?? -1, Double(match.2) ?? -1)
        #expect((40...760).contains(x) && (60...1100).contains(y), "\(match.0)")
      }
    }
    #expect(world.run("year --pdf - --json").status == .usage)
    #expect(world.run("year --html - --pdf 2026.pdf").status == .usage)
  }

  @Test func `is told what a PDF needs, and nothing is written`() throws {
    // F-34
    let files = FilesInMemory()
    let world = try TestEnvironment {
      $0.files = files.port
      $0.pictures = PictureMaker { (_, _) throws(PictureFailure) in [] }
    }
    #expect(world.run("moods add 60").status == .done)
    let output = world.run("year --pdf 2026.pdf --json")
    #expect(output.err.contains("\"code\":\"noProgram\"") && output.status == .failed)
    #expect(output.err.contains("librsvg2-bin") && files["2026.pdf"] == nil)
    #expect(world.run("year --html 2026.html").status == .done)
  }

  @Test(arguments: Language.allCases) func `is told that a year has nothing, also on its page`(
    _ language: Language
  ) throws {
    // F-34
    let world = try WholeYear.world(language)
    let sentence = YearWords(language).nothing(in: 2019)
    #expect(world.run("year 2019").out.contains(sentence))
    #expect(world.run("year 2019 --html -").out.contains("<p class=\"silence\">\(sentence)</p>"))
    #expect(world.run("year 2019 --json").out.contains("\"keptDays\":0"))
  }
}

/// Records the pages that are converted to a PDF.
private final class CountedPages: Sendable {
  private let kept = Mutex<[[UInt8]]>([])

  var all: [[UInt8]] { kept.withLock { $0 } }

  func note(_ sheets: [[UInt8]]) -> [UInt8] {
    kept.withLock { $0 = sheets }
    return Array("a book".utf8)
  }
}
