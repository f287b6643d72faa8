import Domain
import Foundation
import Support
import Testing

@testable import PresentationKit
@testable import PresentationShared
@testable import TextUI

@Suite struct `The pages about the program` {
  // M-28, korean 1C: the news has the short entries that the changelog has for the newest version.
  @Test func `have the news the changelog has in short, and no more`() throws {
    let file = ProjectFolder.root.appendingPathComponent("CHANGELOG.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let short = try #require(text.components(separatedBy: "\n### In short\n").dropFirst().first)
    let lines = short.components(separatedBy: "\n\n")[0].split(separator: "\n").map(String.init)
    let rendered = News.latest.map { "- **\($0.title.english)**: \($0.words.english)" }
    #expect(rendered == lines)
    #expect((4...7).contains(rendered.count))
    for language in Language.allCases {
      #expect(SupportWords(language).news(of: "1.2.3").lines(columns: 78).count <= 24)
    }
  }

  // C-50, C-51, M-35: privacy, terms, licences and thanks are part of the program.
  @Test(arguments: SupportPage.allCases, Language.allCases)
  func `say something in both languages`(page: SupportPage, language: Language) {
    let text = page.text(language)
    #expect(!text.title.isEmpty)
    #expect(text.pieces.count >= 3)
    let other = page.text(language == .korean ? .english : .korean)
    #expect(text.title != other.title)
  }

  // C-50: the notices that the licences require are complete.
  @Test func `show the licences as they were written`() {
    let text = SupportPage.licences.text(.english).lines(columns: 10_000).map(\.text).joined(
      separator: "\n")
    for sentence in [
      "The above copyright notice and this permission notice shall be included in all copies",
      "Permission to use, copy, modify, and/or distribute this software for any purpose",
      "SQLite", "libsodium", "utf8proc", "LGPL 2.1", "Unicode, Inc.", "GCC", "libdispatch",
    ] { #expect(text.contains(sentence), "\(sentence)") }
  }

  @Test(arguments: Language.allCases)
  func `show the licence of Haru as the file LICENSE has it`(language: Language) throws {
    let licence = try ProjectFolder.text("LICENSE")
    #expect(licence.hasPrefix("MIT License\n\nCopyright (c) 2026 the authors of Haru\n\n"))
    let page = SupportPage.licences.text(language)
    let shown = page.pieces.compactMap { if case .verbatim(let text) = $0 { text } else { nil } }
    #expect(words(shown[0]) == Array(words(licence).dropFirst(2)))
    for text in [SupportPage.terms.text(language), page, SupportPage.about.text(language)] {
      #expect(text.lines(columns: 200).map(\.text).joined().contains("MIT"), "\(text.title)")
    }
    for path in ["README.md", "docs/packaging.md"] {
      #expect(try ProjectFolder.text(path).contains("MIT"), "\(path)")
    }
  }

  private func words(_ text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }

  // F2, S-3, KO-4: the privacy page lists everything that leaves this computer, also what is sent in plain.
  @Test(arguments: Language.allCases)
  func `list all that leaves this computer, as docs and the first screen say it`(language: Language)
    throws
  {
    let page = SupportPage.privacy.text(language).lines(columns: 10_000).map(\.text)
    let data = try ProjectFolder.text(language == .korean ? "docs/ko/data.md" : "docs/data.md")
      .replacingOccurrences(of: "\n  ", with: " ").replacingOccurrences(of: "**", with: "")
      .replacingOccurrences(of: #"\[([^]]*)\]\([^)]*\)"#, with: "$1", options: .regularExpression)
    let listed = OutgoingData.allCases.map { "- " + $0.sentence(language) }
    let section = data.components(separatedBy: "\n## ").first {
      $0.hasPrefix("Data that leaves") || $0.hasPrefix("밖으로")
    }
    #expect(
      section?.split(separator: "\n").filter { $0.hasPrefix("- ") }.map(String.init) == listed)
    for sentence in listed { #expect(page.contains("•" + sentence.dropFirst()), "\(sentence)") }
    let promise = OutgoingData.promise(language)
    #expect(promise.contains(language == .korean ? "보내는 기능을 쓸 때만" : "something that sends it"))
    for text in [
      data, page.joined(), TutorialText(.everything, language).pages[0].words(language),
      SupportPage.about.text(language).lines(columns: 10_000).map(\.text).joined(),
    ] { #expect(text.contains(promise), "\(text)") }
  }

  // S-3, KO-4
  @Test func `say whether the data file is encrypted`() {
    let page = { (isEncrypted: Bool?) in
      SupportPage.privacy.text(.english, isEncrypted: isEncrypted).lines(columns: 10_000)
        .map(\.text).joined(separator: "\n")
    }
    #expect(page(true).contains("The data file is encrypted, and so are its backups"))
    #expect(!page(true).contains("not encrypted. To protect"))
    #expect(
      page(false).contains(
        "not encrypted. To protect it from theft, encrypt it with `haru encrypt on`"))
    #expect(page(nil).contains("only if you turn encryption on with `haru encrypt on`"))
  }

  /// The files that start programs or open sockets, and the features that they serve.
  private static let senders: [String: [OutgoingData]] = [
    "Data/Web/CurlFetcher.swift": [.bookSearch, .covers, .sayings, .versions],
    "Data/Sync/Remotes/PostgresCall.swift": [.sync],
    "Data/Sync/Remotes/ServedTalk.swift": [.sync, .publishing, .inbox],
    "Data/Sync/Remotes/WebDAVCall.swift": [.sync, .publishing, .inbox],
    "Data/SignIn/IssuerTalk.swift": [.signIn], "Data/SignIn/Browser.swift": [.signIn],
    "Data/Profiles/CodeSending.swift": [.codes], "Data/Hooks/HookCall.swift": [.hooks],
    "Data/Notify/CommandNotices.swift": [.notifications],
    "Data/Notify/LocalSocket.swift": [.notifications],
    "Data/Opener/SystemOpener.swift": [.openers, .feedback],
    // These programs only work on this computer: an editor, a pager, fonts, pictures, passphrases and digests.
    "DIContainer/Editor.swift": [], "DIContainer/PagerProcess.swift": [],
    "Data/Encryption/EncryptionPorts.swift": [], "Data/Fonts/InstalledFonts.swift": [],
    "Data/Pictures/RSVGPictureMaker.swift": [], "Data/Reading/Covers/CoverDecoder.swift": [],
    "Data/SignIn/OpenSSLProgram.swift": [], "Data/Programs/ProgramCall.swift": [],
    "Data/Programs/StartedProgram.swift": [],
  ]

  // S-3: whoever starts another program or opens a socket says here which sentence of the list tells of it.
  @Test func `know every file that can send something`() throws {
    let reaches = [
      "ProgramCall(", "StartedProgram.", "Spawning.start", "LocalSocket(", " connect(",
    ]
    let files = try ProjectFolder.swiftFiles(
      in: ["App", "DIContainer", "Data", "Domain", "Presentation"])
    let found = files.filter { file in reaches.contains { file.value.holds($0) } }.keys.sorted()
    #expect(found == Self.senders.keys.sorted())
    let served = Set(Self.senders.values.joined()).union([.vdir, .qrCodes])
    #expect(served == Set(OutgoingData.allCases))
  }

  @Test(arguments: [12, 38, 76])
  func `fit whatever width there is`(columns: Int) {
    for page in SupportPage.allCases {
      for language in Language.allCases {
        for line in page.text(language).lines(columns: columns) {
          #expect(TextLayout.cells(line.text) <= columns)
        }
      }
    }
  }
}

@Suite struct `A letter to the people behind Haru` {
  private func letter(_ kind: InquiryKind) -> InquiryLetter {
    InquiryLetter(kind: kind, version: "1.2.3", system: "Linux 6.1", terminal: "foot")
  }

  // C-52, CV-53, BK-05
  @Test func `has a subject, its kind, the version, the system and the terminal`() {
    let body = letter(.bug).body(.english)
    #expect(letter(.bug).subject(.english).hasPrefix("[Haru] "))
    for part in ["a bug", "Haru 1.2.3", "Linux 6.1", "foot", "nickname"] {
      #expect(body.contains(part), "\(part)")
    }
  }

  // M-29: a report about a misprint asks for the number and for both texts.
  @Test func `asks for the number of a saying with a misprint, and of no other`() {
    #expect(letter(.typo).body(.korean).contains("글귀 번호"))
    #expect(!letter(.question).body(.korean).contains("글귀 번호"))
  }

  @Test func `is an address with nothing in it that an address cannot have`() {
    for kind in InquiryKind.allCases {
      for language in Language.allCases {
        let mailbox = letter(kind).mailbox("we@example.com", language)
        #expect(mailbox.hasPrefix("we@example.com?subject=%5BHaru%5D"))
        #expect(
          mailbox.utf8.allSatisfy {
            $0 > 32 && $0 < 127 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "#")
          })
        #expect(mailbox.contains("%0D%0A"))
      }
    }
  }
}

@Suite struct `A tutorial` {
  // C-02: five pages; M-36: six; SC-01: three; L-01, L-30: one more for notes and one for counters.
  @Test(arguments: [
    (TutorialSubject.part(.people), 5), (.part(.sayings), 6), (.part(.schedule), 3),
    (.part(.moods), 3), (.part(.books), 4), (.everything, 8),
  ])
  func `has as many pages as its part wants`(subject: TutorialSubject, count: Int) {
    for language in Language.allCases {
      #expect(TutorialText(subject, language).pages.count == count)
    }
  }

  // C-02, M-36: pages turn in both directions, stop at the ends and can be left anywhere.
  @Test func `stops at its ends and is left from any page`() {
    var screen = TutorialScreen(
      .part(.people), ViewContext(.english, .unicode, now: Now(instant: 0, offset: 0)))
    let area = Area(column: 0, row: 0, columns: 80, rows: 20)
    _ = screen.press(.left, in: area)
    #expect(screen.page == 0)
    for page in 0..<9 {
      #expect(screen.page == min(4, page))
      var left = screen
      #expect(left.press(.escape, in: area) == [.back])
      _ = screen.press(.right, in: area)
    }
    #expect(screen.press(.enter, in: area) == [.back])
  }
}
