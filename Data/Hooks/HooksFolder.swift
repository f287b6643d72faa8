import Domain

/// The folder of the user's hooks. It is read at each write, not at the start, so a command without
/// writes does not read it.
struct HooksFolder: Sendable {
  let path: String

  /// Returns all entries, each with the reason if it cannot run.
  func listed() -> [ListedHook] {
    let names: [String]
    do throws(StorageFailure) { names = try FolderOnDisk(path: path).names() } catch {
      return [unreadable]
    }
    if names.isEmpty { return [] }
    let isOpen = isOpenToOthers
    return names.map { hook($0, isOpen) }
  }

  /// Returns the hooks of these names, in that order.
  func hooks(of wanted: [String]) -> [ListedHook] {
    let names: [String]
    do throws(StorageFailure) { names = try FolderOnDisk(path: path).names() } catch {
      return [unreadable]
    }
    let there = Set(names)
    let met = wanted.filter(there.contains)
    if met.isEmpty { return [] }
    let isOpen = isOpenToOthers
    return met.map { hook($0, isOpen) }
  }

  private var unreadable: ListedHook {
    ListedHook(name: "hooks", path: path, trouble: .unreadableFolder)
  }

  private func hook(_ name: String, _ isOpen: Bool) -> ListedHook {
    let filePath = path + "/" + name
    return ListedHook(
      name: name, path: filePath,
      trouble: HookNames.all.contains(name)
        ? isOpen ? .writableByOthers : Self.refusal(of: filePath) : .unknownName)
  }

  /// Whether another user could replace hooks: by writing in the folder, or by replacing the folder or its symbolic
  /// link.
  private var isOpenToOthers: Bool {
    let real = ArchiveDisk.real(path)
    return [path, ArchiveDisk.folder(of: path), ArchiveDisk.folder(of: real)]
      .contains(where: Self.isOpenFolder)
  }

  /// Returns why a file cannot run; nil if it can. For a symbolic link the target and its folder
  /// are checked, since another user who can write there could replace the target.
  private static func refusal(of filePath: String) -> HookFileRefusal? {
    guard let facts = ArchiveDisk.attributes(filePath), facts.isFile else { return .notAFile }
    if !isOwn(facts) { return .foreignOwner }
    if isOpen(facts) || isOpenFolder(ArchiveDisk.folder(of: ArchiveDisk.real(filePath))) {
      return .writableByOthers
    }
    return facts.mode & 0o111 == 0 ? .notExecutable : nil
  }

  /// Whether another user can write in a folder or owns it. A missing folder counts as unsafe.
  private static func isOpenFolder(_ path: String) -> Bool {
    guard let facts = ArchiveDisk.attributes(path) else { return true }
    return !isOwn(facts) || isOpen(facts)
  }

  private static func isOwn(_ facts: ArchiveDisk.Attributes) -> Bool {
    facts.owner == ArchiveDisk.user || facts.owner == 0
  }

  private static func isOpen(_ facts: ArchiveDisk.Attributes) -> Bool { facts.mode & 0o022 != 0 }
}
