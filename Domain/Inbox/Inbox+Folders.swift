extension Inbox {
  /// Converts the paths in a value of the setting `inbox.folders` to absolute paths.
  public func absoluteFolders(_ setting: String) -> String {
    InboxOpening.names(in: setting).map(opening.absolute).joined(separator: ", ")
  }

  /// The state of a folder in the setting `inbox.folders`.
  public enum FolderState: Equatable, Sendable {
    case missing
    /// The path is a file, not a folder.
    case isFile
    /// The number of files that will be read as notes. Files that were read before but could not be moved do not count.
    case notes(Int)
  }

  /// Returns the value to store for the setting `inbox.folders`: absolute paths. Throws if one of them is a file.
  public func accepted(folders setting: String) throws(PreferenceFailure) -> String {
    let folders = absoluteFolders(setting)
    for folder in states(ofFolders: folders) where folder.state == .isFile {
      throw .notAFolder(folder.name)
    }
    return folders
  }

  /// Returns the state of each folder in a value of the setting. Empty if a folder is not on this computer, because
  /// finding out its state would need the network.
  public func states(ofFolders setting: String) -> [(name: String, state: FolderState)] {
    let names = InboxOpening.names(in: setting)
    guard names.allSatisfy({ $0.hasPrefix("/") || $0.hasPrefix("~") }) else { return [] }
    return opening.named(setting).compactMap { opened in
      state(of: opened).map { (name: opened.name, state: $0) }
    }
  }

  /// Returns the state of a folder; nil if it cannot be read.
  private func state(of opened: InboxOpened) -> FolderState? {
    do throws(RemoteFailure) {
      let files = try opened.folder.get().list().filter { NoteName($0.name) != nil }
      let known: [NoteFile]
      do throws(StorageFailure) { known = try notes.files(in: opened.name) } catch { known = [] }
      return .notes(
        files.count { file in
          !known.contains {
            $0.name == file.name && $0.length == file.length && $0.lastWrite == file.lastWrite
          }
        })
    } catch {
      if error == .notFound { return .missing }
      return error == .isFile ? .isFile : nil
    }
  }
}
