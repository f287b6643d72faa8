import Foundation
import Support
import Testing

@Suite struct `The house` {
  static let shipped = ["Domain", "Data", "Presentation", "DIContainer", "App"]
  static let all = shipped + ["Tests"]

  @Test func `lets each layer import only what lies below it`() throws {
    let allowed: [String: Set<String>] = [
      "Domain": [],
      "Tests/InMemory": ["Domain", "Synchronization"],
      "Data": [
        "Domain", "Platform", "CSQLite", "CSodium", "CUTF8Proc", "Synchronization",
      ],
      "Presentation/TextUI": ["CTerminal", "CUTF8Proc"],
      // The manifest says which module of Presentation may import which.
      "Presentation": [
        "Domain", "TextUI", "PresentationShared", "PresentationKit", "PresentationMoods",
        "PresentationPeople", "PresentationReading", "PresentationSayings", "PresentationSchedule",
        "PresentationYear",
      ],
      "DIContainer/Store": ["Domain", "Data"],
      "DIContainer/Demo": ["Domain", "Data", "HaruStore"],
      "DIContainer": [
        "Demo", "Domain", "Data", "HaruStore", "TextUI", "Presentation", "PresentationShared",
        "PresentationKit", "Platform",
      ],
      "App": ["CPages", "DIContainer", "Presentation", "PresentationKit", "Platform"],
    ]
    for (path, text) in try ProjectFolder.swiftFiles(in: Self.shipped + ["Tests/InMemory"])
    where !`The platform`.isInside(path) {
      let layer =
        allowed.keys.filter { path.hasPrefix($0 + "/") }.max { $0.count < $1.count } ?? path
      for module in Self.imports(of: text) {
        #expect(allowed[layer]?.contains(module) == true, "\(path) imports \(module)")
      }
    }
  }

  @Test func `has files that can be read without scrolling far`() throws {
    for (path, text) in try ProjectFolder.swiftFiles(in: Self.all) {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
      #expect(lines <= 251, "\(path) has \(lines) lines")
    }
  }

  @Test func `has no names that say nothing`() throws {
    let empty = ["Utils", "Helper", "Manager", "Common", "Base", "Impl", "Default", "Misc"]
    for path in try ProjectFolder.swiftFiles(in: Self.all).keys {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      for word in empty {
        #expect(!name.hasPrefix(word) && !name.hasSuffix(word + ".swift"), "\(path)")
      }
    }
  }

  /// Patterns that may not appear in shipped code, each with the reason.
  static let banned: [(pattern: String, reason: String)] = [
    (#"\btry!"#, "a failure has to be answered"),
    (#"\bas!"#, "a cast may fail"),
    (#"\bfatalError\("#, "input never ends the program"),
    (#"@unchecked Sendable"#, "the compiler has to see that it is safe"),
    (#"nonisolated\(unsafe\)"#, "the compiler has to see that it is safe"),
    (#"@preconcurrency"#, "the compiler has to see that it is safe"),
    (#"\bTODO\b|\bFIXME\b|\bXXX\b"#, "what is not done belongs into an issue"),
    (#"default: *break"#, "a new case has to be looked at"),
    (#"catch *\{ *\}"#, "a failure has to be answered"),
    (#"\btry\?"#, "a failure has to be answered"),
    (#"\bDate\(\)|\bUUID\(\)"#, "the clock and the ids are ports"),
    (
      #"anguage (==|!=) \.(korean|english)\b"#,
      "a language has customs too; isKorean and isEnglish ask for its words"
    ),
    (#"\bprint\("#, "only a printer writes"),
    (#"\.shared\b|\blazy var\b"#, "what a type needs is given to it"),
    (
      #"\bwithoutActuallyEscaping\b|#filePath\b|#file\b"#,
      "the compiler puts the path of the file, or its length, into the program"
    ),
  ]

  @Test func `has none of the ways of writing that hide mistakes`() throws {
    for (path, text) in try ProjectFolder.swiftFiles(in: Self.shipped) {
      for (pattern, reason) in Self.banned {
        let found = text.range(of: pattern, options: .regularExpression)
        #expect(found == nil, "\(path): \(pattern), but \(reason)")
      }
    }
  }

  @Test func `has unsafe code only where C is spoken to`() throws {
    let allowed: Set<String> = [
      "Data/SQLite/Connection.swift", "Data/SQLite/Statement.swift",
      "Data/SQLite/ChangeHook.swift", "Data/SQLite/StoreFile.swift",
      "Data/SQLite/ForeignGuard.swift", "Data/SQLite/StopHook.swift",
      "Data/SQLite/SQLFunctions.swift",
      "Data/Imports/ImportFolder.swift", "Data/Zip/ZipDirectory.swift",
      "Data/SQLite/Tokenizer.swift", "Data/Text/TextForms.swift",
      "Data/Secrets/Argon2.swift", "Data/Secrets/SHA256.swift", "Data/Sync/SodiumCipher.swift",
      "Data/Photos/PhotoWriting.swift", "Data/Support/CacheOnDisk.swift",
      "Data/Support/SystemInfo.swift",
      "Data/Clock/LocalZone.swift", "Data/Clock/RealTimeClock.swift",
      "Data/Clock/ZoneFiles.swift",
      "Data/Platform/Disks.swift", "Data/Platform/Keyrings.swift",
      "Data/Platform/MemoryFolders.swift",
      "Data/Platform/Processes.swift", "Data/Platform/Secrecy.swift",
      "Data/Platform/Sockets.swift",
      "Data/SQLite/StoreFile+Replacing.swift",
      "Data/Encryption/DataKey.swift", "Data/Encryption/EncryptedFile.swift",
      "Data/Encryption/EncryptedLog.swift", "Data/Encryption/EncryptedPages.swift",
      "Data/Encryption/EncryptedPages+Slots.swift", "Data/Encryption/EncryptedStream.swift",
      "Data/Encryption/EncryptedStreamReader.swift",
      "Data/Encryption/EncryptedStreamWriter.swift", "Data/Encryption/EncryptingFiles.swift",
      "Data/Encryption/KernelKeyring.swift", "Data/Encryption/KeySlot.swift",
      "Data/Encryption/LogEnd.swift", "Data/Encryption/NonceBlock.swift",
      "Data/Encryption/PageCipher.swift",
      "Data/Encryption/RawFile.swift", "Data/Encryption/SecretArena.swift",
      "Data/Encryption/SecretBytes.swift",
      "Data/Encryption/SecretStream.swift",
      "Data/Encryption/Sodium.swift", "Data/Encryption/UnitBuffer.swift",
      "Data/SQLite/RowDigest.swift",
      "Data/Notify/LocalSocket.swift", "Data/Notify/SignalPause.swift",
      "Data/Notify/SystemTimer.swift", "Data/Notify/TerminalNotices.swift",
      "Data/Opener/SystemOpener.swift", "Data/Files/FilesOnDisk.swift",
      "Data/Files/CrashMarks.swift", "Data/Files/PrivateFolder.swift",
      "Data/Files/SharedNumber.swift",
      "Data/Files/OrdinaryFile.swift", "Data/Files/OpenedFile.swift", "Data/Files/WholeFile.swift",
      "Data/Files/DraftFolder.swift", "Data/Files/FolderOnDisk.swift",
      "Data/Files/MemoryDraft.swift", "Data/Files/OpenDraft.swift",
      "Data/Files/TemporaryFile.swift",
      "Data/Files/Unfinished.swift",
      "Data/Archive/ArchiveDisk.swift", "Data/Archive/StreamedFile.swift",
      "Data/Imports/ByteSource.swift", "Data/Imports/ImportFolder.swift",
      "Data/Imports/ImportPathsOnDisk.swift",
      "Data/Zip/ZipDirectory.swift", "Data/Programs/OpenFile.swift",
      "Data/Programs/ProgramPath.swift", "Data/Programs/ChildProcess.swift",
      "Data/Programs/Deadline.swift", "Data/Programs/ProgramTalk.swift",
      "Data/Programs/Spawning.swift",
      "Data/SignIn/CallbackPort.swift", "Data/Files/ScratchFolder.swift",
      "Data/Files/StreamedFolder.swift",
      "Data/Sync/SyncKeyFile.swift",
      "Data/Sync/Remotes/RemoteFolder.swift", "Data/Sync/Remotes/RemoteFolder+Abandoned.swift",
      "Data/Sync/Remotes/StandardStreams.swift",
      "Presentation/TextUI/Terminal/TerminalDevice.swift",
      "Presentation/TextUI/Terminal/TerminalDevice+Examining.swift",
      "Presentation/Kit/CommandLine/JSONText.swift",
      "Presentation/Kit/CommandLine/JSONEscape.swift",
      "DIContainer/Process.swift", "DIContainer/PagerProcess.swift",
      "DIContainer/Editor.swift", "DIContainer/Background.swift",
    ]
    for (path, text) in try ProjectFolder.swiftFiles(in: Self.shipped) {
      // The HTML word 'unsafe-inline' is not unsafe code.
      let code = text.replacingOccurrences(of: "'unsafe-inline'", with: "").split(separator: "\n")
        .filter { !$0.contains("//") }.joined(separator: "\n")
      guard code.range(of: #"\bunsafe\b"#, options: .regularExpression) != nil else { continue }
      #expect(allowed.contains(path), "\(path)")
    }
  }

  /// Ways to make a range or a slice of Domain that end the program if a computed position is wrong.
  private static let trapping =
    #"uncheckedBounds|\b(Range|ClosedRange)<\w+>\(\(|\.(prefix|suffix|drop|remove)(First|Last)?\((?!max\()[^()]*- \w*[a-z]"#

  @Test func `makes ranges of computed positions only with the checked operators`() throws {
    // S-1
    let checked = "Domain/Values/CheckedRanges.swift"
    let sameInTime = "Domain/Time/Days/CheckedRanges.swift"
    let files = try ProjectFolder.swiftFiles(in: ["Domain"])
    let operators = try #require(files[checked])
    #expect(files[sameInTime] == operators)
    for declared in [
      "static func ..<", "static func ...", "extension Int: RangeBound",
      "extension String.Index: RangeBound", "extension Day: RangeBound",
    ] {
      #expect(operators.contains(declared), "\(declared)")
    }
    for (path, text) in files where path != checked && path != sameInTime {
      for line in text.split(separator: "\n") {
        let found = line.range(of: Self.trapping, options: .regularExpression)
        #expect(found == nil, "\(path): \(line)")
        #expect(!line.contains("func ..<") && !line.contains("func ... "), "\(path): \(line)")
      }
    }
    for line in [
      "all.prefix(limit - hits.count)", "words.dropFirst(a - b)", "Range(uncheckedBounds: (a, b))",
    ] {
      #expect(line.range(of: Self.trapping, options: .regularExpression) != nil, "\(line)")
    }
  }

  @Test func `speaks to the store only in Data`() throws {
    let sql = #""\s*(SELECT|INSERT|UPDATE|DELETE|CREATE|PRAGMA)\b"#
    let files = try ProjectFolder.swiftFiles(in: ["Domain", "Presentation", "DIContainer"])
    for (path, text) in files {
      #expect(text.range(of: sql, options: .regularExpression) == nil, "\(path)")
    }
  }

  @Test func `reads nothing of the store by its place`() throws {
    // Only an answer with one column is read by position. All other answers are read by column name.
    let read = #"\b(row|found|kept|\$0)\.\w+\(\d|\.values\[\d|from: [1-9]"#
    for (path, text) in try ProjectFolder.swiftFiles(in: ["Data"])
    where !["Data/SQLite/Row.swift", "Data/SQLite/Statement.swift"].contains(path) {
      let code = text.split(separator: "\n").filter { $0.contains("row") || $0.contains("Row") }
      for line in code {
        #expect(line.range(of: read, options: .regularExpression) == nil, "\(path): \(line)")
      }
    }
  }

  @Test func `ends the program only in main`() throws {
    for (path, text) in try ProjectFolder.swiftFiles(in: Self.shipped)
    where path != "App/main.swift" {
      #expect(text.range(of: #"\bexit\("#, options: .regularExpression) == nil, "\(path)")
    }
  }

  static func imports(of text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      guard let index = words.firstIndex(of: "import"), index <= 1, index + 1 < words.count,
        index == 0 || ["public", "internal", "private", "package"].contains(words[0])
      else { return nil }
      return words[index + 1]
    }
  }
}
