public import Domain

/// What happens to a profile that is deleted, and to all that is kept of it.
extension ProfilesOnDisk {
  public func delete(_ name: ProfileName, copyingTo copy: String?) throws(ProfilesError) {
    try storing(as: ProfilesError.self, sweep)
    guard try exists(name) else {
      // A guest who never kept anything has nothing that could be deleted.
      if name == .usual, copy == nil { return }
      throw .unknown(reference: name.text)
    }
    if let copy {
      let isThere = try storing(as: ProfilesError.self) { () throws(StorageFailure) in
        try StoreFile.exists(copy)
      }
      if isThere { throw .refused(.fileExists) }
    }
    do throws(StorageFailure) {
      let database = try store(of: name, timeout: timeout)
      let away = hidden(name, Self.gone)
      try database.destroy(timeout: timeout) { (store) throws(StorageFailure) in
        if let copy { try StoreCopy.make(of: store, at: copy) }
        // In one step nobody finds the profile any more, and it is nobody's from then on.
        try folder.move(folderName(name), to: away)
      }
      // The folder goes last: as long as it is there, the next one goes on where this one was ended.
      try removeCopies(of: name, besides: copy)
      try folder.remove(away)
    } catch {
      if case .busy = error { throw .openElsewhere }
      throw .storage(error)
    }
  }

  public func copies(of name: ProfileName) -> String? { place(of: name).backups }

  private func place(of name: ProfileName) -> ArchivePaths {
    ArchivePaths(
      dataFolder: String(folder.path.dropLast("/profiles".count)), store: path(name),
      profile: name == .usual ? nil : name.text)
  }

  /// The copies that this program keeps of a profile go with it: those of each day, and those that
  /// were made without naming a place. Only those made until `moment` do, where one is given. What
  /// lies elsewhere, or has another name, is somebody's own.
  private func removeCopies(
    of name: ProfileName, besides wanted: String?, until moment: Int? = nil
  ) throws(StorageFailure) {
    let place = place(of: name)
    for path in [place.daily, place.backups] {
      let copies = FolderOnDisk(path: path)
      for copy in try copies.names() where Self.isCopy(copy) {
        if let wanted, ArchiveDisk.isSame(wanted, path + "/" + copy) { continue }
        if let moment, copies.lastChange(of: copy) ?? .max > moment { continue }
        try copies.remove(copy)
      }
      // A folder with nothing in it goes too.
      if try copies.names().isEmpty {
        let above = FolderOnDisk(path: ArchiveDisk.folder(of: path))
        try above.remove(String(path.dropFirst(above.path.count + 1)))
      }
    }
  }

  /// Whether a name is one this program gives to copies, or to one that is being made.
  private static func isCopy(_ name: String) -> Bool {
    ArchivePaths.day(ofAnyName: name) != nil || (name.hasPrefix("haru-") && name.contains(".db."))
  }

  /// Removes what is left of profiles whose making or deleting was cut short. Somebody else may
  /// just be making one, which takes no hour.
  func sweep() throws(StorageFailure) {
    let now = Int(realTime.milliseconds() / 1000)
    for name in try folder.names() where name.hasPrefix(".") {
      let changed = folder.lastChange(of: name)
      if name.hasSuffix(Self.gone) {
        if let owner = Self.owner(ofGone: name) {
          // Somebody may have begun anew under the name, and made copies since.
          try removeCopies(of: owner, besides: nil, until: changed)
        }
        try folder.remove(name)
      } else if name.hasSuffix(Self.unfinished), changed.map({ now - $0 > 3600 }) ?? false {
        try folder.remove(name)
      }
    }
  }

  /// Whose the folder was that is being removed: its name between a dot and a number.
  private static func owner(ofGone name: String) -> ProfileName? {
    let inner = name.dropFirst().dropLast(gone.count)
    guard let dot = inner.lastIndex(of: "."), ProfileName.isName(String(inner[..<dot])) else {
      return nil
    }
    return ProfileName(stored: String(inner[..<dot]))
  }
}
