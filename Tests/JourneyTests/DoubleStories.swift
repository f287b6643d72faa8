import Domain
import Support
import Testing
import TextUI

@testable import PresentationKit
@testable import PresentationReading
@testable import PresentationSayings

/// Tests of adding a record that already exists. N-41
@Suite struct `Somebody who adds a thing twice` {
  private func count(_ world: TestEnvironment, _ line: String, _ text: String) -> Int {
    world.run(line).out.components(separatedBy: text).count - 1
  }

  @Test(arguments: [
    (Language.english, "You already have a book with this title: “Dune · Frank Herbert”."),
    (.korean, "같은 제목의 책이 이미 있어요: ‘Dune · Frank Herbert’."),
  ])
  func `is told of a book of the same title, which a script adds all the same`(
    language: Language, sentence: String
  ) throws {
    let world = try TestEnvironment(language: language)
    #expect(world.run("books add Dune --author 'Frank Herbert'").status == .done)
    for line in ["books want Dune", "books want dune", "books add --manual --title DUNE"] {
      let answer = world.run(line)
      #expect(answer.status == .done && answer.err.contains(sentence), "\(line): \(answer)")
    }
    let json = world.run("books want dUNE --json")
    #expect(json.status == .done && json.err.isEmpty, "\(json)")
    #expect(json.out.contains(#""warnings":[{"code":"sameTitle","message":""#), "\(json)")
  }

  @Test func `is not warned of a book by somebody else, or of one alone`() throws {
    let world = try TestEnvironment()
    for line in [
      "books want Poems --json", "books add Walden --author Thoreau --json",
      "books add Walden --author 'Maria Bosch' --json",
    ] {
      let answer = world.run(line)
      #expect(!answer.out.contains("warnings"), "\(line): \(answer)")
    }
    let same = world.run("books add Walden --author 'Henry David Thoreau' --json")
    #expect(same.out.contains("sameTitle"), "\(same)")
  }

  @Test(arguments: Language.allCases)
  func `is asked at a terminal before a second book comes in`(_ language: Language) throws {
    let world = try TestEnvironment(language: language)
    #expect(world.run("books want Dune").status == .done)
    let line = "books add --manual --title Dune --author 'Frank Herbert'"
    let declined = world.run(line, answering: "n")
    #expect(declined.status == .done && declined.out.isEmpty, "\(declined)")
    #expect(declined.err.contains(ReadingWords(language).notAdded))
    #expect(!world.run("books list --json").out.contains("Herbert"))
    #expect(world.run(line, answering: "").out.contains("Dune"))
    #expect(world.run("books list --json").out.contains("Herbert"))
    #expect(world.run("books want Dune --yes", answering: "n").status == .refused)
  }

  @Test(arguments: Language.allCases)
  func `is told of a saying that says the same`(_ language: Language) throws {
    let world = try TestEnvironment(language: language)
    let line = "sayings add 'Be kind' --who Mina"
    let first = world.run(line)
    #expect(first.err.isEmpty, "\(first)")
    let number = try #require(first.out.split { !$0.isNumber }.first.map(String.init))
    let again = world.run(line)
    let sentence =
      language == .korean
      ? "\(number)번 글귀와 똑같아요." : "Saying \(number) has the same text."
    #expect(again.status == .done && again.err.contains(sentence), "\(again)")
    let json = world.run(line + " --json").out
    #expect(json.contains(#""warnings":[{"code":"sameSaying","message":""#), "\(json)")
    #expect(!world.run("sayings add 'Be kind' --who Jun --json").out.contains("warnings"))
    let declined = world.run(line, answering: "n")
    #expect(declined.out.isEmpty && declined.err.contains(SayingsWords(language).notSaved))
    #expect(world.run(line, answering: "y").status == .done)
    #expect(count(world, "sayings list --json", #""eng":"Be kind""#) == 5)
  }

  @Test func `is told on the screens as well`() throws {
    let world = try TestEnvironment()
    #expect(world.run("sayings add 'Be kind'").status == .done)
    let robot = Robot(world).press(.character("3"), .character("n"))
    robot.type("Be kind").press(.control("s"))
    #expect(robot.notice.hasSuffix(" has the same text."), "\(robot.notice)")
  }
}
