import Domain
import Foundation
import Support
import Testing

@testable import Data

/// The kinds of remotes that are reached over a network.
enum RealRemoteKind: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case ssh = "a computer reached by ssh"
  case database = "a PostgreSQL database"
  case web = "a WebDAV server"

  var testDescription: String { rawValue }
}

/// A remote on a real server, as the `haru` program reaches it from several homes.
struct RealRemote {
  let address: String
  /// Environment variables that the program needs for this remote.
  var environment: [String: String] = [:]
  /// Returns the contents of all files in the remote.
  let files: () throws -> [[UInt8]]

  /// Makes an empty remote of a kind. The server is started if it is not running yet.
  init(_ kind: RealRemoteKind, for homes: SyncHomes) throws {
    switch kind {
    case .ssh:
      let server = try RemoteServers.sshServer()
      address = "ssh://127.0.0.1:\(server.port)\(homes.remote)"
      environment = ["PATH": "\(try server.path()):/usr/bin:/bin"]
      files = { Array(try homes.files().values) }
    case .database:
      let server = try RemoteServers.databaseServer()
      let name = "d\(UInt64.random(in: 0 ... .max))"
      try server.run("CREATE DATABASE \(name);", in: "postgres")
      address = server.address(name)
      files = {
        let rows = try server.run(
          "COPY (SELECT encode(data, 'hex') FROM haru_sync) TO STDOUT;", in: name)
        return rows.split(separator: "\n").map { Self.bytes($0) }
      }
    case .web:
      let server = try RemoteServers.webServer()
      let name = try server.newCollection()
      address = server.address(name)
      files = {
        let path = server.path(name)
        return try FileManager.default.subpathsOfDirectory(atPath: path).compactMap {
          FileManager.default.contents(atPath: path + "/" + $0).map { [UInt8]($0) }
        }
      }
    }
  }

  /// Returns the home of a device with this environment, and with the release build of the program if there is one.
  func home(_ name: String, in homes: SyncHomes) throws -> SyncHome {
    var home = try homes.home(name, shipped: true)
    home.program.environment.merge(environment) { $1 }
    return home
  }

  private static func bytes(_ digits: Substring) -> [UInt8] {
    let digits = Array(digits.utf8)
    return stride(from: 0, to: digits.count - 1, by: 2).compactMap {
      UInt8(String(decoding: digits[$0..<$0 + 2], as: UTF8.self), radix: 16)
    }
  }
}
