import Domain

/// The JSON object that a hook reads on its standard input. The first line says what happened, and each change has a
/// line of its own.
struct HookWord: Sendable {
  /// The name of the write or of the other event.
  let write: String
  /// All members after the name of the hook.
  let members: [UInt8]

  /// The whole object for one hook.
  func bytes(for hook: String) -> [UInt8] {
    var bytes = Array(#"{"schema":"haru/1","hook":{"name":"#.utf8)
    JSONEscapes.write(hook, to: &bytes)
    return bytes + members + Array("}}\n".utf8)
  }
}

extension HookWord {
  /// A write with the records it changed.
  init(_ write: HookEvent, profile: String, _ changes: HookChanges) {
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

  /// A notification that was shown.
  init(_ message: NoticeRun.Message, at now: Now, profile: String) {
    var bytes: [UInt8] = []
    Self.add("at", ArchiveMoment.text(now), to: &bytes)
    Self.add("profile", profile, to: &bytes)
    Self.add("title", message.text.title, to: &bytes)
    Self.add("body", message.text.body, to: &bytes)
    Self.add("by", message.way.rawValue, to: &bytes)
    bytes += Array(#","notifications":["#.utf8)
    for (index, notice) in message.notices.enumerated() {
      bytes += Array((index == 0 ? "\n{\"id\":" : ",\n{\"id\":").utf8)
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

/// A write as hooks receive it.
struct HookEvent: Sendable {
  let name: HookedWrite
  /// Its steps, if it combines several writes; the hooks of the steps run too.
  var steps: [HookedWrite] = []
  /// The name of the change that is undone or redone.
  var undone: String?
  let subject: String
  let item: String?
  let at: Now
  let origin: ChangeOrigin
  /// Its history entry, which has the changed rows; nil if the write destroys them.
  let entry: Int?
}
