import Foundation
import Support
import Testing

@Suite struct `A package that wants only the rules` {
  @Test func `builds with Domain and nothing else`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("haru-consumer-\(ProcessInfo.processInfo.processIdentifier)")
    let sources = folder.appendingPathComponent("Sources/Consumer")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try manifest.write(
      to: folder.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
    try program.write(
      to: sources.appendingPathComponent("main.swift"), atomically: true, encoding: .utf8)
    let output = Pipe()
    let build = Process()
    build.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    build.arguments = ["swift", "run", "--package-path", folder.path, "Consumer"]
    build.standardOutput = output
    build.standardError = output
    try build.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    build.waitUntilExit()
    #expect(build.terminationStatus == 0, "\(text)")
    #expect(text.contains("americanBlue D-7"))
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(
      name: "Consumer",
      dependencies: [.package(name: "haru", path: "\(ProjectFolder.root.path)")],
      targets: [
        .executableTarget(
          name: "Consumer", dependencies: [.product(name: "Domain", package: "haru")])
      ])
    """
  }

  private var program: String {
    """
    import Domain
    let day = Day(ordinal: 20_500)
    let person = Person(
      id: ID("1"), name: Line(stored: "Mina"), nickname: nil, phone: nil, birthday: nil,
      cycle: Cycle(stored: 7), alarmHour: 20, notify: true, startedOn: day,
      nextWatering: day + 7, affection: Affection(points: 0), postponedSinceWatering: 0,
      timesWatered: 0)
    let plant = Plant(person, today: day)
    print(plant.species, plant.dDayLabel)
    """
  }
}
