import Domain
import Foundation
import PresentationKit
import PresentationShared
import Support
import Testing
import TextUI

@Suite struct `Sessions on the command line` {
  static let folder = ProjectFolder.root.appendingPathComponent("Tests/JourneyTests/Transcripts")

  static let names: [String] =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?
    .filter { $0.hasSuffix(".txt") }.sorted() ?? []

  @Test func `are recorded for every feature`() {
    #expect(Self.names.contains("people.txt") && Self.names.contains("people-ko.txt"))
  }

  @Test(arguments: names) func `go as they were recorded`(_ name: String) throws {
    let file = Self.folder.appendingPathComponent(name)
    let language: Language = name.contains("-ko") ? .korean : .english
    let computers =
      try name.hasPrefix("sync")
      ? TypedComputers(syncedIn: language) : TypedComputers(TestEnvironment(language: language))
    if isRecording { return try record(file, at: computers) }
    try check(try Transcript(file: file), at: computers, name)
  }

  @Test(arguments: [("README.md", Language.english), ("README.ko.md", Language.korean)])
  func `in the README go as they are shown there`(name: String, language: Language) throws {
    let page = ProjectFolder.root.appendingPathComponent(name)
    let computers = TypedComputers(try TestEnvironment(beginningIn: language))
    if isRecording { return try record(page, at: computers, isPage: true) }
    let transcript = try Transcript(blocksOf: page)
    #expect(transcript.steps.count >= 5)
    try check(transcript, at: computers, name)
  }

  private var isRecording: Bool {
    ProcessInfo.processInfo.environment["HARU_RECORD_SNAPSHOTS"] == "1"
  }

  private func record(_ file: URL, at computers: TypedComputers, isPage: Bool = false) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    try Transcript.recorded(text, at: computers, isPage: isPage)
      .write(to: file, atomically: true, encoding: .utf8)
  }

  private func check(_ transcript: Transcript, at computers: TypedComputers, _ name: String) throws
  {
    #expect(!transcript.steps.isEmpty)
    for step in transcript.steps {
      let answer = try Transcript.answer(to: step.command, at: computers)
      #expect(answer == step.answer, "\(name):\(step.line) \(step.command)")
    }
  }
}
