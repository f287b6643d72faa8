import Foundation
import Support
import Testing

/// A real web server (lighttpd) on this computer. It serves a folder, into which files can be put by WebDAV.
struct PublishServer {
  private let process: ServerProcess
  let port: UInt16

  /// Serves a folder. Its settings are written beside it.
  init(_ folder: SampleFolder, serving path: String) throws {
    port = try LocalPort.free()
    let uploads = folder.path("uploads")
    try FileManager.default.createDirectory(
      atPath: uploads, withIntermediateDirectories: true)
    let settings = """
      server.modules = ("mod_webdav")
      server.document-root = "\(path)"
      server.bind = "127.0.0.1"
      server.port = \(port)
      server.upload-dirs = ("\(uploads)")
      server.errorlog = "\(folder.path("server.log"))"
      server.stat-cache-engine = "disable"
      webdav.activate = "enable"
      mimetype.assign = (".ics" => "text/calendar", ".html" => "text/html; charset=utf-8")

      """
    try folder.write(Array(settings.utf8), to: "lighttpd.conf")
    let process = try ServerProcess(
      ["/usr/sbin/lighttpd", "-D", "-f", folder.path("lighttpd.conf")],
      log: folder.path("lighttpd.log"))
    self.process = process
    let port = port
    let isReady = Polling.until { LocalPort.isListening(port) || !process.isRunning }
    guard isReady, process.isRunning else {
      process.end()
      throw BinaryUnderTest.Missing(description: "lighttpd does not start.")
    }
  }

  func end() { process.end() }

  /// The address of a file, or of the folder.
  func address(_ name: String = "") -> String { "http://127.0.0.1:\(port)/\(name)" }
}
