import Foundation
import Support
import Testing

/// Tests of `Scripts/run` and `Scripts/install` on a machine where something is missing. Programs of the system are
/// replaced by scripts.
@Suite struct `A first start` {
  /// A folder of programs that come before those of the system.
  private static func using(
    _ programs: [String: String], _ body: (SampleFolder, [String: String]) throws -> Void
  ) throws {
    try SampleFolder.using { folder in
      var all = ["swift": "echo 'Swift version 6.3 (test)'", "id": "echo 1000", "sudo": "exit 1"]
      all["dpkg-query"] = "exit 1"
      all["apt-get"] = "echo \"$@\" >> '\(folder.path("asked"))'"
      try FileManager.default.createDirectory(
        atPath: folder.path("bin"), withIntermediateDirectories: true)
      for (name, script) in all.merging(programs, uniquingKeysWith: { $1 }) {
        let path = folder.path("bin/\(name)")
        try "#!/bin/sh\n\(script)\n".write(toFile: path, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
      }
      let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
      try body(folder, ["PATH": folder.path("bin") + ":" + path])
    }
  }

  // S-18: only what the build needs is installed, and the user hears what for.
  @Test func `asks for three libraries and says what each is for`() throws {
    try Self.using([:]) { folder, variables in
      let said = try PackageFolder.run(["Scripts/setup", "--run"], variables, status: 1)
      #expect(
        said == """
          These packages are missing:
            libsqlite3-dev           the data file
            libutf8proc-dev          widths of letters
            libsodium-dev            encryption
          Install them with:
            sudo apt-get update && sudo apt-get install --no-install-recommends libsqlite3-dev libutf8proc-dev \
          libsodium-dev

          """)
      #expect(!FileManager.default.fileExists(atPath: folder.path("asked")))
    }
  }

  @Test func `installs them where it may`() throws {
    try Self.using(["id": "echo 0"]) { folder, variables in
      let said = try PackageFolder.run(["Scripts/setup", "--run"], variables)
      #expect(said.hasPrefix("These packages are missing and are installed now with apt-get:\n"))
      let asked = try String(contentsOfFile: folder.path("asked"), encoding: .utf8)
      #expect(
        asked.hasSuffix(
          "install -y --no-install-recommends libsqlite3-dev libutf8proc-dev libsodium-dev\n"))
    }
  }

  @Test func `installs nothing without a network, and says so`() throws {
    let offline = """
      case "$*" in *update*) echo "E: Failed to fetch the list"; exit 100 ;; esac
      echo installed > "$(dirname "$0")/../asked"
      """
    try Self.using(["id": "echo 0", "apt-get": offline]) { folder, variables in
      let said = try PackageFolder.run(["Scripts/setup", "--run"], variables, status: 1)
      #expect(said.contains("E: Failed to fetch the list\n"))
      #expect(said.contains("so nothing was installed. Is there a network?"))
      #expect(!FileManager.default.fileExists(atPath: folder.path("asked")))
    }
  }

  @Test func `names a compiler that is missing or old`() throws {
    try Self.using(["swift": "echo 'Swift version 5.9'"]) { _, variables in
      let said = try PackageFolder.run(["Scripts/setup", "--run"], variables, status: 1)
      #expect(said.hasPrefix("This is Swift 5.9. Swift 6.2 or newer is needed"))
    }
  }

  @Test func `names a folder that cannot be written, before it builds`() throws {
    try SampleFolder.using { folder in
      try folder.write([], to: "file")
      let said = try PackageFolder.run(["Scripts/install", folder.path("file/haru")], status: 1)
      #expect(
        said
          == "\(folder.path("file/haru")) cannot be written. Name another folder: Scripts/install PREFIX\n"
      )
    }
  }

  @Test func `names a disk that is full, before it builds`() throws {
    try Self.using(["df": "echo 'disk 100 90 20480 90% /'"]) { folder, variables in
      let said = try PackageFolder.run(
        ["Scripts/space", folder.path("new"), "1500"], variables, status: 1)
      #expect(
        said
          == "\(folder.path("new")) needs 1500 MB, and 20 MB are free there. Nothing was changed.\n"
      )
    }
  }

  @Test func `says which module was built, and shows the output only of a build that fails`() throws
  {
    let build = """
      for module in Platform Domain Data; do echo "[1/9] Compiling $module File.swift"; sleep 1.5; done
      """
    let said = try PackageFolder.run(["Scripts/progress", "sh", "-c", build])
    let last = try #require(said.split(separator: "\n").last)
    #expect(last.hasPrefix("Built Data, module 3 of ") && last.hasSuffix(" left"), "\(said)")
    let failed = try PackageFolder.run(
      ["Scripts/progress", "sh", "-c", "echo 'error: no'; exit 3"], status: 3)
    #expect(failed == "error: no\n")
  }

  @Test func `ends the compilers with Ctrl-C, and not only the build`() throws {
    try SampleFolder.using { folder in
      let program = ProjectFolder.root.appending(path: "Scripts/progress").path
      let build = ["sh", "-c", "sleep 3000 & echo $! > '\(folder.path("compiler"))'; wait"]
      let ended = ["timeout", "-s", "INT", "-k", "20", "3", program] + build
      #expect(PlainSpawn.run(ended, output: "/dev/null")?.status == 124)
      let number = try String(contentsOfFile: folder.path("compiler"), encoding: .utf8)
      let compiler = try #require(pid_t(number.trimmingCharacters(in: .whitespacesAndNewlines)))
      defer { kill(compiler, SIGKILL) }
      #expect(Polling.until(every: 20_000) { kill(compiler, 0) != 0 })
    }
  }
}
