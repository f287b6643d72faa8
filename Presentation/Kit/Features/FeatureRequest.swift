package import Domain

/// What the screens of a feature ask of it. Each feature declares its own in its folder.
package protocol FeatureRequest: Equatable, Sendable {
  /// Does it, and gives what came of it.
  func answer(of runner: EffectRunner) -> FeatureEvent
  /// Whether it puts a record away without a question before it, which nobody may who only reads.
  var removesRecord: Bool { get }
  /// Whether a change that it makes is offered to be undone.
  var offersUndo: Bool { get }
}

extension FeatureRequest {
  package var removesRecord: Bool { false }
  package var offersUndo: Bool { true }
}

/// What a feature answered. Each feature declares its own in its folder.
package protocol FeatureMessage: Equatable, Sendable {
  /// Whether what was asked for was not done.
  var isFailure: Bool { get }
}

/// A screen of a feature that something else can lead to. Each feature declares its own in its folder.
package protocol FeatureRoute: Equatable, Sendable {
  /// The part it belongs to.
  var part: Part? { get }
  /// Whether something is changed at the end of it.
  var leadsToChanges: Bool { get }
}

/// Something that needs the features.
package struct Work: OpenValue {
  package let content: any FeatureRequest

  package init(_ content: any FeatureRequest) { self.content = content }

  package static func == (one: Work, other: Work) -> Bool {
    one.content.isEqual(to: other.content)
  }

  /// A command line as it was typed after `:`.
  package static func command(_ line: String) -> Work { Work(CommandWork(line: line)) }
}

/// What the features answered.
package struct FeatureEvent: OpenValue {
  package let content: any FeatureMessage
  /// Whether something was done that can be undone.
  package var isUndoable = false
  /// What is to be said of hooks that ran.
  package var remarks: [HookRemark] = []

  package init(_ content: any FeatureMessage) { self.content = content }

  /// A command of the `:` line was run.
  package static func command(_ output: Output) -> FeatureEvent {
    FeatureEvent(CommandEvent(output: output))
  }

  /// Whether what was asked for was not done.
  var isFailure: Bool { content.isFailure }

  package static func == (one: FeatureEvent, other: FeatureEvent) -> Bool {
    one.content.isEqual(to: other.content) && one.isUndoable == other.isUndoable
      && one.remarks == other.remarks
  }
}

/// A place in the program that something else can lead to.
package struct Route: OpenValue {
  package let content: any FeatureRoute

  package init(_ content: any FeatureRoute) { self.content = content }

  package static func == (one: Route, other: Route) -> Bool {
    one.content.isEqual(to: other.content)
  }

  /// The part a place belongs to.
  package var part: Part? { content.part }
  /// Whether something is changed at the end of it.
  var leadsToChanges: Bool { content.leadsToChanges }

  /// A record of any part; one that is gone meanwhile is told of.
  package static func item(_ name: ItemName) -> Route { Route(ItemRoute(name: name)) }
}

/// A record of any part.
package struct ItemRoute: FeatureRoute {
  package let name: ItemName

  package var part: Part? { nil }
  package var leadsToChanges: Bool { false }
}

/// A command line as it was typed after `:`.
struct CommandWork: FeatureRequest {
  let line: String

  func answer(of runner: EffectRunner) -> FeatureEvent {
    .command(runner.command(CommandWords.split(line)))
  }
}

/// What a command of the `:` line wrote.
package struct CommandEvent: FeatureMessage {
  package let output: Output

  package var isFailure: Bool { false }
}
