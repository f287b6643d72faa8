import Support
import Testing

/// Tests of the completion scripts in real shells with the built program.
@Suite struct `Completions in a real shell` {
  /// Runs a shell script with the program in its search path and some people in the store.
  private func run(_ shell: [String], _ script: String) throws -> BinaryUnderTest.Ending {
    try SampleFolder.using { folder in
      let haru = try BinaryUnderTest(home: folder.path("home"))
      for words in [
        ["people", "add", "김 민아", "--every", "7"],
        ["people", "add", "Thomas O'Neil", "--every", "7"],
        ["people", "add", "Tomás", "--every", "7"], ["sayings", "add", "--eng", "So: it is"],
      ] { #expect(try haru.run([haru.path] + words).status == 0) }
      try folder.write(Array("cd '\(folder.path)'\n\(script)\n".utf8), to: "script")
      try folder.write([], to: "notes.vcf")
      return try haru.run(
        [
          "env", "LC_ALL=C.UTF-8", "LANG=en_US.UTF-8", "TERM=xterm", "HOME=\(folder.path)",
          "PATH=\(haru.path.dropLast("/haru".count)):/usr/bin:/bin", "timeout", "60",
        ] + shell + [folder.path("script")])
    }
  }

  @Test func `come quoted to bash`() throws {
    let ending = try run(
      ["bash", "--norc"],
      #"""
      source <(haru completions bash)
      try() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _haru; printf '<%s>' "${COMPREPLY[@]}"; echo; }
      try haru people water T
      try haru people water "'Tho"
      try haru people water 'Thomas\ '
      try haru people water 김
      try haru people wa
      try haru people water x --by = ca
      try haru contacts import no
      try haru --lang k
      """#)
    #expect(ending.err == "")
    #expect(
      ending.out == #"""
        <Thomas\ O\'Neil><Tomás>
        <Thomas O'\''Neil>
        <Thomas\ O\'Neil>
        <김\ 민아>
        <water>
        <call>
        <notes.vcf>
        <ko>

        """#)
  }

  @Test func `come with what explains them to fish`() throws {
    let ending = try run(
      ["fish", "--no-config"],
      #"""
      haru completions fish | source
      complete -C 'haru people water T'
      complete -C 'haru people water '
      complete -C 'haru sayings show 198'
      complete -C 'haru sayings show 366'
      complete -C 'haru people wat'
      complete -C 'haru contacts import no'
      """#)
    #expect(ending.err == "")
    #expect(
      ending.out == """
        Thomas O'Neil
        Tomás
        김 민아
        Thomas O'Neil
        Tomás
        198\tCharity begins at home, but should not end there.
        366\tSo: it is
        water\trecord a contact, which waters the plant
        notes.vcf

        """)
  }

  @Test(.slow) func `come to the line that is typed in zsh`() throws {
    // A real line editor in its own terminal. The test reads the line after each Tab.
    let ending = try run(
      ["zsh", "-f"],
      #"""
      mkdir -p functions && haru completions zsh > functions/_haru
      zmodload zsh/zpty
      zpty shell "PATH='$PATH' HARU_HOME='$HARU_HOME' zsh -f -i"
      tell() { zpty -w shell "$1"; }
      tell "PROMPT= PS2= RPS1=; unsetopt beep; fpath=($PWD/functions \$fpath)"
      tell "autoload -U compinit; compinit -u -D; setopt noautomenu nolistbeep"
      tell "look() { print -r -- \"<\$BUFFER>\" >> $PWD/seen; BUFFER=; }; zle -N look; bindkey '^X' look"
      tell ": > $PWD/ready"
      for i in {1..100}; do [[ -e ready ]] && break; sleep 0.1; done
      look() {
        zpty -w -n shell "$1"$'\t\C-x'
        for i in {1..100}; do
          (( $(wc -l < seen 2>/dev/null || echo 0) >= $2 )) && break
          zpty -r -t shell line 2>/dev/null
          sleep 0.05
        done
      }
      look 'haru people water Tho' 1
      look 'haru people water 김' 2
      look 'haru people wat' 3
      look 'haru people water Thomas\ O' 4
      look 'haru moods picture --svg no' 5
      look 'haru people water x --by ca' 6
      look "haru people water '김" 7
      look 'haru people water "Tho' 8
      cat seen
      zpty -d shell
      """#)
    #expect(
      ending.out == #"""
        <haru people water Thomas\ O\'Neil >
        <haru people water 김\ 민아 >
        <haru people water >
        <haru people water Thomas\ O\'Neil >
        <haru moods picture --svg notes.vcf >
        <haru people water x --by call >
        <haru people water '김 민아' >
        <haru people water "Thomas O'Neil" >

        """#, "\(ending.err)")
  }

  @Test func `are silent where the store is locked, missing or broken`() throws {
    try SampleFolder.using { folder in
      let haru = try BinaryUnderTest(home: folder.path("home"))
      let words = ["complete", "zsh", "--", "people", "water", ""]
      func silent() throws -> Bool {
        let ending = try haru.run([haru.path] + words)
        return ending.status == 0 && ending.err == "" && ending.out == "words\n"
      }
      #expect(try silent())
      #expect(try folder.names() == [])
      #expect(try haru("people", "add", "Mina", "--every", "7").status == 0)
      #expect(try haru.run([haru.path] + words).out == "words\nMina\n")
      let lock = "printf '1234\\n1234\\n' | \"$HARU\" lock set --stdin"
      #expect(try haru.run(["sh", "-c", lock]).status == 0)
      #expect(try haru("lock", "now").status == 0)
      #expect(try silent())
      try folder.write(Array("no store at all".utf8), to: "home/data/profiles/default/haru.sqlite")
      #expect(try silent())
    }
  }
}
