import Domain

/// A request to a WebDAV server.
struct WebDAVRequest: Sendable {
  var method: String
  /// The path relative to the address of the remote.
  var path: String
  var headers: [String] = []
  /// The body of the request, if it is text.
  var text: String?
  /// The path of the file that is uploaded as the body.
  var upload: String?
  /// Whether the body of the response is needed, in addition to its status.
  var wantsAnswer = false

  /// Makes a request that lists a collection (PROPFIND), with its direct members unless `depth` is 0.
  static func listing(
    _ path: String, depth: Int = 1, properties: String = "<resourcetype/><getcontentlength/>"
  ) -> WebDAVRequest {
    WebDAVRequest(
      method: "PROPFIND", path: path,
      headers: ["Depth: \(depth)", "Content-Type: application/xml; charset=utf-8"],
      text: #"<?xml version="1.0" encoding="utf-8"?><propfind xmlns="DAV:"><prop>"#
        + properties + "</prop></propfind>",
      wantsAnswer: true)
  }

  /// The properties of an ordinary file: its kind, its length and its last write.
  static let fileProperties = "<resourcetype/><getcontentlength/><getlastmodified/>"
}

/// A call of `curl` for a WebDAV server. The address and the requests go to standard input; name and password come
/// from `~/.netrc`.
struct WebDAVCall: Sendable {
  private let program: String
  /// The address of the remote, without a trailing slash.
  private let address: String
  private let timeout: Int
  /// The time after which a server that sends no bytes is given up, in seconds.
  private let silence: Int
  private let environment: [String: String]
  private let cancellation: Cancellation?

  /// Looks for `curl` in the search path.
  init(
    _ address: String, path: String?, timeout: Int, silence: Int, environment: [String: String],
    cancellation: Cancellation?
  ) throws(RemoteFailure) {
    guard let program = ProgramPath.find("curl", in: path) else { throw .noProgram("curl") }
    self.program = program
    self.address = String(address.reversed().drop { $0 == "/" }.reversed())
    (self.timeout, self.silence, self.environment) = (timeout, silence, environment)
    self.cancellation = cancellation
  }

  /// Sends requests over one connection. Returns the status of each request, and the requested bodies one after the
  /// other.
  func run(_ requests: [WebDAVRequest], limit: Int) throws(RemoteFailure) -> (
    statuses: [Int], body: [UInt8]
  ) {
    if hasOpenPasswordFile { throw .openPasswordFile }
    var settings: [UInt8] = []
    for (index, request) in requests.enumerated() {
      if index > 0 { settings += Array("next\n".utf8) }
      settings += self.settings(request, limit)
    }
    let call = ProgramCall(
      path: program, arguments: ["-q", "--fail-early", "--config", "-"], input: settings,
      environment: environment, limit: limit, timeout: timeout, cancellation: cancellation)
    switch call.run() {
    case .missing: throw .noProgram("curl")
    case .notStarted(let code): throw .other(code: code)
    case .tooMuch: throw .tooLarge(limit: limit)
    case .tooSlow: throw .slow
    case .cancelled: throw .cancelled
    case .ended(let answer):
      if answer.status != 0, let reason = CurlWords.reason(answer, limit: limit) {
        throw failure(reason, answer)
      }
      let statuses = answer.errorLines.compactMap(CurlWords.httpStatus)
      guard statuses.count == requests.count else { throw .refused("curl") }
      return (statuses, answer.output)
    }
  }

  /// Whether other users have any access to `~/.netrc`, the file with the password. curl does not check that.
  private var hasOpenPasswordFile: Bool {
    guard let home = environment["HOME"], let file = ArchiveDisk.attributes(home + "/.netrc")
    else { return false }
    return file.mode & 0o077 != 0
  }

  /// Returns the full address of a path relative to the address of the remote.
  func address(of path: String) -> String { address + path }

  func run(_ request: WebDAVRequest, limit: Int = 1 << 16) throws(RemoteFailure) -> (
    status: Int, body: [UInt8]
  ) {
    let answer = try run([request], limit: limit)
    return (answer.statuses.first ?? 0, answer.body)
  }

  private func settings(_ request: WebDAVRequest, _ limit: Int) -> [UInt8] {
    let options = CurlWords.strictOptions(
      limit: limit, timeout: timeout, agent: "haru",
      isLoopback: WebAddress.isOfThisComputer(address))
    // HTTP/1.1, because over HTTP/2 a server that refuses a file early breaks the connection. There is no total time
    // limit, only one for silence.
    let silence = ["--speed-limit", "1", "--speed-time", "\(silence)"]
    var lines = CurlWords.settings(options + silence + ["--netrc", "--http1.1"])
    lines += CurlWords.setting("url", address + request.path)
    // No `Expect: 100-continue`, because some servers never answer it.
    for header in request.headers + ["Expect:"] { lines += CurlWords.setting("header", header) }
    if let upload = request.upload { lines += CurlWords.setting("upload-file", upload) }
    if let text = request.text { lines += CurlWords.setting("data", text) }
    if request.upload == nil, request.method != "GET" {
      lines += CurlWords.setting("request", request.method)
    }
    if !request.wantsAnswer { lines += CurlWords.setting("output", "/dev/null") }
    return lines
  }

  private func failure(_ reason: FetchFailure.Cause, _ answer: ProgramAnswer)
    -> RemoteFailure
  {
    switch reason {
    case .noProgram: .noProgram("curl")
    case .unreachable: .unreachable
    case .slow where answer.errorLines.contains(where: CurlWords.isSilence):
      .silent(seconds: silence)
    case .slow: .slow
    case .tooLarge(let limit): .tooLarge(limit: limit)
    case .cancelled: .cancelled
    case .refused, .badAddress, .insecure, .other:
      .refused(
        RemoteWords.line(
          answer.errorLines.first { CurlWords.httpStatus($0) == nil } ?? "curl: \(answer.status)"))
    }
  }
}
