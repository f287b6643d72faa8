import DIContainer
import Data
import Domain
import PresentationKit
import PresentationShared
import TextUI

/// A home on disk with the profiles of several people. A test controls its clocks and verification codes.
package final class ProfileHome {
  package let folder: SampleFolder
  package let profileFixture = ProfileFixture()
  private let settings: Settings
  private let sender: CodeSender?
  /// What the last command had printed to standard error before each of its questions.
  package private(set) var saidBefore: [String] = []

  /// Creates an empty home. If `sender` is nil, verification codes are shown, and collected by `profileFixture`.
  package init(sender: CodeSender? = nil) throws {
    let folder = try SampleFolder()
    self.folder = folder
    self.sender = sender
    let path = folder.path
    settings = try Settings(environment: {
      ["HARU_HOME": path, "HARU_NOW": "2026-03-01T09:00", "HARU_SEED": "7"][$0]
    })
  }

  /// The profile actions of this home.
  package var profiles: Profiles {
    profileFixture.profiles(
      over: ProfilesOnDisk(dataFolder: settings.dataFolder, timeout: 50),
      codes: CodesOnDisk(dataFolder: settings.dataFolder), sender: sender, files: .onDisk)
  }

  /// Runs a command line as the user would type it after `haru`. The input is typed at a terminal if `typed` is true,
  /// and comes from a pipe otherwise.
  package func run(
    _ line: String, input: [String] = [], typed: Bool = false, language: Language = .english
  ) -> Output {
    let settings = settings
    let profiles = profiles
    let answers = Answers(input)
    let runner = CommandLineRunner(
      CommandLineEnvironment(
        open: { (choice) throws(OpeningFailure) in try Container.live(settings, choice) },
        demo: { (language) throws(OpeningFailure) in
          try Container.demo(settings, language)
        },
        readInput: { _ in Array(input.map { $0 + "\n" }.joined().utf8) },
        composed: TextForms.composed,
        ask: { _, _ in answers.next() == "y" }, askSecret: { _ in answers.next() },
        askLine: { _ in answers.next() },
        profiles: { () throws(OpeningFailure) in profiles },
        examine: { (profile, mending) throws(OpeningFailure) in
          try Container.examine(settings, profile, mending: mending)
        },
        showTextUI: { (_, _) throws(TerminalFailure) in throw .notATerminal },
        language: language, customs: { settings.customs(of: $0) }, isTerminal: typed),
      version: Version.current)
    var bytes: [UInt8] = []
    let out = Printer { piece in
      bytes += piece
      return true
    }
    let err = Printer { piece in
      answers.said += String(decoding: piece, as: UTF8.self)
      return true
    }
    let status = runner.run(ShellLine.words(line).map { Array($0.utf8) }, out: out, err: err)
    saidBefore = answers.saidBefore
    return Output(out: String(decoding: bytes, as: UTF8.self), err: answers.said, status: status)
  }

  /// The lines that the user types at a terminal, in order.
  private final class Answers {
    private var rest: ArraySlice<String>
    var said = ""
    private(set) var saidBefore: [String] = []

    init(_ all: [String]) { rest = all[...] }

    func next() -> String? {
      saidBefore.append(said)
      return rest.popFirst()
    }
  }
}
