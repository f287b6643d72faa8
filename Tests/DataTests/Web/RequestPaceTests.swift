import Support
import Synchronization
import Testing

@testable import Data

@Suite struct `The pace of requests` {
  /// A clock that only moves while a request waits.
  private final class Clock: Sendable {
    let now = Mutex(50_000)
    let waits = Mutex<[Int]>([])

    func pace(_ folder: String?, timeout: Int = 8_000, isPatient: Bool = true) -> RequestPace {
      let number = folder.map { SharedNumber(folder: PrivateFolder(path: $0), name: "turn") }
      return RequestPace(
        number, timeout: timeout, now: { self.now.withLock { $0 } },
        wait: { time in
          self.waits.withLock { $0.append(time) }
          if isPatient { self.now.withLock { $0 += time } }
        })
    }
  }

  /// The waiting times of all requests.
  private final class Moments: Sendable {
    private let waits = Mutex<[Int]>([])

    func add(_ wait: Int) { waits.withLock { $0.append(wait) } }
    var all: [Int] { waits.withLock { $0 } }
  }

  @Test func `is one in a second`() throws {
    try SampleFolder.using { folder in
      let clock = Clock()
      let pace = clock.pace(folder.path("cache"))
      #expect(pace.takeTurn() && pace.takeTurn())
      clock.now.withLock { $0 += 300 }
      #expect(pace.takeTurn())
      clock.now.withLock { $0 += 1_000 }
      #expect(pace.takeTurn())
      #expect(clock.waits.withLock { $0 } == [1_000, 700])
      let mode = try folder.mode("cache/turn")
      #expect(mode == 0o600)
    }
  }

  @Test func `is shared by all processes`() throws {
    try SampleFolder.using { folder in
      let clock = Clock()
      // The programs only know of each other through the folder, and none of them has waited yet.
      for _ in 0..<4 { #expect(clock.pace(folder.path, isPatient: false).takeTurn()) }
      #expect(clock.waits.withLock { $0 } == [1_000, 2_000, 3_000])
    }
  }

  @Test func `lets nobody wait for ever`() throws {
    try SampleFolder.using { folder in
      let clock = Clock()
      let pace = clock.pace(folder.path, timeout: 2_000, isPatient: false)
      #expect(pace.takeTurn() && pace.takeTurn() && pace.takeTurn())
      #expect(!pace.takeTurn())
      clock.now.withLock { $0 += 1_000 }
      #expect(pace.takeTurn())
    }
  }

  @Test(arguments: ["", "x", "99999999999999", "-99999999999999", "9999999999999999999999"])
  func `is not upset by what stands in its file`(text: String) throws {
    try SampleFolder.using { folder in
      try folder.write(Array(text.utf8), to: "turn")
      let clock = Clock()
      let pace = clock.pace(folder.path)
      #expect(pace.takeTurn() && pace.takeTurn())
      #expect(clock.waits.withLock { $0 } == [1_000])
    }
  }

  @Test func `begins with waiting where nothing can be written down`() throws {
    try SampleFolder.using { folder in
      try folder.write([], to: "file")
      for path in [nil, folder.path("file")] {
        let clock = Clock()
        let pace = clock.pace(path)
        #expect(pace.takeTurn() && pace.takeTurn())
        #expect(clock.waits.withLock { $0 } == [1_000, 1_000])
      }
    }
  }

  @Test func `is kept by many at once`() async throws {
    let folder = try SampleFolder()
    let path = folder.path
    let moments = Moments()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let number = SharedNumber(folder: PrivateFolder(path: path), name: "turn")
          let pace = RequestPace(
            number, now: { 0 }, wait: { moments.add($0) })
          if !pace.takeTurn() { Issue.record("there was room for eight") }
        }
      }
    }
    #expect(moments.all.sorted() == (1..<8).map { $0 * 1_000 })
    withExtendedLifetime(folder) {}
  }
}
