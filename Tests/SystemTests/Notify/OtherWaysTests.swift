import Domain
import Foundation
import Support
import Testing

@testable import Data

@Suite struct `Other ways to tell` {
  private let text = NoticeText(title: "물 '주기'; $HOME\u{1B}]2;x", body: "a\n`b`\u{7}")

  private func failure(_ sender: NoticeSender) -> NoticeFailure? {
    do throws(NoticeFailure) {
      try sender.send(text)
      return nil
    } catch { return error }
  }

  @Test func `hand a command the words, without a shell`() throws {
    try SampleFolder.using { folder in
      let given = folder.path("given")
      let script = """
        #!/bin/sh
        { printf '%s|' "$@"; printf '%s|%s|' "$HARU_TITLE" "$HARU_BODY"; cat; } > '\(given)'
        """
      try folder.write(Array(script.utf8), to: "tell me")
      try folder.permit(0o700, "tell me")
      let words = try #require(ProgramWords("'tell me' -x 'a b'"))
      #expect(failure(.command(words, path: folder.path)) == nil)
      let title = "물 '주기'; $HOME]2;x"
      let said = String(decoding: try folder.bytes("given"), as: UTF8.self)
      #expect(said == "-x|a b|\(title)|a\n`b`|\(title)\na\n`b`\n")
    }
  }

  // E-24
  @Test func `hand a command no words in its environment with an encrypted store`() throws {
    try SampleFolder.using { folder in
      let given = folder.path("given")
      let script = "#!/bin/sh\n{ cat; env; } > '\(given)'\n"
      try folder.write(Array(script.utf8), to: "tell")
      try folder.permit(0o700, "tell")
      let words = try #require(ProgramWords("tell"))
      let sender = NoticeSender.command(
        words, path: folder.path, isStoreEncrypted: { true })
      #expect(failure(sender) == nil)
      let said = String(decoding: try folder.bytes("given"), as: UTF8.self)
      #expect(said.hasPrefix("물 '주기'; $HOME]2;x\na\n`b`\n"))
      #expect(
        said.contains("PATH=") && !said.contains("HARU_TITLE=") && !said.contains("HARU_BODY="))
      #expect(said.components(separatedBy: "물 '주기'").count == 2)
    }
  }

  @Test(arguments: [
    ("nothing-here", NoticeFailure.missing(.command, "nothing-here")),
    ("sh -c 'echo sorry >&2; exit 3'", .refused(.command, "sorry")),
    ("sh -c 'exit 3'", .refused(.command, "exit 3")), ("sleep 100", .slow(.command)),
    ("cat /dev/zero", .nonsense(.command)),
  ])
  func `say why a command did not do`(_ command: String, _ expected: NoticeFailure) throws {
    let words = try #require(ProgramWords(command))
    // The slow command gets a short timeout, and the others enough time.
    let timeout = command.hasPrefix("sleep") ? 200 : 60_000
    #expect(failure(.command(words, path: "/usr/bin:/bin", timeout: timeout)) == expected)
  }

  @Test func `ring the terminal and name it, and find none where there is none`() throws {
    try SampleFolder.using { folder in
      try folder.write([], to: "tty")
      #expect(failure(.terminal(isWanted: false, device: folder.path("tty"))) == nil)
      let rung = String(decoding: try folder.bytes("tty"), as: UTF8.self)
      #expect(rung == "\u{7}\u{1B}]2;물 '주기'; $HOME]2;x\u{7}")
      let nowhere = folder.path("none")
      #expect(failure(.terminal(isWanted: false, device: nowhere)) == .missing(.terminal, ""))
      #expect(failure(.terminal(isWanted: true, device: nowhere)) == nil)
    }
  }
}

@Suite struct `A timer` {
  private func timer(
    _ folder: SampleFolder, _ job: SystemTimer.Job = .notices, systemd: Bool, home: String? = nil
  ) -> SystemTimer {
    SystemTimer(
      job, program: "/opt/my haru/100%", profile: "default",
      systemd: systemd ? folder.path : folder.path("none")
    ) { name in
      switch name {
      case "XDG_CONFIG_HOME": folder.path("config")
      case "HARU_HOME": home
      default: nil
      }
    }
  }

  @Test func `writes its two files whole and takes them away`() throws {
    try SampleFolder.using { folder in
      let port = timer(folder, systemd: true, home: "/h/$a \"b\"").port
      let plan = try port.install()
      #expect(plan.kind == .systemd && plan.step.hasSuffix("enable --now haru-notify.timer"))
      let units = "config/systemd/user/haru-notify"
      #expect(plan.files == ["service", "timer"].map { folder.path("\(units).\($0)") })
      let service = String(decoding: try folder.bytes(units + ".service"), as: UTF8.self)
      let words = "\"/opt/my haru/100%%\" \"--profile\" \"default\" \"notify\" \"run\""
      #expect(service.contains("ExecStart=\(words)\n"))
      // real 17: `$` starts a variable only in commands.
      #expect(service.contains("Environment=\"HARU_HOME=/h/$a \\\"b\\\"\"\n"))
      #expect(service.contains("Environment=\"XDG_CONFIG_HOME=\(folder.path("config"))\"\n"))
      let every = String(decoding: try folder.bytes(units + ".timer"), as: UTF8.self)
      #expect(every.contains("OnCalendar=minutely\n") && every.contains("Persistent=true\n"))
      #expect(try port.install().files.count == 2)
      #expect(try port.remove().files.count == 2)
      #expect(try port.remove().files == [])
      #expect(try folder.names() == ["config"])
    }
  }

  @Test func `is a line for cron where there is no systemd`() throws {
    try SampleFolder.using { folder in
      let plan = try timer(folder, systemd: false, home: "/it's").port.install()
      let config = "XDG_CONFIG_HOME=\(folder.path("config"))"
      #expect(plan.kind == .cron && plan.files == [])
      #expect(
        plan.step == "* * * * * HARU_HOME='/it'\\''s' \(config) "
          + "'/opt/my haru/100\\%' --profile default notify run")
      #expect(try folder.names() == [])
    }
  }

  /// Sync has its own timer, which runs every five minutes. An unreachable remote or a locked
  /// profile does not count as a failure.
  @Test func `of sync is one of its own beside that of notices`() throws {
    try SampleFolder.using { folder in
      let port = timer(folder, .sync, systemd: true, home: "/h").port
      #expect(try timer(folder, systemd: true).port.install().files.count == 2)
      let plan = try port.install()
      #expect(
        plan.step
          == "systemctl --user daemon-reload && systemctl --user enable --now haru-sync.timer")
      let units = "config/systemd/user/"
      #expect(
        plan.files
          == ["haru-sync.service", "haru-sync.timer"].map { folder.path(units + $0) })
      let service = String(decoding: try folder.bytes(units + "haru-sync.service"), as: UTF8.self)
      #expect(
        service.contains(
          "ExecStart=\"/opt/my haru/100%%\" \"--profile\" \"default\" \"sync\"\n"))
      #expect(service.contains("\nSuccessExitStatus=5 6\n") && service.contains("Type=oneshot\n"))
      #expect(service.contains("Environment=\"HARU_HOME=/h\"\n"))
      let every = String(decoding: try folder.bytes(units + "haru-sync.timer"), as: UTF8.self)
      #expect(every.contains("\nOnCalendar=*:0/5\n") && every.contains("every five minutes\n"))
      let removed = try port.remove()
      #expect(removed.files == plan.files)
      #expect(removed.step == "systemctl --user disable --now haru-sync.timer")
      // The timer for notifications stays.
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.path(units))
      #expect(left.sorted() == ["haru-notify.service", "haru-notify.timer"])
    }
  }

  @Test func `of sync is a line for cron as well`() throws {
    try SampleFolder.using { folder in
      let plan = try timer(folder, .sync, systemd: false, home: "/h").port.install()
      let config = "XDG_CONFIG_HOME=\(folder.path("config"))"
      #expect(
        plan.step == "*/5 * * * * HARU_HOME=/h \(config) "
          + "'/opt/my haru/100\\%' --profile default sync")
    }
  }
}
