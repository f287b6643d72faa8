import Foundation
import Support
import Testing

/// Tests of the files that `Scripts/release` makes, and of installing them on systems with few
/// other programs.
@Suite(
  .serialized, .slow,
  .enabled(if: PackageFolder.shipped != nil, "there is no program that ships"))
struct `A release` {
  // The release is built only twice, because each build takes half a minute. All checks use these
  // builds.
  @Test func `is the same to the byte in two folders, and is installed in every way`() throws {
    try SampleFolder.using { folder in
      let key = try makeKey(in: folder)
      let release = folder.path("one")
      try PackageFolder.run(["Scripts/release", release], key)
      // Language, time zone and file permissions do not change the release.
      try PackageFolder.run(
        ["sh", "-c", "umask 077; exec Scripts/release \"$0\"", folder.path("two")],
        key.merging(["LC_ALL": "ko_KR.UTF-8", "TZ": "Asia/Seoul"], uniquingKeysWith: { $1 }))
      try PackageFolder.run(["gpgconf", "--kill", "all"], key)
      try PackageFolder.run(["diff", "-r", release, folder.path("two")])
      let refusal = try PackageFolder.run(["Scripts/release", release], status: 1)
      #expect(refusal.contains("already there"))

      try expectAllFiles(in: release)
      for shell in [["dash"], ["busybox", "sh"]] { try expectInstaller(of: release, run: shell) }
      try expectNothingElse(release)
      if Self.asRoot != nil {
        try PackageFolder.run(["Scripts/packaging/try", release])
        try expectRepository(release, in: folder)
        try expectBareRoot(release, in: folder)
        try expectSmallRoot(release, in: folder)
      }
    }
  }

  /// The command that makes the tests root, in a user namespace if necessary; nil if the system
  /// forbids this.
  private static let asRoot: [String]? = {
    if geteuid() == 0 { return [] }
    let words = ["unshare", "--map-root-user"]
    let trial = try? Process.run(
      URL(fileURLWithPath: "/usr/bin/env"), arguments: words + ["true"])
    trial?.waitUntilExit()
    return trial?.terminationStatus == 0 ? words : nil
  }()

  /// Makes a signing key. Returns the variables with which `Scripts/release` uses it.
  private func makeKey(in folder: SampleFolder) throws -> [String: String] {
    let home = folder.path("keys")
    try FileManager.default.createDirectory(
      atPath: home, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let variables = ["GNUPGHOME": home, "HARU_RELEASE_KEY": "Haru test"]
    try PackageFolder.run(
      [
        "gpg", "--batch", "--passphrase", "", "--quick-generate-key", "Haru test", "ed25519",
        "sign", "never",
      ], variables)
    return variables
  }

  private func expectAllFiles(in release: String) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: release)
    let plain = [
      "InRelease", "PKGBUILD", "Packages", "Packages.gz", "Release", "Release.gpg", "SHA256SUMS",
      "SHA256SUMS.asc", "flake.nix", "haru-archive-key.asc", "haru.rb", "install.sh",
    ]
    #expect(Set(plain).isSubset(of: names))
    let ends = ".apk .deb .pkg.tar.zst .rpm .whl -pictures.tar.gz -source.tar.gz".split(
      separator: " ")
    for end in ends {
      #expect(names.contains { $0.hasPrefix("haru") && $0.hasSuffix(end) }, "\(end)")
    }
    #expect(names.count == plain.count + 8, "\(names)")
    try PackageFolder.run(["sh", "-c", "cd \"$0\" && sha256sum --quiet -c SHA256SUMS", release])
  }

  private func tarball(in release: String) throws -> String {
    let names = try FileManager.default.contentsOfDirectory(atPath: release)
    return try #require(names.first { $0.contains("-linux-") })
  }

  /// Installs with the script, checks what it refuses, and removes the program again.
  private func expectInstaller(of release: String, run shell: [String]) throws {
    try SampleFolder.using { folder in
      let script = shell + [release + "/install.sh"]
      let home = folder.path("home")
      try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
      let said = try PackageFolder.run(script, ["HOME": home])
      #expect(said.contains("To remove Haru and keep your records, run: sh install.sh --remove"))
      let program = home + "/.local/bin/haru"
      let variables = ["HARU_HOME": home + "/records"]
      #expect(try PackageFolder.run([program, "version"]).hasPrefix("haru "))
      try PackageFolder.run([program, "people", "add", "Mina"], variables)
      try PackageFolder.run(script, ["HOME": home])
      #expect(try PackageFolder.run([program, "people", "list"], variables).contains("Mina"))
      try PackageFolder.run(script + ["--remove"], ["HOME": home])
      let left = try PackageFolder.run(["find", home + "/.local", "-type", "f"])
      #expect(left.isEmpty, "\(left)")
      #expect(FileManager.default.fileExists(atPath: home + "/records"))

      // The installer refuses a changed tarball, one for another computer, and a missing one.
      let copy = folder.path("copy")
      let tarball = try tarball(in: release)
      try FileManager.default.createDirectory(atPath: copy, withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        atPath: release + "/install.sh", toPath: copy + "/install.sh")
      let copied = shell + [copy + "/install.sh", folder.path("other")]
      #expect(try PackageFolder.run(copied, status: 2).contains("HARU_RELEASE_URL"))
      var bytes = try Data(contentsOf: URL(fileURLWithPath: "\(release)/\(tarball)"))
      bytes[bytes.count / 2] ^= 1
      try bytes.write(to: URL(fileURLWithPath: "\(copy)/\(tarball)"))
      #expect(try PackageFolder.run(copied, status: 1).contains("The SHA-256 sum of"))
      try folder.write(Array("#!/bin/sh\necho aarch64\n".utf8), to: "uname")
      try folder.permit(0o755, "uname")
      if shell == ["dash"] {
        let path = folder.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
        #expect(try PackageFolder.run(copied, ["PATH": path], status: 1).contains("aarch64"))
      }
      #expect(!FileManager.default.fileExists(atPath: folder.path("other")))
      try FileManager.default.removeItem(atPath: "\(copy)/\(tarball)")
      try PackageFolder.run(copied, ["HARU_RELEASE_URL": "file://" + release])
      #expect(try PackageFolder.run([folder.path("other/bin/haru"), "version"]).hasPrefix("haru "))
    }
  }

  /// Checks that the program needs no libraries and no dynamic loader.
  private func expectNothingElse(_ release: String) throws {
    try SampleFolder.using { folder in
      let program = try unpack(release, in: folder)
      let headers = try PackageFolder.run(["readelf", "--program-headers", program])
      #expect(!headers.contains("INTERP") && !headers.contains("DYNAMIC"))
      // The program contains nothing that depends on the folder of the build.
      let sections = try PackageFolder.run(["readelf", "--sections", "--wide", program])
      #expect(!sections.contains("build-id") && !sections.contains("swift_modhash"))
    }
  }

  /// Unpacks the tarball and returns the path of the program.
  private func unpack(_ release: String, in folder: SampleFolder) throws -> String {
    let destination = folder.path("unpacked")
    try FileManager.default.createDirectory(atPath: destination, withIntermediateDirectories: true)
    try PackageFolder.run(
      [
        "tar", "-xzf", "\(release)/\(tarball(in: release))", "--strip-components=1", "-C",
        destination,
      ])
    return destination + "/bin/haru"
  }

  /// Installs with apt from the signed repository into an empty root, without a network. Checks
  /// that a changed repository is refused.
  private func expectRepository(_ release: String, in folder: SampleFolder) throws {
    let root = folder.path("apt")
    for name in [
      "etc/apt/sources.list.d", "etc/apt/apt.conf.d", "etc/apt/preferences.d", "var/log/apt",
      "etc/apt/trusted.gpg.d", "var/lib/apt/lists/partial", "var/cache/apt/archives/partial",
      "var/lib/dpkg/info", "var/lib/dpkg/updates", "var/lib/dpkg/triggers",
    ] {
      try FileManager.default.createDirectory(
        atPath: "\(root)/\(name)", withIntermediateDirectories: true)
    }
    try folder.write([], to: "apt/var/lib/dpkg/status")
    let settings = """
      Dir "\(root)";
      Dir::State::status "\(root)/var/lib/dpkg/status";
      DPkg::Options { "--root=\(root)"; };
      APT::Install-Recommends "false";
      APT::Sandbox::User "root";

      """
    try folder.write(Array(settings.utf8), to: "apt.conf")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let variables = ["APT_CONFIG": folder.path("apt.conf"), "PATH": path + ":/usr/sbin:/sbin"]
    func apt(_ words: String..., from repository: String, status: Int32 = 0) throws -> String {
      let source = "deb [signed-by=\(release)/haru-archive-key.asc] file:\(repository) ./\n"
      try folder.write(Array(source.utf8), to: "apt/etc/apt/sources.list.d/haru.list")
      return try PackageFolder.run(
        (Self.asRoot ?? []) + ["apt-get", "--quiet"] + words, variables, status: status)
    }

    let changed = folder.path("changed")
    try FileManager.default.copyItem(atPath: release, toPath: changed)
    let text = try String(contentsOfFile: changed + "/InRelease", encoding: .utf8)
    try text.replacingOccurrences(of: "Label: Haru", with: "Label: Hara")
      .write(toFile: changed + "/InRelease", atomically: true, encoding: .utf8)
    #expect(try apt("update", from: changed, status: 100).contains("BADSIG"))
    let signed = try apt("update", from: release)
    #expect(!signed.contains("W:") && !signed.contains("E:"), "\(signed)")
    _ = try apt("install", "--yes", "haru", from: release)
    try expectDay(of: "/usr/bin/haru", in: root)
    _ = try apt("remove", "--yes", "haru", from: release)
    #expect(!FileManager.default.fileExists(atPath: root + "/usr/bin/haru"))
  }

  /// Runs the program in a root without any other file: no /proc, no /dev, no /etc.
  private func expectBareRoot(_ release: String, in folder: SampleFolder) throws {
    let root = folder.path("bare")
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: unpack(release, in: folder), toPath: root + "/haru")
    try expectDay(of: "/haru", in: root)
    #expect(try folder.names(in: "bare") == ["haru", "records"])
  }

  /// Installs and runs the program in a root where busybox is the only other program.
  private func expectSmallRoot(_ release: String, in folder: SampleFolder) throws {
    let root = folder.path("small")
    for name in ["bin", "tmp", "home"] {
      try FileManager.default.createDirectory(
        atPath: "\(root)/\(name)", withIntermediateDirectories: true)
    }
    try FileManager.default.copyItem(atPath: "/bin/busybox", toPath: root + "/bin/busybox")
    try FileManager.default.copyItem(atPath: release, toPath: root + "/release")
    try inside(root, ["/bin/busybox", "--install", "-s", "/bin"])
    try inside(root, ["/bin/busybox", "sh", "/release/install.sh"])
    try expectDay(of: "/home/.local/bin/haru", in: root)
    try inside(root, ["/bin/busybox", "sh", "/release/install.sh", "--remove"])
    #expect(!FileManager.default.fileExists(atPath: root + "/home/.local/bin/haru"))
    #expect(try folder.names(in: "small/tmp").isEmpty)
    #expect(FileManager.default.fileExists(atPath: root + "/records"))
  }

  /// Adds a record and reads it with the program in this root.
  private func expectDay(of program: String, in root: String) throws {
    #expect(try inside(root, [program, "version"]).hasPrefix("haru "))
    #expect(try inside(root, [program, "today"]).contains("Nothing is due today."))
    let added = try inside(root, [program, "people", "add", "Mina Kim", "--every", "7"])
    #expect(added.hasPrefix("Planted Mina Kim"))
    #expect(try inside(root, [program, "people", "list"]).contains("Mina Kim"))
    #expect(try inside(root, [program, "undo"]).contains("Undone"))
  }

  /// Runs a command that sees only the files of this root, and returns its output.
  @discardableResult
  private func inside(_ root: String, _ words: [String]) throws -> String {
    let bare = ["env", "-i", "PATH=/usr/bin:/bin", "HOME=/home", "HARU_HOME=/records"]
    let entering = (Self.asRoot ?? []) + ["unshare", "--root=" + root]
    return try PackageFolder.run(bare + entering + words)
  }
}

extension SampleFolder {
  /// Returns the sorted names in a folder inside this one.
  fileprivate func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted()
  }
}
