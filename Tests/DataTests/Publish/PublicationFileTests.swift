import Domain
import Support
import Testing

@testable import Data

// Y-20
@Suite struct `The file of what is published` {
  private var publication: Publication {
    var publication = Publication(
      remote: "/srv/하루 폴더", folder: "haru-" + String(repeating: "z", count: 25) + "w",
      parts: [.schedule, .moods], name: "Mina's days", stamp: 1_795_000_000)
    publication.files["haru.ics"] = PublishedFile(
      digest: SixteenBytes(high: 1, low: .max), length: 12)
    publication.files["people/민아 (2).md"] = PublishedFile(digest: nil, length: 0)
    publication.key = SixteenBytes(high: 7, low: 9)
    publication.at = Now(instant: 1_795_000_100, offset: -12_600)
    publication.pageChanged = Now(instant: 1_795_000_050, offset: 32_400)
    publication.isStopped = true
    return publication
  }

  @Test func `is read as it was written, and closed to others`() throws {
    try SampleFolder.using { folder in
      let file = PublicationFile(of: folder.path("haru.sqlite"))
      #expect(try file.load() == nil)
      let stored = try file.update { $0 = publication }
      #expect(stored == publication)
      #expect(try file.load() == publication)
      #expect(try folder.mode("haru.sqlite.publish") == 0o600)
      #expect(try file.update { $0?.files = [:] }?.files == [:])
      #expect(try file.update { $0 = nil } == nil)
      #expect(try folder.names() == [])
    }
  }

  @Test func `is refused if it is damaged`() throws {
    let bytes = PublicationText.bytes(of: publication)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(PublicationText.publication(bytes) == publication)
    for (one, other) in [
      ("haru publish 1", "haru publish 2"), ("folder haru-", "folder har-"),
      ("remote /", "remot /"), ("parts schedule", "parts calendar"), ("stamp 1", "stamp x"),
      (" 12 haru.ics", " -1 haru.ics"), (" 12 haru.ics", ""),
    ] {
      let damaged = text.replacing(one, with: other)
      #expect(damaged != text && PublicationText.publication(Array(damaged.utf8)) == nil, "\(one)")
    }
    #expect(PublicationText.publication([255]) == nil && PublicationText.publication([]) == nil)
  }

  @Test func `keeps what two processes change at once`() async throws {
    let folder = try SampleFolder()
    let file = PublicationFile(of: folder.path("haru.sqlite"))
    _ = try file.update { $0 = publication }
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask {
          for index in 0..<8 {
            _ = try? file.update {
              $0?.files["\(number)-\(index)"] = PublishedFile(digest: nil, length: 1)
            }
          }
        }
      }
    }
    #expect(try file.load()?.files.count == 66)
  }
}
