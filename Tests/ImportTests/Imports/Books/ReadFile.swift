import Domain
import Foundation
import FuzzPromises
import Support

@testable import Data

/// An import file, and everything that was read from it.
struct ReadFile {
  let trial: ImportTrial
  /// The formats that the file may have, judged by its content.
  let formats: [ImportFormat]

  init(_ bytes: [UInt8], as format: ImportFormat? = nil, dates: ImportDateOrder? = nil) throws {
    (trial, formats) = try SampleFolder.using { folder in
      // The file name must not matter, so all files have this one.
      try folder.write(bytes, to: "goodreads_library_export.csv")
      let path = folder.path("goodreads_library_export.csv")
      return (
        ImportTrial(path, as: format, dates: dates), try ImportTrial.formats(of: path)
      )
    }
  }

  init(_ text: String, as format: ImportFormat? = nil, dates: ImportDateOrder? = nil) throws {
    try self.init(Array(text.utf8), as: format, dates: dates)
  }

  var entries: [IncomingEntry] { trial.entries }
  var problems: [IncomingIssue] { trial.problems }
  var notes: [ImportNote] { trial.notes }

  var books: [IncomingBook] {
    entries.compactMap { if case .book(let book) = $0.content { book } else { nil } }
  }

  var sentences: [IncomingSentence] {
    entries.compactMap { if case .sentence(let sentence) = $0.content { sentence } else { nil } }
  }

  /// Returns the value with this name that was kept with an entry, or nil if there is none.
  func kept(_ entry: Int, _ name: String) -> String? {
    for member in entries[entry].kept where member.name == name {
      switch member.value {
      case .text(let text), .json(let text): return text
      }
    }
    return nil
  }
}

func day(_ text: String) -> Day? { Day(text) }

func at(_ day: String, _ hour: Int, _ minute: Int, _ second: Int = 0) -> IncomingMoment? {
  Day(day).map { .local($0, seconds: hour * 3600 + minute * 60 + second) }
}
