import Foundation
import Support
import Testing

/// A real web server (lighttpd) on this computer. It serves a folder, into which files can be put by WebDAV.
final class PublishServer {
  private let process = Process()
  let port: UInt16

  /// Serves a folder. Its settings are written beside it.
  init(_ folder: SampleFolder, serving path: String) throws {
    port = try Self.freePort()
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
    process.executableURL = URL(fileURLWithPath: "/usr/sbin/lighttpd")
    process.arguments = ["-D", "-f", folder.path("lighttpd.conf")]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    for _ in 0..<500 where !isListening {
      try #require(process.isRunning, "lighttpd does not start.")
      usleep(20_000)
    }
    try #require(isListening, "lighttpd does not answer.")
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }

  /// The address of a file, or of the folder.
  func address(_ name: String = "") -> String { "http://127.0.0.1:\(port)/\(name)" }

  private var isListening: Bool { Self.socket { connect($0, $1, $2) == 0 }(port) }

  private static func freePort() throws -> UInt16 {
    for _ in 0..<100 {
      let port = UInt16.random(in: 20_000..<32_000)
      if socket({ bind($0, $1, $2) == 0 })(port) { return port }
    }
    throw BinaryUnderTest.Missing(description: "No port is free.")
  }

  /// Returns a function that makes a socket and passes it with the address of a port of this computer to `body`.
  private static func socket(
    _ body: @escaping (Int32, UnsafePointer<sockaddr>, socklen_t) -> Bool
  ) -> (UInt16) -> Bool {
    { port in
      let descriptor = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      guard descriptor >= 0 else { return false }
      defer { close(descriptor) }
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      return withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          body(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
    }
  }
}
