import Domain
import PresentationKit
import TextUI

// MARK: Actions

extension ProfileAnswers {
  func new(_ draft: SignUpDraft, _ asking: ProfileQuestions) throws(Report) {
    let checked = try page.done { () throws(ProfilesFailure) in try profiles.signUp.check(draft) }
    let password = try asking.newPassword()
    var proof: ProvenNumber?
    if let phone = checked.phone {
      proof = try asking.proof(.register(phone), emails: [checked.email])
    }
    let profile = try page.done { () throws(ProfilesFailure) in
      try profiles.signUp(checked, password, proof)
    }
    answer(profile, words.signedUp(profile))
    if profile.phone == nil { page.remark(words.withoutPhone) }
  }

  func login(_ who: String?, _ asking: ProfileQuestions) throws(Report) {
    let profile = try page.done { () throws(ProfilesFailure) in
      try profiles.signIn.who(who ?? named)
    }
    let needsPassword = try page.done { () throws(ProfilesFailure) in
      try profiles.signIn.needsPassword(profile)
    }
    let password = needsPassword ? try asking.answer(to: words.password) : ""
    let signedIn = try page.done { () throws(ProfilesFailure) in
      try profiles.signIn(profile, password: password)
    }
    answer(signedIn, words.signedIn(signedIn))
  }

  func logout() throws(Report) {
    let profile = try subject()
    try page.done { () throws(ProfilesFailure) in try profiles.signIn.out(profile) }
    page.answer(words.signedOut(profile)) { json in
      json.key("loggedOut")
      json.object { json in
        json.member("name", profile.name.text)
        json.member("deleted", false)
      }
    }
  }

  func edit(_ change: ProfileChange, _ asking: ProfileQuestions) throws(Report) {
    let profile = try subject()
    let checked = try page.done { () throws(ProfilesFailure) in
      try profiles.edit.check(profile, change)
    }
    let password: String? =
      checked.email == nil ? nil : try asking.answer(to: words.password)
    var proof: ProvenNumber?
    if let phone = checked.phone {
      let email = checked.email ?? profile.email
      proof = try asking.proof(.register(phone), emails: email.map { [$0] } ?? [])
    }
    let changed = try page.done { () throws(ProfilesFailure) in
      try profiles.edit(checked, password: password, proof)
    }
    answer(changed, changed == profile ? words.nothingChanged : words.changed(changed))
  }

  func changePassword(_ asking: ProfileQuestions) throws(Report) {
    let profile = try subject()
    try page.done { () throws(ProfilesFailure) in try profiles.password.expectPassword(of: profile)
    }
    let old = try asking.answer(to: words.oldPassword)
    let new = try asking.newPassword()
    try page.done { () throws(ProfilesFailure) in try profiles.password(profile, old: old, new: new)
    }
    answer(profile, words.passwordChanged(profile))
  }

  func delete(_ path: String?, _ asking: ProfileQuestions) throws(Report) {
    let profile = try subject()
    if !page.wantsJSON {
      page.remark(words.mayWithdraw(profile))
      if path == nil { page.remark(words.mayExport) }
    }
    let word = try asking.answer(to: words.typeWord)
    try page.done { () throws(ProfilesFailure) in
      try profiles.withdraw(profile, word: word, copyingTo: path)
    }
    let copies = profiles.withdraw.copies(of: profile)
    page.answer(words.withdrawn(profile, copy: path, copies: copies)) { json in
      json.key("deleted")
      json.object { json in
        json.member("name", profile.name.text)
        json.member("export", path)
        json.member("backups", copies)
      }
    }
  }
}
