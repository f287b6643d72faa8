/// A Korean particle (josa) that may end a word. Particles are stripped from search texts only, never from stored text.
struct EndParticle {
  private let letters: [Unicode.Scalar]
  private let sound: Sound
  private let isSure: Bool

  /// The final sound of the words that a particle may follow. It distinguishes `민아랑` from `지훈이랑`.
  private enum Sound {
    case any, consonant, vowel
    /// A vowel or ㄹ (`open`, followed by 로), or any other consonant (`closed`, followed by 으로).
    case open, closed
  }

  private init(_ text: String, _ sound: Sound, isSure: Bool) {
    letters = Array(text.unicodeScalars)
    self.sound = sound
    self.isSure = isSure
  }

  /// The minimum stem length for `isSure`. A shorter word may be a noun as a whole (`가을`, `사랑`).
  private static let shortestSure = 2

  /// Returns the stems of a folded word, the longest first. Each stem is the word without one particle that it may end
  /// with. `isSure` is set if the ending is almost certainly a particle.
  static func stems(of word: String) -> [(stem: String, isSure: Bool)] {
    let scalars = Array(word.unicodeScalars)
    let signs = scalars.reversed().prefix {
      !$0.properties.isAlphabetic && $0.properties.numericType == nil
    }.count
    let letters = scalars.dropLast(signs)
    var stems: [(stem: String, isSure: Bool)] = []
    guard let end = letters.last else { return [] }
    for particle in byEnd[end] ?? [] where letters.count > particle.letters.count {
      guard letters.suffix(particle.letters.count).elementsEqual(particle.letters) else { continue }
      let stem = letters.dropLast(particle.letters.count)
      guard let last = stem.last, particle.fits(after: last) else { continue }
      let isSure = particle.isSure && stem.count >= shortestSure
      stems.append((String(String.UnicodeScalarView(stem)), isSure))
    }
    return stems
  }

  private func fits(after letter: Unicode.Scalar) -> Bool {
    // The final sound of letters in other scripts is unknown, so every particle fits.
    guard let final = Hangul.final(letter.value) else { return true }
    return switch sound {
    case .any: true
    case .consonant: final != .vowel
    case .vowel: final == .vowel
    case .open: final != .other && letter != "으"
    case .closed: final == .other
    }
  }

  /// All particles by their last letter, shortest first.
  private static let byEnd = Dictionary(
    grouping: (sure + others).sorted { $0.letters.count < $1.letters.count }
  ) { $0.letters.last ?? " " }

  /// Particles that hardly any noun ends with.
  private static let sure =
    made(
      """
      에는 에도 에게 에게는 에게도 에게서 에서 에서는 에서도 에선 한테 한테는 한테도 한테서 께 께서 께서는 까지 까지는
      까지도 부터 부터는 처럼 만큼 보다 보다는 마다 조차 마저 밖에 하고 하고는 하고도
      """, .any, isSure: true)
    + made("을 은 이랑 이나 이라도 과는", .consonant, isSure: true)
    + made("를 는 와 와는 와도 랑", .vowel, isSure: true)
    + made("로는 로도 로써 로부터", .open, isSure: true)
    + made("으로 으로는 으로도 으로서 으로써 으로부터", .closed, isSure: true)

  /// Particles that are also common endings of nouns (`고양이`, `국도`, `영문학과`). Includes 이 between a name and another
  /// particle (`지훈이가`).
  private static let others =
    made("에 의 도 만 만은 대로", .any, isSure: false)
    + made(
      "이 과 과도 아 이야 이며 이란 이가 이는 이를 이도 이의 이와 이한테 이에게 이하고 이네서 이네에서", .consonant,
      isSure: false)
    + made("가 나 라도 야 며 란 네서 네에서", .vowel, isSure: false)
    + made("로 로서", .open, isSure: false)

  private static func made(_ texts: String, _ sound: Sound, isSure: Bool) -> [EndParticle] {
    texts.split(whereSeparator: \.isWhitespace).map {
      EndParticle(String($0), sound, isSure: isSure)
    }
  }
}
