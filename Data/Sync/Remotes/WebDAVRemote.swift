package import Domain

/// A remote that is a collection of a WebDAV server, reached with `curl`.
package struct WebDAVRemote: Remote {
  private let call: WebDAVCall
  private let base: String
  private let temporary: String

  /// The greatest length of a list, in bytes.
  private static let longestList = 64 << 20
  /// The collection that contains a collection for each device.
  private static let devices = "d/"

  /// Uses the `curl` in the search path. Uploads pass through a temporary file that only its owner can read.
  package init(
    _ address: String, path: String?, temporary: String, timeout: Int = 300_000,
    silence: Int = 30, environment: [String: String] = [:], cancellation: Cancellation? = nil
  ) throws(RemoteFailure) {
    call = try WebDAVCall(
      address, path: path, timeout: timeout, silence: silence, environment: environment,
      cancellation: cancellation)
    base = WebDAVEntry.path(of: address)
    self.temporary = temporary
  }

  package func list() throws(RemoteFailure) -> RemoteListing {
    let answer = try call.run(
      [.listing("/"), .listing("/" + Self.devices)], limit: Self.longestList)
    var entries = WebDAVEntry.all(in: answer.said)
    if answer.statuses[0] != 207 || isFile(entries) { throw try reason(answer.statuses[0]) }
    let folders = answer.statuses[1] != 207 ? [] : entries.compactMap(device)
    if !folders.isEmpty {
      let below = try call.run(
        folders.map { .listing("/\(Self.devices)\($0.letters)/") }, limit: Self.longestList)
      // A collection may have been removed since the first request.
      for status in below.statuses where ![207, 404, 410].contains(status) {
        throw Self.failure(status)
      }
      entries += WebDAVEntry.all(in: below.said)
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
    if found == nil { try expectCollection() }
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
      guard (200..<300).contains(status) else { throw Self.failure(status) }
      return .created
    }
    switch try put(bytes, name, headers: ["If-None-Match: *"]) {
    case 201: return .created
    case 412:
      guard let found = try self.bytes(of: name) else { throw .refused("HTTP 412") }
      return found == bytes ? .same : .other
    // The server did not say that it created the file, so its content is compared.
    case 200, 204: return try self.bytes(of: name) == bytes ? .created : .other
    case let status: throw Self.failure(status)
    }
  }

  package func replaceHead(of device: DeviceID, by bytes: [UInt8]) throws(RemoteFailure) {
    let status = try put(bytes, .head(device), headers: [])
    guard (200..<300).contains(status) else { throw Self.failure(status) }
  }

  package func remove(_ name: RemoteFileName) throws(RemoteFailure) {
    let status = try call.run(WebDAVRequest(method: "DELETE", path: "/" + name.path)).status
    if [404, 410].contains(status) { return try expectCollection() }
    guard (200..<300).contains(status) else { throw Self.failure(status) }
  }
}

extension WebDAVRemote {
  /// Returns the path of an entry relative to the remote; nil if the entry is outside the remote.
  private func path(of entry: WebDAVEntry) -> String? {
    entry.path.hasPrefix(base + "/") ? String(entry.path.dropFirst(base.count + 1)) : nil
  }

  /// Returns the device to whose collection an entry refers; nil for any other entry.
  private func device(_ entry: WebDAVEntry) -> DeviceID? {
    guard entry.isCollection, let path = path(of: entry), path.hasPrefix(Self.devices) else {
      return nil
    }
    return DeviceID(letters: path.dropFirst(Self.devices.count))
  }

  private func bytes(of name: RemoteFileName) throws(RemoteFailure) -> [UInt8]? {
    let answer = try call.run(
      WebDAVRequest(method: "GET", path: "/" + name.path, wantsAnswer: true), limit: BatchFile.limit
    )
    switch answer.status {
    case 200: return answer.said
    case 404, 410: return nil
    case let status: throw Self.failure(status)
    }
  }

  /// Throws unless the collection exists.
  private func expectCollection() throws(RemoteFailure) {
    let answer = try call.run(.listing("/", depth: 0), limit: Self.longestList)
    guard answer.status == 207 else { throw try reason(answer.status) }
  }

  /// Returns the failure of a listing. Servers return various statuses if the address is a file rather than a
  /// collection.
  private func reason(_ status: Int) throws(RemoteFailure) -> RemoteFailure {
    let answer = try call.run(.listing("", depth: 0), limit: Self.longestList)
    return answer.status == 207 && isFile(WebDAVEntry.all(in: answer.said))
      ? .isFile : Self.failure(status)
  }

  private func isFile(_ entries: [WebDAVEntry]) -> Bool {
    entries.contains { $0.path == base && !$0.isCollection }
  }

  /// Uploads a file and creates the missing collections above it. Returns the HTTP status of the upload.
  private func put(_ bytes: [UInt8], _ name: RemoteFileName, headers: [String])
    throws(RemoteFailure)
    -> Int
  {
    guard bytes.count <= BatchFile.limit else { throw .tooLarge(limit: BatchFile.limit) }
    let file = "bytes"
    guard let scratch = ScratchFolder.made(in: temporary, [(file, bytes)]) else { throw .full }
    let request = WebDAVRequest(
      method: "PUT", path: "/" + name.path, headers: headers,
      upload: scratch.folder.path + "/" + file)
    let status = try call.run(request).status
    // The statuses of servers for a missing collection; one server crashes (500) on an empty file there.
    guard [403, 404, 405, 409, 500].contains(status), let device = name.device else {
      return status
    }
    let made = try call.run(
      [Self.devices, "\(Self.devices)\(device.letters)/"].map {
        WebDAVRequest(method: "MKCOL", path: "/" + $0)
      }, limit: 1 << 16
    ).statuses
    // A failure to create a collection explains the failed upload.
    let refusal = made.first { ![200, 201, 301, 405].contains($0) }
    if let refusal { throw Self.failure(refusal) }
    // Another device may have created them since.
    let wasMissing = made.contains(201) || [404, 409, 500].contains(status)
    return wasMissing ? try call.run(request).status : status
  }

  /// Converts an HTTP status to a failure.
  private static func failure(_ status: Int) -> RemoteFailure {
    switch status {
    case 401, 407: .passwordWanted
    case 403: .notWritable
    // 409 means that the parent collection is missing.
    case 404, 409, 410: .notFound
    case 413: .tooLarge(limit: BatchFile.limit)
    case 507: .full
    case let status: .refused("HTTP \(status)")
    }
  }
}
