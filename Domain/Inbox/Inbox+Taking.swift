extension Inbox {
  /// Reads the folders, and stores the lines of new notes. Each note is one change in the history. If `moves` is true,
  /// a note is moved away after its change is committed. A folder that fails does not stop the others.
  public func takeIn<Saved, Failure: StorageFailing>(
    folders: InboxFolders = .all, moves: Bool = true, canAsk: Bool = false,
    by saver: NoteSaver<Saved, Failure>
  ) throws(Failure) -> NotesOutcome<Saved> {
    var outcome = NotesOutcome<Saved>()
    let author = author(clock.now())
    var features: Features?
    let all: [InboxOpened]
    do throws(StorageFailure) { all = try opening.folders(folders, canAsk) } catch {
      throw .storage(error)
    }
    for opened in all {
      outcome.folderCount += 1
      do throws(FolderFailure<Failure>) {
        let folder: InboxFolder
        switch opened.folder {
        case .success(let found): folder = found
        case .failure(let failure): throw .remote(failure)
        }
        var visit = NoteVisit(
          inbox: self, folder: folder, author: author, saver: saver, moves: moves,
          features: features)
        defer { features = visit.features }
        try visit.run(into: &outcome)
      } catch {
        switch error {
        case .remote(let failure): outcome.failed.append((opened.name, failure))
        case .failed(let failure): throw failure
        }
      }
    }
    return outcome
  }
}

/// Why a folder could not be read completely.
enum FolderFailure<Failure: StorageFailing>: StorageFailing {
  case remote(RemoteFailure)
  case failed(Failure)

  static func storage(_ failure: StorageFailure) -> FolderFailure { .failed(.storage(failure)) }
}
