import { callVendor } from '../../../partners/calls.ts'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import { sendMilliseconds } from '../limits.ts'
import { CodeNotSent, type CodeSender, codeText } from './codeSender.ts'

type TwilioSettings = {
  readonly accountSid: string
  readonly authToken: string
  /** A number of the account, or the id of a messaging service. */
  readonly from: string
  readonly origin?: string
}

/** Sends codes as text messages through Twilio. */
export const twilioCodes = (
  { accountSid, authToken, from, origin = 'https://api.twilio.com' }: TwilioSettings,
  fetcher: typeof fetch = fetch,
): CodeSender => {
  const sender = from.startsWith('MG') ? 'MessagingServiceSid' : 'From'
  return async (message, signal) => {
    const status = await statusOf(async () =>
      callVendor(fetcher, {
        vendor: 'Twilio',
        url: `${origin}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`,
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({
          To: message.to,
          [sender]: from,
          Body: codeText(message),
        }).toString(),
        signal,
        timeoutMilliseconds: sendMilliseconds,
      }),
    )
    if (status !== 201) throw new CodeNotSent(`Twilio did not take the message and answered ${status}.`)
  }
}

const statusOf = async (call: () => Promise<{ readonly status: number }>): Promise<number> => {
  try {
    return (await call()).status
  } catch (error) {
    if (error instanceof VendorUncertain) throw new CodeNotSent(error.message)
    throw error
  }
}
