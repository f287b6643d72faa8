import Data
import Domain
import Foundation
import Support
import Testing
import TextUI

// B 27
@Suite struct `Hooks behind the screens` {
  private func using(
    _ body: (TestEnvironment, _ hook: (String, String) throws -> Void) throws -> Void
  )
    throws
  {
    try SampleFolder.using { folder in
      try FileManager.default.createDirectory(
        atPath: folder.path("hooks"), withIntermediateDirectories: true)
      let database = try Database(.file(folder.path("haru.sqlite")))
      let hooks = Hooks(
        in: folder.path("hooks"), profile: "default",
        environment: { ["PATH": "/usr/bin:/bin"] }, timeout: 60_000)
      database.hooks = hooks
      let world = try TestEnvironment { adapters in
        adapters.people = SQLitePeople(database)
        adapters.history = SQLiteHistory(database)
        adapters.hooks = hooks.remarks
      }
      try body(world) { name, script in
        try folder.write(Array("#!/bin/sh\n\(script)\n".utf8), to: "hooks/" + name)
        try folder.permit(0o755, "hooks/" + name)
      }
    }
  }

  @Test func `leave a form open with all that was typed, and say why`() throws {
    try using { world, hook in
      try hook("before-people.add", "grep -q Mina && { echo 'Mina is here already.'; exit 1; }")
      let robot = Robot(world).type("an").type("Mina").press(.control("s"))
      #expect(robot.screen.contains("“before-people.add” rejected"), "\(robot.screen)")
      #expect(robot.screen.contains("here already."), "\(robot.screen)")
      #expect(!world.run("people list").out.contains("Mina"))
      robot.type(" Kim")
      #expect(robot.screen.contains("Mina Kim"), "\(robot.screen)")
    }
  }

  @Test func `are told of in the line below, beside what was done`() throws {
    try using { world, hook in
      try hook("after", "echo no disk; exit 1")
      let robot = Robot(world).type("an").type("Mina").press(.control("s"))
      #expect(robot.screen.contains("“after” failed: no disk"), "\(robot.screen)")
      #expect(robot.screen.contains("Mina") && robot.screen.contains("undo"), "\(robot.screen)")
      #expect(world.run("people list").out.contains("Mina"))
      robot.press(.character("z"))
      #expect(robot.screen.contains("“after” failed: no disk"), "\(robot.screen)")
      robot.press(.character(":")).type("people add Nora --every 7").press(.enter)
      #expect(robot.screen.contains("failed: no disk"), "\(robot.screen)")
    }
  }
}
