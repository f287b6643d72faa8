import Domain
import Support
import Synchronization
import Testing

@testable import Data

@Suite struct `Getting the cover of a book` {
  private let waits = DelayLog()

  /// Records the requested waiting times in milliseconds without waiting.
  private final class DelayLog: Sendable {
    let all = Mutex<[Int]>([])
    func add(_ milliseconds: Int) { all.withLock { $0.append(milliseconds) } }
    var list: [Int] { all.withLock { $0 } }
  }

  private func covers(
    _ folder: String? = nil, fetcher: Fetcher? = nil, path: String? = "/usr/bin:/bin",
    home: String? = nil, isOffline: Bool = false, timeout: Int = 20_000
  ) -> BookCovers {
    let waits = waits
    return .cached(
      fetcher: fetcher ?? .curl(for: .covers, path: "/usr/bin:/bin", timeout: timeout), path: path,
      cacheFolder: folder, openLibrary: home, isOffline: isOffline, wait: { waits.add($0) })
  }

  @Test func `brings it from the web, as a JPEG, a PNG or a GIF`() throws {
    // BK-25
    let sample = SampleCover.image()
    try LoopbackServer.using([
      "/a.jpg": .page(SampleCover.jpeg(), status: 200),
      "/a.png": .page(SampleCover.png(), status: 200),
      "/a.gif": .page(SampleCover.gif(), status: 200), "/moved": .redirect(to: "/a.png"),
    ]) { server in
      let covers = covers()
      let jpeg = try covers.result(server.address("/a.jpg")).get()
      // JPEG is lossy, mostly at edges, so colours are only compared roughly.
      #expect(jpeg.width == 40 && jpeg.height == 60)
      for (x, y) in [(3, 3), (20, 20), (20, 45)] {
        #expect(jpeg[x, y].contrast(with: sample[x, y]) < 1.1)
      }
      #expect(covers.result(server.address("/a.png")) == .success(sample))
      #expect(covers.result(server.address("/a.gif")) == .success(sample))
      #expect(covers.result(server.address("/moved?x=1")) == .success(sample))
      #expect(waits.list == [])
    }
  }

  @Test func `asks once and keeps it, as it came and as it is shown`() throws {
    // BK-25: disk cache; [R-DM] the image is kept too
    let bytes = try SampleCover.jpeg()
    try SampleFolder.using { folder in
      let path = folder.path("covers")
      try LoopbackServer.using(["/a.jpg": .page(bytes, status: 200)]) { server in
        let address = server.address("/a.jpg")
        #expect(covers(path).cached(address) == nil)
        let image = try covers(path).result(address).get()
        #expect(covers(path).cached(address) == image)
        #expect(covers(path).result(address) == .success(image))
        #expect(covers(path, isOffline: true).result(address) == .success(image))
        #expect(server.questions.count == 1)
        let cache = CoverCache(folder: PrivateFolder(path: path))
        #expect(cache.original(of: address) == bytes)
        // A missing thumbnail is made again from the stored image.
        for name in try folder.names(in: "covers", ending: ".small") {
          PrivateFolder(path: path).remove(name)
        }
        #expect(covers(path).cached(address) == nil)
        #expect(covers(path, isOffline: true).result(address) == .success(image))
        #expect(server.questions.count == 1)
      }
    }
  }

  @Test func `looks into files of the disk, and again when they change`() throws {
    // BK-31: cover file
    try SampleFolder.using { folder in
      let (first, second) = (SampleCover.image(), SampleCover.image(20, 30))
      let covers = covers(folder.path("covers"), isOffline: true)
      let path = folder.path("표지 한 장.png")
      #expect(covers.failure(path) == .file(FileFailure(path: path, .missing)))
      try folder.write(SampleCover.png(first), to: "표지 한 장.png")
      #expect(covers.cached(path) == nil)
      #expect(covers.result(path) == .success(first) && covers.cached(path) == first)
      try folder.write(SampleCover.png(second), to: "표지 한 장.png")
      #expect(covers.cached(path) == nil)
      #expect(covers.result(path) == .success(second) && covers.cached(path) == second)
      #expect(try folder.names(in: "covers", ending: ".original") == [])
      #expect(covers.failure(folder.path) == .file(FileFailure(path: folder.path, .isFolder)))
      #expect(
        covers.failure("/dev/zero")
          == .file(FileFailure(path: "/dev/zero", .other(code: 22))))
    }
  }

  @Test func `asks three more times after three seconds each when nobody was heard`() throws {
    // BK-25: retry 3x every 3 s
    #expect(covers().failure(try LoopbackServer.deadAddress()) == .offline)
    #expect(waits.list == [3000, 3000, 3000])
    let answers = Mutex([FetchFailure.Cause.slow, .unreachable])
    let bytes = try SampleCover.png()
    let fetcher = Fetcher { (address, _) throws(FetchFailure) in
      if let reason = answers.withLock({ $0.popLast() }) {
        throw FetchFailure(address: address, reason)
      }
      return bytes
    }
    let image = covers(fetcher: fetcher).result("https://shop.example/a.png")
    #expect(image == .success(SampleCover.image()))
    #expect(waits.list.count == 5)
  }

  @Test func `waits for nobody who said no`() throws {
    // BK-25
    try LoopbackServer.using([
      "/500": .page([1], status: 500), "/410": .page([1], status: 410),
      "/huge": .page([UInt8](repeating: 0, count: 4 << 20 | 1), status: 200),
    ]) { server in
      let covers = covers()
      #expect(covers.failure(server.address("/404")) == .noPicture)
      #expect(covers.failure(server.address("/410")) == .noPicture)
      #expect(covers.failure(server.address("/500")) == .status(500))
      #expect(covers.failure(server.address("/huge")) == .tooLarge(limit: 4 << 20))
      let safe = "https:" + server.address("/").dropFirst(5)
      #expect(covers.failure(safe) == .insecure)
    }
    #expect(covers(isOffline: true).failure("https://shop.example/a.jpg") == .notCached)
    #expect(waits.list == [])
  }

  @Test(.slow) func `gives up on what takes too long, and on a connection that breaks`() throws {
    // BK-25
    let half = try Array(SampleCover.jpeg().prefix(300))
    try LoopbackServer.using([
      "/slow": .silence, "/half": .half(half, of: 9000),
    ]) { server in
      #expect(covers(timeout: 200).failure(server.address("/slow")) == .slow)
      #expect(covers().failure(server.address("/half")) == .offline)
      #expect(server.questions.count == 8)
    }
    #expect(waits.list.count == 6)
  }

  @Test func `takes nothing for a picture that is none, and does not keep it`() throws {
    // BK-25
    let jpeg = try SampleCover.jpeg()
    let dot = try SampleCover.gif(SampleCover.image(1, 1))
    try SampleFolder.using { folder in
      try LoopbackServer.using([
        "/page": .page(Array("<html>no cover here</html>".utf8), status: 200),
        "/cut": .page(Array(jpeg.prefix(jpeg.count / 2)), status: 200),
        "/empty": .page([], status: 200), "/dot": .page(dot, status: 200),
      ]) { server in
        let covers = covers(folder.path("covers"))
        #expect(covers.failure(server.address("/page")) == .notAnImage)
        #expect(covers.failure(server.address("/cut")) == .broken)
        #expect(covers.failure(server.address("/empty")) == .noPicture)
        #expect(covers.failure(server.address("/dot")) == .noPicture)
        #expect(covers.size() == 0 && covers.cached(server.address("/page")) == nil)
      }
    }
    for cover in ["표지", "a.jpg", "ftp://host/a.jpg", "http://", "/a\0b", "data:image/png,"] {
      #expect(covers().failure(cover) == .badAddress)
    }
    #expect(covers().failure("") == .noPicture)
  }

  @Test func `knows the tiny picture with which Open Library says that there is none`() throws {
    // BK-25
    let tiny = try SampleCover.png(SampleCover.image(8, 12))
    #expect(tiny.count < 500)
    try LoopbackServer.using([
      "/b/id/1-L.jpg": .page(tiny, status: 200),
      "/b/id/2-L.jpg": .page(try SampleCover.jpeg(), status: 200),
    ]) { server in
      let own = covers(home: server.address("/"))
      #expect(own.failure(server.address("/b/id/1-L.jpg")) == .noPicture)
      #expect(own.failure(server.address("/b/id/2-L.jpg")) == nil)
      // From other servers, a tiny image is accepted.
      #expect(covers().failure(server.address("/b/id/1-L.jpg")) == nil)
    }
    #expect(
      CoverSource.host(of: "HTTPS://me:x@Covers.openlibrary.org/b/1") == "covers.openlibrary.org")
    #expect(CoverSource.host(of: "https://a.example?x=/b") == "a.example")
    #expect(CoverSource.host(of: "nothing") == "")
  }

  @Test func `misses its programs by name, and needs what came only once`() throws {
    // BK-25
    try SampleFolder.using { folder in
      let path = folder.path("covers")
      try LoopbackServer.using(["/a.gif": .page(try SampleCover.gif(), status: 200)]) { server in
        let address = server.address("/a.gif")
        #expect(covers(path, path: "/nowhere").failure(address) == .noProgram("giftopnm"))
        #expect(covers(path, path: nil).failure(address) == .noProgram("giftopnm"))
        #expect(covers(path).result(address) == .success(SampleCover.image()))
        #expect(server.questions.count == 1)
      }
      let nobody = Fetcher.curl(for: .covers, path: "/nowhere")
      #expect(covers(fetcher: nobody).failure("https://shop.example/") == .noProgram("curl"))
    }
  }

  @Test func `shows a large picture small, and nothing pulled`() throws {
    // BK-25
    try SampleFolder.using { folder in
      try folder.write(SampleCover.png(SampleCover.image(700, 1000)), to: "large.png")
      try folder.write(SampleCover.png(SampleCover.image(640, 10)), to: "wide.png")
      let large = try covers().result(folder.path("large.png")).get()
      #expect(large.width == 160 && large.height == 229)
      #expect(large[80, 60] == RGB(red: 240, green: 220, blue: 180))
      let wide = try covers().result(folder.path("wide.png")).get()
      #expect(wide.width == 160 && wide.height == 3)
    }
  }
}

extension SampleFolder {
  /// Returns the sorted names of the files with this ending in one of its folders.
  func names(in name: String, ending: String) throws -> [String] {
    PrivateFolder(path: path(name)).names().filter { $0.hasSuffix(ending) }.sorted()
  }
}
