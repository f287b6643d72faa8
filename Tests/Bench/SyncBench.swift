import Domain

/// Measures sync: the same work in a synced store and in one without sync, and the sync itself.
struct SyncBench {
  let haru: String
  let bench: String
  /// A folder that only this run uses.
  let folder: String
  /// The number of people, waterings, sayings, moods, events and books. Each book has ten log entries.
  let each: Int
  /// The folder with an `ssh` that logs in to this computer, and the port of the server.
  let ssh: (folder: String, port: String)?
  /// The subfolder of that folder whose `ssh` is used.
  private var sshFolder = "bin"

  init(
    haru: String, bench: String, folder: String, each: Int, ssh: (folder: String, port: String)?
  ) {
    (self.haru, self.bench, self.folder) = (haru, bench, folder)
    (self.each, self.ssh) = (each, ssh)
  }

  /// The number of sayings in an import, and the number of records that change before a sync.
  private static let (imported, changed) = (100_000, 10_000)
  /// The number of records for each unit of `each`: person, watering, saying, mood, event, book, quote, liked book, and
  /// ten log entries.
  private static let records = 18
  /// The highest accepted memory of the first sync and of joining, in megabytes.
  private static let memory = 30.0

  private var whole: Whole { Whole(haru: haru, bench: bench, folder: folder, each: each) }
  private var code: String { folder + "/code" }
  private var remote: String { folder + "/place" }
  private var table: String { folder + "/some.csv" }
  private func home(_ name: String) -> String { folder + "/" + name }
  private func store(_ name: String) -> String {
    home(name) + "/data/profiles/default/haru.sqlite"
  }

  /// Makes a full store and an empty one.
  func prepare() throws(BenchFailure) {
    _ = try tool("mkdir", ["-p", folder]).run()
    try whole.prepare()
    _ = try tool(
      bench, ["seed-sayings", "--file", table, "--sayings", "\(Self.imported)"]
    ).run()
    _ = try tool("mkdir", ["-p", home("empty")]).run()
  }

  /// Measures the sync itself. Leaves the synced homes `one` and `two` for the comparisons.
  func figures() throws(BenchFailure) -> [Figure] {
    var found: [Figure] = []
    let count = Double(each * Self.records)
    let million = 1_000_000 / count
    let published = try costs(3) { () throws(BenchFailure) in
      try copy("whole", to: "one")
      _ = try tool("rm", ["-rf", remote]).run()
      _ = try tool("mkdir", [remote]).run()
      return haru("one", ["sync", "init", remote, "--name", "one"])
    }
    found.append(.seconds("publishing 1,000,000 records", published.milliseconds * million, 15))
    found.append(.megabytes("memory of publishing", published.megabytes, Self.memory))
    found.append(
      Figure(
        "bytes of a record in the place", Double(try number(of: remoteSize)) / count, " bytes", 100)
    )
    _ = try haru("one", ["sync", "key"]).run(output: code)
    let joined = try costs(3) { () throws(BenchFailure) in
      try copy("empty", to: "two")
      return haru("two", ["sync", "join", remote, "--name", "two"], input: code)
    }
    found.append(.seconds("taking in 1,000,000 records", joined.milliseconds * million, 30))
    found.append(.megabytes("memory of taking in", joined.megabytes, Self.memory))
    for name in ["one", "two", "one"] { _ = try haru(name, ["sync"]).run() }
    found.append(try oneChange())
    let nothing = try costs(25) { () throws(BenchFailure) in haru("one", ["sync"]) }
    found.append(.milliseconds("`haru sync` where nothing is new", nothing.milliseconds, 10))
    found.append(try there("one", "two", by: "folder", 100))
    if let ssh { found += try there(by: ssh) }
    found.append(try many())
    found.append(try roomOfImport())
    return found
  }

  /// Measures the size of one change in the remote, in bytes.
  private func oneChange() throws(BenchFailure) -> Figure {
    let before = try number(of: remoteSize)
    _ = try haru("one", ["moods", "add", "80", "산책"]).run()
    _ = try haru("one", ["sync"]).run()
    // The file `head` is not counted: it has one block before and after.
    return Figure(
      "one change in the place", Double(try number(of: remoteSize) - before), " bytes", 256)
  }

  /// Measures the time to send one change from one device and to receive it on another.
  private func there(
    _ one: String, _ other: String, by way: String, _ target: Double
  ) throws(BenchFailure) -> Figure {
    var times: [Double] = []
    for _ in 0..<15 {
      _ = try haru(one, ["moods", "add", "60", "비"]).run()
      let sent = try haru(one, ["sync"]).run()
      times.append(sent.milliseconds + (try haru(other, ["sync"]).run().milliseconds))
    }
    return .milliseconds("a change from here to there, by \(way)", Timing.median(times), target)
  }

  /// Measures the same over ssh: with a device on the computer that has the folder, and with two devices that both log
  /// in. The latter also with a connection that stays open.
  private func there(by ssh: (folder: String, port: String)) throws(BenchFailure) -> [Figure] {
    let served = folder + "/served"
    let address = "ssh://127.0.0.1:\(ssh.port)\(served)"
    _ = try tool("mkdir", [served]).run()
    for name in ["near", "far", "there"] { try copy("empty", to: name) }
    _ = try haru("near", ["sync", "init", address, "--name", "near"]).run()
    _ = try haru("near", ["sync", "key"]).run(output: code)
    _ = try haru("far", ["sync", "join", address, "--name", "far"], input: code).run()
    _ = try haru("there", ["sync", "join", served, "--name", "there"], input: code).run()
    var found = [
      try there("near", "there", by: "ssh to where it is kept", 400),
      try there("near", "far", by: "ssh from both", 400),
    ]
    var keeping = self
    keeping.sshFolder = "kept"
    // The first sync opens the connection.
    _ = try keeping.haru("near", ["sync"]).run()
    found.append(
      try keeping.there("near", "far", by: "ssh from both, whose connections are kept", 400))
    return found
  }

  /// Measures merging many changes of another device.
  private func many() throws(BenchFailure) -> Figure {
    var times: [Double] = []
    for turn in 1...3 {
      _ = try tool(
        bench,
        [
          "move-moods", "--store", store("one"), "--moods", "\(Self.changed)", "--turn", "\(turn)",
        ]
      ).run()
      _ = try haru("one", ["sync"]).run()
      times.append(try haru("two", ["sync"]).run().milliseconds)
    }
    return .milliseconds("merging 10,000 changes", Timing.median(times), 1000)
  }

  /// Measures how many bytes the store keeps about the origin of each imported row.
  private func roomOfImport() throws(BenchFailure) -> Figure {
    try copy("one", to: "three")
    let before = try number(of: marksSize("three"))
    _ = try haru("three", ["sayings", "import", table]).run()
    let bytes = Double(try number(of: marksSize("three")) - before)
    // The name of each saying, by which all devices know it, is not counted.
    return Figure(
      "kept of where an imported row came from", bytes / Double(Self.imported), " bytes", 1)
  }

  /// Returns the comparisons of the same work in a synced store and in one without sync.
  func all() -> [Comparison] {
    [
      Comparison(
        title: "`haru moods add` in a store that meets others, beside one that does not",
        records: 1, ours: haru("one", ["moods", "add", "70", "바람"]),
        theirs: haru("alone", ["moods", "add", "70", "바람"]), target: 1.15),
      Comparison(
        title: "`haru sayings import` in a store that meets others, beside one that does not",
        records: Self.imported, ours: haru("three", ["sayings", "import", table]),
        theirs: haru("four", ["sayings", "import", table]), target: 1.05, memory: 40,
        prepare: [
          tool("rm", ["-rf", home("three"), home("four")]),
          tool("cp", ["-a", home("begun"), home("three")]),
          tool("cp", ["-a", home("empty"), home("four")]),
        ]),
    ]
  }

  /// Makes the stores for these comparisons.
  func prepareRows() throws(BenchFailure) {
    try copy("whole", to: "alone")
    try copy("empty", to: "begun")
    let other = folder + "/other-place"
    _ = try tool("mkdir", ["-p", other]).run()
    _ = try haru("begun", ["sync", "init", other, "--name", "begun"]).run()
  }
}

extension SyncBench {
  private func haru(
    _ name: String, _ arguments: [String], input: String = "/dev/null"
  ) -> Work {
    tool(haru, arguments, input: input, home: home(name))
  }

  private func tool(
    _ program: String, _ arguments: [String], input: String = "/dev/null", home: String? = nil
  ) -> Work {
    let before = ssh.map { "\($0.folder)/\(sshFolder):" } ?? ""
    return Work(
      program: program, arguments: arguments, input: input,
      environment: ["PATH=\(before)/usr/local/bin:/usr/bin:/bin", "LC_ALL=C.UTF-8"]
        + ["HOME=\(folder)"]
        + ["HARU_HOME=\(home ?? folder + "/whole")"] + Sample.pinned)
  }

  private func copy(_ one: String, to other: String) throws(BenchFailure) {
    _ = try tool("rm", ["-rf", home(other)]).run()
    _ = try tool("cp", ["-a", home(one), home(other)]).run()
  }

  /// Work that prints the sizes of all files in the remote except the files `head` and `group`.
  private var remoteSize: Work {
    tool(
      "find",
      [remote, "-type", "f", "-not", "-name", "head", "-not", "-name", "group"]
        + ["-printf", "%s\n"])
  }

  /// Work that prints the number of bytes in the sync tables of a store, without the names of records.
  private func marksSize(_ name: String) -> Work {
    tool(
      "sqlite3",
      [
        store(name),
        "SELECT sum(payload) FROM dbstat WHERE name LIKE 'sync_%' AND name NOT LIKE 'sync_names%'",
      ])
  }

  /// Returns the sum of the numbers that some work prints.
  private func number(of work: Work) throws(BenchFailure) -> Int {
    try work.answer(in: folder + "/number.txt").split(separator: "\n")
      .reduce(0) { $0 + (Int($1) ?? 0) }
  }

  /// Returns the median time of several runs, and the highest memory.
  private func costs(
    _ runs: Int, _ next: () throws(BenchFailure) -> Work
  ) throws(BenchFailure) -> (milliseconds: Double, megabytes: Double) {
    var costs: [Work.Cost] = []
    for _ in 0..<runs {
      let work = try next()
      costs.append(try work.run())
    }
    return (
      Timing.median(costs.map(\.milliseconds)),
      Double(costs.map(\.peakKilobytes).max() ?? 0) / 1024
    )
  }
}
