import { callForBytes } from '../../partners/calls.ts'
import type { VendorSurroundings } from '../../partners/surroundings.ts'

/** The largest picture that is fetched. */
const bytesMax = 10 * 1024 * 1024

type WantedPicture = {
  readonly vendor: string
  readonly url: string
  /** The vendor's hosts; their subdomains count, too. */
  readonly hosts: readonly string[]
  readonly timeoutMilliseconds: number
}

/**
 * Fetches a picture of a vendor's catalog, without credentials. Answers `null` for an address of another host, since a
 * catalog must not make the server call any address, and where there is no picture. Throws `VendorUncertain` for a
 * redirect, which could lead to another host, for more than 10 MB, and without an answer in time.
 */
export const fetchPicture = async (
  { fetch, origin }: Pick<VendorSurroundings, 'fetch' | 'origin'>,
  { vendor, url, hosts, timeoutMilliseconds }: WantedPicture,
  signal: AbortSignal,
): Promise<Uint8Array | null> => {
  if (!URL.canParse(url)) return null
  const address = new URL(url)
  if (!isOf(address, hosts, origin)) return null
  const answer = await callForBytes(fetch, {
    vendor,
    url: address,
    method: 'GET',
    headers: { accept: 'image/webp,image/png,image/jpeg,image/*' },
    signal,
    timeoutMilliseconds,
    bytesMax,
  })
  return answer.status === 200 ? answer.bytes : null
}

const isOf = (address: URL, hosts: readonly string[], origin: string | undefined): boolean => {
  if (address.username !== '' || address.password !== '') return false
  // The stand-in of the sandbox has the pictures, too.
  if (origin !== undefined && address.origin === new URL(origin).origin) return true
  const isHost = hosts.some(host => address.hostname === host || address.hostname.endsWith(`.${host}`))
  return address.protocol === 'https:' && address.port === '' && isHost
}
