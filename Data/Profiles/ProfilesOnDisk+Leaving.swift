public import Domain

/// Deletes profiles with all their data.
extension ProfilesOnDisk {
  public func delete(_ name: ProfileName, copyingTo copy: String?) throws(ProfilesFailure) {
    try storing(as: ProfilesFailure.self, sweep)
    guard try exists(name) else {
      // A guest without any data has nothing to delete.
      if name == .defaultName, copy == nil { return }
      throw .unknown(reference: name.text)
    }
    if let copy {
      let isThere = try storing(as: ProfilesFailure.self) { () throws(StorageFailure) in
        try StoreFile.exists(copy)
      }
      if isThere { throw .refused(.fileExists) }
    }
    do throws(StorageFailure) {
      let database = try store(of: name, timeout: timeout)
      let away = hidden(name, Self.gone)
      try database.destroy(timeout: timeout) { (store) throws(StorageFailure) in
        if let copy { try StoreCopy.make(of: store, at: copy) }
        // The rename makes the profile disappear in one atomic step.
        try folder.move(folderName(name), to: away)
      }
      // The folder is removed last: until then another process can finish an interrupted deletion.
      try removeCopies(of: name, besides: copy)
      try removeGone(away)
    } catch {
      if case .busy = error { throw .openElsewhere }
      throw .storage(error)
    }
  }

  public func copies(of name: ProfileName) -> String? { paths(of: name).backups }

  private func paths(of name: ProfileName) -> ArchivePaths {
    ArchivePaths(
      dataFolder: String(folder.path.dropLast("/profiles".count)), store: path(name),
      profile: name == .defaultName ? nil : name.text)
  }

  /// Removes the backups that Haru made of a profile: the daily backups, and manual ones made
  /// without a path. With `moment` only backups made until then are removed. Copies elsewhere or
  /// with other names belong to the user.
  private func removeCopies(
    of name: ProfileName, besides wanted: String?, until moment: Int? = nil
  ) throws(StorageFailure) {
    let paths = paths(of: name)
    for path in [paths.daily, paths.backups] {
      let copies = FolderOnDisk(path: path)
      for copy in try copies.names() where Self.isCopy(copy) {
        if let wanted, ArchiveDisk.isSame(wanted, path + "/" + copy) { continue }
        if let moment, copies.lastChange(of: copy) ?? .max > moment { continue }
        try EncryptedStoreFile.destroyHeader(of: path + "/" + copy)
        try copies.remove(copy)
      }
      // An empty folder is removed too.
      if try copies.names().isEmpty {
        let above = FolderOnDisk(path: ArchiveDisk.folder(of: path))
        try above.remove(String(path.dropFirst(above.path.count + 1)))
      }
    }
  }

  /// Removes the folder of a deleted profile. The key slots of an encrypted store are overwritten first.
  private func removeGone(_ name: String) throws(StorageFailure) {
    let gone = folder.path + "/" + name
    for file in try FolderOnDisk(path: gone).names() where file.hasPrefix(Self.store) {
      try EncryptedStoreFile.destroyHeader(of: gone + "/" + file)
    }
    try folder.remove(name)
  }

  /// Whether Haru gives names of this form to backups, finished or not.
  private static func isCopy(_ name: String) -> Bool {
    ArchivePaths.day(ofAnyName: name) != nil || (name.hasPrefix("haru-") && name.contains(".db."))
  }

  /// Removes the remains of profiles whose creation or deletion was interrupted. Unfinished
  /// profiles stay for an hour, because another process may be creating them.
  func sweep() throws(StorageFailure) {
    let now = Int(realTime.milliseconds() / 1000)
    for name in try folder.names() where name.hasPrefix(".") {
      let changed = folder.lastChange(of: name)
      if name.hasSuffix(Self.gone) {
        if let owner = Self.owner(ofGone: name) {
          // The name may be in use again, with newer backups.
          try removeCopies(of: owner, besides: nil, until: changed)
        }
        try removeGone(name)
      } else if name.hasSuffix(Self.unfinished), changed.map({ now - $0 > 3600 }) ?? false {
        try folder.remove(name)
      }
    }
  }

  /// Returns the profile that a folder in deletion belonged to; nil if the name is invalid.
  private static func owner(ofGone name: String) -> ProfileName? {
    let inner = name.dropFirst().dropLast(gone.count)
    guard let dot = inner.lastIndex(of: "."), ProfileName.isName(String(inner[..<dot])) else {
      return nil
    }
    return ProfileName(stored: String(inner[..<dot]))
  }
}
