package import Domain
package import PresentationKit
import TextUI

/// The changes to the schedule, for the command line and the screens. Each returns an answer with the sentence to show.
package struct ScheduleActions {
  package let schedule: Schedule
  package let words: ScheduleWords

  package init(schedule: Schedule, words: ScheduleWords) {
    self.schedule = schedule
    self.words = words
  }

  private var now: Now { schedule.queries.now }

  package func plan(_ draft: EventDraft) throws(ScheduleFailure) -> Answer<Event> {
    let planned = try schedule.plan(draft)
    return answer(planned, words.planned(planned.event, at: now), isPlaced: true)
  }

  /// Changes an event. `isPlaced` means that the times change; a time in the past then adds a remark.
  func edit(_ id: ID<Event>, _ change: EventChange, isPlaced: Bool) throws(ScheduleFailure)
    -> Answer<Event>
  {
    let planned = try schedule.edit(id, change)
    return answer(planned, words.changed(planned.event, at: now), isPlaced: isPlaced)
  }

  /// Changes the occurrences of a series in a scope, which is relative to the shown occurrence.
  func edit(
    _ shown: Event, _ change: EventChange, _ scope: SeriesScope, evenPast isPastMeant: Bool,
    isPlaced: Bool
  ) throws(ScheduleFailure) -> Answer<Event> {
    let planned = try schedule.edit(shown, change, scope, evenPast: isPastMeant)
    var answer = answer(planned, words.changed(planned.event, scope, at: now), isPlaced: isPlaced)
    if !planned.detached.isEmpty {
      answer.remarks.append(words.detached(planned.detached, at: now))
    }
    return answer
  }

  /// Removes (soft-deletes) an event, or the occurrences of a series in a scope.
  package func remove(_ event: Event, _ scope: SeriesScope?, evenPast isPastMeant: Bool)
    throws(ScheduleFailure) -> Answer<Event>
  {
    let removed: Event
    var answer: Answer<Event>
    if let scope {
      removed = try schedule.edit.remove(event, scope, evenPast: isPastMeant)
      answer = self.answer(PlannedEvent(event: removed), words.removed(removed, scope, at: now))
    } else {
      removed = try schedule.edit.remove(event.id)
      answer = self.answer(PlannedEvent(event: removed), words.removed(removed))
    }
    answer.remarks = []
    answer.removes = true
    return answer
  }

  private func accompanied(_ event: ScheduledEvent) throws(Report) -> ScheduledEvent {
    do throws(ScheduleFailure) {
      return try schedule.queries.accompanied([event]).first ?? event
    } catch {
      throw words.report(error, at: now)
    }
  }

  /// Returns an answer about an event. Its remarks are for human readers and are not in the JSON.
  func answer(_ planned: PlannedEvent, _ sentence: String, isPlaced: Bool = false)
    -> Answer<Event>
  {
    Answer(
      record: planned.event, sentence: sentence,
      remarks: words.remarks(planned, isPlaced: isPlaced, at: now)
    ) { json throws(Report) in
      json.key("event")
      let event = ScheduledEvent(planned.event, isInConflict: !planned.conflicts.isEmpty)
      json.event(try accompanied(event), at: now)
      if planned.adjustments.isEmpty { return }
      json.key("adjusted")
      json.list(planned.adjustments) { json, adjustment in
        json.object { json in
          json.member("field", adjustment.field.rawValue)
          json.member("reason", adjustment.reason.rawValue)
        }
      }
    }
  }
}
