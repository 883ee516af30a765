import type { CodeSenders } from './codeSender.ts'
import { inboxCodes } from './inboxCodes.ts'
import { smtpCodes } from './smtpCodes.ts'
import { twilioCodes } from './twilioCodes.ts'

/** How codes are sent. Each channel is left out where it has no provider. */
export type CodeSettings = {
  readonly smtp?: { readonly url: string; readonly from: string }
  readonly twilio?: { readonly accountSid: string; readonly authToken: string; readonly from: string }
  /** The inbox of the sandbox, which takes what no provider sends. */
  readonly inbox?: { readonly url: string }
}

export const createCodeSenders = ({ smtp, twilio, inbox }: CodeSettings): CodeSenders => {
  const sandbox = inbox ? inboxCodes(inbox) : null
  return { email: smtp ? smtpCodes(smtp) : sandbox, phone: twilio ? twilioCodes(twilio) : sandbox }
}
