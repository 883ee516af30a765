import { fetchPicture } from '../vendors/vendorPictures.ts'

/** Fetches a picture of another site. Null where it may not be fetched from there, or where there is no picture. */
export type FetchPicture = (address: string, signal: AbortSignal) => Promise<Uint8Array | null>

const timeoutMilliseconds = 5_000

/**
 * Fetches pictures only from hosts that the operator named, such as cdn.example.com or *.example.com, so that no
 * administrator can make the server call other addresses.
 */
export const fromNamedHosts =
  (fetching: typeof fetch, hosts: readonly string[], origin?: string): FetchPicture =>
  (address, signal) =>
    fetchPicture(
      { fetch: fetching, ...(origin === undefined ? {} : { origin }) },
      {
        vendor: 'The site of the picture',
        url: address,
        hosts: hosts.map(host => host.replace(/^\*\./, '')),
        timeoutMilliseconds,
      },
      signal,
    )
