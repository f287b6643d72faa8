extension Sync {
  /// Resolves one conflict or all of them in one change, and says which value each keeps. Where one
  /// cannot be resolved, none is.
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
    if !resolved.isEmpty {
      try conflictsRepository.settle(resolved.map { ($0.conflict.entry.number, $0.side) })
    }
    return resolved
  }

  /// The names of all devices, this one with them.
  private func deviceNames() throws(StorageFailure) -> [String] {
    let own = try store.position()?.device
    var names = Array(Self.names(try store.devices(), besides: own).values)
    do throws(KeyFileFailure) {
      if let name = try world.memberships.load()?.name { names.append(name) }
    } catch {
      // Without its key file this device has no name.
      return names
    }
    return names
  }
}

extension NamedConflict {
  /// The value a choice means.
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
