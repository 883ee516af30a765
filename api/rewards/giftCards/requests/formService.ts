import { z } from 'zod'
import { callVendor } from '../../../partners/calls.ts'

/** What people read who look for the card. */
export type FormSubmission = {
  readonly email: string
  readonly name: string
  readonly country: string
  readonly user_id: string
  readonly team_id: string
  readonly team_name: string
  readonly point_amount: number
  /** `USD 25.00`. */
  readonly currency_amount: string
  readonly subject: string
  readonly from: string
}

/** A service that takes forms over HTTP and passes them on to people, such as Formspree. */
export type FormService = {
  /** The refusal of the service; null where it took the form. Throws `VendorUncertain` without an answer. */
  readonly submit: (submission: FormSubmission, signal: AbortSignal) => Promise<string | null>
}

/** The address comes from the settings of the server, and nowhere else: it is called with personal data. */
export const createFormService = (url: string, fetching: typeof fetch = fetch): FormService => ({
  submit: async (submission, signal) => {
    const { subject, email } = submission
    const { status, text } = await callVendor(fetching, {
      vendor: 'The form service',
      url,
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      // The names with an underscore set subject and reply address at services of Formspree's kind.
      body: JSON.stringify({ ...submission, _subject: subject, _replyto: email }),
      signal,
    })
    if (status >= 200 && status < 300) return null
    return `The form service refused the request (${status}). ${problemsIn(text)}`.trim()
  },
})

const Problems = z.object({ errors: z.array(z.object({ message: z.string().max(500) })).max(100) })

const problemsIn = (text: string): string => {
  try {
    const { errors } = Problems.parse(JSON.parse(text))
    return errors.map(({ message }) => message).join(' ')
  } catch {
    return ''
  }
}
