// Y-21
/// Building the files, and writing those that changed.
extension Publishing {
  /// The number of files after which the progress is stored.
  private static let step = 64

  /// Writes the files of a publication that changed, and removes those that are not published any more.
  func publish(_ publication: Publication, _ texts: PublishTexts, to files: any RemoteFiles)
    throws(PublishFailure) -> PublishReport
  {
    let options = try options(of: publication)
    // The key is computed before the records are read, because the store may change in the meantime.
    let key = key(of: publication, texts, options)
    let (built, stamp, pageChanged) = try storing { () throws(StorageFailure) in
      try build(publication, texts, options)
    }
    let wanted = Set(built.map(\.path))
    let changed = try changed(built, publication, files)
    let gone = publication.files.keys.filter { !wanted.contains($0) }.sorted()
    // The names are stored before the files are written, so that no file is left behind after a kill.
    _ = try update { publication in
      publication?.key = nil
      for file in changed {
        publication?.files[file.path] = PublishedFile(digest: nil, length: file.bytes.count)
      }
    }
    try remove(gone, of: publication, from: files)
    try write(changed, of: publication, to: files)
    let done = try update { publication in
      publication?.key = key
      publication?.stamp = stamp
      publication?.pageChanged = pageChanged
      publication?.at = clock.now()
    }
    guard let done, !done.isStopped else { throw .notPublished }
    var report = PublishReport(done)
    (report.written, report.removed) = (changed.map(\.path), gone)
    return report
  }

  // MARK: Building

  /// Returns the files to publish, the time stamp in the calendar, and the time when the page last changed.
  private func build(
    _ publication: Publication, _ texts: PublishTexts, _ options: PublishOptions
  ) throws(StorageFailure) -> (files: [PublishedContent], stamp: Int, pageChanged: Now?) {
    let now = clock.now()
    let calendar = try PublishedCalendar(options, sources, texts)
    var files: [PublishedContent] = []
    var (stamp, pageChanged) = (publication.stamp, publication.pageChanged)
    if publication.parts.contains(where: \.isInCalendar) {
      let name = publication.name ?? texts.calendarName
      // The time stamp changes only if an event does, so that an unchanged calendar has the same bytes.
      var bytes = calendar.file(called: name, stamp: stamp)
      if let known = publication.files[Publication.calendarFile], now.instant > stamp,
        known.digest != digest.of(bytes)
      {
        stamp = now.instant
        bytes = calendar.file(called: name, stamp: stamp)
      }
      files.append(PublishedContent(path: Publication.calendarFile, bytes: bytes))
      let day = try PublishedDay(options, sources, hidden: calendar.hidden, at: now)
      if !day.entries.isEmpty {
        let (bytes, changed) = page(day, publication, texts, now)
        files.append(PublishedContent(path: Publication.pageFile, bytes: bytes))
        pageChanged = changed
      }
    }
    if options.has(.contacts) {
      let cards = try PublishedCards(options: options, sources: sources).file()
      files.append(PublishedContent(path: Publication.cardsFile, bytes: cards))
    }
    if options.has(.markdown) { files += try pages(texts, options, calendar.hidden, now) }
    return (files, stamp, pageChanged)
  }

  /// Returns the page for today, and the time when it last changed. The time is new only if other content has changed.
  private func page(
    _ day: PublishedDay, _ publication: Publication, _ texts: PublishTexts, _ now: Now
  ) -> (bytes: [UInt8], changed: Now) {
    var day = day
    if let before = publication.pageChanged, let known = publication.files[Publication.pageFile] {
      day.changed = before
      let bytes = texts.page(day)
      if known.digest == digest.of(bytes) { return (bytes, before) }
    }
    day.changed = now
    return (texts.page(day), now)
  }

  private func pages(
    _ texts: PublishTexts, _ options: PublishOptions, _ hidden: Set<ID<Event>>, _ now: Now
  ) throws(StorageFailure) -> [PublishedContent] {
    var pages = PublishedPages(
      options, hidden: hidden, sources.calendar, as: texts.pages(options.window.today))
    _ = try readingPart { () throws(ArchiveFailure) in
      try sources.archive.visitRecords(at: now) { record in
        pages.add(record)
        return true
      }
    }
    pages.end()
    return pages.files
  }

  // MARK: Writing

  /// Returns the files whose bytes have changed since they were last written, and those that are missing in the remote.
  private func changed(
    _ wanted: [PublishedContent], _ publication: Publication, _ files: any RemoteFiles
  ) throws(PublishFailure) -> [PublishedContent] {
    var listing = ListedFiles(files)
    var changed: [PublishedContent] = []
    for file in wanted {
      guard let path = publication.path(of: file.path) else { continue }
      guard publication.files[file.path]?.digest == digest.of(file.bytes) else {
        changed.append(file)
        continue
      }
      let isThere = try reaching { () throws(RemoteFailure) -> Bool in
        try listing.has(path, ofLength: file.bytes.count)
      }
      if !isThere { changed.append(file) }
    }
    return changed
  }

  /// Returns whether the remote has all files of a publication as they were written.
  func hasAllFiles(of publication: Publication, _ files: any RemoteFiles)
    throws(PublishFailure) -> Bool
  {
    var listing = ListedFiles(files)
    return try reaching { () throws(RemoteFailure) -> Bool in
      for (name, file) in publication.files {
        guard let path = publication.path(of: name) else { continue }
        let isThere = try listing.has(path, ofLength: file.length)
        if !isThere { return false }
      }
      return true
    }
  }

  private func remove(
    _ gone: [String], of publication: Publication, from files: any RemoteFiles
  ) throws(PublishFailure) {
    if gone.isEmpty { return }
    for file in gone {
      guard let path = publication.path(of: file) else { continue }
      try reaching { () throws(RemoteFailure) in try files.remove(path) }
    }
    let left = try update { publication in
      for file in gone { publication?.files[file] = nil }
    }
    let needed = Set((left?.folders ?? []).map(\.text))
    for folder in publication.folders.reversed() where !needed.contains(folder.text) {
      try reaching { () throws(RemoteFailure) in try files.removeFolder(folder) }
    }
  }

  /// Writes files, and stores their digests. Files that were written before a failure are not written again.
  private func write(
    _ changed: [PublishedContent], of publication: Publication, to files: any RemoteFiles
  ) throws(PublishFailure) {
    var done: [PublishedContent] = []
    func store() throws(PublishFailure) {
      let written = done
      done = []
      _ = try update { publication in
        for file in written {
          publication?.files[file.path] = PublishedFile(
            digest: digest.of(file.bytes), length: file.bytes.count)
        }
      }
    }
    for file in changed {
      guard let path = publication.path(of: file.path) else { continue }
      do throws(PublishFailure) {
        try reaching { () throws(RemoteFailure) in try files.write(path, file.bytes) }
      } catch {
        try store()
        throw error
      }
      done.append(file)
      if done.count == Self.step { try store() }
    }
    try store()
  }
}

/// The names and lengths of files in a remote. Each folder is listed only once.
private struct ListedFiles {
  private let files: any RemoteFiles
  private var lengths: [String: [String: Int]] = [:]

  init(_ files: any RemoteFiles) { self.files = files }

  /// Returns whether a file exists and has this length.
  mutating func has(_ path: RemotePath, ofLength length: Int) throws(RemoteFailure) -> Bool {
    let folder = path.folder?.text ?? ""
    let known: [String: Int]
    if let found = lengths[folder] {
      known = found
    } else {
      let found = try files.list(path.folder)
      known = Dictionary(
        found.map { ($0.name, $0.length) }, uniquingKeysWith: { first, _ in first })
      lengths[folder] = known
    }
    // A server that does not report the length reports 0.
    guard let found = known[path.name] else { return false }
    return found == length || found == 0
  }
}
