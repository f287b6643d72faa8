import Foundation
import PresentationKit
import Support
import Testing

// N-44
@Suite struct `Undoing several things` {
  private func world() throws -> TestEnvironment {
    let world = try TestEnvironment()
    for line in ["moods add 50 a", "moods add 60 b", "moods add 70 c"] {
      #expect(world.run(line).status == .done)
    }
    return world
  }

  @Test func `takes back the last ones, each of which is named`() throws {
    let world = try world()
    let undone = world.run("undo 2")
    #expect(undone.status == .done && undone.out.split(separator: "\n").count == 2, "\(undone)")
    let left = world.run("moods list --json").out
    #expect(left.contains(#""text":"a""#) && !left.contains(#""text":"b""#))
    #expect(world.run("redo").status == .done)
    let json = world.run("undo 9 --json")
    #expect(
      json.status == .done && json.out.hasPrefix(#"{"schema":"haru/1","undone":["#), "\(json)")
    #expect(json.out.components(separatedBy: #""what":"#).count == 3, "\(json)")
    #expect(world.run("undo 3").status == .notFound)
  }

  @Test func `redoes as many of them, in the order in which they were done`() throws {
    let world = try world()
    #expect(world.run("undo 3").status == .done)
    let redone = world.run("redo 2")
    #expect(redone.status == .done && redone.out.split(separator: "\n").count == 2, "\(redone)")
    let left = world.run("moods list --json").out
    #expect(left.contains(#""text":"b""#) && !left.contains(#""text":"c""#))
    let json = world.run("redo 9 --json")
    #expect(json.out.components(separatedBy: #""what":"#).count == 2, "\(json)")
    #expect(world.run("redo 3").status == .notFound)
  }

  @Test(arguments: [
    "undo 0", "undo 1001", "undo two", "undo 2 --partial", "redo 0", "redo 1001", "redo two",
  ])
  func `is refused for what is no number of things`(_ line: String) throws {
    let world = try world()
    #expect(world.run(line).status == .usage)
    #expect(world.run("moods list --json").out.contains(#""text":"c""#))
  }
}

// N-44, R-23
@Suite struct `A word that is no command` {
  @Test(arguments: [
    ("mood 70", "haru moods add 70"), ("conflicts", "haru sync conflicts"),
    ("추가 내일", "haru add"), ("달력", "haru schedule month"),
    ("연락처", "haru contacts"), ("통계", "haru books stats"),
    ("목표", "haru books goal"), ("다음주", "haru schedule week +7d"),
  ])
  func `is answered with the one that is near it, which there is`(_ line: String, _ near: String)
    throws
  {
    let world = try TestEnvironment()
    let refused = world.run(line)
    #expect(refused.status == .usage && refused.err.contains("“\(near)”"), "\(refused)")
    let tried = world.run(String(near.dropFirst("haru ".count)) + " --help")
    #expect(tried.status == .done, "\(tried)")
  }
}
