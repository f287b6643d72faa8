import Domain
import PresentationKit
import TextUI

extension ProfileAnswers {
  /// Sets a new password for a user who forgot the old one. The phone number is verified first.
  func findPassword(_ email: String, _ asking: ProfileQuestions) throws(Report) {
    let subject = try page.done { () throws(ProfilesFailure) in
      try profiles.password.forgotten(email)
    }
    let proof = try asking.proof(subject, emails: try emails(for: subject))
    let new = try asking.newPassword()
    let profile = try page.done { () throws(ProfilesFailure) in
      try profiles.password(proof, new: new)
    }
    answer(profile, words.passwordChanged(profile))
  }

  /// Prints the e-mail addresses of the accounts with a phone number. The number is verified first.
  func findEmail(_ phone: String, _ asking: ProfileQuestions) throws(Report) {
    let number = try number(phone)
    let subject = CodeSubject.findID(number)
    let proof = try asking.proof(subject, emails: try emails(for: subject))
    let emails = try page.done { () throws(ProfilesFailure) in try profiles.findAddresses(proof) }
    if emails.isEmpty { throw words.noAccount(number) }
    let label = AccountWords(page.language).label(.email)
    page.answer(lines: emails.map { page.isPlain ? words.field(label, $0.text) : $0.text }) {
      json in
      json.key("emails")
      json.list(emails) { $0.value($1.text) }
    }
  }

  /// Sends a verification code for a script, which passes the code to its next command.
  func send(_ request: SendCodeRequest, _ asking: ProfileQuestions) throws(Report) {
    let subject: CodeSubject
    var emails: [EmailAddress] = []
    switch request {
    case .register(let phone, let email):
      subject = .register(try number(phone))
      if let email {
        emails = [
          try page.done { () throws(ProfileRefusal) in try EmailAddress(email) }
        ]
      }
    case .findEmail(let phone):
      subject = .findID(try number(phone))
      emails = try self.emails(for: subject)
    case .findPassword(let email):
      subject = try page.done { () throws(ProfilesFailure) in try profiles.password.forgotten(email)
      }
      emails = try self.emails(for: subject)
    }
    let delivery = try asking.send(subject, emails)
    guard page.wantsJSON else { return }
    page.answer { json in
      json.key("code")
      json.object { json in
        json.member("phone", words.shown(subject))
        json.member("delivery", delivery.name)
        json.member("seconds", PhoneCode.lifetime)
      }
    }
  }

  private func emails(for subject: CodeSubject) throws(Report) -> [EmailAddress] {
    try page.done { () throws(ProfilesFailure) in try profiles.findAddresses.emails(for: subject) }
  }

  private func number(_ phone: String) throws(Report) -> MobileNumber {
    try page.done { () throws(ProfileRefusal) in try MobileNumber(phone) }
  }
}

extension CodeSender.Delivery {
  /// The name of the kind of delivery in JSON output: whether the code was sent, or shown on the screen.
  fileprivate var name: String {
    switch self {
    case .handedOn, .mailed: "sent"
    case .shown: "shown"
    }
  }
}
