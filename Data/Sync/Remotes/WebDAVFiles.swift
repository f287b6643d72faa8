package import Domain

/// The ordinary files of a remote that is a collection of a WebDAV server, reached with `curl`.
package struct WebDAVFiles: RemoteFiles {
  private let root: WebDAVCollection

  /// What a server has at a path.
  private enum Kind {
    case nothing, file, collection
  }

  private static let slash = UInt8(ascii: "/")
  /// The least limit of an answer in bytes, so that the page of an error fits.
  private static let leastLimit = 1 << 16
  /// The statuses that redirect. Servers redirect from a collection to its address with a trailing slash.
  private static let redirections = [301, 302, 307, 308]

  /// Uses the `curl` in the search path. Uploads pass through a temporary file that only its owner can read.
  package init(
    _ address: String, path: String?, temporary: String, timeout: Int = 300_000,
    silence: Int = 30, environment: [String: String] = [:], cancellation: Cancellation? = nil
  ) throws(RemoteFailure) {
    root = try WebDAVCollection(
      address, path: path, temporary: temporary, timeout: timeout, silence: silence,
      environment: environment, cancellation: cancellation)
  }

  package func list(_ folder: RemotePath?) throws(RemoteFailure) -> [RemoteFile] {
    try members(of: folder).compactMap { entry in
      guard !entry.isCollection, let name = entry.path.utf8.split(separator: Self.slash).last else {
        return nil
      }
      return Self.file(String(decoding: name, as: UTF8.self), entry)
    }.sortedByName
  }

  package func read(_ path: RemotePath, limit: Int) throws(RemoteFailure) -> [UInt8]? {
    let most = min(limit, RemoteFile.limit)
    let answer: (status: Int, body: [UInt8])
    do throws(RemoteFailure) {
      answer = try root.call.run(
        WebDAVRequest(method: "GET", path: path.encoded, wantsAnswer: true),
        limit: max(most, Self.leastLimit))
    } catch {
      if case .tooLarge = error { throw .tooLarge(limit: most) }
      throw error
    }
    switch answer.status {
    case 200:
      guard answer.body.count <= most else { throw .tooLarge(limit: most) }
      return answer.body
    case 404, 410:
      // A missing file and a missing remote look the same, so the remote is checked.
      try root.expectCollection()
      return nil
    case 403, 405, 301, 302, 307, 308:
      if try kinds(of: [path]) == [.collection] { return nil }
      throw WebDAVCollection.failure(answer.status)
    case let status: throw WebDAVCollection.failure(status)
    }
  }

  package func write(_ path: RemotePath, _ bytes: [UInt8]) throws(RemoteFailure) {
    guard bytes.count <= RemoteFile.limit else { throw .tooLarge(limit: RemoteFile.limit) }
    try Self.expectSuccess(
      try root.put(bytes, path.encoded, below: path.folders.map(\.encodedFolder)))
  }

  package func move(_ path: RemotePath, to other: RemotePath) throws(RemoteFailure) -> Bool {
    // Some servers ignore `Overwrite`, so the target is checked first.
    let kinds = try kinds(of: [path, other])
    if kinds[0] == .nothing { try root.expectCollection() }
    guard kinds == [.file, .nothing] else { return false }
    let request = WebDAVRequest(
      method: "MOVE", path: path.encoded,
      headers: ["Destination: " + root.call.address(of: other.encoded), "Overwrite: F"])
    let status = try root.run(request, below: other.folders.map(\.encodedFolder))
    if [404, 410, 412].contains(status) { return false }
    try Self.expectSuccess(status)
    return true
  }

  package func remove(_ path: RemotePath) throws(RemoteFailure) {
    // DELETE removes a collection with all its members.
    switch try kinds(of: [path])[0] {
    case .nothing: try root.expectCollection()
    case .collection: return
    case .file: try delete(path.encoded)
    }
  }

  package func removeFolder(_ path: RemotePath) throws(RemoteFailure) {
    let (status, entries) = try listing(of: path)
    guard status == 207 else { return }
    guard entries.count == 1, entries[0].isCollection, entries[0].path == absolute(path) else {
      return
    }
    try delete(path.encodedFolder)
  }
}

extension WebDAVFiles {
  /// Lists a folder with its direct members. Throws for any status but success and those of a missing folder.
  private func listing(of folder: RemotePath?) throws(RemoteFailure) -> (Int, [WebDAVEntry]) {
    let answer = try root.call.run(
      .listing(folder?.encodedFolder ?? "/", properties: WebDAVRequest.fileProperties),
      limit: WebDAVCollection.longestList)
    if answer.status != 207 {
      try root.expectCollection()
      let isMissing = [404, 409, 410].contains(answer.status)
      let isNoFolder =
        isMissing
        ? true
        : try folder.map { (folder) throws(RemoteFailure) in try isBelowFile(folder) }
          ?? false
      guard isNoFolder else { throw WebDAVCollection.failure(answer.status) }
    }
    return (answer.status, WebDAVEntry.all(in: answer.body))
  }

  /// Returns whether a path, or a folder above it, is a file. Servers answer such requests with various statuses.
  private func isBelowFile(_ path: RemotePath) throws(RemoteFailure) -> Bool {
    for step in path.folders + [path] {
      switch try kinds(of: [step])[0] {
      case .file: return true
      case .nothing: return false
      case .collection: continue
      }
    }
    return false
  }

  /// Returns the direct members of a folder; empty if it does not exist.
  private func members(of folder: RemotePath?) throws(RemoteFailure) -> [WebDAVEntry] {
    let above = folder.map(absolute) ?? root.base
    return try listing(of: folder).1.filter { entry in
      guard let slash = entry.path.utf8.lastIndex(of: Self.slash) else { return false }
      // Strings compare by canonical equivalence: some servers return another Unicode form of a name.
      return String(decoding: entry.path.utf8[..<slash], as: UTF8.self) == above
    }
  }

  /// Returns the decoded path of a file or folder on the server.
  private func absolute(_ path: RemotePath) -> String { root.base + "/" + path.text }

  private static func file(_ name: String, _ entry: WebDAVEntry) -> RemoteFile? {
    // A name that is not valid UTF-8 was decoded with replacement characters and cannot be requested.
    guard RemotePath.isPart(name), !name.unicodeScalars.contains("\u{FFFD}") else { return nil }
    return RemoteFile(name: name, length: entry.length ?? 0, lastWrite: entry.lastWrite)
  }

  /// Returns what the server has at each path.
  private func kinds(of paths: [RemotePath]) throws(RemoteFailure) -> [Kind] {
    let answer = try root.call.run(
      paths.map { .listing($0.encoded, depth: 0) }, limit: WebDAVCollection.longestList)
    var (kinds, entries) = ([Kind](), WebDAVEntry.all(in: answer.body)[...])
    for status in answer.statuses {
      switch status {
      case 207:
        guard let entry = entries.popFirst() else { throw .refused("HTTP 207") }
        kinds.append(entry.isCollection ? .collection : .file)
      case 404, 409, 410: kinds.append(.nothing)
      case _ where Self.redirections.contains(status): kinds.append(.collection)
      case _: throw WebDAVCollection.failure(status)
      }
    }
    return kinds
  }

  private func delete(_ path: String) throws(RemoteFailure) {
    let status = try root.call.run(WebDAVRequest(method: "DELETE", path: path)).status
    if ![404, 410].contains(status) { try Self.expectSuccess(status) }
  }

  private static func expectSuccess(_ status: Int) throws(RemoteFailure) {
    // 207 reports that only a part succeeded.
    guard (200..<300).contains(status), status != 207 else {
      throw WebDAVCollection.failure(status, limit: RemoteFile.limit)
    }
  }
}

extension RemotePath {
  /// The path in the form of an address, with a leading slash. All bytes except ASCII letters, digits, `-`, `.`, `_`
  /// and `~` are percent-encoded.
  var encoded: String {
    let digits = Array("0123456789ABCDEF".utf8)
    let bytes = parts.flatMap { part in
      [UInt8(ascii: "/")]
        + part.utf8.flatMap { byte -> [UInt8] in
          ASCII.isNaming(byte) || "._~".utf8.contains(byte)
            ? [byte] : [ASCII.percent, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The path of a folder in the form of an address, with a leading and a trailing slash.
  var encodedFolder: String { encoded + "/" }
}
