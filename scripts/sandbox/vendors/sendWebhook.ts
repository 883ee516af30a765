import type { StandInMessage } from './standIn.ts'

const webhookMilliseconds = 5_000

/** A message that does not arrive is lost, as vendors give up in the end, too: Laurel looks at open orders anyway. */
export const sendWebhook = async (
  url: string,
  { headers, body }: StandInMessage,
): Promise<number | undefined> => {
  try {
    const signal = AbortSignal.timeout(webhookMilliseconds)
    const answer = await fetch(url, { method: 'POST', headers, body, signal })
    await answer.body?.cancel()
    return answer.status
  } catch {
    return undefined
  }
}
