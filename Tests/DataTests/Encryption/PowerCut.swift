import Domain
import FuzzPromises

/// The files of a folder after a power failure: what was flushed, and any part of what was not. A write is cut at the
/// sectors of the disk.
struct PowerCut {
  static let sector = 512

  var store: [UInt8]
  /// The log; nil if there is none.
  var log: [UInt8]?
  /// The newest row and the newest slots that were acknowledged.
  private(set) var row = 0
  private(set) var slots: UInt32 = 1
  /// What was lost, for the message of a test.
  private(set) var loss = ""

  /// A file while the events are followed.
  private struct FileState {
    var flushed: [UInt8] = []
    var waiting: [RecordedDisk.Event] = []
  }

  /// Which of the pieces that were not flushed are on the disk.
  private enum Loss: CaseIterable {
    case nothing, everything, end, half, most, few, one, allButOne, writes
  }

  /// Cuts the power after some of the events. `began` has the files before the first event.
  init(_ began: PowerCut, _ events: ArraySlice<RecordedDisk.Event>, _ dice: inout Dice) {
    (row, slots) = (began.row, began.slots)
    var files = [FileState(flushed: began.store), FileState(flushed: began.log ?? [])]
    var hasLog = began.log != nil
    // Logs that lost their name, while the folder was not flushed.
    var former: [FileState] = []
    for event in events {
      switch event {
      case .write(let file, _, _), .truncate(let file, _):
        files[file.rawValue].waiting.append(event)
        if file == .log { hasLog = true }
      case .sync(let file):
        for waiting in files[file.rawValue].waiting {
          Self.apply(waiting, to: &files[file.rawValue].flushed)
        }
        files[file.rawValue].waiting = []
        // SQLite flushes the folder when it flushes a new log for the first time.
        if file == .log, hasLog { former = [] }
      case .delete(let file):
        if hasLog { former.append(files[file.rawValue]) }
        files[file.rawValue] = FileState()
        hasLog = false
      case .acknowledged(.row(let number)): row = number
      case .acknowledged(.slots(let number)): slots = number
      }
    }
    store = Self.cut(files[0], &dice, &loss)
    let logs = former + (hasLog ? [files[1]] : [])
    let chosen = dice.below(logs.count + (hasLog && former.isEmpty ? 0 : 1))
    log = chosen < logs.count ? Self.cut(logs[chosen], &dice, &loss) : nil
  }

  init(store: [UInt8], log: [UInt8]?, row: Int, slots: UInt32) {
    (self.store, self.log, self.row, self.slots) = (store, log, row, slots)
  }

  private static func apply(_ event: RecordedDisk.Event, to content: inout [UInt8]) {
    switch event {
    case .write(_, let offset, let bytes):
      let end = offset + bytes.count
      if end > content.count { content += [UInt8](repeating: 0, count: end - content.count) }
      content.replaceSubrange(offset..<end, with: bytes)
    case .truncate(_, let size):
      if size < content.count { content.removeLast(content.count - size) }
    case .sync, .delete, .acknowledged: break
    }
  }

  /// Applies some of the writes that were not flushed.
  private static func cut(_ file: FileState, _ dice: inout Dice, _ said: inout String) -> [UInt8] {
    var content = file.flushed
    let pieces = file.waiting.flatMap(Self.pieces)
    if pieces.isEmpty { return content }
    let loss = dice.one(of: Loss.allCases)
    let chosen = dice.below(pieces.count)
    said += "\(loss) of \(pieces.count) at \(chosen); "
    var keepsWrite = true
    for (index, piece) in pieces.enumerated() {
      if !piece.isContinued { keepsWrite = dice.below(2) == 0 }
      let isKept =
        switch loss {
        case .nothing: true
        case .everything: false
        case .end: index < chosen
        case .half: dice.below(2) == 0
        case .most: dice.below(10) != 0
        case .few: dice.below(10) == 0
        case .one: index == chosen
        case .allButOne: index != chosen
        case .writes: keepsWrite
        }
      if isKept { apply(piece.event, to: &content) }
    }
    // A file system may note the new length first.
    if dice.below(4) == 0 {
      var whole = file.flushed
      for event in file.waiting { apply(event, to: &whole) }
      content += [UInt8](repeating: 0, count: max(0, whole.count - content.count))
    }
    return content
  }

  /// Returns the parts of a write, each within one sector.
  private static func pieces(_ event: RecordedDisk.Event)
    -> [(event: RecordedDisk.Event, isContinued: Bool)]
  {
    guard case .write(let file, let offset, let bytes) = event else { return [(event, false)] }
    var pieces: [(event: RecordedDisk.Event, isContinued: Bool)] = []
    var start = 0
    while start < bytes.count {
      let end = min(bytes.count, ((offset + start) / sector + 1) * sector - offset)
      pieces.append(
        (.write(file, offset: offset + start, Array(bytes[start..<end])), start > 0))
      start = end
    }
    return pieces
  }
}
