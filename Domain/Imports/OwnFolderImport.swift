/// Imports a folder that Haru exported: its complete export, and the mood pages that the user has edited since.
extension Imports {
  func bringIn(
    _ folder: OwnFolder, _ file: ImportedFile, _ options: ImportOptions,
    telling progress: ImportProgress
  ) throws(ImportFailure) -> FileImport {
    guard let export = folder.export else {
      var result = try bringPages(file, options, progress)
      result.notes.append(.pagesOnly)
      return result
    }
    let whole = ImportedFile(path: export, name: file.name, format: file.format)
    let edited = folder.editedFeelings
    var notes: [ImportNote] = []
    if let first = edited.first { notes.append(.pagesRead(edited.count, first: first)) }
    let left = folder.edited.filter { !OwnFolder.hasFeelings($0) && $0 != "haru.md" }
    if let first = left.first { notes.append(.pagesLeft(left.count, first: first)) }
    var result = FileImport(file: file.name, format: file.format)
    if edited.isEmpty || options.isTrial {
      result = try parts.bringRecords(whole, options.isTrial, progress)
    } else {
      result = try parts.history.asOneChange { () throws(ImportFailure) in
        var result = try parts.bringRecords(whole, false, progress)
        result.add(try bringPages(file, options, progress))
        let isNothing = result.counts.added + result.counts.updated == 0
        return (result, isNothing ? .dropped : .committed)
      }
    }
    result.notes += notes
    return result
  }

  private func bringPages(
    _ file: ImportedFile, _ options: ImportOptions, _ progress: ImportProgress
  ) throws(ImportFailure) -> FileImport {
    let begin: ImportDefaults
    do throws(StorageFailure) { begin = try defaults() } catch { throw .storage(error) }
    return try files.bringIn(file, options, for: begin, telling: progress)
  }
}
