import Domain
import Support
import Testing

@testable import Data

@Suite struct `The fonts that are installed` {
  @Test func `are told by fc-list, each family once under all its names`() {
    // M-27
    let list =
      "NanumSquare,나눔스퀘어,NanumSquare Bold\nNanumSquare,나눔스퀘어\n"
      + "Gowun\\, Batang\\-1\n,\n"
    let families = FontBook.families(in: Array(list.utf8))
    #expect(families.map(\.name) == ["Gowun, Batang-1", "NanumSquare"])
    #expect(families.last?.names == ["NanumSquare", "나눔스퀘어", "NanumSquare Bold"])
    #expect(FontBook.families(in: RandomBytes.drawn(5_000)).allSatisfy { !$0.name.isEmpty })
  }

  @Test func `are not known without it, or when it fails`() throws {
    #expect(throws: FontFailure.noProgram) { try FontBook.fontconfig(path: "").hangul() }
    try SampleFolder.using { folder in
      try folder.write(Array("#!/bin/sh\necho broken >&2\nexit 3\n".utf8), to: "fc-list")
      try folder.permit(0o700, "fc-list")
      #expect(throws: FontFailure.failed("broken")) {
        try FontBook.fontconfig(path: folder.path).hangul()
      }
      try folder.write(Array("#!/bin/sh\necho \"$@\"\n".utf8), to: "fc-list")
      #expect(
        try FontBook.fontconfig(path: folder.path).hangul().map(\.name) == [":lang=ko family"])
    }
  }
}
