import Domain

/// The folder of the programs somebody wants to be run around writes (hooks). It is looked at by
/// one read of the folder at each write, and not before: whoever has none pays nothing when a
/// command starts.
struct HooksFolder: Sendable {
  let path: String

  /// All there is in it, whether it runs or not.
  func listed() -> [ListedHook] {
    let names: [String]
    do throws(StorageFailure) { names = try FolderOnDisk(path: path).names() } catch {
      return [unreadable]
    }
    if names.isEmpty { return [] }
    let isOpen = isOpenToOthers
    return names.map { hook($0, isOpen) }
  }

  /// Those of some names, in the order of the names.
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
    let place = path + "/" + name
    return ListedHook(
      name: name, path: place,
      trouble: HookNames.all.contains(name)
        ? isOpen ? .writableByOthers : Self.trouble(of: place) : .unknownName)
  }

  /// Whether somebody else could lay another program there: into the folder itself, or another folder
  /// in its place, beside the link or where it leads.
  private var isOpenToOthers: Bool {
    let real = ArchiveDisk.real(path)
    return [path, ArchiveDisk.folder(of: path), ArchiveDisk.folder(of: real)]
      .contains(where: Self.isOpenFolder)
  }

  /// Why a file is not run. A link is judged by where it leads, and by the folder there: who may write
  /// that can lay another file in its place.
  private static func trouble(of place: String) -> HookTrouble? {
    guard let facts = ArchiveDisk.facts(place), facts.isFile else { return .notAFile }
    if !isOwn(facts) { return .foreignOwner }
    if isOpen(facts) || isOpenFolder(ArchiveDisk.folder(of: ArchiveDisk.real(place))) {
      return .writableByOthers
    }
    return facts.mode & 0o111 == 0 ? .notExecutable : nil
  }

  /// Whether others may write a folder, or own it. Nobody is known to have one that is not there.
  private static func isOpenFolder(_ path: String) -> Bool {
    guard let facts = ArchiveDisk.facts(path) else { return true }
    return !isOwn(facts) || isOpen(facts)
  }

  private static func isOwn(_ facts: ArchiveDisk.Facts) -> Bool {
    facts.owner == ArchiveDisk.user || facts.owner == 0
  }

  private static func isOpen(_ facts: ArchiveDisk.Facts) -> Bool { facts.mode & 0o022 != 0 }
}
