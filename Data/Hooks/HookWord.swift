import Domain

/// The JSON object that a hook reads on its standard input. The first line names the event, and
/// each change has its own line.
struct HookWord: Sendable {
  /// The name of the write or of another event.
  let write: String
  /// The members of the object after the name of the hook.
  let members: [UInt8]

  /// Returns the complete JSON object for one hook.
  func bytes(for hook: String) -> [UInt8] {
    var bytes = Array(#"{"schema":"haru/1","hook":{"name":"#.utf8)
    JSONEscapes.write(hook, to: &bytes)
    return bytes + members + Array("}}\n".utf8)
  }
}

extension HookWord {
  /// Describes a write with the records that it changed.
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

  /// Describes a notification that was shown.
  init(_ message: NoticeRun.Message, at now: Now, profile: String) {
    var bytes: [UInt8] = []
    Self.add("at", ArchiveMoment.text(now), to: &bytes)
    Self.add("profile", profile, to: &bytes)
    Self.add("title", message.text.title, to: &bytes)
    Self.add("body", message.text.body, to: &bytes)
    Self.add("by", message.channel.rawValue, to: &bytes)
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

/// A write as it is described to hooks.
struct HookEvent: Sendable {
  let name: HookedWrite
  /// The writes that were combined into this write. Their hooks run too.
  var steps: [HookedWrite] = []
  /// The name of the change that this write undoes or redoes; nil for other writes.
  var undone: String?
  let subject: String
  let item: String?
  let at: Now
  let origin: ChangeOrigin
  /// The history entry of the write, which has the changed rows. Nil if the write destroys them.
  let entry: Int?
}
