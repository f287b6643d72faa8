import Domain
import Foundation
import Support
import Testing

@testable import Data

/// The kinds of places that are reached over a network.
enum RealRemoteKind: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case ssh = "a computer reached by ssh"
  case database = "a PostgreSQL database"
  case web = "a WebDAV server"

  var testDescription: String { rawValue }
}

/// A place of one of these kinds as homes reach it: by the program and what it starts.
struct RealRemote {
  let address: String
  /// What the environment of the program has to say for it.
  var environment: [String: String] = [:]
  /// The files that lie there.
  let files: () throws -> [[UInt8]]

  /// A new place of a kind, on a server that is started where it is asked for first.
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

  /// The home of a device that goes there, with the program that ships where there is one.
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
