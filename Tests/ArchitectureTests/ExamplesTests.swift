import Foundation
import Support
import Testing

/// Tests the package in `Tests/Examples`, which uses Haru's modules as an outside package does. `Scripts/test --all`
/// builds it before the tests and names the folder in `HARU_EXAMPLES`. Otherwise it is built here, in a folder that is
/// kept, so that only changed files are built again.
@Suite(.slow) struct `A package of somebody else` {
  private static let root = ProjectFolder.root.path
  private static let built = ProcessInfo.processInfo.environment["HARU_EXAMPLES"]
  private static let products = built ?? root + "/.build/examples/debug"
  /// Builds the package once for all tests of this suite. The value is the output of the build.
  private static let build = Result {
    guard built == nil else { return "" }
    return try output(
      of: "/usr/bin/env", "swift", "build", "--package-path", root + "/Tests/Examples",
      "--scratch-path", root + "/.build/examples", "--disable-index-store", "-Xswiftc", "-gnone")
  }

  @Test func `keeps a garden in memory, and in a file`() throws {
    _ = try Self.build.get()
    let garden = """
      Mina: americanBlue, D-7
      Dad: stuckyi, D-30
      refused: refused(Domain.PersonRefusal.cycleRange(ClosedRange(1...366)))
      not watered any more: 0

      """
    #expect(try Self.output(of: Self.products + "/Garden") == garden)
    try SampleFolder.using { folder in
      let store = folder.path("garden.sqlite")
      let kept = try Self.output(of: Self.products + "/Garden", store)
      #expect(kept == garden)
      #expect(FileManager.default.fileExists(atPath: store))
    }
  }

  @Test func `shows a first screen of people without a store`() throws {
    _ = try Self.build.get()
    let program = Self.products + "/FirstScreen"
    let list = """
      Mina: D-7
      Nora: D-14
      Dad: D-30
      3 plants, watered 1 time(s)

      """
    #expect(try Self.output(of: program) == list)
    #expect(try Self.output(of: program, "ＭＩ").hasPrefix("Mina: D-7\n3 plants"))
    // `ldd` would list the C libraries, as it does for SQLite in `Garden`.
    let linked = try Self.output(of: "/usr/bin/env", "ldd", program)
    #expect(
      !linked.contains("sqlite") && !linked.contains("sodium") && !linked.contains("utf8proc"))
    let others = try Self.output(of: "/usr/bin/env", "ldd", Self.products + "/Garden")
    #expect(others.contains("sqlite"))
  }

  // H-32: reading dates needs neither the rest of Domain nor a C library
  @Test func `computes the days of a rule, and a lunar date`() throws {
    _ = try Self.build.get()
    let said = """
      last Fridays: 2026-12-25, 2027-01-29, 2027-02-26
      refused: outOfRange(DomainTime.RepeatPart.byMonthDay)
      Chuseok: 2027-09-15, a wednesday
      public holidays in Korea: 2026-12-25, 2027-01-01

      """
    #expect(try Self.output(of: Self.products + "/Dates") == said)
  }

  // H-22: the page gives the number of functions that a first screen needs
  @Test func `is told how many functions a first screen needs`() throws {
    let ports = ["PeopleRepository", "ReviewsRepository"]
    let needed = try ports.map { port in
      let source = try ProjectFolder.text("Domain/People/\(port).swift")
      let body = try #require(source.components(separatedBy: "public protocol \(port)").last)
      return body.prefix(upTo: body.range(of: "\n}")?.lowerBound ?? body.endIndex)
        .components(separatedBy: "\n  func ").count - 1
    }
    let page = try ProjectFolder.text("Domain/Domain.docc/Domain.md")
    #expect(page.contains("the \(needed.reduce(0, +)) functions of"), "\(needed)")
  }

  @Test func `has one adapter of its own, and Haru's beside it`() throws {
    _ = try Self.build.get()
    let said = """
      Mina is announced at 7, from 2026-03-08 on
      refused: notANumber(Domain.Preference.peopleHour, "25", ClosedRange(0...23))
      ["people.hour": "22"]
      Mina true

      """
    #expect(try Self.output(of: Self.products + "/OwnAdapter") == said)
  }

  @Test func `chooses a word on a full screen, and gives the terminal back`() throws {
    _ = try Self.build.get()
    let pane = try TmuxPane(
      columns: 40, rows: 8, environment: ["PICKER": Self.products + "/Picker"])
    try pane.enter("\"$PICKER\" water call 'a letter'; echo \"ended $?\"")
    let screen = try pane.wait(for: "a letter\n")
    #expect(screen.hasPrefix(" Which one?\n\n › water\n   call\n   a letter\n"))
    try pane.press("Down", "Down", "Enter")
    let after = try pane.wait(for: "ended 0")
    #expect(after.contains("a letter\nended 0") && !after.contains("Which one?"))
  }

  @Test func `is given no screen and no command line`() throws {
    _ = try Self.build.get()
    let programs = ["Dates", "FirstScreen", "Garden", "OwnAdapter", "Picker"]
    let objects = try programs.map { program in
      let list = Self.products + "/\(program).product/Objects.LinkFileList"
      return try String(contentsOfFile: list, encoding: .utf8)
    }
    let linked = objects.joined(separator: "\n").matches(of: /\/(\w+)\.build\//).map { $0.1 }
    let given = [
      "Data", "Domain", "DomainInMemory", "DomainTime", "HaruStore", "Platform", "TextUI",
    ]
    #expect(Set(linked.map(String.init)) == Set(given + programs))
    let dates = try #require(objects.first)
    #expect(!dates.contains("/Domain.build/") && !dates.contains("Foundation"))
  }

  private static func output(of program: String, _ words: String...) throws -> String {
    let output = Pipe()
    let run = Process()
    run.executableURL = URL(fileURLWithPath: program)
    run.arguments = words
    run.standardOutput = output
    run.standardError = output
    try run.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    run.waitUntilExit()
    #expect(run.terminationStatus == 0, "\(text)")
    return text
  }
}
