import { createReadStream } from 'node:fs'
import type { Coordinates } from '@laurel/api/rewards/charities/charity.ts'
import { parse } from 'csv-parse'
import { z } from 'zod'
import { CommandFailed } from '../reportFailure.ts'

const Row = z.record(z.string(), z.string())
/** The names of the columns in files of the Census and of others. */
const columns = {
  postalCode: ['zip', 'zipcode', 'zip_code', 'geoid', 'zcta5', 'postal_code'],
  latitude: ['lat', 'latitude', 'intptlat'],
  longitude: ['lng', 'lon', 'long', 'longitude', 'intptlong'],
} as const

/** Where postal codes are, of a file with a line per code: `zip,latitude,longitude`, by commas, tabs or bars. */
export const readPlaces = async (file: string): Promise<ReadonlyMap<string, Coordinates>> => {
  const places = new Map<string, Coordinates>()
  const records = createReadStream(file).pipe(
    parse({
      bom: true,
      columns: (names: string[]) => names.map(name => name.trim().toLowerCase()),
      delimiter: [',', '\t', '|', ';'],
      relax_column_count: true,
      trim: true,
    }),
  )
  for await (const record of records) {
    const row = Row.parse(record)
    const cell = (names: readonly string[]): string | undefined =>
      names.map(name => row[name]).find(value => value !== undefined)
    const [postalCode, latitude, longitude] = [
      cell(columns.postalCode),
      cell(columns.latitude),
      cell(columns.longitude),
    ]
    if (postalCode === undefined || latitude === undefined || longitude === undefined)
      throw new CommandFailed(`${file} needs the columns zip, latitude and longitude in its first line.`)
    const place = { latitude: Number(latitude), longitude: Number(longitude) }
    if (Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180)
      places.set(postalCode.padStart(5, '0').slice(0, 5), place)
  }
  return places
}
