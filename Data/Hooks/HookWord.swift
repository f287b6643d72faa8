import Domain

/// What a hook reads on its standard input: one object of JSON, whose first line says what it is
/// about, and each of whose changes stands on a line of its own.
struct HookWord: Sendable {
  /// The name of the write, or of what else it is about.
  let write: String
  /// All members behind the name of the hook.
  let members: [UInt8]

  /// The object for a hook.
  func bytes(for hook: String) -> [UInt8] {
    var bytes = Array(#"{"schema":"haru/1","hook":{"name":"#.utf8)
    JSONEscapes.write(hook, to: &bytes)
    return bytes + members + Array("}}\n".utf8)
  }
}

extension HookWord {
  /// A write, by what is known of it and the rows it changed.
  init(_ write: HeardWrite, profile: String, _ changes: HookChanges) {
    var bytes: [UInt8] = []
    Self.add("write", write.name.name, to: &bytes)
    Self.add("of", write.undone, to: &bytes)
    Self.add("at", ArchiveMoment.text(write.at), to: &bytes)
    Self.add("subject", write.subject, to: &bytes)
    Self.add("item", write.item, to: &bytes)
    Self.add("from", write.origin.rawValue, to: &bytes)
    Self.add("profile", profile, to: &bytes)
    bytes += Array((#","more":"# + (changes.hasMore ? "true" : "false") + #","changes":["#).utf8)
    bytes += changes.lines
    bytes += Array("]".utf8)
    self.init(write: write.name.name, members: bytes)
  }

  /// A message that was told.
  init(_ message: NoticeRun.Message, at now: Now, profile: String) {
    var bytes: [UInt8] = []
    Self.add("at", ArchiveMoment.text(now), to: &bytes)
    Self.add("profile", profile, to: &bytes)
    Self.add("title", message.text.title, to: &bytes)
    Self.add("body", message.text.body, to: &bytes)
    Self.add("by", message.way.rawValue, to: &bytes)
    bytes += Array(#","notifications":["#.utf8)
    for (place, notice) in message.notices.enumerated() {
      bytes += Array((place == 0 ? "\n{\"id\":" : ",\n{\"id\":").utf8)
      JSONEscapes.write(notice.id, to: &bytes)
      Self.add("part", notice.part.rawValue, to: &bytes)
      Self.add("kind", notice.kind.code, to: &bytes)
      Self.add("subject", notice.subject, to: &bytes)
      Self.add("at", ArchiveMoment.text(notice.at), to: &bytes)
      bytes.append(UInt8(ascii: "}"))
    }
    bytes += Array("]".utf8)
    self.init(write: HookNames.notification, members: bytes)
  }

  private static func add(_ name: String, _ value: String?, to bytes: inout [UInt8]) {
    bytes += Array(",\"\(name)\":".utf8)
    if let value { JSONEscapes.write(value, to: &bytes) } else { bytes += Array("null".utf8) }
  }
}

/// A write as it is told to hooks.
struct HeardWrite: Sendable {
  let name: HookedWrite
  /// What it is made of, where it is several writes in one: their hooks hear it as well.
  var steps: [HookedWrite] = []
  /// What is undone or done again, by its name.
  var undone: String?
  let subject: String
  let item: String?
  let at: Now
  let origin: DeedOrigin
  /// Its entry in the history, which knows the rows it changed; nothing where it destroyed them.
  let entry: Int?
}
