package import Domain

/// A remote that is a table of a PostgreSQL database, which several groups may share. The remote runs `psql`, which
/// uses the user's own password and service files; requests go to standard input. Each write notifies the listeners of
/// its group (`NOTIFY haru_sync`).
package struct PostgresRemote: Remote {
  private let call: PostgresCall
  private let group: GroupID

  /// Makes the remote of a group, using the `psql` in the search path.
  package init(
    _ address: String, _ group: GroupID, path: String?, timeout: Int = 300_000,
    cancellation: Cancellation? = nil
  ) throws(RemoteFailure) {
    call = try PostgresCall(address, path: path, timeout: timeout, cancellation: cancellation)
    self.group = group
  }

  /// Returns the `group` files of all groups in a database; empty if it has no groups yet.
  package static func groups(
    at address: String, path: String?, timeout: Int = 300_000, cancellation: Cancellation? = nil
  ) throws(RemoteFailure) -> [[UInt8]] {
    let call = try PostgresCall(
      address, path: path, timeout: timeout, cancellation: cancellation)
    let received = try call.run(PostgresWords.groups)
    var groups: [[UInt8]] = []
    for line in received.split(separator: ASCII.newline, omittingEmptySubsequences: false)
      .dropLast()
    {
      groups.append(try PostgresWords.bytes(line))
    }
    return groups
  }

  package func list() throws(RemoteFailure) -> RemoteListing {
    var listing = RemoteListing()
    for line in try call.run(PostgresWords.list(group)).split(separator: ASCII.newline) {
      let columns = line.split(separator: ASCII.blank)
      // Other names are skipped. The length needs no check, since its column is a number.
      guard columns.count == 2,
        let name = RemoteFileName(path: String(decoding: columns[0], as: UTF8.self)),
        let length = Int(String(decoding: columns[1], as: UTF8.self))
      else { continue }
      listing.files[name] = length
    }
    return listing
  }

  package func read(_ name: RemoteFileName) throws(RemoteFailure) -> [UInt8]? {
    let received = try call.run(PostgresWords.read(group, name))
    guard
      let line = received.split(separator: ASCII.newline, omittingEmptySubsequences: false)
        .dropLast().first
    else { return nil }
    if line.elementsEqual(PostgresWords.tooLarge) { throw .tooLarge(limit: BatchFile.limit) }
    return try PostgresWords.bytes(line)
  }

  package func create(_ name: RemoteFileName, _ bytes: [UInt8]) throws(RemoteFailure)
    -> RemoteCreation
  {
    try expectLength(bytes)
    let received = try call.run(PostgresWords.create(group, name, bytes))
    guard let creation = PostgresWords.creation(received) else { throw .refused("psql") }
    return creation
  }

  package func replaceHead(of device: DeviceID, by bytes: [UInt8]) throws(RemoteFailure) {
    try expectLength(bytes)
    _ = try call.run(PostgresWords.replace(group, .head(device), bytes))
  }

  package func remove(_ name: RemoteFileName) throws(RemoteFailure) {
    _ = try call.run(PostgresWords.remove(group, name))
  }

  private func expectLength(_ bytes: [UInt8]) throws(RemoteFailure) {
    guard bytes.count <= BatchFile.limit else { throw .tooLarge(limit: BatchFile.limit) }
  }
}
