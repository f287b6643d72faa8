extension AppCoordinator {
  /// The screens that are shown: those of the part, or what lies before all parts.
  var current: ScreenStack {
    get { stacks[shown.rawValue] }
    _modify { yield &stacks[shown.rawValue] }
  }

  private var shown: Part { entrance == nil ? part : .entrance }

  func reload() -> [AppEffect] { current.reload.map(AppEffect.work) }
}
