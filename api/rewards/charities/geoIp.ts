import { type CityResponse, open } from 'maxmind'
import type { Coordinates } from './charity.ts'

/** Answers where an address on the network seems to be; null where that is not known. */
export type Locate = (address: string) => Coordinates | null

/** Reads a database of MaxMind, such as GeoLite2-City. A newer file is read as soon as it replaces the old one. */
export const openGeoIp = async (path: string): Promise<Locate> => {
  const reader = await open<CityResponse>(path, { watchForUpdates: true, watchForUpdatesNonPersistent: true })
  return address => {
    const location = locationIn(reader, address)
    return location ? { latitude: location.latitude, longitude: location.longitude } : null
  }
}

const locationIn = (
  reader: Awaited<ReturnType<typeof open<CityResponse>>>,
  address: string,
): CityResponse['location'] => {
  try {
    return reader.get(address)?.location
  } catch {
    // Not an address, or one of a kind that the file does not have.
    return undefined
  }
}
