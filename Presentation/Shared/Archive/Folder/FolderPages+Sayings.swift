import Domain

/// The page of sayings.
extension FolderPages {
  mutating func add(_ saying: Saying, isOwn: Bool) -> [PackedPiece] {
    found.sayings += 1
    var pieces: [PackedPiece] = []
    let section: SayingSection = saying.isLiked ? .liked : isOwn ? .own : .others
    if case .sayings = open {
    } else {
      pieces += page("sayings", FrontMatter("sayings").text + "\n# \(words.sayings)\n")
    }
    var written = ""
    if open != .sayings(section) { written += "\n## \(title(section))\n" }
    open = .sayings(section)
    let texts = [saying.words.eng?.text, saying.words.kor?.text].compactMap(\.self)
    written += "\n" + texts.map(MarkdownText.quotation).joined(separator: "\n>\n") + "\n"
    if let who = saying.words.who { written += ">\n> — \(MarkdownText.line(who.text))\n" }
    return pieces + text(written)
  }

  private func title(_ section: SayingSection) -> String {
    switch section {
    case .liked: words.liked
    case .own: words.own
    case .others: words.others
    }
  }
}
