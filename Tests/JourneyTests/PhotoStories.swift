import Foundation
import Support
import Testing

/// Tests of a diary with photos, with the built program on a real disk.
// I-04, I-35
@Suite(.serialized) struct `Somebody whose diary has photos` {
  /// Writes a Day One diary with two entries and one photo, and returns its path.
  private func diary(_ folder: SampleFolder) throws -> String {
    let photos = folder.path("diary/photos")
    try FileManager.default.createDirectory(atPath: photos, withIntermediateDirectories: true)
    try folder.write([0xFF, 0xD8, 0xFF, 0xE0], to: "diary/photos/0a0b.jpeg")
    let entries = """
      {"metadata":{"version":"1.0"},"entries":[
      {"uuid":"A1","creationDate":"2026-02-01T03:00:00Z","timeZone":"Asia/Seoul",
       "text":"By the river\\n\\n![](dayone-moment://1)","photos":[{"md5":"0a0b","type":"jpeg","identifier":"1"}]},
      {"uuid":"A2","creationDate":"2026-02-02T03:00:00Z","timeZone":"Asia/Seoul","text":"At home"}]}
      """
    try folder.write(Array(entries.utf8), to: "diary/Journal.json")
    let zip = Process()
    zip.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    zip.arguments = ["-m", "zipfile", "-c", folder.path("diary.zip"), "Journal.json", "photos"]
    zip.currentDirectoryURL = URL(fileURLWithPath: folder.path("diary"))
    try zip.run()
    zip.waitUntilExit()
    return folder.path("diary.zip")
  }

  /// Returns the id of the first entry with a photo and the path of its photo; the path is nil if
  /// the file is missing. Returns nil if no entry has a photo.
  private func entry(_ haru: BinaryUnderTest) throws -> (id: String, file: String?)? {
    struct Answer: Decodable {
      struct Day: Decodable { let records: [Record] }
      struct Record: Decodable {
        let id: String
        let media: [Photo]
      }
      struct Photo: Decodable { let file: String? }
      let days: [Day]
    }
    let json = try haru("moods", "list", "--json").out
    let answer = try JSONDecoder().decode(Answer.self, from: Data(json.utf8))
    let entry = answer.days.flatMap(\.records).first { !$0.media.isEmpty }
    return entry.map { ($0.id, $0.media.first?.file) }
  }

  private func photo(_ haru: BinaryUnderTest) throws -> String? { try entry(haru)?.file }

  @Test(.slow) func `is asked first, and then has them beside the store and in copies`() throws {
    try SampleFolder.using { folder in
      let zip = try diary(folder)
      let haru = try BinaryUnderTest(home: folder.path("home"))
      let tried = try haru("import", zip, "--dry-run").out
      #expect(tried.contains("Photos not imported: 1. Add --photos to import them."))
      let brought = try haru("import", zip, "--photos").out
      #expect(brought == "Day One, 2 entries: 2 added.\n  Also imported 1 photo.\n")
      let file = try #require(try photo(haru))
      #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == Data([0xFF, 0xD8, 0xFF, 0xE0]))
      #expect(try haru("moods", "show", entry(haru)?.id ?? "").out.contains("\nPhoto: \(file)\n"))
      #expect(try haru("moods", "export", "-", "--format", "json").out.contains(file))

      // A backup in another folder is restored into another home.
      let backup = try haru("backup", folder.path("copy.db")).out
      #expect(backup.contains("1 photo is in the folder \(folder.path("copy.db")).photos."))
      let other = try BinaryUnderTest(home: folder.path("other"))
      #expect(try other("restore", folder.path("copy.db")).status == 0)
      let brought2 = try #require(try photo(other))
      #expect(brought2 != file && brought2.hasSuffix((file as NSString).lastPathComponent))

      // The exported folder contains the photo, and importing it restores the photo.
      #expect(try haru("export", folder.path("pages"), "--format", "markdown").status == 0)
      let name = (file as NSString).lastPathComponent
      let page = String(decoding: try folder.bytes("pages/moods/2026-02.md"), as: UTF8.self)
      #expect(page.contains("By the river\n\n![](photos/\(name))\n"))
      #expect(try folder.bytes("pages/moods/photos/" + name) == [0xFF, 0xD8, 0xFF, 0xE0])
      let third = try BinaryUnderTest(home: folder.path("third"))
      #expect(try third("import", folder.path("pages")).status == 0)
      #expect(try photo(third)?.hasSuffix(name) == true)
      #expect(
        try third("export").out.split(separator: "\n") == haru("export").out.split(separator: "\n"))

      // Without the complete export, the pages are imported only on request.
      try FileManager.default.removeItem(atPath: folder.path("pages/haru.json"))
      let fourth = try BinaryUnderTest(home: folder.path("fourth"))
      #expect(try fourth("import", folder.path("pages"), "--photos").status == 0)
      #expect(try photo(fourth)?.hasSuffix(name) == true)
      #expect(try !fourth("moods", "list").out.contains("![]"))
    }
  }

  @Test(.slow) func `is told of those that did not come along`() throws {
    try SampleFolder.using { folder in
      let haru = try BinaryUnderTest(home: folder.path("home"))
      #expect(try haru("import", diary(folder), "--photos").status == 0)
      let copy = folder.path("copy.db")
      #expect(try haru("backup", copy).err.isEmpty)
      #expect(try haru("export", folder.path("pages"), "--format", "markdown").status == 0)
      try FileManager.default.removeItem(atPath: copy + ".photos")
      try FileManager.default.removeItem(atPath: folder.path("pages/moods/photos"))
      let notice = "1 photo file is missing. For details, run `haru doctor`.\n"
      let other = try BinaryUnderTest(home: folder.path("other"))
      let trial = "Dry run: nothing was changed.\n"
      let tried = try other("restore", copy, "--dry-run")
      #expect(tried.status == 0 && tried.err == "1 photo file is missing.\n" + trial)
      let restored = try other("restore", copy)
      #expect(restored.status == 0 && restored.err == notice)
      let replaced = try other("restore", copy, "--replace", "--yes", "--lang", "ko")
      #expect(replaced.status == 0)
      #expect(replaced.err == "사진 1장의 파일이 없어요. 어느 사진인지는 `haru doctor`로 볼 수 있어요.\n")
      let backup = try other("backup", folder.path("other.db"))
      #expect(backup.status == 0 && backup.err == notice)
      let json = try other("backup", folder.path("other.db"), "--yes", "--json")
      #expect(json.out.contains("\"photosMissing\":1") && json.err.isEmpty)
      let third = try BinaryUnderTest(home: folder.path("third"))
      let brought = try third("import", folder.path("pages"))
      #expect(brought.status == 0 && brought.out.contains("1 photo file is missing."))
    }
  }

  @Test func `has the trash emptied of those that nothing needs`() throws {
    try SampleFolder.using { folder in
      let haru = try BinaryUnderTest(home: folder.path("home"))
      #expect(try haru("import", diary(folder), "--photos").status == 0)
      let file = try #require(try photo(haru))
      let orphan =
        (file as NSString).deletingLastPathComponent + "/" + String(repeating: "0", count: 64)
        + ".jpg"
      let mode: [FileAttributeKey: Any] = [.posixPermissions: 0o600]
      #expect(
        FileManager.default.createFile(atPath: orphan, contents: Data([1]), attributes: mode))
      let doctor = try haru("doctor")
      #expect(doctor.status == 0 && doctor.out.contains("· Unused photos: "))
      let emptied = try haru("trash", "empty")
      #expect(emptied.status == 0 && emptied.err == "The trash is empty.\n")
      #expect(!FileManager.default.fileExists(atPath: orphan))
      #expect(FileManager.default.fileExists(atPath: file))
      // A folder cannot be unlinked, even by root.
      try FileManager.default.createDirectory(atPath: orphan, withIntermediateDirectories: false)
      #expect(try haru("moods", "remove", entry(haru)?.id ?? "", "--yes").status == 0)
      let stays = try haru("trash", "empty", "--yes")
      #expect(stays.status == 0 && stays.out.contains("Permanently deleted 1 record"))
      #expect(stays.err == "Photos that could not be deleted: \(orphan)\n")
      let json = try haru("trash", "empty", "--json").out
      #expect(json.contains(#""photosLeft":["\#(orphan)"]"#))
    }
  }

  @Test func `gets rid of them with what they belong to`() throws {
    try SampleFolder.using { folder in
      let haru = try BinaryUnderTest(home: folder.path("home"))
      // Otherwise the daily backup would still need the photos.
      #expect(try haru("settings", "set", "backup.daily", "off").status == 0)
      #expect(try haru("import", diary(folder), "--photos").status == 0)
      let file = try #require(try photo(haru))
      #expect(try haru("undo").status == 0)
      #expect(FileManager.default.fileExists(atPath: file))
      #expect(try haru("redo").status == 0)
      #expect(try photo(haru) == file)
      #expect(try haru("moods", "remove", entry(haru)?.id ?? "", "--yes").status == 0)
      #expect(try haru("trash", "empty", "--yes").status == 0)
      #expect(!FileManager.default.fileExists(atPath: file))
      #expect(try haru("doctor").status == 0)
    }
  }
}
