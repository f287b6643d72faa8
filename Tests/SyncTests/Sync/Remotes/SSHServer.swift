import Domain
import Foundation
import Support
import Testing

@testable import Data

/// A real `sshd` on this computer, with its own keys. After a login the built program is found as `haru`.
final class SSHServer: RemoteEngine {
  private let folder: SampleFolder
  private let process: ServerProcess
  /// The port on which the server listens.
  let port: UInt16

  init() throws {
    let folder = try SampleFolder()
    let port = try LocalPort.free()
    (self.folder, self.port) = (folder, port)
    let sshd = try RemoteTools.path(of: "sshd")
    try Self.makeKeys(folder, port)
    let files = FileManager.default
    for name in ["there", "forced-place"] {
      try files.createDirectory(atPath: folder.path(name), withIntermediateDirectories: true)
    }
    let haru = try BinaryUnderTest.shipping(home: folder.path).path
    try files.createSymbolicLink(atPath: folder.path("there/haru"), withDestinationPath: haru)
    let settings = """
      Port \(port)
      ListenAddress 127.0.0.1
      HostKey \(folder.path("host"))
      AuthorizedKeysFile \(folder.path("authorized"))
      PidFile none
      UsePAM no
      StrictModes no
      PermitRootLogin yes
      PasswordAuthentication no
      KbdInteractiveAuthentication no
      UseDNS no
      MaxStartups 100
      SetEnv PATH=\(folder.path("there")):/usr/bin:/bin

      """
    try folder.write(Array(settings.utf8), to: "sshd_config")
    // As root, `sshd` needs an empty folder `/run/sshd`. Only this process sees it.
    let words = [sshd, "-D", "-e", "-f", folder.path("sshd_config")]
    let alone = "mount -t tmpfs haru /run && mkdir -m 755 /run/sshd && exec \"$@\""
    let start =
      geteuid() == 0
      ? [try RemoteTools.path(of: "unshare"), "-m", "sh", "-c", alone, "sh"] + words : words
    process = try ServerProcess(start, log: folder.path("log"))
    let process = process
    guard Polling.until({ LocalPort.isListening(port) || !process.isRunning }),
      process.isRunning
    else {
      process.end()
      throw BinaryUnderTest.Missing(
        description: "sshd: " + String(decoding: try folder.bytes("log"), as: UTF8.self))
    }
  }

  /// Makes the keys of the server and of the users, and the client's list of known hosts.
  private static func makeKeys(_ folder: SampleFolder, _ port: UInt16) throws {
    for name in ["host", "key", "stranger", "bare", "older", "forced"] {
      let call = ProgramCall(
        path: try RemoteTools.path(of: "ssh-keygen"),
        arguments: ["-q", "-t", "ed25519", "-N", "", "-C", name, "-f", folder.path(name)],
        limit: 1 << 16, timeout: 60_000)
      guard case .ended(let answer) = call.run() else { throw CancellationError() }
      try #require(answer.status == 0, "\(answer.errorLines)")
    }
    // Keys for three kinds of logins: without a `haru`, with a `haru` older than sync, and with access to one folder
    // only.
    func rule(_ command: String, _ key: String) throws -> String {
      let key = String(decoding: try folder.bytes("\(key).pub"), as: UTF8.self)
      return "restrict,command=\"\(command)\" \(key)"
    }
    let rules = [
      String(decoding: try folder.bytes("key.pub"), as: UTF8.self),
      try rule("PATH=/nowhere; eval $SSH_ORIGINAL_COMMAND", "bare"),
      try rule("echo 'There is no command “sync”.' >&2; exit 2", "older"),
      try rule("haru sync --serve '\(folder.path("forced-place"))'", "forced"),
    ]
    try folder.write(Array(rules.joined().utf8), to: "authorized")
    let host = String(decoding: try folder.bytes("host.pub"), as: UTF8.self)
    try folder.write(Array("[127.0.0.1]:\(port) \(host)".utf8), to: "known")
  }

  /// Returns a folder for `PATH`. Its `ssh` logs in to this server with the key file `key` and the known hosts file
  /// `known`. `options` come before the options of the caller.
  func path(key: String = "key", known: String = "known", options: String = "") throws -> String {
    let ssh = try RemoteTools.path(of: "ssh")
    let name = "here-\(key)-\(known)" + options.filter { $0.isLetter || $0.isNumber }
    let settings = folder.path("\(name).config")
    if FileManager.default.fileExists(atPath: folder.path(name)) { return folder.path(name) }
    let lines = """
      IdentityFile \(folder.path(key))
      IdentitiesOnly yes
      IdentityAgent none
      UserKnownHostsFile \(folder.path(known))
      GlobalKnownHostsFile /dev/null
      StrictHostKeyChecking yes

      """
    try Array(lines.utf8).withUnsafeBytes {
      try Foundation.Data($0).write(to: URL(fileURLWithPath: settings))
    }
    let making = folder.path("\(name).\(UInt32.random(in: 0 ... .max))")
    try FileManager.default.createDirectory(atPath: making, withIntermediateDirectories: true)
    let script = "#!/bin/sh\nexec \(ssh) -F \(settings) \(options) \"$@\"\n"
    let inside = making.split(separator: "/").last.map(String.init) ?? ""
    try folder.write(Array(script.utf8), to: "\(inside)/ssh")
    try folder.permit(0o755, "\(inside)/ssh")
    if rename(making, folder.path(name)) != 0 { try FileManager.default.removeItem(atPath: making) }
    return folder.path(name)
  }

  /// Returns the ssh address of a folder of this computer.
  func address(_ folder: String) throws -> SSHAddress {
    guard case .ssh(let address) = try RemoteAddress("ssh://127.0.0.1:\(port)\(folder)") else {
      throw CancellationError()
    }
    return address
  }

  /// The only folder that the key `forced` gives access to.
  var forcedFolder: String { folder.path("forced-place") }

  func end() { process.end() }
}
