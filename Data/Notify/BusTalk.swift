/// A minimal D-Bus client. It uses no D-Bus library, because the program is a single file.
struct BusTalk: ~Copyable {
  private var socket: LocalSocket
  private var serial: UInt32 = 0

  /// The maximum number of unrelated messages before the reply.
  private static let mostMessages = 200
  private static let longestLine = 1024

  private init(_ socket: consuming LocalSocket) { self.socket = socket }

  /// Connects to a bus and authenticates.
  static func begin(_ address: BusAddress, user: UInt32, until deadline: Deadline)
    throws(BusFailure) -> BusTalk
  {
    var talk = BusTalk(try LocalSocket.open(address, until: deadline))
    try talk.enter(user)
    return talk
  }

  private mutating func enter(_ user: UInt32) throws(BusFailure) {
    let name = String(user).utf8.map { String($0, radix: 16) }.joined()
    try socket.say([0] + Array("AUTH EXTERNAL \(name)\r\n".utf8))
    let answer = try socket.takeLine(upTo: Self.longestLine)
    guard answer.starts(with: Array("OK ".utf8)) else {
      let isNo = answer.starts(with: Array("REJECTED".utf8))
      throw isNo ? .refused("REJECTED") : .nonsense
    }
    try socket.say(Array("BEGIN\r\n".utf8))
    try call(
      BusCall(
        destination: "org.freedesktop.DBus", path: "/org/freedesktop/DBus",
        interface: "org.freedesktop.DBus", member: "Hello"))
  }

  /// Calls a method and waits for its reply.
  mutating func call(_ call: BusCall) throws(BusFailure) {
    serial += 1
    try socket.say(call.bytes(serial))
    for _ in 0..<Self.mostMessages {
      let (header, fields, body) = try message()
      let answer = header.answer(in: fields)
      guard answer.serial == serial else { continue }
      switch header.kind {
      case .answer: return
      case .error where answer.isNobody: throw .nobody
      case .error:
        var reader = BusReader(body, isLittle: header.isLittle)
        throw .refused(reader.text() ?? "")
      case .call, .signal, nil: continue
      }
    }
    throw .nonsense
  }

  private mutating func message() throws(BusFailure) -> (BusHeader, fields: [UInt8], body: [UInt8])
  {
    guard let header = BusHeader(try socket.read(BusHeader.fixedLength)) else { throw .nonsense }
    let rest = try socket.read(header.restLength)
    return (
      header, Array(rest[..<header.fieldsLength]),
      Array(rest[(rest.count - header.bodyLength)...])
    )
  }
}
