import Domain
import Support

@testable import Data

extension EveryPart {
  private func book(_ n: Int) -> ID<Book> { ID("b\(n % 5)") }
  private func title(_ n: Int) -> String { Self.words[n % Self.words.count] }
  /// Returns the metadata of a favourite book. Every fourth one has no ISBN.
  private func liked(_ n: Int) -> BookMetadata {
    .sample(title(n), isbn: n % 4 == 0 ? nil : .counted(n % 4))
  }

  package var booksChanges: [(kind: ChangeKind, act: (Int) throws -> Void)] {
    func change(_ n: Int, _ body: @escaping (inout Book) -> Void) throws {
      _ = try reading.change(book(n)) { found in
        var changed = found
        body(&changed)
        return changed
      }
    }
    func read(_ n: Int) throws {
      _ = try reading.record(book(n)) { found throws(BookRefusal) in
        let before = found.last?.total ?? 0
        if found.isComplete { throw .nothingRead }
        let day = (found.last?.day ?? .on("2026-03-01")) + 1
        let total = n % 4 == 0 ? 300 : min(before + 1 + n % 40, 300)
        return .sample(day.description, total, total - before, round: found.round)
      }
    }
    func lay(_ n: Int, _ shelf: BookShelf?, from accepted: [BookStatus]) throws {
      _ = try reading.change(book(n)) { found throws(BookRefusal) in
        if !accepted.contains(found.status) { throw .nothingRead }
        var changed = found
        changed.shelf = shelf
        return changed
      }
    }
    return [
      (
        .addBook,
        { n in
          let isbn = n % 3 == 0 ? ISBN.counted(n % 4) : nil
          _ = try reading.add(.sample("b\(n % 5)", title(n), isbn: isbn))
        }
      ),
      (
        .editBook,
        { n in
          try change(n) {
            $0.facts.title = SingleLineText(stored: title(n + 1))
            $0.note = n % 2 == 0 ? nil : MultilineText(stored: title(n + 3))
          }
        }
      ),
      (.rateBook, { n in try change(n) { $0.rating = Rating(halves: 1 + n % 10) } }),
      (.tagBook, { n in try change(n) { $0.tags = TagList(stored: "#\(title(n))") } }),
      (
        .wantBook,
        { n in _ = try reading.add(.sample("b\(n % 5)", title(n), on: .wanted)) }
      ),
      (.beginBook, { n in try lay(n, nil, from: [.wanted]) }),
      (.pauseBook, { n in try lay(n, .paused, from: [.reading, .dropped]) }),
      (.dropBook, { n in try lay(n, .dropped, from: [.reading, .paused]) }),
      (.resumeBook, { n in try lay(n, nil, from: [.paused, .dropped]) }),
      (
        .rereadBook,
        { n in
          // Takes any book that was read to the end.
          for other in 0..<5
          where try reading.candidates(for: book(n + other).text, by: .id)
            .first?.isComplete == true
          {
            _ = try reading.change(book(n + other)) { found throws(BookRefusal) in
              var changed = found
              changed.round += 1
              changed.readBefore += 1
              changed.last = nil
              changed.shelf = nil
              changed.ended = nil
              return changed
            }
            return
          }
        }
      ),
      (
        .setYearGoal,
        { n in try reading.setYearTarget(2026 + n % 2, 1 + n) }
      ),
      (.removeYearGoal, { n in try reading.setYearTarget(2026 + n % 2, nil) }),
      (.moveBook, { n in _ = try reading.move(book(n)) { _, count in 1 + n % max(1, count) } }),
      (.removeBook, { n in _ = try reading.remove(book(n), at: .on("2026-03-09")) }),
      (.restoreBook, { n in _ = try reading.restore(book(n)) }),
      (.readBook, { n in try read(n) }),
      (
        .takeRecords,
        { n in
          // Records that are removed at one moment are restored together.
          let moment = Now.on("2026-03-09", at: "10:\(n % 60 / 10)\(n % 10)")
          _ = try reading.removeRecords(book(n), n % 2 == 0 ? .last : .all, at: moment)
        }
      ),
      (
        .restoreRecords,
        { n in
          // Takes the first that is accepted, because those before a later reading are refused for good.
          for item in try history.trashed("b\(n % 5)-", by: .idBeginning) {
            guard let (book, records) = try history.records(of: item) else { continue }
            do throws(ReadingFailure) {
              _ = try reading.bringBack(records, of: book)
              return
            } catch {
              guard case .refused = error else { throw error }
            }
          }
        }
      ),
      (
        .likeBook,
        { n in
          _ = try reading.like(Favourite(liked(n), liked: .on("2026-03-01")))
        }
      ),
      (.unlikeBook, { n in _ = try reading.unlike(liked(n).likedName) }),
    ]
  }

  package var sentencesChanges: [(kind: ChangeKind, act: (Int) throws -> Void)] {
    func id(_ n: Int) -> ID<Sentence> { ID("s\(n % 6)") }
    return [
      (
        .quoteBook,
        { n in
          _ = try reading.quote(book(n)) { found in
            Sentence(
              id: id(n), book: found.id, page: n % 9 + 1, text: MultilineText(stored: title(n)),
              on: .on("2026-03-02"))
          }
        }
      ),
      (
        .editSentence,
        { n in
          _ = try reading.change(id(n)) { sentence, _ in
            var changed = sentence
            changed.text = MultilineText(stored: title(n + 2))
            return changed
          }
        }
      ),
      (.removeSentence, { n in _ = try reading.removeSentence(id(n), at: .on("2026-03-09")) }),
      (.restoreSentence, { n in _ = try reading.restoreSentence(id(n)) }),
    ]
  }
}

extension ReadCard {
  /// Returns a card of an address book. Every second card has a phone number.
  package static func sample(_ n: Int) -> ReadCard {
    let text = "BEGIN:VCARD\r\nVERSION:3.0\r\nUID:u\(n % 4)\r\nFN:Card \(n)\r\nEND:VCARD\r\n"
    return ReadCard(
      uid: "u\(n % 4)", name: SingleLineText(stored: "Card \(n)"),
      numbers: n % 2 == 0 ? [] : [PhoneNumber(stored: "010-\(n)")], original: Array(text.utf8))
  }
}
