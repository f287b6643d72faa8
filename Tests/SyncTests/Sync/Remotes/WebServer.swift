import Domain
import Foundation
import Support
import Testing

@testable import Data

/// A real WebDAV server (lighttpd) on this computer alone: plain at one port, and over TLS at
/// another, by a certificate that nobody else knows.
final class WebServer: RemoteEngine {
  private let folder: SampleFolder
  private let process: ServerProcess
  private let (plain, secure): (UInt16, UInt16)

  init() throws {
    let folder = try SampleFolder()
    let (plain, secure) = (try RemoteTools.freePort(), try RemoteTools.freePort())
    (self.folder, self.plain, self.secure) = (folder, plain, secure)
    let lighttpd = try RemoteTools.path(of: "lighttpd")
    for name in ["www", "www/locked", "www/fixed", "www/careless", "www/page", "uploads"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(name), withIntermediateDirectories: true)
    }
    let making = ProgramCall(
      path: try RemoteTools.path(of: "openssl"),
      arguments: [
        "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
        "-days", "2", "-subj", "/CN=localhost", "-addext",
        "subjectAltName=DNS:localhost,IP:127.0.0.1", "-keyout", folder.path("key.pem"), "-out",
        folder.path("certificate.pem"),
      ], limit: 1 << 16, timeout: 60_000)
    guard case .ended(let answer) = making.run() else { throw CancellationError() }
    try #require(answer.status == 0, "\(answer.errorLines)")
    try folder.write(Array("mina:spring\n".utf8), to: "passwords")
    let settings = """
      server.modules = ("mod_setenv", "mod_auth", "mod_authn_file", "mod_openssl", "mod_webdav")
      server.document-root = "\(folder.path("www"))"
      server.bind = "127.0.0.1"
      server.port = \(plain)
      server.upload-dirs = ("\(folder.path("uploads"))")
      server.errorlog = "\(folder.path("log"))"
      webdav.activate = "enable"
      auth.backend = "plain"
      auth.backend.plain.userfile = "\(folder.path("passwords"))"
      $HTTP["url"] =~ "^/locked/" {
        auth.require = ("" => ("method" => "basic", "realm" => "haru", "require" => "valid-user"))
      }
      $HTTP["url"] =~ "^/careless/" { setenv.set-request-header = ("If-None-Match" => "") }
      $HTTP["url"] =~ "^/page" { webdav.activate = "disable" }
      $HTTP["url"] =~ "^/fixed/" { webdav.is-readonly = "enable" }
      $SERVER["socket"] == "127.0.0.1:\(secure)" {
        ssl.engine = "enable"
        ssl.pemfile = "\(folder.path("certificate.pem"))"
        ssl.privkey = "\(folder.path("key.pem"))"
      }

      """
    try folder.write(Array(settings.utf8), to: "lighttpd.conf")
    process = try ServerProcess(
      [lighttpd, "-D", "-f", folder.path("lighttpd.conf")], log: folder.path("said"))
    let process = process
    let isThere = Polling.until {
      RemoteTools.isListening(plain) && RemoteTools.isListening(secure) || !process.isRunning
    }
    guard isThere, process.isRunning else {
      process.end()
      throw BinaryUnderTest.Missing(
        description: "lighttpd: " + String(decoding: try folder.bytes("said"), as: UTF8.self))
    }
  }

  /// Where a collection lies on the disk.
  func path(_ collection: String) -> String { folder.path("www/" + collection) }

  /// Its address, in plain.
  func address(_ collection: String) -> String { "http://127.0.0.1:\(plain)/\(collection)" }

  /// Its address over TLS.
  func secureAddress(_ collection: String) -> String {
    "https://127.0.0.1:\(secure)/\(collection)"
  }

  /// The certificate by which it is known.
  var certificate: String { folder.path("certificate.pem") }

  /// Goes to a collection.
  func remote(_ address: String, environment: [String: String] = [:]) throws -> WebDAVRemote {
    try WebDAVRemote(
      address, path: "/usr/bin:/bin", temporary: NSTemporaryDirectory(), timeout: 60_000,
      environment: environment)
  }

  /// Makes an empty collection.
  func newCollection() throws -> String {
    let name = "c\(UInt64.random(in: 0 ... .max))"
    try FileManager.default.createDirectory(
      atPath: path(name), withIntermediateDirectories: true)
    return name
  }

  /// What the server itself answers to a method, on the condition that nothing is there or on none.
  func status(_ method: String, _ address: String, making: Bool = false) throws -> Int {
    let call = ProgramCall(
      path: "/usr/bin/curl",
      arguments: [
        "-q", "-s", "-o", "/dev/null", "-w", "%{http_code}", "-X", method, "-H", "If-None-Match: *",
        "--data-binary", making ? "made" : "changed", address,
      ], limit: 1 << 16, timeout: 60_000)
    guard case .ended(let answer) = call.run() else { throw CancellationError() }
    return try #require(Int(String(decoding: answer.output, as: UTF8.self)))
  }

  func end() { process.end() }
}
