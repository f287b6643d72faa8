import Foundation
import Support
import Testing

/// Tests of `Scripts/install` and `Scripts/package`. They need the release build, which
/// `Scripts/test` makes; without it the tests are skipped.
@Suite(.serialized, .enabled(if: PackageFolder.shipped != nil, "there is no program that ships"))
struct `The packages` {
  @Test func `have symbols only beside the program, and only when they are wanted`() throws {
    try SampleFolder.using { folder in
      let shipped = try #require(PackageFolder.shipped)
      let program = folder.path("home/bin/haru")
      let symbols = folder.path("home/bin/.debug/haru.debug")
      _ = try PackageFolder.run(["Scripts/install", folder.path("home")])
      #expect(try PackageFolder.size(program) * 2 < PackageFolder.size(shipped))
      #expect(!FileManager.default.fileExists(atPath: symbols))
      let sections = try PackageFolder.run(["readelf", "--sections", "--wide", program])
      #expect(!sections.contains(".symtab") && !sections.contains(".debug_info"))
      _ = try PackageFolder.run(["Scripts/install", "--symbols", folder.path("home")])
      #expect(try PackageFolder.run(["readelf", "--sections", symbols]).contains(".debug_info"))
      #expect(try PackageFolder.run([program, "version"]).hasPrefix("haru "))
      _ = try PackageFolder.run(["Scripts/install", "--remove", folder.path("home")])
      #expect(!FileManager.default.fileExists(atPath: program))
      #expect(!FileManager.default.fileExists(atPath: symbols))
    }
  }

  @Test func `are put into an empty root, where the program runs`() throws {
    try SampleFolder.using { folder in
      let made = try PackageFolder.run(["Scripts/package", folder.path("made")])
        .split(separator: "\n").map(String.init)
      let package = try #require(made.first { $0.hasSuffix(".deb") })
      let tarball = try #require(made.first { $0.hasSuffix(".tar.gz") })
      _ = try PackageFolder.run(["lintian", "--allow-root", "--fail-on", "error", package])
      let root = folder.path("root")
      try install(package, in: root)
      try expectProgram(at: root + "/usr")
      let copyright = try String(
        contentsOfFile: root + "/usr/share/doc/haru/copyright", encoding: .utf8)
      #expect(copyright.hasPrefix("Format: https://www.debian.org/doc/packaging-manuals/"))
      let licence = try ProjectFolder.text("LICENSE").split(separator: "\n").dropFirst(2)
      for line in licence { #expect(copyright.contains("\n \(line)\n"), "\(line)") }
      let notices = try PackageFolder.run(
        ["gzip", "-dc", root + "/usr/share/doc/haru/NOTICES.gz"])
      for part in ["SQLite", "utf8proc", "libsodium", "GNU C Library", "Swift runtime"] {
        #expect(notices.contains("\n\(part)\n") || notices.contains(" \(part)\n"), "\(part)")
      }
      try FileManager.default.createDirectory(
        atPath: folder.path("unpacked"), withIntermediateDirectories: true)
      _ = try PackageFolder.run(
        ["tar", "-xzf", tarball, "--strip-components=1", "-C", folder.path("unpacked")])
      try expectProgram(at: folder.path("unpacked"))
      // The LGPL requires the sources to be offered with a static program.
      let sources = try #require(made.first { $0.hasSuffix("-source.tar.gz") })
      let listed = try PackageFolder.run(["tar", "-tzf", sources]).split(separator: "\n")
      for file in ["LICENSE", "Package.swift", "Scripts/build"] {
        #expect(listed.contains { $0.hasSuffix("/\(file)") }, "\(file)")
      }
    }
  }

  /// Installs a package with `dpkg`, or only unpacks it if the tests do not run as root.
  private func install(_ package: String, in root: String) throws {
    let records = root + "/var/lib/dpkg"
    for kind in ["info", "updates", "triggers"] {
      try FileManager.default.createDirectory(
        atPath: "\(records)/\(kind)", withIntermediateDirectories: true)
    }
    try Data().write(to: URL(fileURLWithPath: records + "/status"))
    if geteuid() == 0 {
      _ = try PackageFolder.run(["dpkg", "--root=" + root, "--install", package])
    } else {
      _ = try PackageFolder.run(["dpkg-deb", "-x", package, root])
    }
  }

  /// Checks that the program under this prefix runs without a dynamic loader and that its other
  /// files are installed.
  private func expectProgram(at prefix: String) throws {
    let program = prefix + "/bin/haru"
    #expect(try !PackageFolder.run(["readelf", "--program-headers", program]).contains("INTERP"))
    #expect(try PackageFolder.run([program, "version"]).hasPrefix("haru "))
    #expect(try PackageFolder.run([program, "demo", "people", "list"]).contains("Dad"))
    for file in ["man/man1/haru.1", "man/ko/man1/haru.1"] {
      let here = FileManager.default.fileExists(atPath: "\(prefix)/share/\(file)")
      let packed = FileManager.default.fileExists(atPath: "\(prefix)/share/\(file).gz")
      #expect(here || packed, "\(file)")
    }
    #expect(
      FileManager.default.fileExists(atPath: prefix + "/share/bash-completion/completions/haru"))
  }
}
