import Domain
import Support
import Testing

@testable import Data

@Suite struct `A key in a header` {
  // Other users can read the arguments of a process, so the key is not among them.
  @Test func `goes to curl where nobody else looks`() throws {
    try SampleFolder.using { folder in
      let log = folder.path("log")
      let script =
        "#!/bin/sh\necho \"$@\" > \(log).arguments\n/bin/cat > \(log).input\necho 200 >&2\n"
      try folder.write(Array(script.utf8), to: "curl")
      try folder.permit(0o755, "curl")
      let fetcher = Fetcher.curl(for: .covers, path: folder.path + ":/usr/bin:/bin")
      _ = try fetcher.fetchAuthorized("https://a.example/x", "KakaoAK hush\"\\", 100)
      let arguments = String(decoding: try folder.bytes("log.arguments"), as: UTF8.self)
      #expect(!arguments.contains("hush") && !arguments.contains("a.example"))
      #expect(!arguments.contains("--location") && arguments.contains("--proto =https"))
      let input = String(decoding: try folder.bytes("log.input"), as: UTF8.self)
      #expect(input.contains(#"header = "Authorization: KakaoAK hush\"\\""#))
    }
  }

  @Test(arguments: [
    "http://a.example/", "http://127.0.0.1.example/", "http://127.0.0.1@a.example/",
    "http://localhost.example:80/",
  ])
  func `is told to nobody on the way`(address: String) {
    let fetcher = Fetcher.curl(for: .covers, path: "/nowhere")
    #expect(throws: FetchFailure(address: address, .insecure)) {
      try fetcher.fetchAuthorized(address, "k", 100)
    }
  }

  @Test(arguments: [
    "https://a.example/", "http://127.0.0.1:8080/x?y", "http://localhost/", "http://[::1]:1/",
  ])
  func `may go to a safe place, and to this computer`(address: String) {
    #expect(WebAddress.isPrivate(address))
  }
}
