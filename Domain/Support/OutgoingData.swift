/// A feature that lets data leave this computer. Adapters that reach a remote, a website or another program name theirs,
/// and the privacy page, the tutorial and `docs/data.md` list all of them.
public enum OutgoingData: CaseIterable, Sendable {
  case sync, publishing, vdir, inbox
  case bookSearch, covers, sayings, signIn, codes, versions
  case notifications, hooks, openers, feedback, qrCodes
}
