import Domain

/// The collection of a WebDAV server that is the root of a remote, reached with `curl`.
struct WebDAVCollection: Sendable {
  let call: WebDAVCall
  /// The decoded path of the root on the server, without a trailing slash.
  let base: String
  private let temporary: String

  /// The greatest length of a list, in bytes.
  static let longestList = 64 << 20

  /// Uses the `curl` in the search path. Uploads pass through a temporary file that only its owner can read.
  init(
    _ address: String, path: String?, temporary: String, timeout: Int, silence: Int,
    environment: [String: String], cancellation: Cancellation?
  ) throws(RemoteFailure) {
    call = try WebDAVCall(
      address, path: path, timeout: timeout, silence: silence, environment: environment,
      cancellation: cancellation)
    base = WebDAVEntry.path(of: address)
    self.temporary = temporary
  }

  /// Throws unless the collection exists.
  func expectCollection() throws(RemoteFailure) {
    let answer = try call.run(.listing("/", depth: 0), limit: Self.longestList)
    guard answer.status == 207 else { throw try reason(answer.status) }
  }

  /// Returns the failure of a listing. Servers return various statuses if the address is a file rather than a
  /// collection.
  func reason(_ status: Int) throws(RemoteFailure) -> RemoteFailure {
    let answer = try call.run(.listing("", depth: 0), limit: Self.longestList)
    return answer.status == 207 && isFile(WebDAVEntry.all(in: answer.body))
      ? .isFile : Self.failure(status)
  }

  /// Returns whether the entries of a listing say that the address is a file.
  func isFile(_ entries: [WebDAVEntry]) -> Bool {
    entries.contains { $0.path == base && !$0.isCollection }
  }

  /// Uploads a file to a path relative to the root and creates the missing collections above it, which are named from
  /// the root down. Returns the HTTP status of the upload.
  func put(_ bytes: [UInt8], _ path: String, below folders: [String], headers: [String] = [])
    throws(RemoteFailure) -> Int
  {
    let file = "bytes"
    guard let scratch = ScratchFolder.made(in: temporary, [(file, bytes)]) else { throw .full }
    return try run(
      WebDAVRequest(
        method: "PUT", path: path, headers: headers, upload: scratch.folder.path + "/" + file),
      below: folders)
  }

  /// Sends a request that needs collections, and sends it again after creating them if they were missing. Returns its
  /// HTTP status.
  func run(_ request: WebDAVRequest, below folders: [String]) throws(RemoteFailure) -> Int {
    let status = try self.status(of: request, mayBreak: !folders.isEmpty)
    // The statuses of servers for a missing collection; one server crashes (500) on an empty file there.
    guard [403, 404, 405, 409, 500].contains(status), !folders.isEmpty else { return status }
    let made = try call.run(
      folders.map { WebDAVRequest(method: "MKCOL", path: $0) }, limit: 1 << 16
    ).statuses
    // A failure to create a collection explains the failed request.
    let refusal = made.first { ![200, 201, 301, 405].contains($0) }
    if let refusal { throw Self.failure(refusal) }
    // Another device may have created them since.
    let wasMissing = made.contains(201) || [404, 409, 500].contains(status)
    return wasMissing ? try call.run(request).status : status
  }

  /// Sends a request. If the connection breaks and `mayBreak` is true, the status is that of a missing collection:
  /// servers refuse an upload into a missing collection before it ends, and curl may then miss the answer.
  private func status(of request: WebDAVRequest, mayBreak: Bool) throws(RemoteFailure) -> Int {
    do throws(RemoteFailure) { return try call.run(request).status } catch {
      guard mayBreak, request.upload != nil, error == .unreachable else { throw error }
      return 409
    }
  }

  /// Converts an HTTP status to a failure. `limit` is the greatest length of a file, in bytes.
  static func failure(_ status: Int, limit: Int = BatchFile.limit) -> RemoteFailure {
    switch status {
    case 401, 407: .passwordWanted
    case 403: .notWritable
    // 409 means that the parent collection is missing.
    case 404, 409, 410: .notFound
    case 413: .tooLarge(limit: limit)
    case 507: .full
    case let status: .refused("HTTP \(status)")
    }
  }
}
