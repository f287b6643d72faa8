package import Domain

/// A remote that is a collection of a WebDAV server, reached with `curl`.
package struct WebDAVRemote: Remote {
  private let root: WebDAVCollection

  /// The collection that contains a collection for each device.
  private static let devices = "d/"

  /// Uses the `curl` in the search path. Uploads pass through a temporary file that only its owner can read.
  package init(
    _ address: String, path: String?, temporary: String, timeout: Int = 300_000,
    silence: Int = 30, environment: [String: String] = [:], cancellation: Cancellation? = nil
  ) throws(RemoteFailure) {
    root = try WebDAVCollection(
      address, path: path, temporary: temporary, timeout: timeout, silence: silence,
      environment: environment, cancellation: cancellation)
  }

  package func list() throws(RemoteFailure) -> RemoteListing {
    let answer = try root.call.run(
      [.listing("/"), .listing("/" + Self.devices)], limit: WebDAVCollection.longestList)
    var entries = WebDAVEntry.all(in: answer.body)
    if answer.statuses[0] != 207 || root.isFile(entries) {
      throw try root.reason(answer.statuses[0])
    }
    let folders = answer.statuses[1] != 207 ? [] : entries.compactMap(device)
    if !folders.isEmpty {
      let below = try root.call.run(
        folders.map { .listing("/\(Self.devices)\($0.letters)/") },
        limit: WebDAVCollection.longestList)
      // A collection may have been removed since the first request.
      for status in below.statuses where ![207, 404, 410].contains(status) {
        throw WebDAVCollection.failure(status)
      }
      entries += WebDAVEntry.all(in: below.body)
    }
    var listing = RemoteListing()
    for entry in entries where !entry.isCollection {
      guard let path = path(of: entry), let name = RemoteFileName(path: path) else { continue }
      listing.files[name] = entry.length ?? 0
    }
    return listing
  }

  package func read(_ name: RemoteFileName) throws(RemoteFailure) -> [UInt8]? {
    let found = try bytes(of: name)
    // A missing file and a missing remote look the same, so the remote is checked.
    if found == nil { try root.expectCollection() }
    return found
  }

  package func create(_ name: RemoteFileName, _ bytes: [UInt8]) throws(RemoteFailure)
    -> RemoteCreation
  {
    // Some servers ignore `If-None-Match`, so an existing file must not be overwritten.
    if let found = try self.bytes(of: name) {
      if found == bytes { return .same }
      // Some servers store a partial upload, so a prefix of these bytes is sent again. Two different files never
      // share a prefix, because they are sealed.
      guard !found.isEmpty, bytes.starts(with: found) else { return .other }
      let status = try put(bytes, name, headers: [])
      guard (200..<300).contains(status) else { throw WebDAVCollection.failure(status) }
      return .created
    }
    switch try put(bytes, name, headers: ["If-None-Match: *"]) {
    case 201: return .created
    case 412:
      guard let found = try self.bytes(of: name) else { throw .refused("HTTP 412") }
      return found == bytes ? .same : .other
    // The server did not say that it created the file, so its content is compared.
    case 200, 204: return try self.bytes(of: name) == bytes ? .created : .other
    case let status: throw WebDAVCollection.failure(status)
    }
  }

  package func replaceHead(of device: DeviceID, by bytes: [UInt8]) throws(RemoteFailure) {
    let status = try put(bytes, .head(device), headers: [])
    guard (200..<300).contains(status) else { throw WebDAVCollection.failure(status) }
  }

  package func remove(_ name: RemoteFileName) throws(RemoteFailure) {
    let status = try root.call.run(WebDAVRequest(method: "DELETE", path: "/" + name.path)).status
    if [404, 410].contains(status) { return try root.expectCollection() }
    guard (200..<300).contains(status) else { throw WebDAVCollection.failure(status) }
  }
}

extension WebDAVRemote {
  /// Returns the path of an entry relative to the remote; nil if the entry is outside the remote.
  private func path(of entry: WebDAVEntry) -> String? {
    entry.path.hasPrefix(root.base + "/")
      ? String(entry.path.dropFirst(root.base.count + 1)) : nil
  }

  /// Returns the device to whose collection an entry refers; nil for any other entry.
  private func device(_ entry: WebDAVEntry) -> DeviceID? {
    guard entry.isCollection, let path = path(of: entry), path.hasPrefix(Self.devices) else {
      return nil
    }
    return DeviceID(letters: path.dropFirst(Self.devices.count))
  }

  private func bytes(of name: RemoteFileName) throws(RemoteFailure) -> [UInt8]? {
    let answer = try root.call.run(
      WebDAVRequest(method: "GET", path: "/" + name.path, wantsAnswer: true), limit: BatchFile.limit
    )
    switch answer.status {
    case 200: return answer.body
    case 404, 410: return nil
    case let status: throw WebDAVCollection.failure(status)
    }
  }

  /// Uploads a file and creates the missing collections above it. Returns the HTTP status of the upload.
  private func put(_ bytes: [UInt8], _ name: RemoteFileName, headers: [String])
    throws(RemoteFailure)
    -> Int
  {
    guard bytes.count <= BatchFile.limit else { throw .tooLarge(limit: BatchFile.limit) }
    let folders = name.device.map { ["/" + Self.devices, "/\(Self.devices)\($0.letters)/"] } ?? []
    return try root.put(bytes, "/" + name.path, below: folders, headers: headers)
  }
}
