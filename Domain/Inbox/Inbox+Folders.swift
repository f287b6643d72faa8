extension Inbox {
  /// Returns a value of the setting `inbox.folders` with absolute paths.
  public func absoluteFolders(_ setting: String) -> String {
    InboxOpening.names(in: setting).map(opening.absolute).joined(separator: ", ")
  }

  /// Returns the folders of the settings that do not exist. Empty if one of them is not on this computer, because nothing
  /// is sent only to find that out.
  public func missingFolders(in setting: String) -> [String] {
    let names = InboxOpening.names(in: setting)
    guard names.allSatisfy({ $0.hasPrefix("/") || $0.hasPrefix("~") }) else { return [] }
    do throws(StorageFailure) {
      return try opening.folders(.ofSettings, false).filter(Self.isMissing).map(\.name)
    } catch { return [] }
  }

  private static func isMissing(_ opened: InboxOpened) -> Bool {
    switch opened.folder {
    case .failure(let failure): return failure == .notFound
    case .success(let folder):
      do throws(RemoteFailure) {
        _ = try folder.list()
        return false
      } catch { return error == .notFound }
    }
  }
}
