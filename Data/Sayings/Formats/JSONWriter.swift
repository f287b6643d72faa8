import Domain

/// Writes sayings as a JSON list, one object per line, with the members of `haru sayings list` and the times of likes
/// and uses.
enum JSONWriter {
  static let head = Array("[\n".utf8)
  static let tail = Array("\n]\n".utf8)

  /// Returns the object of a saying, with a preceding comma unless it is the first.
  static func object(of saying: Saying, isFirst: Bool, at now: Now) -> [UInt8] {
    var bytes = Array((isFirst ? "{\"id\":\"" : ",\n{\"id\":\"").utf8)
    bytes.append(contentsOf: String(saying.number.value).utf8)
    bytes.append(ASCII.quote)
    add("eng", saying.words.eng?.text, to: &bytes)
    add("kor", saying.words.kor?.text, to: &bytes)
    add("who", saying.words.who?.text, to: &bytes)
    add("uploaded", saying.uploaded, to: &bytes)
    add("new", saying.isNew(at: now), to: &bytes)
    add("unseen", saying.isUnseen(at: now), to: &bytes)
    add("liked", saying.isLiked, to: &bytes)
    add("used", saying.isUsed, to: &bytes)
    add("text", saying.words.text, to: &bytes)
    add("likedAt", saying.likedAt, to: &bytes)
    add("usedAt", saying.usedAt, to: &bytes)
    bytes.append(UInt8(ascii: "}"))
    return bytes
  }

  private static func add(_ name: StaticString, to bytes: inout [UInt8]) {
    bytes.append(ASCII.comma)
    bytes.append(ASCII.quote)
    bytes.append(contentsOf: name.description.utf8)
    bytes.append(ASCII.quote)
    bytes.append(ASCII.colon)
  }

  private static func add(_ name: StaticString, _ text: String?, to bytes: inout [UInt8]) {
    add(name, to: &bytes)
    guard let text else {
      bytes.append(contentsOf: "null".utf8)
      return
    }
    JSONEscapes.write(text, to: &bytes)
  }

  private static func add(_ name: StaticString, _ moment: Now?, to bytes: inout [UInt8]) {
    add(name, to: &bytes)
    guard let moment else {
      bytes.append(contentsOf: "null".utf8)
      return
    }
    bytes.append(ASCII.quote)
    MomentBytes.addInstant(moment, to: &bytes)
    bytes.append(ASCII.quote)
  }

  private static func add(_ name: StaticString, _ flag: Bool, to bytes: inout [UInt8]) {
    add(name, to: &bytes)
    bytes.append(contentsOf: flag ? "true".utf8 : "false".utf8)
  }
}
