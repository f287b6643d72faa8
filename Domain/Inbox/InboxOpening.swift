/// The folders to look into.
public enum InboxFolders: Equatable, Sendable {
  /// The folders in the setting `inbox.folders`, and the folder `inbox` in the sync remote.
  case all
  /// The folders of this computer in the setting `inbox.folders`.
  case local
}

/// Opens the folders in which notes arrive.
public struct InboxOpening: Sendable {
  /// Returns the folders. If `canAsk` is true, a remote may ask the user for a password at the terminal.
  public var folders:
    @Sendable (InboxFolders, _ canAsk: Bool) throws(StorageFailure) -> [InboxOpened]

  /// Opens the folders of a value of the setting `inbox.folders`.
  public var named: @Sendable (_ setting: String) -> [InboxOpened] = { _ in [] }

  /// Converts a folder path in the setting to an absolute path, because later commands run in other directories. An
  /// address, or a path that begins with `~`, stays as it is.
  public var absolute: @Sendable (String) -> String = { $0 }

  public init(
    folders:
      @escaping @Sendable (InboxFolders, _ canAsk: Bool) throws(StorageFailure) ->
      [InboxOpened]
  ) {
    self.folders = folders
  }

  /// Opens the folders in the setting `inbox.folders`. If this device syncs, also opens `inbox` on the remote.
  /// `home` is the folder that `~` stands for; nil if it is unknown.
  public init(_ preferences: Preferences, sync: SyncDependencies, home: String? = nil) {
    let open: @Sendable (String, Remotes) -> [InboxOpened] = { setting, remotes in
      Self.names(in: setting).map { name in
        InboxOpened(
          name: name,
          folder: Self.open(name, remotes, { sync.wholePath(Self.path($0, home)) }, below: nil))
      }
    }
    self.init { (wanted, canAsk) throws(StorageFailure) in
      let remotes = sync.remotes(.inbox, canAsk, nil)
      let setting = try preferences.value(of: .inboxFolders)
      if wanted == .local {
        return open(Self.names(in: setting).filter(Self.isLocal).joined(separator: ","), remotes)
      }
      var opened = open(setting, remotes)
      let membership: SyncMembership?
      do throws(KeyFileFailure) { membership = try sync.memberships.load() } catch {
        // Sync itself reports this failure.
        return opened
      }
      guard let remote = membership?.remote else { return opened }
      let beside = Self.open(remote, remotes, { $0 }, below: InboxFolder.beside)
      // A database has no files, so no note can arrive there.
      if case .failure(.noFiles) = beside { return opened }
      opened.append(InboxOpened(name: remote, folder: beside))
      return opened
    }
    named = { open($0, sync.remotes(.inbox, false, nil)) }
    absolute = { name in
      if name == "~" || name.hasPrefix("~/") { return name }
      do throws(RemoteAddress.Refusal) {
        guard case .folder(let path) = try RemoteAddress(name) else { return name }
        return sync.wholePath(path)
      } catch { return name }
    }
  }

  /// No folders, for a store without an inbox.
  public static let none = InboxOpening { (_, _) throws(StorageFailure) in [] }

  private static func isLocal(_ name: String) -> Bool {
    do throws(RemoteAddress.Refusal) {
      if case .folder = try RemoteAddress(name) { return true }
      return false
    } catch { return false }
  }

  /// Returns the paths in the setting, which are separated by commas.
  static func names(in setting: String) -> [String] {
    setting.split(separator: ",").map { Text.trimmed(String($0)) }.filter { !$0.isEmpty }
  }

  /// Returns a path with the home folder instead of `~`.
  private static func path(_ typed: String, _ home: String?) -> String {
    guard let home, typed == "~" || typed.hasPrefix("~/") else { return typed }
    return home + typed.dropFirst()
  }

  private static func open(
    _ name: String, _ remotes: Remotes, _ wholePath: (String) -> String, below path: RemotePath?
  ) -> Result<InboxFolder, RemoteFailure> {
    do throws(RemoteAddress.Refusal) {
      let address = try RemoteAddress(name).withWholePath(wholePath)
      do throws(RemoteFailure) {
        return .success(
          InboxFolder(name: name, files: try remotes.openFiles(address), path: path))
      } catch { return .failure(error) }
    } catch { return .failure(.notFound) }
  }
}

extension RemoteAddress {
  /// Returns the address with an absolute path if it is a folder of this computer.
  func withWholePath(_ wholePath: (String) -> String) -> RemoteAddress {
    if case .folder(let path) = self { return .folder(wholePath(path)) }
    return self
  }
}

/// An opened inbox folder, or the failure to open it.
public struct InboxOpened: Sendable {
  public let name: String
  public let folder: Result<InboxFolder, RemoteFailure>

  public init(name: String, folder: Result<InboxFolder, RemoteFailure>) {
    (self.name, self.folder) = (name, folder)
  }
}
