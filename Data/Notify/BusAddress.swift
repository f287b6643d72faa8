/// The address of a D-Bus session bus: a Unix socket.
struct BusAddress: Equatable {
  /// The socket name as the kernel expects it. An abstract name starts with a zero byte.
  let name: [UInt8]

  /// The maximum length of a socket name in bytes, from the size of `sun_path`.
  static let longest = 107

  init?(name: [UInt8]) {
    guard !name.isEmpty, name != [0], name.count <= Self.longest, !name.dropFirst().contains(0)
    else { return nil }
    self.name = name
  }

  /// Returns the addresses to try in order: those in `DBUS_SESSION_BUS_ADDRESS`, otherwise the
  /// default ones in the runtime folder.
  static func all(_ variable: (String) -> String?, user: UInt32) -> [BusAddress] {
    var folders = ["/run/user/\(user)"]
    if let folder = variable("XDG_RUNTIME_DIR"), folder.hasPrefix("/") { folders = [folder] }
    if let written = variable("DBUS_SESSION_BUS_ADDRESS"), !written.isEmpty {
      return written.utf8.prefix(4096).split(separator: UInt8(ascii: ";")).prefix(8)
        .compactMap { BusAddress(entry: Array($0), folders) }
    }
    return folders.compactMap { BusAddress(name: Array("\($0)/bus".utf8)) }
  }

  /// Parses an entry such as `unix:path=/run/user/1000/bus,guid=…`; nil if the entry gives no Unix socket.
  private init?(entry: [UInt8], _ folders: [String]) {
    let scheme = Array("unix:".utf8)
    guard entry.starts(with: scheme) else { return nil }
    for pair in entry.dropFirst(scheme.count).split(separator: UInt8(ascii: ",")) {
      let parts = pair.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let value = Self.unescaped(parts[1]) else { continue }
      switch String(decoding: parts[0], as: UTF8.self) {
      case "path": self.init(name: value)
      case "abstract": self.init(name: [0] + value)
      case "runtime": self.init(name: Array("\(folders[0])/bus".utf8))
      default: continue
      }
      return
    }
    return nil
  }

  /// Decodes percent escapes such as `%2f`; nil if an escape is invalid.
  private static func unescaped(_ value: ArraySlice<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = value
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard rest.count >= 2, let number = UInt8(digits, radix: 16) else { return nil }
      bytes.append(number)
      rest = rest.dropFirst(2)
    }
    return bytes
  }
}
