// Y-20…Y-25
/// Publishes what stands ahead as files in a remote, which calendars and browsers of other devices read.
public final class Publishing: Sendable {
  let sources: PublishSources
  let world: PublishDependencies
  let sync: SyncDependencies
  let digest: SyncDigest
  let clock: WallClock

  public init(
    _ sources: PublishSources, world: PublishDependencies, sync: SyncDependencies,
    digest: SyncDigest, clock: WallClock
  ) {
    (self.sources, self.world, self.sync) = (sources, world, sync)
    (self.digest, self.clock) = (digest, clock)
  }

  public var now: Now { clock.now() }

  /// Returns what this device publishes; nil if it publishes nothing.
  public func publication() throws(StorageFailure) -> Publication? {
    try world.publications.load().flatMap { $0.isStopped ? nil : $0 }
  }

  /// Returns the publication that was stopped and whose files are still in its remote; nil if there is none.
  public func stoppedPublication() throws(StorageFailure) -> Publication? {
    try world.publications.load().flatMap { $0.isStopped ? $0 : nil }
  }

  /// Sets up publishing, and publishes for the first time. If the remote already has a publication of this device, even
  /// a stopped one, its folder is used again and its parts and name are replaced.
  public func start(
    at typed: String, parts: Set<PublishedPart>, name: String?, _ texts: PublishTexts,
    canAsk: Bool = false
  ) throws(PublishFailure) -> PublishReport {
    let address = try address(typed)
    let before = try storing { () throws(StorageFailure) in try publication() }
    if let before, before.remote != address.text {
      throw .alreadyPublished(remote: before.remote)
    }
    let files = try open(address, canAsk)
    // Throws if the remote does not exist, so that nothing is set up for a typing error.
    _ = try reaching { () throws(RemoteFailure) in try files.list(nil) }
    let fresh = Publication(
      remote: address.text, folder: Publication.newFolder(sync.draws), parts: parts, name: name,
      stamp: clock.now().instant)
    let stored = try update { publication in
      let known = publication.flatMap { $0.remote == address.text ? $0 : nil }
      var begun = known ?? fresh
      (begun.parts, begun.name, begun.key, begun.isStopped) = (parts, name, nil, false)
      publication = begun
    }
    guard let stored else { throw .notPublished }
    do throws(PublishFailure) { return try publish(stored, texts, to: files) } catch {
      if before == nil, stored.folder == fresh.folder { forget(files) }
      throw error
    }
  }

  /// Writes the files that changed or are missing in the remote. If neither the store nor the day nor a setting has
  /// changed since the last time, no record is read.
  public func callAsFunction(_ texts: PublishTexts, canAsk: Bool = false)
    throws(PublishFailure) -> PublishReport
  {
    let found = try storing { () throws(StorageFailure) in try publication() }
    guard let publication = found else { throw .notPublished }
    let files = try open(try address(publication.remote), canAsk)
    if let key = publication.key,
      try key == self.key(of: publication, texts, options(of: publication)),
      try hasAllFiles(of: publication, files)
    {
      return PublishReport(publication)
    }
    return try publish(publication, texts, to: files)
  }

  /// Stops publishing. If `removing` is true, first removes the files that Haru wrote to the remote, including files
  /// that an earlier stop has left there. Otherwise their names stay stored, so that they can be removed later.
  public func stop(removing: Bool, canAsk: Bool = false) throws(PublishFailure)
    -> (publication: Publication, removed: Int)
  {
    let found = try storing { () throws(StorageFailure) -> Publication? in
      let current = try publication()
      if current != nil || !removing { return current }
      return try stoppedPublication()
    }
    guard let publication = found else { throw .notPublished }
    guard removing else {
      _ = try update { publication in
        publication = publication.flatMap { $0.files.isEmpty ? nil : $0 }
        publication?.isStopped = true
      }
      return (publication, 0)
    }
    let files = try open(try address(publication.remote), canAsk)
    let removed = try remove(publication, from: files)
    _ = try update { $0 = nil }
    return (publication, removed)
  }

  // MARK: Steps

  /// Removes all files of a publication, and the folders that are empty afterwards. Returns the number of files.
  private func remove(_ publication: Publication, from files: any RemoteFiles)
    throws(PublishFailure) -> Int
  {
    let paths = publication.files.keys.sorted()
    for path in paths {
      try reaching { () throws(RemoteFailure) in
        if let path = publication.path(of: path) { try files.remove(path) }
      }
      _ = try update { $0?.files[path] = nil }
    }
    for folder in publication.folders.reversed() {
      try reaching { () throws(RemoteFailure) in try files.removeFolder(folder) }
    }
    return paths.count
  }

  /// Reverts a failed start: removes the files, as far as the remote allows, and the publication.
  private func forget(_ files: any RemoteFiles) {
    do throws(PublishFailure) {
      let found = try storing { () throws(StorageFailure) in try publication() }
      guard let publication = found else { return }
      _ = try remove(publication, from: files)
      _ = try update { $0 = nil }
    } catch {
      // Files may be left in the remote, so the publication stays known. `stop` removes it.
      return
    }
  }

  func options(of publication: Publication) throws(PublishFailure) -> PublishOptions {
    try storing { () throws(StorageFailure) in
      try PublishOptions(publication.parts, on: clock.now().day, sources.preferences)
    }
  }

  /// Identifies all data on which the published files depend; nil if that is not possible.
  func key(of publication: Publication, _ texts: PublishTexts, _ options: PublishOptions)
    -> SixteenBytes?
  {
    guard let state = world.storeState() else { return nil }
    let here = sources.calendar
    let parts = publication.parts.inOrder.map(\.rawValue).joined(separator: " ")
    let lines =
      [
        state, world.version, options.window.today.description, here.zone() ?? "",
        String(clock.now().offset), texts.language, parts, publication.name ?? "",
      ] + options.settings
    return digest.of(Array(lines.joined(separator: "\n").utf8))
  }

  /// Parses an address, and makes the path of a folder absolute.
  private func address(_ text: String) throws(PublishFailure) -> RemoteAddress {
    let address: RemoteAddress
    do throws(RemoteAddress.Refusal) { address = try RemoteAddress(text) } catch {
      // Only the password of a database belongs in `~/.pgpass`.
      if error == .password(.pgpass) { throw .database }
      throw .address(error)
    }
    if case .postgres = address { throw .database }
    return address.withWholePath(sync.wholePath)
  }

  private func open(_ address: RemoteAddress, _ canAsk: Bool) throws(PublishFailure)
    -> any RemoteFiles
  {
    try reaching { () throws(RemoteFailure) in
      try sync.remotes(.publishing, canAsk, nil).openFiles(address)
    }
  }

  func update(_ change: (inout Publication?) -> Void) throws(PublishFailure) -> Publication? {
    try storing { () throws(StorageFailure) in try world.publications.update(change) }
  }

  func storing<T>(_ body: () throws(StorageFailure) -> T) throws(PublishFailure) -> T {
    do throws(StorageFailure) { return try body() } catch { throw .storage(error) }
  }

  func reaching<T>(_ body: () throws(RemoteFailure) -> T) throws(PublishFailure) -> T {
    do throws(RemoteFailure) { return try body() } catch { throw .remote(error) }
  }
}

/// The result of publishing.
public struct PublishReport: Equatable, Sendable {
  public var publication: Publication
  /// The paths of the files that were written, below the folder of the publication.
  public var written: [String] = []
  /// The paths of the files that were removed, because what they contained is not published any more.
  public var removed: [String] = []

  public init(_ publication: Publication) { self.publication = publication }
}

extension Publication {
  /// Returns the path of a published file in the remote; nil if no path can have its name.
  func path(of file: String) -> RemotePath? {
    RemotePath(parts: [folder] + file.split(separator: "/").map(String.init))
  }

  /// The folders that have published files, the uppermost first.
  var folders: [RemotePath] {
    var folders: [String: RemotePath] = [:]
    for file in files.keys {
      for folder in path(of: file)?.folders ?? [] { folders[folder.text] = folder }
    }
    if let own = RemotePath(folder) { folders[folder] = own }
    return folders.values.sorted {
      ($0.parts.count, $0.text) < ($1.parts.count, $1.text)
    }
  }
}
