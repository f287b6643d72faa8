import DIContainer
import Domain
import PresentationKit
import Support
import Testing
import TextUI

@Suite struct `Somebody who saves a chart` {
  private struct PanelLayout {
    let files: FilesInMemory
    let robot: Robot
  }

  private func fixture(_ language: Language = .english) throws -> PanelLayout {
    let files = FilesInMemory(["/pictures/old.txt": "x"])
    let world = try TestEnvironment(language: language) { adapters in
      var port = files.port
      let write = port.write
      port.write = { (path, bytes) throws(FileFailure) in
        // Writing fails if the folder does not exist; only these folders do.
        let isThere = !path.contains("/") || path.hasPrefix("/pictures")
        if !isThere { throw FileFailure(path: path, .missing) }
        try write(path, bytes)
      }
      adapters.files = port
    }
    try Analyst.act(
      world,
      [
        ("2026-03-01T09:00", "add --manual --title Momo --pages 90 --category children"),
        ("2026-03-01T09:30", "read Momo 90"),
      ])
    return PanelLayout(files: files, robot: Analyst.robot(world))
  }

  private func svg(_ fixture: PanelLayout, _ path: String) throws -> String {
    String(decoding: try #require(fixture.files[path]), as: UTF8.self)
  }

  @Test func `finds each one in a file with its title`() throws {
    // BK-75…BK-81, 5: the charts of the reading statistics.
    let fixture = try fixture()
    let files = [
      ("pages.svg", "Pages by day · 16 February – 1 March 2026"),
      ("categories.svg", "Pages by category"), ("finished.svg", "Finished by month · March 2026"),
      ("hours.svg", "Time of day"), ("calendar.svg", "Reading days · March 2026"),
    ]
    for (path, title) in files {
      fixture.robot.press(.enter, .character("p"))
      #expect(
        fixture.robot.screen.contains("Save as a picture") && fixture.robot.screen.contains(path))
      fixture.robot.press(.control("s"))
      #expect(fixture.robot.notice == "Wrote \(path).")
      let text = try svg(fixture, path)
      #expect(text.contains(">\(title)</text>"), "\(text)")
      fixture.robot.press(.escape, .down)
    }
  }

  @Test func `gets a PNG by its name, and the months where months are shown`() throws {
    let fixture = try fixture(.korean)
    fixture.robot.press(.enter, .character("f"), .character("p"), .control("u")).type(
      " /pictures/a.PNG ")
    fixture.robot.press(.enter)
    #expect(fixture.robot.notice == "/pictures/a.PNG에 저장했어요.")
    #expect(try svg(fixture, "/pictures/a.PNG") == "a picture of 1080×1080")
    fixture.robot.press(.character("p"), .enter)
    #expect(try svg(fixture, "pages.svg").contains("달마다 읽은 쪽수 · 2025년 9월 3일~2026년 3월 1일"))
  }

  @Test func `is told what is wrong with a name, and keeps it`() throws {
    let fixture = try fixture()
    fixture.robot.press(.enter, .character("p"), .control("u"))
    fixture.robot.press(.enter)
    #expect(fixture.robot.screen.contains("Enter a file name ending in .svg or .png."))
    fixture.robot.type("chart.gif").press(.enter)
    #expect(
      Reader.says(fixture.robot, "! chart.gif: a picture file name must end in .png or .svg."))
    fixture.robot.press(.control("u")).type("/nowhere/a.svg").press(.control("s"))
    #expect(fixture.robot.screen.contains("/nowhere/a.svg: file or folder not found."))
    fixture.robot.press(.escape)
    #expect(
      fixture.robot.screen.contains("Save as a picture"), "What was typed is not thrown away.")
    fixture.robot.press(.character("x"))
    #expect(fixture.robot.screen.contains("Sun 1 March  90 pages"))
  }
}

@Suite struct `A picture on standard output` {
  @Test(arguments: ["moods picture --svg -", "books stats --days 7 --svg -"])
  func `is the whole answer, and no file is called -`(_ line: String) throws {
    // hostile F-10
    let files = FilesInMemory()
    let world = try TestEnvironment { $0.files = files.port }
    let output = world.run(line)
    #expect(output.status == .done && output.out.hasPrefix("<?xml") && output.err == "")
    #expect(files["-"] == nil)
    let refused = world.run(line + " --json")
    #expect(refused.status == .usage && refused.out == "")
    #expect(refused.err.contains(#""code":"contradiction""#))
  }
}

@Suite struct `Pictures of books stats` {
  @Test(arguments: [Language.english, .korean])
  func `are real charts with titles`(_ language: Language) throws {
    // 5: `--svg` and `--png` of every view.
    let files = FilesInMemory()
    let world = try TestEnvironment(language: language) { $0.files = files.port }
    let isKorean = language == .korean
    let year = isKorean ? "2026년" : "2026"
    let views: [(String, title: String, isEmpty: Bool)] = [
      ("", isKorean ? "날마다 읽은 쪽수" : "Pages by day", false),
      ("--days 400", "", true), ("--days 366", isKorean ? "날마다 읽은 쪽수" : "Pages by day", false),
      ("--months 6", isKorean ? "달마다 읽은 쪽수" : "Pages by month", false),
      ("--monthly", isKorean ? "달마다 다 읽은 책" : "Finished by month", false),
      ("--hours", isKorean ? "책 읽는 시간대" : "Time of day", false),
      ("--categories", isKorean ? "분류별 쪽수" : "Pages by category", false),
      ("--calendar 2026-03", isKorean ? "읽은 날 달력" : "Reading days", false),
    ]
    for isRead in [false, true] {
      if isRead {
        try Analyst.act(
          world,
          [
            ("2026-03-01T09:00", "add --manual --title Momo --pages 90 --category children"),
            ("2026-03-01T09:30", "read Momo 90"),
          ])
      }
      for (view, title, isRefused) in views {
        files["a.svg"] = nil
        let output = world.run("books stats \(view) --svg a.svg --png a.png --yes")
        #expect((output.status == .done) != isRefused, "\(view)")
        let text = String(decoding: files["a.svg"] ?? [], as: UTF8.self)
        if isRefused { continue }
        #expect(text.contains("<svg") && text.contains("</svg>"), "\(view)")
        #expect(text.contains(">\(title)"), "\(view)")
        #expect(!text.contains("nan") && !text.contains("inf"), "\(view)")
        #expect(files["a.png"] == Array("a picture of 1080×1080".utf8))
        if isRead, !view.contains("hours"), view != "--categories", view != "--monthly" {
          #expect(text.contains(year), "\(view)")
        }
        if isRead {
          #expect(
            text.contains(">90</text>") || text.contains(">100.0%</text>")
              || text.contains(">1</text>"), "\(view)")
        }
      }
    }
  }
}
