import type { WebClientOptions } from '@slack/web-api'
import { noteCall } from '../../partners/callNotes.ts'

/** A fetch for Slack calls that ends with the signal as well as with its own time limit. */
export const fetchUntil =
  (signal: AbortSignal): NonNullable<WebClientOptions['fetch']> =>
  async (url, init) => {
    const began = performance.now()
    let status: number | null = null
    try {
      const ends = init?.signal ? AbortSignal.any([init.signal, signal]) : signal
      const answer = await fetch(url, { ...init, signal: ends })
      status = answer.status
      return answer
    } finally {
      noteCall({ vendor: 'Slack', status, milliseconds: performance.now() - began })
    }
  }
