import type { WebClientOptions } from '@slack/web-api'

/** A fetch for Slack calls that ends with the signal as well as with its own time limit. */
export const fetchUntil =
  (signal: AbortSignal): NonNullable<WebClientOptions['fetch']> =>
  (url, init) =>
    fetch(url, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, signal]) : signal })
