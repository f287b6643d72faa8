import Domain
import Glibc

/// Gives typed lines to everything that reads them. A reader that traps ends the program.
public struct WordPromises {
  /// The number of lines that could be saved in some part.
  public private(set) var understood = 0

  public init() {}

  private static let today = Day("2026-03-10") ?? Day(ordinal: 0)
  private static let book = Book(
    id: ID("b"), facts: BookMetadata(title: SingleLineText(stored: "데미안")),
    started: Now(day: today, time: TimeOfDay(seconds: 0), offset: 0),
    target: today)

  /// Reads a line as a record, and in one of the other ways in which Haru reads typed text.
  public mutating func read(_ line: String, _ dice: inout Dice) {
    let order = dice.one(of: [DateOrder.monthFirst, .dayFirst, .monthFirst.withYearFirst])
    // As the program does, a line that is no record in any part is read once more for what is offered.
    let part = dice.one(of: [nil, nil, nil] + DailyPart.allCases.map(Optional.some))
    var isRecord = false
    do throws(CaptureFailure) {
      isRecord = try !LinePromises.capture(line, as: part, order: order).isEmpty
    } catch {}
    understood += isRecord ? 1 : 0
    if !isRecord {
      do throws(CaptureFailure) { _ = try LinePromises.capture.offers(line, order: order) } catch {}
    }
    // The other readers take turns, so that the reader of lines, which has most ways, sees most lines.
    switch dice.below(4) {
    case 0: readPhrases(line, order, dice.one(of: [Looking.ahead, .back, .around]))
    case 1: readAnswers(line)
    case 2: readFilters(line)
    default: break
    }
  }

  private func readPhrases(_ line: String, _ order: DateOrder, _ looking: Looking) {
    let reader = PhraseReader(today: Self.today, looking: looking, order: order)
    for wanted in [PhraseWanted.day, .moment, .month] {
      do throws(PhraseParseError) { _ = try reader.read(line, as: wanted) } catch {}
    }
    do throws(PhraseParseError) { _ = try reader.birthday(line) } catch {}
    _ = reader.cycle(line)
    do throws(PersonRefusal) {
      _ = try AddPerson.birthday(line, on: Self.today, in: order)
    } catch {}
    do throws(RepeatRefusal) {
      guard
        case .rule(let rule) = try RepeatPhrase(start: Self.today, order: order).parse(line)
      else { return }
      _ = rule.firstDay(from: Self.today)
    } catch {}
  }

  private func readAnswers(_ line: String) {
    _ = EveningReply(line)
    _ = EveningReply.plansNothing(line)
    _ = EveningReply.readsNothing(line)
    _ = EveningReply.drops(line) || EveningReply.keepsInDiary(line) || EveningReply.skips(line)
    _ = YesOrNo(line)
    _ = YesOrNo(aboutMeeting: line)
    _ = YesOrNo(aboutContact: line, with: "민아")
    _ = YesOrNo.saysNotReached(line, "민아")
    for isPercent in [true, false] {
      _ = EveningNumber.position(line, isPercent: isPercent, after: 40)
    }
    _ = EveningNumber.positionAndWords(line)
    _ = EveningNumber.mood(line)
    _ = NamedBook(line, among: [Self.book])
    _ = Watering.Channel(namedIn: line)
  }

  private func readFilters(_ line: String) {
    do throws(FilterRefusal) { _ = try ListFilter<EventFacet>(reading: line) } catch {}
    do throws(FilterRefusal) { _ = try ListFilter<BookFacet>(reading: line) } catch {}
    do throws(FilterRefusal) { _ = try ListFilter<PeopleFacet>(reading: line) } catch {}
    _ = SpokenNames(line).candidates
    _ = SpokenNames.forms(of: line)
    _ = Hashtag.all(in: line)
    _ = SearchWords(folded: line).stems
    var near = NearNames(folded: line)
    near?.weigh("민아", folded: "민아")
  }
}

/// Reads many lines made of words, and reports the slow ones. Before each line, its number and its text are written to
/// a file, so that a trap leaves them. Arguments: `words [COUNT [SEED [FIRST [FILE [MOST]]]]]`. MOST is the highest number
/// of words of a line.
public struct WordRun {
  /// The processor time of a slow line, in milliseconds.
  private static let slow = 50.0

  public init() {}

  public func read(_ arguments: [String]) {
    let numbers = arguments.compactMap { Int($0) }
    let grammar = WordGrammar(most: arguments.count > 4 ? max(1, numbers.last ?? 12) : 12)
    let count = numbers.first ?? 100_000
    let seed = UInt64(numbers.dropFirst().first ?? 1)
    let first = numbers.dropFirst(2).first ?? 0
    let file = arguments.count > 3 ? open(arguments[3], O_RDWR | O_CREAT | O_TRUNC, 0o600) : -1
    var promises = WordPromises()
    var slowest: [(line: String, milliseconds: Double)] = []
    for number in first..<(first + count) {
      var dice = Dice(seed: seed, input: number)
      let line = grammar.line(&dice)
      if file >= 0 {
        let bytes = Array("\(number) \(line)\n".utf8)
        _ = pwrite(file, bytes, bytes.count, 0)
        ftruncate(file, off_t(bytes.count))
      }
      // A line counts as slow if it is slow three times.
      var best = Double.infinity
      for _ in 0..<3 where best > Self.slow {
        var sameDice = dice
        let before = Self.now
        promises.read(line, &sameDice)
        best = min(best, Self.now - before)
      }
      slowest.append((line, best))
      if slowest.count > 200 { slowest = Self.sorted(slowest) }
      if (number + 1) % 100_000 == 0 {
        print("\(number + 1 - first) lines read")
        fflush(nil)
      }
    }
    print(
      "\(count) lines of seed \(seed) were read, \(promises.understood) times as a record. The slowest:"
    )
    slowest = Self.sorted(slowest)
    for (line, milliseconds) in slowest { print("  \(milliseconds) ms  \(line.debugDescription)") }
  }

  private static func sorted(_ lines: [(line: String, milliseconds: Double)]) -> [(
    line: String, milliseconds: Double
  )] { Array(lines.sorted { $0.milliseconds > $1.milliseconds }.prefix(10)) }

  /// The processor time of this thread in milliseconds.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
  }
}
