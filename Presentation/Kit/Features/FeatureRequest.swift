package import Domain

/// A request by the screens of a feature. Each feature declares its own requests in its folder.
package protocol FeatureRequest: Equatable, Sendable {
  /// Runs the request synchronously and returns the result.
  func answer(of runner: EffectRunner) -> FeatureEvent
  /// Whether the request removes a record without asking first, or waters a plant at one key. Read-only mode refuses
  /// such requests.
  var removesRecord: Bool { get }
  /// Whether undo is offered after a change that the request makes.
  var offersUndo: Bool { get }
}

extension FeatureRequest {
  package var removesRecord: Bool { false }
  package var offersUndo: Bool { true }
}

/// An answer of a feature. Each feature declares its own answers in its folder.
package protocol FeatureMessage: Equatable, Sendable {
  var isFailure: Bool { get }
}

/// A screen of a feature that other screens can open. Each feature declares its own routes in its folder.
package protocol FeatureRoute: Equatable, Sendable {
  /// The part of the screen; nil if the screen spans all parts, or if the part is looked up later.
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

  /// Creates a request that runs a command line typed after `:`.
  package static func command(_ line: String) -> Work { Work(CommandWork(line: line)) }
}

/// An answer of a feature with its type erased.
package struct FeatureEvent: OpenValue {
  package let content: any FeatureMessage
  /// Whether a change was made that can be undone.
  package var isUndoable = false
  /// The number in the history of the change that was made; nil if there was none.
  package var change: Int?
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

  /// Returns the route to a record of any part. If the record no longer exists, following the route shows an error. For
  /// an event of several days, `day` chooses one of them.
  package static func item(_ name: ItemName, on day: Day? = nil) -> Route {
    Route(ItemRoute(name: name, day: day))
  }
}

/// The route to a record. The part of the record is looked up when the route is followed.
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

/// The output of a command typed after `:`.
package struct CommandEvent: FeatureMessage {
  package let output: Output

  package var isFailure: Bool { false }
}
