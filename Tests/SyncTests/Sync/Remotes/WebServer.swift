import Domain
import Foundation
import Support
import Testing

@testable import Data

/// A real WebDAV server (lighttpd) on this computer, with one port for HTTP and one for HTTPS with a self-signed
/// certificate.
final class WebServer: RemoteEngine {
  private let folder: SampleFolder
  private let process: ServerProcess
  private let (plain, secure): (UInt16, UInt16)

  init() throws {
    let folder = try SampleFolder()
    let (plain, secure) = (try LocalPort.free(), try LocalPort.free())
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
      # Otherwise lighttpd announces the old length of a file for a second after a change.
      server.stat-cache-engine = "disable"
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
      LocalPort.isListening(plain) && LocalPort.isListening(secure) || !process.isRunning
    }
    guard isThere, process.isRunning else {
      process.end()
      throw BinaryUnderTest.Missing(
        description: "lighttpd: " + String(decoding: try folder.bytes("said"), as: UTF8.self))
    }
  }

  /// Returns the path of a collection on the disk.
  func path(_ collection: String) -> String { folder.path("www/" + collection) }

  /// Returns the HTTP address of a collection.
  func address(_ collection: String) -> String { "http://127.0.0.1:\(plain)/\(collection)" }

  /// Returns the HTTPS address of a collection.
  func secureAddress(_ collection: String) -> String {
    "https://127.0.0.1:\(secure)/\(collection)"
  }

  /// The path of the server's certificate.
  var certificate: String { folder.path("certificate.pem") }

  /// Returns a remote for the collection at an address.
  func remote(_ address: String, environment: [String: String] = [:]) throws -> WebDAVRemote {
    try WebDAVRemote(
      address, path: "/usr/bin:/bin", temporary: NSTemporaryDirectory(), timeout: 60_000,
      environment: environment)
  }

  /// Makes an empty collection with a random name and returns the name.
  func newCollection() throws -> String {
    let name = "c\(UInt64.random(in: 0 ... .max))"
    try FileManager.default.createDirectory(
      atPath: path(name), withIntermediateDirectories: true)
    return name
  }

  /// Sends a request with `If-None-Match: *`, which means “only if no file is there”. Returns the status of the answer.
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
