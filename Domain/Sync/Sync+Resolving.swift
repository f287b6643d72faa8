extension Sync {
  /// Resolves one or all conflicts in one change, and returns which side each conflict keeps. If one conflict cannot be
  /// resolved, none is.
  public func resolve(
    _ numbers: ConflictNumbers, keeping choice: ConflictChoice
  ) throws(ConflictFailure) -> [(conflict: NamedConflict, side: ConflictSide)] {
    let all: [NamedConflict]
    let known: [String]
    do throws(StorageFailure) {
      all = try conflicts()
      known = try deviceNames()
    } catch { throw .storage(error) }
    var chosen = all
    if case .one(let number) = numbers {
      chosen = all.filter { $0.entry.number == number }
      if chosen.isEmpty { throw .unknown(number) }
    }
    if case .device(let name) = choice, !known.contains(name),
      !all.contains(where: { $0.current.device == name || $0.other.device == name })
    {
      throw .noDevice(name)
    }
    var resolved: [(conflict: NamedConflict, side: ConflictSide)] = []
    for conflict in chosen { resolved.append((conflict, try conflict.side(choice))) }
    let files: Set<Int>
    do throws(StorageFailure) {
      files = Set(try beside?.namedConflicts().map(\.entry.number) ?? [])
    } catch { throw .storage(error) }
    let synced = resolved.filter { !files.contains($0.conflict.entry.number) }
    if !synced.isEmpty {
      try conflictsRepository.resolve(synced.map { ($0.conflict.entry.number, $0.side) })
    }
    for one in resolved where files.contains(one.conflict.entry.number) {
      try beside?.resolve(one.conflict.entry.number, keeping: one.side)
    }
    return resolved
  }

  /// Returns the names of all devices, including this one.
  private func deviceNames() throws(StorageFailure) -> [String] {
    let own = try store.position()?.device
    var names = Array(Self.names(try store.devices(), besides: own).values)
    do throws(KeyFileFailure) {
      if let name = try world.memberships.load()?.name { names.append(name) }
    } catch {
      // The name of this device is in its key file.
      return names
    }
    return names
  }
}

extension NamedConflict {
  /// Returns the side of this conflict that a choice selects.
  func side(_ choice: ConflictChoice) throws(ConflictFailure) -> ConflictSide {
    switch choice {
    case .current: return .current
    case .other: return .other
    case .mine, .theirs:
      guard current.isMine != other.isMine else {
        throw .notMine(entry.number, isNeither: !current.isMine)
      }
      return current.isMine == (choice == .mine) ? .current : .other
    case .device(let name):
      let (isCurrent, isOther) = (current.device == name, other.device == name)
      guard isCurrent != isOther else {
        throw .notOfDevice(name, entry.number, isNeither: !isCurrent)
      }
      return isCurrent ? .current : .other
    }
  }
}
