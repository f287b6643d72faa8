/// The names of files that hold one record each, in a folder that other programs read too.
enum RecordFileName {
  /// Returns an unused name: the UID if it is safe on every file system, otherwise the id of the record. A number
  /// follows if the name is in use.
  static func unused(
    _ uid: String, or id: String, ending: String, isUsed: (_ name: String) -> Bool
  ) -> String {
    let isSafe =
      (1...120).contains(uid.utf8.count) && uid.utf8.first != UInt8(ascii: ".")
      && uid.utf8.allSatisfy(isSafe)
    let base = isSafe ? uid : id
    var (name, number) = (base + ending, 1)
    while isUsed(name) {
      number += 1
      name = "\(base)-\(number)\(ending)"
    }
    return name
  }

  private static func isSafe(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "."), UInt8(ascii: "@"), UInt8(ascii: "+"):
      true
    case _: false
    }
  }
}
