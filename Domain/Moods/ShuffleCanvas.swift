/// Moves the shapes of a canvas to new random positions and stores them.
public struct ShuffleCanvas: Sendable {
  let moods: any MoodsRepository
  let preferences: Preferences
  let queries: MoodQueries
  let randomSource: RandomSource

  /// Shuffles the canvas of a day, or of the ten newest feelings. Throws if the settings forbid shuffling, or if the
  /// canvas has no shapes.
  public func callAsFunction(_ day: Day, _ mode: CanvasMode) throws(MoodsFailure) -> Canvas {
    let isOn: Bool
    do throws(StorageFailure) { isOn = try preferences.mayShuffle() } catch {
      throw .storage(error)
    }
    if !isOn { throw .refused(.shuffleOff) }
    let canvas = try queries.canvas(day, mode)
    if canvas.shapes.isEmpty { throw .refused(.nothingToShuffle) }
    let positions = Placement.positions(count: canvas.shapes.count, randomSource)
    try moods.move(zip(canvas.shapes, positions).map { ($0.record.id, $1) })
    return try queries.canvas(day, mode)
  }
}
