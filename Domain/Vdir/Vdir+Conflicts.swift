extension Vdir: BesideConflicts {
  public func conflictCount() throws(StorageFailure) -> Int { try repository.conflicts().count }

  /// Returns the conflicts between records and files. The folder counts as the other device.
  public func namedConflicts() throws(StorageFailure) -> [NamedConflict] {
    try repository.conflicts().map { conflict in
      let part: DailyPart =
        switch conflict.kind {
        case .calendar: .schedule
        case .contacts: .people
        }
      func value(_ text: String) -> [ConflictMember] {
        [ConflictMember(conflict.field, text.isEmpty ? .nothing : .text(text))]
      }
      let at = Int64(conflict.at) * 1000
      let entry = ConflictEntry(
        number: conflict.number, part: part, record: conflict.record, title: conflict.title,
        field: conflict.field,
        current: ConflictSideValue(value(conflict.current), by: nil, at: at),
        other: ConflictSideValue(value(conflict.other), by: nil, at: at), isHeld: false)
      let moment = calendar.local(conflict.at)
      return NamedConflict(
        entry: entry,
        current: NamedConflict.Side(
          members: entry.current.members, device: nil, at: nil, isMine: true),
        other: NamedConflict.Side(
          members: entry.other.members, device: conflict.folder, at: moment, isMine: false))
    }
  }

  /// Resolves a conflict by keeping one of its values. The next round writes the value to the file.
  public func resolve(_ number: Int, keeping side: ConflictSide) throws(ConflictFailure) {
    try history.asOneChange { () throws(ConflictFailure) -> (Void, ChangeEnding) in
      do throws(StorageFailure) {
        guard let conflict = try repository.conflicts().first(where: { $0.number == number }) else {
          return ((), .dropped)
        }
        if side == .other {
          do throws(VdirTextFailure) { try apply(conflict) } catch {
            switch error {
            case .storage(let failure): throw failure
            // The conflict stays open.
            case .refused: return ((), .dropped)
            }
          }
        }
        try repository.close(number)
        return ((), .committedAs(.resolveConflict, subject: conflict.title))
      } catch { throw .storage(error) }
    }
  }

  private func apply(_ conflict: VdirConflict) throws(VdirTextFailure) {
    // A record that was removed meanwhile has no value to change.
    let options = VdirOptions(
      untitled: SingleLineText(stored: conflict.title), allUntitled: [])
    let texts = texts(of: conflict.kind, options)
    let record: VdirRecord?
    do throws(StorageFailure) { record = try texts.record(conflict.record) } catch {
      throw .storage(error)
    }
    guard let record else { return }
    let text = texts.copying(conflict.field, from: conflict.text, into: record.text)
    _ = try texts.settle(text, over: record)
  }
}

/// Conflicts from outside device sync, which the `sync` commands also list and resolve.
public protocol BesideConflicts: Sendable {
  func conflictCount() throws(StorageFailure) -> Int
  func namedConflicts() throws(StorageFailure) -> [NamedConflict]
  func resolve(_ number: Int, keeping side: ConflictSide) throws(ConflictFailure)
}
