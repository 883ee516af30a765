import { sendMilliseconds } from '../limits.ts'
import { CodeNotSent, type CodeSender, codeSubject, codeText } from './codeSender.ts'

/** Delivers codes to the inbox of the sandbox, where a page shows them. */
export const inboxCodes =
  ({ url }: { readonly url: string }): CodeSender =>
  async (message, signal) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to: message.to, subject: codeSubject(message), text: codeText(message) }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(sendMilliseconds)]),
    }).catch(() => undefined)
    if (response?.ok !== true) throw new CodeNotSent('The inbox of the sandbox did not take the message.')
  }
