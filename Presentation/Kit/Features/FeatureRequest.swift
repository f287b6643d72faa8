package import Domain

/// A request of a feature's screens. Each feature declares its own in its folder.
package protocol FeatureRequest: Equatable, Sendable {
  /// Runs the request synchronously and returns the result.
  func answer(of runner: EffectRunner) -> FeatureEvent
  /// Whether it removes a record without asking first; refused in read-only mode.
  var removesRecord: Bool { get }
  /// Whether undo is offered after a change it makes.
  var offersUndo: Bool { get }
}

extension FeatureRequest {
  package var removesRecord: Bool { false }
  package var offersUndo: Bool { true }
}

/// An answer of a feature. Each feature declares its own in its folder.
package protocol FeatureMessage: Equatable, Sendable {
  /// Whether the request failed.
  var isFailure: Bool { get }
}

/// A screen of a feature that can be opened from elsewhere. Each feature declares its own in its folder.
package protocol FeatureRoute: Equatable, Sendable {
  /// The part it belongs to; nil if it spans all parts.
  var part: Part? { get }
  /// Whether the screen changes data; such routes are refused in read-only mode.
  var leadsToChanges: Bool { get }
}

/// A feature request with its type erased.
package struct Work: OpenValue {
  package let content: any FeatureRequest

  package init(_ content: any FeatureRequest) { self.content = content }

  package static func == (one: Work, other: Work) -> Bool {
    one.content.isEqual(to: other.content)
  }

  /// Runs a command line that was typed after `:`.
  package static func command(_ line: String) -> Work { Work(CommandWork(line: line)) }
}

/// An answer of a feature with its type erased.
package struct FeatureEvent: OpenValue {
  package let content: any FeatureMessage
  /// Whether a change was made that can be undone.
  package var isUndoable = false
  /// The hooks that failed or were skipped.
  package var remarks: [HookRemark] = []

  package init(_ content: any FeatureMessage) { self.content = content }

  package static func command(_ output: Output) -> FeatureEvent {
    FeatureEvent(CommandEvent(output: output))
  }

  var isFailure: Bool { content.isFailure }

  package static func == (one: FeatureEvent, other: FeatureEvent) -> Bool {
    one.content.isEqual(to: other.content) && one.isUndoable == other.isUndoable
      && one.remarks == other.remarks
  }
}

/// A route with its type erased.
package struct Route: OpenValue {
  package let content: any FeatureRoute

  package init(_ content: any FeatureRoute) { self.content = content }

  package static func == (one: Route, other: Route) -> Bool {
    one.content.isEqual(to: other.content)
  }

  package var part: Part? { content.part }
  var leadsToChanges: Bool { content.leadsToChanges }

  /// Opens a record of any part. If it no longer exists, an error is shown. The day chooses one of several days of an
  /// event.
  package static func item(_ name: ItemName, on day: Day? = nil) -> Route {
    Route(ItemRoute(name: name, day: day))
  }
}

/// The route to a record, whose part is looked up when it is followed.
package struct ItemRoute: FeatureRoute {
  package let name: ItemName
  package let day: Day?

  package var part: Part? { nil }
  package var leadsToChanges: Bool { false }
}

struct CommandWork: FeatureRequest {
  let line: String

  func answer(of runner: EffectRunner) -> FeatureEvent {
    .command(runner.command(CommandWords.split(line)))
  }
}

/// The output of a command of the `:` line.
package struct CommandEvent: FeatureMessage {
  package let output: Output

  package var isFailure: Bool { false }
}
