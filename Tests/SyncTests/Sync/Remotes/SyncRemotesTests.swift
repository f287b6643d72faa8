import Domain
import Foundation
import Support
import Testing

@testable import Data

@Suite(.engines) struct `The places of the world` {
  private static let remotes = Remotes.system(
    path: "/usr/bin:/bin", temporary: NSTemporaryDirectory(), home: nil)
  private let group = GroupID(SixteenBytes(high: .max, low: .max))

  private func groups(_ address: String) throws -> [[UInt8]] {
    try Self.remotes.groups(try RemoteAddress(address))
  }

  private func create(_ address: String, _ bytes: [UInt8]) throws -> RemoteCreation {
    try Self.remotes.open(try RemoteAddress(address), group, nil).create(.group, bytes)
  }

  @Test(.slow) func `are for one group each, but in a database`() throws {
    try SampleFolder.using { (folder) throws in
      let (web, database) = (try RemoteServers.webServer(), try RemoteServers.databaseServer())
      try database.run("CREATE DATABASE world;", in: "postgres")
      let collection = web.address(try web.newCollection())
      for address in [folder.path, collection, database.address("world")] {
        #expect(try groups(address) == [])
        #expect(try create(address, [1, 2]) == .created)
        #expect(try groups(address) == [[1, 2]])
        #expect(try create(address, [3]) == .other)
        let second = GroupID(SixteenBytes(high: 0, low: 1))
        let remote = try Self.remotes.open(try RemoteAddress(address), second, nil)
        let isDatabase = address.hasPrefix("postgres")
        #expect(try remote.create(.group, [4]) == (isDatabase ? .created : .other))
        #expect(try groups(address) == (isDatabase ? [[4], [1, 2]] : [[1, 2]]))
      }
    }
  }

  @Test func `are not there where there is nothing`() throws {
    try SampleFolder.using { folder in
      #expect(throws: RemoteFailure.notFound) { try groups(folder.path("nothing")) }
      let web = try RemoteServers.webServer()
      #expect(throws: RemoteFailure.notFound) { try groups(web.address("nothing")) }
      let database = try RemoteServers.databaseServer()
      #expect(try groups(database.address("bare")) == [], "nobody has begun there")
      #expect(throws: RemoteFailure.notFound) { try groups(database.address("nowhere")) }
      let ssh = "ssh://127.0.0.1:\(try LocalPort.free())/x"
      #expect(throws: RemoteFailure.self) { try groups(ssh) }
    }
  }

  @Test func `remember the disk of a folder`() throws {
    try SampleFolder.using { folder in
      let address = try RemoteAddress(folder.path)
      let disk = try #require(try Self.remotes.open(address, group, nil).list().disk)
      #expect(try Self.remotes.open(address, group, disk).list().files == [:])
      #expect(throws: RemoteFailure.notFound) {
        try Self.remotes.open(address, group, disk + 1).list()
      }
    }
  }
}
