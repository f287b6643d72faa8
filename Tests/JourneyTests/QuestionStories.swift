import Domain
import PresentationKit
import Support
import Testing

/// Tests of the questions that `haru add` asks about an unclear line.
@Suite struct `A question about a line` {
  // S-14, T-36
  @Test func `says what was understood, and what is not certain`() throws {
    let world = try TestEnvironment()
    let asked = world.run("add lunch 12-1 tues")
    #expect(asked.status == .usage)
    #expect(asked.err.hasPrefix("Is this right: Schedule · lunch · "), "\(asked.err)")
    #expect(asked.err.contains("Haru is not sure about “tues”"), "\(asked.err)")
    #expect(!asked.err.contains("understand"))
    let korean = try TestEnvironment(language: .korean)
    let question = korean.run("add 치과 화욘일 3시").err
    #expect(question.contains("이렇게 읽었어요: 일정 · ") || question.contains("여러 가지"), "\(question)")
  }

  // KO-10, S-15
  @Test func `offers a diary entry for a feeling, and a mood for a number behind it`() throws {
    let world = try TestEnvironment(language: .korean)
    for line in ["오늘 너무 힘들었다ㅠㅠ", "어제 우울했음", "우울하다.."] {
      let offers = world.run("add \(line)").err.split(separator: "\n").dropFirst()
      #expect(offers.first?.hasPrefix("  haru moods add - ") == true, "\(line): \(offers)")
    }
    let slept = try TestEnvironment().run("add slept badly, 35").err
    #expect(slept.contains("haru moods add 35 'slept badly"), "\(slept)")
  }

  // KO-14
  @Test func `names a person in a command unless somebody else has the name`() throws {
    let world = try TestEnvironment(language: .korean)
    for name in ["김수진", "민아", "엄마"] {
      #expect(world.run("people add \(name) --every 7").status == .done)
    }
    let offers = world.run("add 민아 엄마랑 통화함").err
    #expect(offers.contains("haru people water 엄마 "), "\(offers)")
    #expect(!offers.contains("people water id"), "\(offers)")
  }
}
