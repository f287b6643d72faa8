package import Domain
import TextUI

/// What the page of sync asks for at once.
package enum SyncWork: Equatable, Sendable {
  /// How it stands, and what lost.
  case load
  /// Settles what lost, and has one side stand.
  case settle(Int, keeping: ToldSide)
  /// The code of the group, for another device.
  case code

  func run(_ sync: Sync, _ language: Language) -> SyncEvent {
    let words = SyncWords(language)
    switch self {
    case .load:
      do throws(SyncFailure) { return .page(try SyncPage(sync)) } catch {
        return .unseen(words.report(error, at: nil))
      }
    case .settle(let number, let side):
      do throws(ToldFailure) { try sync.settle(number, keeping: side) } catch {
        return .failed(words.report(error))
      }
      return .settled(words.settled(side))
    case .code:
      do throws(SyncFailure) { return .code(try sync.code()) } catch {
        return .failed(words.report(error, at: nil))
      }
    }
  }
}

/// What the page of sync shows.
package struct SyncPage: Equatable, Sendable {
  /// Nothing where the store meets no others.
  let status: SyncStatus?
  /// What lost, by number; nothing where a store may only be read, which has no numbers to give.
  let told: [NamedTold]?

  /// Shows how it stands.
  init(status: SyncStatus?, told: [NamedTold]?) { (self.status, self.told) = (status, told) }

  fileprivate init(_ sync: Sync) throws(SyncFailure) {
    status = try sync.status()
    guard let status, status.told > 0 else {
      told = []
      return
    }
    do throws(StorageFailure) { told = try sync.told() } catch {
      guard error == .openedForReading || error == .readOnly else { throw .storage(error) }
      told = nil
    }
  }
}

/// What sync answered to its page.
package enum SyncEvent: Equatable, Sendable {
  case page(SyncPage)
  /// How it stands cannot be seen, for the reason given.
  case unseen(Report)
  /// One side stands now.
  case settled(String)
  /// The code somebody asked to see.
  case code(String)
  case failed(Report)
}

/// What came of meeting the others in the background.
package enum SyncAnswer: Equatable, Sendable {
  case met(SyncReport)
  case failed(SyncFailure)

  /// Meets them. Nobody can be asked for a password behind the screens.
  init(of sync: Sync?, _ cancellation: Cancellation) {
    guard let sync else {
      self = .failed(.notSynced)
      return
    }
    do throws(SyncFailure) {
      self = .met(try sync.meet(Sync.Manner(cancellation: cancellation)))
    } catch { self = .failed(error) }
  }
}
