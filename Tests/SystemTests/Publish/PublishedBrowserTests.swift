import Foundation
import Support
import Testing

// Y-24
/// The published page in a real browser.
@Suite struct `A published page in a browser` {
  private static let sizes = [(width: 390, height: 844), (width: 1280, height: 800)]

  /// A page with everything on it, in a language.
  private func page(_ language: String, _ stand: PublishStand) throws -> String {
    for words in [
      ["people", "add", "Mina", "--every", "1", "--birthday", "03-02"],
      ["people", "add", "아주 긴 이름을 가진 소중한 사람", "--every", "1"],
      ["schedule", "add", "Dentist", "--from", "14:00", "--location", "Main Street"],
      [
        "schedule", "add", "WordWithoutAnyBlankThatIsLongerThanThePhoneIsWide" + "Again",
        "--day", "2026-03-02",
      ],
      [
        "books", "add", "--manual", "--title", "Walden", "--author", "Thoreau", "--pages", "90",
        "--target", "+1d",
      ],
    ] {
      let ending = try stand.haru.run([stand.haru.path] + words)
      #expect(ending.status == 0, "\(words): \(ending.err)")
    }
    try stand.run("settings", "set", "language", language)
    try stand.run("publish", "start", stand.remote)
    return try stand.published() + "/today.html"
  }

  private func browse(_ words: [String], _ stand: PublishStand) throws -> BinaryUnderTest.Ending {
    var haru = stand.haru
    haru.environment["HOME"] = stand.folder.path
    return try haru.run(
      [
        "chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
        "--disable-dev-shm-usage", "--no-first-run", "--virtual-time-budget=2000",
        "--user-data-dir=" + stand.folder.path("browser"),
      ] + words)
  }

  /// Writes a page that shows the published one in a frame of a size, because Chromium has no window narrower than 500
  /// pixels. The published page has no scripts, so one that measures it is added. Returns the path.
  private func framed(
    _ path: String, _ size: (width: Int, height: Int), _ stand: PublishStand
  ) throws -> String {
    let probe = "probe-\(size.width).html"
    let source = try String(contentsOfFile: path, encoding: .utf8)
      .replacing(/<meta http-equiv[^>]*>/, with: "")
      .replacing(
        "</body>",
        with: """
          <script>parent.postMessage(document.documentElement.scrollWidth <= innerWidth
            ? "it fi" + "ts" : "too wide", "*");</script></body>
          """)
    try stand.folder.write(Array(source.utf8), to: probe)
    let frame = """
      <!DOCTYPE html><html><body style="margin:0">
      <script>onmessage = event => document.title = event.data;</script>
      <iframe src="\(probe)" style="border:0" width="\(size.width)" height="\(size.height)"></iframe>
      </body></html>
      """
    try stand.folder.write(Array(frame.utf8), to: "frame-\(size.width).html")
    return stand.folder.path("frame-\(size.width).html")
  }

  @Test(.slow, arguments: ["en", "ko"])
  func `fits, and is drawn, in light and dark`(_ language: String) throws {
    try PublishStand.using { stand in
      let path = try page(language, stand)
      for size in Self.sizes {
        let window = "--window-size=\(max(size.width, 500)),\(size.height)"
        let frame = "file://" + (try framed(path, size, stand))
        let dump = try browse([window, "--dump-dom", frame], stand)
        #expect(dump.out.contains("it fits"), "\(size): \(dump.out.prefix(300)) \(dump.err)")
        var pictures: [[UInt8]] = []
        // 0 is dark, and 1 is light.
        for scheme in [1, 0] {
          let name = "page-\(size.width)-\(scheme).png"
          let shot = try browse(
            [
              "--blink-settings=preferredColorScheme=\(scheme)", window,
              "--screenshot=" + stand.folder.path(name), frame,
            ], stand)
          #expect(shot.status == 0, "\(shot.err)")
          pictures.append(try stand.folder.bytes(name))
        }
        // An empty picture of one colour is much smaller.
        #expect(pictures.allSatisfy { $0.count > 8_000 }, "\(pictures.map(\.count))")
        #expect(pictures[0] != pictures[1], "Dark looks as light does.")
      }
    }
  }

  @Test(.slow, arguments: ["en", "ko"])
  func `has no mistake that tidy finds`(_ language: String) throws {
    try PublishStand.using { stand in
      let checked = try stand.haru.run(["tidy", "-e", "-q", "-utf8", try page(language, stand)])
      #expect(checked.status == 0 && checked.err.isEmpty, "\(checked.err)")
    }
  }
}
