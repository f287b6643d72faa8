import Data
import Domain
import Support

extension EveryPart {
  /// Every change of notes.
  var notesChanges: [(kind: ChangeKind, act: (Int) throws -> Void)] {
    func id(_ n: Int) -> ID<Note> { ID("n\(n % 5)") }
    func change(_ n: Int, as kind: ChangeKind, _ body: @escaping (inout Note) -> Void) throws {
      _ = try notes.change(id(n), as: kind) { note in
        var changed = note
        body(&changed)
        return changed
      }
    }
    return [
      (.addNote, { n in try notes.add(.sample(id: "n\(n % 5)", word(n))) }),
      (
        .editNote,
        { n in try change(n, as: .editNote) { $0.text = SingleLineText(stored: word(n + 1)) } }
      ),
      (.finishNote, { n in try change(n, as: .finishNote) { $0.done = .on("2026-03-09") } }),
      (.reopenNote, { n in try change(n, as: .reopenNote) { $0.done = nil } }),
      (.removeNote, { n in _ = try notes.remove(id(n), at: .on("2026-03-09")) }),
      (.restoreNote, { n in _ = try notes.restore(id(n)) }),
    ]
  }
}
